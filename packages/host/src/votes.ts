import type { Seat } from '@indigo/kernel';
import type { Vote } from './events.ts';

/** What is to be agreed on, with what happens then. */
interface Running {
  vote: Vote;
  readonly carried: () => void;
}

/** The votes going on at a table. One no ends a vote; it is carried when everybody asked has agreed. */
export class Votes {
  private running: Running[] = [];
  private last = 0;

  get list(): readonly Vote[] {
    return this.running.map(({ vote }) => vote);
  }

  /** Begins a vote among the seats in `open`. With nobody to ask it is carried at once. */
  propose(about: Pick<Vote, 'on' | 'by' | 'seat' | 'bot'>, open: readonly Seat[], carried: () => void): void {
    // A new wish of the same kind takes the place of the old one.
    this.running = this.running.filter(({ vote }) => vote.by !== about.by || vote.on !== about.on);
    if (open.length === 0) carried();
    else this.running.push({ vote: { ...about, vote: ++this.last, yes: [about.by], open }, carried });
  }

  /** False: there is no such vote, or this seat has no voice in it. */
  cast(seat: Seat, id: number, yes: boolean): boolean {
    const found = this.running.find(({ vote }) => vote.vote === id);
    if (found === undefined || !found.vote.open.includes(seat)) return false;
    if (!yes) {
      this.drop(id);
      return true;
    }
    const { vote } = found;
    found.vote = { ...vote, yes: [...vote.yes, seat], open: vote.open.filter((other) => other !== seat) };
    this.settle();
    return true;
  }

  /** These no longer have a voice: a bot plays for them, or they left. */
  excuse(seats: readonly Seat[]): void {
    for (const one of this.running) {
      one.vote = { ...one.vote, open: one.vote.open.filter((seat) => !seats.includes(seat)) };
    }
    this.settle();
  }

  clear(): void {
    this.running = [];
  }

  private settle(): void {
    const carried = this.running.filter(({ vote }) => vote.open.length === 0);
    this.running = this.running.filter(({ vote }) => vote.open.length > 0);
    for (const one of carried) one.carried();
  }

  private drop(id: number): void {
    this.running = this.running.filter(({ vote }) => vote.vote !== id);
  }
}
