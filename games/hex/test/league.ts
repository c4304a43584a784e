/** Where tests of the League begin, and how they go on. */
import { LAST_SLOT } from '../src/board.ts';
import { ITEMS } from '../src/data/items.ts';
import type { Hex } from '../src/state.ts';
import { drain, type Seated, SIX, type TableSetup, type Told, table } from './table.ts';

/** So many Pokémon, all alike. */
export const owns = (n: number): string[] => Array.from({ length: n }, () => 'eevee');

/** Seat 0 stands before "Start the League" and goes there; the others have one Eevee each, if not said, and are anywhere. */
export const league = (
  n: number,
  more: readonly Seated[] = [],
  { pioneer = 0, prize = false, also, options }: LeagueSetup = {},
): Told =>
  table({
    players: Array.from({ length: n }, (_, seat) => ({
      ...(seat === 0 ? { at: 'league-6', laps: 1, entered: true, badges: SIX } : { at: `new-bark-${seat}` }),
      team: owns(1),
      ...more[seat],
    })),
    options: { offers: 0, ...options },
    also: (s) => {
      s.pioneers[LAST_SLOT] = pioneer;
      if (!prize) drain(s.items);
      also?.(s);
    },
  }).roll('move', 1);
export interface LeagueSetup {
  readonly pioneer?: number;
  /** Winners draw Items; without it the deck is empty, and so is its discard pile. */
  readonly prize?: boolean;
  readonly also?: (s: Hex) => void;
  readonly options?: TableSetup['options'];
}

/** The battle being fought, which this seat wins without an Item. */
export function wins(t: Told, seat: number): Told {
  const fought = t.told(7, 'battle-won').length;
  const [, a, b] = t.told(7, 'battle').at(-1) as [string, number, number];
  if (seat !== a && seat !== b) throw new Error(`${a} and ${b} fight, not ${seat}`);
  while (t.told(7, 'battle-won').length === fought) {
    for (const one of t.match.chance === null ? t.match.open() : []) t.answers(one, 'nothing');
    t.rolls(['battle', seat === a ? 6 : 1], ['battle', seat === b ? 6 : 1]);
  }
  return t;
}
export const pairs = (t: Told): unknown[] => t.told(7, 'battle').map(([, a, b]) => [a, b]);
export const outs = (t: Told): number[] => t.view(7).players.flatMap(({ out }, seat) => (out ? [seat] : []));
/** Any three Items of the deck. */
export const prize = (t: Told): Told => {
  for (let i = 0; i < 3; i++) {
    const sort = t.s.items.bag.findIndex((left, one) => left > 0 && ITEMS[one].class === 'battle');
    t.roll('item', ITEMS[sort].id);
  }
  return t;
};

/** Turns of players who walk in New Bark until it is another's; each rolls 1 and nothing else happens. */
export const quiet = (s: Hex): void => {
  for (let slot = 0; slot < s.slots.length; slot++) s.slots[slot] = -1;
  drain(s.events);
  drain(s.superEvents);
  for (const pile of s.unseen) pile.length = 0;
};
/** One turn of whoever it is: a roll of 1, the first way. The seat. */
export function step(t: Told, pips = 1): number {
  const seat = t.s.active;
  if (t.match.chance === null) t.answer('roll');
  t.roll('move', pips);
  while (t.match.chance === null && !t.over && t.s.active === seat && t.decision(seat).kind !== 'turn') {
    t.answer(t.optionIds(seat)[0]);
  }
  return seat;
}
