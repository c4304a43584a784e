import type { Seat } from '@indigo/kernel';
import { interval } from '@indigo/lab';
import type { BotName } from '../bots.ts';
import { Test } from './certainty.ts';
import type { Lineups } from './lineups.ts';
import { type Meeting, type Rating, ratingsOf } from './ratings.ts';

/** A match of an arena that was played. */
export interface Fought {
  readonly index: number;
  /** Null: it was given up. */
  readonly winners: readonly Seat[] | null;
  readonly turns: number;
  /** By seat: how many answers it gave, and how long it thought about them. */
  readonly answers: readonly number[];
  readonly ms: readonly number[];
}

export interface ArenaReport {
  readonly game: string;
  readonly seats: number;
  readonly matches: number;
  readonly bots: readonly BotStanding[];
  readonly pairs: readonly Pair[];
}

interface BotStanding {
  readonly name: BotName;
  /** A match that several won counts in parts. */
  readonly wins: number;
  /** Of the matches it played, with the 95 % interval. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly rating: number;
  readonly msPerDecision: number;
}

/** Two bots that met: of the matches that one of them won and the other did not. */
export interface Pair {
  readonly a: BotName;
  readonly b: BotName;
  readonly matches: number;
  readonly wins: number;
  readonly losses: number;
  /** Of `wins` in what the two won, with the 95 % interval. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
  /** By the sequential test: the better one, 'neither', or null while that is not sure. */
  readonly better: BotName | 'neither' | null;
}

/** What the matches of an arena say so far. They must come in the order of their numbers, whoever played them when. */
export class Standing {
  readonly bots: readonly BotName[];
  private readonly lineups: Lineups;
  private readonly groups: Group[];
  private readonly tallies: ReadonlyMap<BotName, Tally>;
  private readonly duels: readonly Duel[];
  private played = 0;

  constructor(bots: readonly BotName[], lineups: Lineups, margin: number) {
    this.bots = bots;
    this.lineups = lineups;
    this.tallies = new Map(bots.map((bot) => [bot, { matches: 0, wins: 0, answers: 0, ms: 0 }]));
    this.duels = bots.flatMap((a, i) =>
      bots
        .slice(i + 1)
        .map((b) => ({ a, b, matches: 0, wins: 0, losses: 0, round: [0, 0], test: new Test(margin) })),
    );
    this.groups = lineups.groups.map(([lineup]) => {
      const seats = new Map<BotName, number>();
      for (const bot of lineup) seats.set(bot, (seats.get(bot) ?? 0) + 1);
      return { seats, matches: 0, wins: new Map() };
    });
  }

  /** Is it sure who is better, of any two in the group of this match? */
  isSettled(index: number): boolean {
    const { lineup } = this.lineups.bout(index);
    return this.duels.every(
      ({ a, b, test }) => !lineup.includes(a) || !lineup.includes(b) || test.verdict !== null,
    );
  }

  add({ index, winners, answers, ms }: Fought): void {
    const { group, lineup } = this.lineups.bout(index);
    const meeting = this.groups[group];
    const won = new Map<BotName, number>();
    for (const seat of winners ?? []) {
      won.set(lineup[seat], (won.get(lineup[seat]) ?? 0) + 1 / (winners?.length ?? 1));
    }
    this.played++;
    meeting.matches++;
    for (const [bot, seats] of meeting.seats) {
      const tally = this.tallies.get(bot) as Tally;
      const share = won.get(bot) ?? 0;
      tally.matches++;
      tally.wins += share;
      // What nobody won says nobody is better: for a rating it is shared by all.
      const part = won.size === 0 ? seats / lineup.length : share;
      meeting.wins.set(bot, (meeting.wins.get(bot) ?? 0) + part);
    }
    for (const [seat, bot] of lineup.entries()) {
      const tally = this.tallies.get(bot) as Tally;
      tally.answers += answers[seat];
      tally.ms += ms[seat];
    }
    const whole = meeting.matches % this.lineups.groups[group].length === 0;
    for (const duel of this.duels) {
      if (meeting.seats.has(duel.a) && meeting.seats.has(duel.b)) meet(duel, won, whole);
    }
  }

  ratings(): ReadonlyMap<string, Rating> {
    return ratingsOf(this.bots, this.groups);
  }

  report(game: string, seats: number): ArenaReport {
    const ratings = this.ratings();
    return {
      game,
      seats,
      matches: this.played,
      bots: this.bots.map((name) => {
        const { matches, wins, answers, ms } = this.tallies.get(name) as Tally;
        return {
          name,
          wins: rounded(wins),
          ...shareOf(wins, matches),
          rating: Math.round((ratings.get(name) as Rating).rating),
          msPerDecision: rounded(answers === 0 ? 0 : ms / answers),
        };
      }),
      pairs: this.duels.map(({ a, b, matches, wins, losses, test: { verdict } }) => ({
        a,
        b,
        matches,
        wins: rounded(wins),
        losses: rounded(losses),
        ...shareOf(wins, wins + losses),
        better: verdict === 'first' ? a : verdict === 'second' ? b : verdict,
      })),
    };
  }
}

interface Group extends Meeting {
  readonly seats: ReadonlyMap<BotName, number>;
  matches: number;
  readonly wins: Map<BotName, number>;
}

interface Tally {
  matches: number;
  wins: number;
  answers: number;
  ms: number;
}

interface Duel {
  readonly a: BotName;
  readonly b: BotName;
  matches: number;
  wins: number;
  losses: number;
  /** What each scored since the test was last looked at. */
  round: [number, number];
  readonly test: Test;
}

function meet(duel: Duel, won: ReadonlyMap<BotName, number>, whole: boolean): void {
  const [a, b] = [won.get(duel.a) ?? 0, won.get(duel.b) ?? 0];
  duel.matches++;
  // Where a third won, or all did, it says nothing about these two; where nobody did, it is half a win for each.
  const nobody = won.size === 0;
  const [first, second] = nobody ? [0.5, 0.5] : [a, b];
  duel.wins += first;
  duel.losses += second;
  duel.round[0] += first;
  duel.round[1] += second;
  if (!whole) return;
  duel.test.add(duel.round[0], duel.round[1]);
  duel.round = [0, 0];
}

const shareOf = (wins: number, n: number): { share: number; low: number; high: number } => {
  const { low, high } = interval(wins, n);
  return { share: rounded(n === 0 ? 0 : wins / n), low: rounded(low), high: rounded(high) };
};

const rounded = (value: number): number => Number(value.toFixed(4));
