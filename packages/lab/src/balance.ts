import type { AnyRuleset } from '@indigo/kernel';
import type { Played } from './playout.ts';
import { type Spread, spread } from './spread.ts';

/** How fair and how long a game is, over the matches that ended. */
export interface BalanceReport {
  readonly turnsPerPlayer: Spread;
  readonly seats: readonly Fortune[];
  readonly starts: readonly (Fortune & { readonly sort: string })[];
  readonly cards: readonly CardUse[];
  /** Cards nobody used in any match. */
  readonly unused: readonly string[];
}

/** How those fared who had this in common. */
interface Fortune {
  readonly name: string;
  readonly players: number;
  readonly wins: number;
  /** Wins over what as many players win where all are equal. */
  readonly ratio: number;
}

interface CardUse {
  readonly card: string;
  readonly uses: number;
  /** In so many matches. */
  readonly matches: number;
}

export function balanceOf(
  { balance }: AnyRuleset,
  seats: number,
  played: readonly Played[],
  seatName: (seat: number) => string,
): BalanceReport {
  const ended = played.filter(({ winners }) => winners !== null);
  const fortune = (name: string, players: number, wins: number): Fortune => ({
    name,
    players,
    wins,
    ratio: Number((players === 0 ? 0 : (wins * seats) / players).toFixed(3)),
  });
  const cards = (balance?.cards ?? []).map((card) => {
    const uses = played.map(({ counted }) => counted?.used[card] ?? 0);
    return { card, uses: sum(uses), matches: uses.filter((count) => count > 0).length };
  });
  return {
    turnsPerPlayer: spread(played.map(({ turns }) => turns / seats)),
    seats: Array.from({ length: seats }, (_, seat) =>
      fortune(
        seatName(seat),
        ended.length,
        sum(ended.map(({ winners }) => (winners?.includes(seat) ? 1 : 0))),
      ),
    ),
    starts: startsOf(ended).map(({ sort, choice, players, wins }) => ({
      sort,
      ...fortune(choice, players, wins),
    })),
    cards: cards.sort((a, b) => b.uses - a.uses || (a.card < b.card ? -1 : 1)),
    unused: cards.filter(({ uses }) => uses === 0).map(({ card }) => card),
  };
}

interface Start {
  readonly sort: string;
  readonly choice: string;
  players: number;
  wins: number;
}

/** By sort, then by name. */
function startsOf(ended: readonly Played[]): readonly Start[] {
  const starts = new Map<string, Start>();
  for (const { counted, winners } of ended) {
    for (const [sort, choices] of Object.entries(counted?.began ?? {})) {
      choices.forEach((choice, seat) => {
        // Who has not begun in such a way is a hole in the list, and null where it came from another machine.
        if (typeof choice !== 'string') return;
        const key = JSON.stringify([sort, choice]);
        const start = starts.get(key) ?? { sort, choice, players: 0, wins: 0 };
        starts.set(key, start);
        start.players++;
        if (winners?.includes(seat)) start.wins++;
      });
    }
  }
  return [...starts.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, start]) => start);
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
