import type { Lab } from './lab.ts';
import { type LabReport, reportOn, type Worth } from './report.ts';
import {
  difference,
  holm,
  type Interval,
  ranksDiffer,
  type Share,
  shareOf,
  sharesDiffer,
  type Verdict,
} from './statistics.ts';

/** Two labs of one game beside each other. */
export interface Comparison {
  readonly a: LabReport;
  readonly b: LabReport;
  readonly lengths: readonly LengthRow[];
  readonly shares: readonly ShareRow[];
}

/** `held` is p where all rows are tested at once (Holm): it differs where that is below 0.05. */
interface Tested extends Verdict {
  readonly held: number;
}

/** By the rank test of Mann and Whitney. */
export interface LengthRow extends Tested {
  readonly what: 'turns' | 'decisions';
  readonly a: number;
  readonly b: number;
}

/** By the z test of two shares; the difference is a's share less b's. */
export interface ShareRow extends Tested, Interval {
  readonly sort: 'seat' | 'bot' | 'card' | 'start';
  /** The sort of a start. */
  readonly of: string;
  readonly name: string;
  readonly a: Share;
  readonly b: Share;
  readonly difference: number;
}

/** Of cards it is how many of the players used them that is compared. */
export function compare(one: Lab, other: Lab): Comparison {
  const [a, b] = [reportOn(one), reportOn(other)];
  const lengths = (['turns', 'decisions'] as const).map((what) => ({
    what,
    a: a[what].median,
    b: b[what].median,
    ...ranksDiffer(
      one.played.map((match) => match[what]),
      other.played.map((match) => match[what]),
    ),
  }));
  const others = new Map(sharesOf(b).map(([key, share]) => [key.join(), share]));
  const rows = sharesOf(a).flatMap(([key, mine]) => {
    const theirs = others.get(key.join());
    const [sort, of, name] = key;
    // What only one of them knows cannot be compared; what nobody used need not be.
    if (theirs === undefined || (sort === 'card' && mine.wins + theirs.wins === 0)) return [];
    return [
      { sort, of, name, a: mine, b: theirs, ...difference(mine, theirs), ...sharesDiffer(mine, theirs) },
    ];
  });
  const held = holm([...lengths, ...rows].map(({ p }) => p));
  return {
    a,
    b,
    lengths: lengths.map((row, i) => ({ ...row, held: held[i] })),
    shares: rows.map((row, i) => ({ ...row, held: held[lengths.length + i] })),
  };
}

/** How many of all players used it. */
const usersOf = ({ with: users, without }: Worth): Share => shareOf(users.of, users.of + without.of);

type Key = readonly [sort: ShareRow['sort'], of: string, name: string];

function sharesOf({ seats, bots, starts, cards }: LabReport): readonly (readonly [Key, Share])[] {
  return [
    ...seats.map((share, seat) => [['seat', '', String(seat + 1)], share] as const),
    ...bots.map((share) => [['bot', '', share.bot], share] as const),
    ...starts.map((share) => [['start', share.sort, share.choice], share] as const),
    ...cards.map(({ card, used }) => [['card', '', card], usersOf(used)] as const),
  ];
}
