/** Section 13: one duel of one Pokémon against one, in the order of the rulebook. Gyms and the League use its parts. */
import { ALL, covert, type Rules, type Seat, show } from '@indigo/kernel';
import { type Do, ITEM, MON, NOTHING, type OfItem } from '../answers.ts';
import type { OnLoss } from '../effects.ts';
import { LAY, ON_LOSS, SEND, SEND_NEXT } from '../questions.ts';
import type { Battle, Mon, Side } from '../state.ts';
import { type T, tell } from '../table.ts';
import { canFight, fitFor } from '../team.ts';
import { rollDice } from './dice.ts';
import { copiesIn, layFaceDown } from './items.ts';
import { withItems } from './secrets.ts';
import { itemBonus, type Sums, sumUp } from './sums.ts';
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
  bearers: [],
  die: 0,
  bonus: 0,
  total: 0,
});

/** One exchange of a battle: the side that won it, null for a draw, and what both mustered. */
export interface Exchange {
  readonly won: 0 | 1 | null;
  readonly sums: Sums;
}

/**
 * A battle between two players until somebody wins (H-BAT-16, H-DUEL-07). Both must be able to fight; who is not loses at
 * once (H-BAT-24). A Duel's card says what the place adds (H-DUEL-03).
 */
export function* battle(t: T, kind: Battle['kind'], a: Seat, b: Seat, foe = -1): Rules<Winner> {
  const { s } = t;
  if (!canFight(s.players[a])) return canFight(s.players[b]) ? 1 : -1;
  if (!canFight(s.players[b])) return 0;
  const fight: Battle = { kind, sides: [newSide(a), newSide(b)], foe };
  s.battle = fight;
  tell(t, ALL, 'battle', a, b, kind);
  let winner: Winner | null = null;
  let last: Exchange;
  yield* sendBoth(t, fight);
  for (;;) {
    last = yield* duel(t, fight);
    winner = last.won;
    if (winner !== null) break;
    // H-BAT-16: both faint and both send another; who has none loses (H-BAT-17).
    const able = SIDES.map((side) => {
      fall(fight.sides[side]);
      return fitFor(s.players[fight.sides[side].seat], fight.sides[side].fainted).length > 0;
    });
    if (!able[0] || !able[1]) {
      for (const side of SIDES) if (!able[side]) tell(t, ALL, 'none-left', fight.sides[side].seat);
      winner = able[0] ? 0 : able[1] ? 1 : -1;
      break;
    }
    yield* sendBoth(t, fight);
  }
  s.battle = null; // H-BAT-18; H-BAT-25: prizes are for whoever called it
  tellWinner(t, fight, winner, last.sums);
  return winner;
}

/** Who has won, by what, and how many each has lost. */
export function tellWinner(t: T, { kind, sides: [a, b] }: Battle, winner: Winner, sums: Sums): void {
  const [won, lost] = winner === 1 ? [b, a] : [a, b];
  const fallen = [won.fainted.length, lost.fainted.length] as const;
  const inOrder: Sums = winner === 1 ? [sums[1], sums[0]] : sums;
  tell(t, ALL, 'battle-won', winner < 0 ? -1 : won.seat, kind, lost.seat, inOrder, fallen);
}

/** H-LGB-03: only who is defeated leaves the field. */
export function fall(side: Side): void {
  side.fainted.push(...side.sent);
  side.sent = [];
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
 * H-BAT-09 to H-BAT-15 for the Pokémon that stand: items, dice, totals, and again after a Potion.
 */
export function* duel(t: T, fight: Battle): Rules<Exchange> {
  const [a, b] = fight.sides;
  for (;;) {
    yield* layItems(t, fight);
    // H-BAT-13, H-BAT-20: Items are turned up with the dice, so a Time Travel is decided knowing the totals.
    yield* rollDice(t, [a.seat, b.seat], 'battle', {
      lies: (die, pips) => {
        fight.sides[die].die = pips;
      },
      fallen: () => showLaid(t, fight),
    });
    const sums = sumUp(t.s, fight);
    tell(t, ALL, 'totals', a.seat, a.total, b.seat, b.total, sums);
    const won = a.total === b.total ? null : a.total < b.total ? 1 : 0;
    const again = won !== null && (yield* lostBy(t, fight.sides[1 - won].seat));
    spend(t, fight);
    if (again) continue;
    if (won === null) tell(t, ALL, 'both-faint', a.seat, a.sent[0], b.seat, b.sent[0]);
    else tell(t, ALL, 'faints', fight.sides[1 - won].seat, fight.sides[1 - won].sent[0]);
    return { won, sums };
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
  const seats = sides.map(({ seat }) => seat);
  const question = covert(LAY(-1), withItems(t, seats));
  const choices: readonly (Do | OfItem)[] = yield* t.together(seats, question, (seat) => layable(t, seat));
  choices.forEach((choice, i) => {
    const side = sides[i];
    if ('item' in choice) layFor(t, side, choice, side.sent[0]);
    side.laid = side.items.length;
    tell(t, ALL, 'laid', side.seat, side.laid);
  });
}

/** An Item is laid for one of those sent, out of the hand of its owner. */
export function layFor(t: T, side: Side, { item }: OfItem, mon: Mon): void {
  side.items.push(layFaceDown(t, side.seat, item));
  side.bearers.push(mon);
}

/** H-BAT-11: any Item may be laid, as a bluff. */
function layable(t: T, seat: Seat): readonly (Do | OfItem)[] {
  if (t.s.players[seat].hand.length === 0) return NO_ITEM;
  const items = copiesIn(t, seat).filter(({ copy }) => copy === 0);
  return [NOTHING, ...items.map(({ item }) => ITEM[item][0])];
}
const NO_ITEM: readonly Do[] = [NOTHING];

/** H-GYM-14, H-E4-18: where there is nobody to bluff, only what counts for this one. */
export function counting(t: T, seat: Seat, mon: Mon): readonly (Do | OfItem)[] {
  return layable(t, seat).filter((one) => !('item' in one) || itemBonus(one.item, mon) > 0);
}

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
    side.bearers = [];
    side.laid = -1;
    side.die = 0;
    side.bonus = 0;
    side.total = 0;
  }
}
