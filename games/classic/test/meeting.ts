/** Two trainers who meet on the road, and what each seat knows of the cards. */
import type { Script } from '@indigo/battery';
import { ALL, type Plain, type Seat, SPECTATOR } from '@indigo/kernel';
import { ITEMS, type ItemId } from '../src/data/items.ts';
import type { Classic, ClassicView } from '../src/index.ts';
import { type SumPart, totalOf } from '../src/sums.ts';
import { dexOf, type Seated, type TableSetup, table } from './table.ts';

export type Played = Script<Classic, ClassicView>;

type Meeting = Omit<TableSetup, 'trainers'> & { readonly others?: readonly Seated[] };

/**
 * Seat 0 stands on p02 and rolls 2: it passes seat 1 on the catch space p03 and is headed for Viridian City, where two
 * Item Cards are drawn. Seats 2 and up stand on Pallet Town.
 */
export function meeting(me: Seated, other: Seated, { others = [], ...more }: Meeting = {}): Played {
  const t = table({ ...more, trainers: [{ at: 'p02', ...me }, { at: 'p03', ...other }, ...others] });
  if (t.match.chance === null) t.answer('roll');
  t.rolls(['move', 2]);
  return isAsked(t, 'time-machine') ? t.pass() : t;
}

const isAsked = (t: Played, kind: string): boolean =>
  t.match.open().some((seat) => t.decision(seat).kind === kind);

/** As if all cards in hand had been named in a trade: everybody knows them. */
export function openHands(s: Classic): void {
  for (const { hand } of s.trainers) for (const card of hand) s.items.seen[card] = ALL;
}

/** The same, and seat 0 has challenged seat 1. */
export const challenge = (me: Seated, other: Seated, more?: Meeting): Played =>
  meeting(me, other, more).answer('challenge');

/** The ids of answers about Pokémon. */
export const give = (name: string): string => `give:${dexOf(name)}`;
export const want = (name: string): string => `want:${dexOf(name)}`;
export const send = (name: string): string => `send:${dexOf(name)}`;
export const potion = (name: string): string => `potion:${dexOf(name)}`;
export const revive = (name: string): string => `revive:${dexOf(name)}`;

/** The cards `viewer` knows to be in the hand of `holder`. */
export const knownTo = (t: Played, viewer: Seat, holder: Seat): ItemId[] =>
  t.view(viewer).trainers[holder].known.map((sort) => ITEMS[sort].id);

/** The cards whose place under the Item deck is known, next first, as `viewer` knows them. */
export const underTo = (t: Played, viewer: Seat = SPECTATOR): (ItemId | null)[] =>
  t.view(viewer).items.under.map((sort) => (sort === null ? null : ITEMS[sort].id));

/** The cards set aside by `holder`, as `viewer` knows them. */
export const asideTo = (t: Played, viewer: Seat, holder: Seat): (ItemId | null)[] =>
  t.view(viewer).trainers[holder].aside.map((sort) => (sort === null ? null : ITEMS[sort].id));

/** What both sides of every battle came to, as this seat was told: each seat with its total. */
export const totals = (t: Played, seat: Seat = SPECTATOR): number[][] =>
  t.told(seat, 'totals').map(([, ...facts]) => added(facts));

/** The facts of such a line, both sums added up. */
export const added = (facts: readonly Plain[]): number[] =>
  facts.map((fact) => (typeof fact === 'number' ? fact : totalOf(fact as unknown as readonly SumPart[])));

export const isKo = (t: Played, seat: Seat, name: string): boolean =>
  t.s.trainers[seat].ko.includes(dexOf(name));

/** The turn is over and the next trainer is about to roll. */
export function expectTurnOf(t: Played, seat: Seat): void {
  if (t.s.active !== seat) throw new Error(`it is the turn of seat ${t.s.active}, not of ${seat}`);
  if (t.match.chance !== null) t.expectChance('move');
  else t.expectAsked('start', seat);
}
