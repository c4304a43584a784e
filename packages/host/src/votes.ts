import type { Seat } from '@indigo/kernel';
import type { Reply, Vote } from './events.ts';

/** Far fewer than a whole number can be, so that counting on stays exact. */
const LAST_BEFORE = 2 ** 48;

/** Does what was agreed on. */
export type Carried = () => Reply | Promise<Reply>;

/** What is to be agreed on, with what happens then. */
interface Running {
  vote: Vote;
  readonly carried: Carried;
}

/**
 * The votes going on at a table. One no ends a vote; it is carried when everybody asked has agreed. Whoever is away has
 * not agreed: their voice is waited for. What a change of the votes carries is handed to the caller.
 */
export class Votes {
  private running: Running[] = [];
  /** Begins anywhere: a voice for a vote of this table before it was loaded anew must not be taken for one of these. */
  private last = Math.floor(Math.random() * LAST_BEFORE);

  get list(): readonly Vote[] {
    return this.running.map(({ vote }) => vote);
  }

  /** Begins a vote among the seats in `open`. With nobody to ask it is carried at once. */
  propose(
    about: Pick<Vote, 'on' | 'by' | 'seat' | 'bot'>,
    open: readonly Seat[],
    carried: Carried,
  ): readonly Carried[] {
    // A new wish of the same kind takes the place of the old one.
    this.running = this.running.filter(({ vote }) => vote.by !== about.by || vote.on !== about.on);
    this.running.push({ vote: { ...about, vote: ++this.last, yes: [about.by], open }, carried });
    return this.settle();
  }

  /** Null: there is no such vote, or this seat has no voice in it. */
  cast(seat: Seat, id: number, yes: boolean): readonly Carried[] | null {
    const found = this.running.find(({ vote }) => vote.vote === id);
    if (found === undefined || !found.vote.open.includes(seat)) return null;
    if (!yes) {
      this.running = this.running.filter((one) => one !== found);
      return [];
    }
    const { vote } = found;
    found.vote = { ...vote, yes: [...vote.yes, seat], open: vote.open.filter((other) => other !== seat) };
    return this.settle();
  }

  /** A seat that nobody owns any more has no voice. */
  excuse(gone: Seat): readonly Carried[] {
    for (const one of this.running) {
      one.vote = { ...one.vote, open: one.vote.open.filter((seat) => seat !== gone) };
    }
    return this.settle();
  }

  /** What votes of this kind were about has changed since. True if there were any. */
  drop(on: Vote['on']): boolean {
    const before = this.running.length;
    this.running = this.running.filter(({ vote }) => vote.on !== on);
    return this.running.length < before;
  }

  clear(): void {
    this.running = [];
  }

  private settle(): readonly Carried[] {
    const carried = this.running.filter(({ vote }) => vote.open.length === 0);
    this.running = this.running.filter(({ vote }) => vote.open.length > 0);
    return carried.map((one) => one.carried);
  }
}
