/** Section 13: one duel of one Pokémon against one, in the order of the rulebook. Gyms and the League use its parts. */
import { ALL, type Rules, type Seat, show } from '@indigo/kernel';
import { type Do, ITEM, MON, NOTHING, type OfItem } from '../answers.ts';
import { ITEMS, type Item } from '../data/items.ts';
import { ADVANTAGE } from '../data/rules.ts';
import type { OnLoss } from '../effects.ts';
import { POKEMON, type TypeSet, typeSet } from '../pokemon.ts';
import { LAY, ON_LOSS, SEND, SEND_NEXT } from '../questions.ts';
import type { Battle, Hex, Mon, Side, Sort } from '../state.ts';
import { type T, tell } from '../table.ts';
import { canFight, fitFor, powerOf } from '../team.ts';
import { rollDice } from './dice.ts';
import { copiesIn, layFaceDown } from './items.ts';
import { trainerEffect } from './trainer.ts';
import { respond } from './window.ts';

/** The side that won, or -1 if nobody did (H-BAT-17). */
export type Winner = 0 | 1 | -1;
const SIDES = [0, 1] as const;

export const newSide = (seat: Seat | -1): Side => ({
  seat,
  sent: [],
  fainted: [],
  lost: 0,
  laid: -1,
  items: [],
  die: 0,
  total: 0,
});

/** What the place of a battle adds, by the Pokémon's own types (H-DUEL-03). */
export type Ground = (mon: Mon) => number;
const PLAIN: Ground = () => 0;

/**
 * A battle between two players until somebody wins (H-BAT-16, H-DUEL-07). Both must be able to fight; who is not loses at
 * once (H-BAT-24).
 */
export function* battle(
  t: T,
  kind: Battle['kind'],
  a: Seat,
  b: Seat,
  foe = -1,
  ground: Ground = PLAIN,
): Rules<Winner> {
  const { s } = t;
  if (!canFight(s.players[a])) return canFight(s.players[b]) ? 1 : -1;
  if (!canFight(s.players[b])) return 0;
  const fight: Battle = { kind, sides: [newSide(a), newSide(b)], foe };
  s.battle = fight;
  tell(t, ALL, 'battle', a, b, kind);
  let winner: Winner | null = null;
  yield* sendBoth(t, fight);
  while (winner === null) {
    winner = yield* duel(t, fight, ground);
    if (winner !== null) break;
    // H-BAT-16: both faint and both send another; who has none loses (H-BAT-17).
    const able = SIDES.map((side) => {
      const { seat, sent, fainted } = fight.sides[side];
      fainted.push(...sent);
      return fitFor(s.players[seat], fainted).length > 0;
    });
    if (able[0] && able[1]) yield* sendBoth(t, fight);
    else winner = able[0] ? 0 : able[1] ? 1 : -1;
  }
  s.battle = null; // H-BAT-18; H-BAT-25: prizes are for whoever called it
  tell(t, ALL, 'battle-won', winner < 0 ? -1 : winner === 0 ? a : b, kind);
  return winner;
}

/**
 * H-BAT-03: both choose and send at the same time; nobody sees the other's choice before (H-HID-09). That is all a hidden zone
 * is for (H-BAT-22): what is owned stays public (H-BAT-23).
 */
export function* sendBoth(t: T, fight: Battle): Rules {
  const [a, b] = fight.sides;
  const question = a.fainted.length + b.fainted.length > 0 ? SEND_NEXT(-1) : SEND(-1);
  const sides = [a, b].filter(({ seat }) => seat >= 0);
  const picks = yield* t.together(
    sides.map(({ seat }) => seat),
    question,
    (seat) => fitFor(t.s.players[seat], (a.seat === seat ? a : b).fainted).map((mon) => MON[mon]),
  );
  picks.forEach(({ mon }, i) => {
    sides[i].sent = [mon];
    tell(t, ALL, 'sent', sides[i].seat, mon);
  });
}

/**
 * H-BAT-09 to H-BAT-15 for the Pokémon that stand: items, dice, totals, and again after a Potion. The side that won, or null
 * for a draw.
 */
export function* duel(t: T, fight: Battle, ground: Ground = PLAIN): Rules<0 | 1 | null> {
  const [a, b] = fight.sides;
  for (;;) {
    yield* layItems(t, fight);
    // H-BAT-13, H-BAT-20: Items are turned up with the dice, so a Time Travel is decided knowing the totals.
    [a.die, b.die] = yield* rollDice(t, [a.seat, b.seat], 'battle', () => showLaid(t, fight));
    for (const side of SIDES)
      fight.sides[side].total = totalOf(t.s, fight, side) + ground(fight.sides[side].sent[0]);
    tell(t, ALL, 'totals', a.seat, a.total, b.seat, b.total);
    const lost = a.total === b.total ? null : a.total < b.total ? 0 : 1;
    const again = lost !== null && (yield* lostBy(t, fight.sides[lost].seat));
    spend(t, fight);
    if (!again) return lost === null ? null : lost === 0 ? 1 : 0;
  }
}

/** H-BAT-15, H-REACT-30: the loser may start it anew. */
export function* lostBy(t: T, seat: Seat): Rules<boolean> {
  const on: OnLoss = { seat, again: false };
  yield* respond(t, 'loss', on, [seat], ON_LOSS);
  return on.again;
}

/** H-BAT-09, H-BAT-10, H-BAT-12: each lays one Item face down or none, at the same time; which stays hidden (H-HID-11). */
function* layItems(t: T, fight: Battle): Rules {
  const sides = fight.sides.filter(({ seat }) => seat >= 0);
  const choices: readonly (Do | OfItem)[] = yield* t.together(
    sides.map(({ seat }) => seat),
    LAY(-1),
    (seat) => layable(t, seat),
  );
  choices.forEach((choice, i) => {
    const side = sides[i];
    if ('item' in choice) side.items.push(layFaceDown(t, side.seat, choice.item));
    side.laid = side.items.length;
    tell(t, ALL, 'laid', side.seat, side.laid);
  });
}

/** H-BAT-11: any Item may be laid, as a bluff. */
export function layable(t: T, seat: Seat): readonly (Do | OfItem)[] {
  if (t.s.players[seat].hand.length === 0) return NO_ITEM;
  const items = copiesIn(t, seat).filter(({ copy }) => copy === 0);
  return [NOTHING, ...items.map(({ item }) => ITEM[item][0])];
}
const NO_ITEM: readonly Do[] = [NOTHING];

/** The Items laid are turned up together with the dice. */
export function showLaid(t: T, fight: Battle): void {
  for (const { seat, items } of fight.sides) {
    if (items.length > 0)
      tell(
        t,
        ALL,
        'turned-up',
        seat,
        items.map((card) => show(t, t.s.items, card, ALL)),
      );
  }
}

/** H-BAT-11, H-ITEM-55: Items laid are discarded, bluffs too. */
export function spend(t: T, fight: Battle): void {
  for (const side of fight.sides) {
    t.s.itemDiscard.push(...side.items);
    side.items = [];
    side.laid = -1;
    side.die = 0;
  }
}

/** H-BAT-14: die + power with evolution + advantage + Item + Trainer, without the place. */
function totalOf(s: Hex, fight: Battle, at: 0 | 1): number {
  const side = fight.sides[at];
  const [foe] = fight.sides[1 - at].sent;
  const [mon] = side.sent;
  const laid = side.items.length > 0 ? itemBonus(s.items.kind[side.items[0]], mon) : 0;
  return side.die + strengthOf(s, side.seat, mon, POKEMON[foe].types) + laid;
}

/** Power with evolution and upgrades (H-BAT-04), type advantage (H-BAT-05) and Trainer (H-BAT-08). */
export const strengthOf = (s: Hex, seat: Seat, mon: Mon, against: TypeSet): number =>
  powerOf(s.players[seat], mon, s.options.lockBonus) +
  advantage(POKEMON[mon].advantages, against) +
  (trainerEffect(s, seat).power?.(mon) ?? 0);

/** H-BAT-05, H-BAT-06, H-BAT-07: for each opposing type in the card's own list. */
export function advantage(list: TypeSet, against: TypeSet): number {
  let types = 0;
  for (let both = list & against; both !== 0; both &= both - 1) types++;
  return types * ADVANTAGE;
}

const TYPES_OF: readonly (TypeSet | null)[] = ITEMS.map((item: Item) =>
  item.types === undefined ? null : typeSet(item.types),
);

/** H-ITEM-60, H-ITEM-61: what a laid Item adds to this battle (H-ITEM-63); on the wrong type, and as a bluff, nothing (H-ITEM-62). */
export const itemBonus = (sort: Sort, mon: Mon): number => bonusOn(sort, POKEMON[mon].types);

/** The same for a Pokémon of these types. */
export function bonusOn(sort: Sort, own: TypeSet): number {
  const item: Item = ITEMS[sort];
  const types = TYPES_OF[sort];
  if (item.class !== 'battle' || (types !== null && (types & own) === 0)) return 0;
  return item.value ?? 0;
}
