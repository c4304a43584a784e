/** The TM draft (M-DRAFT). */
import {
  ALL,
  draw,
  maskOf,
  type Parts,
  type Plain,
  pileOf,
  type Rules,
  type Seat,
  type Step,
  show,
} from '@indigo/kernel';
import { TM_PRICE } from '../data/shop.ts';
import { DECK } from '../machines.ts';
import { DRAFT as QUESTION } from '../questions.ts';
import type { Card, Draft, Machine, Master } from '../state.ts';
import { type T, tell } from '../table.ts';
import { ownerOf } from '../team.ts';
import { lastShop, purse, sumOf } from './shop/goods.ts';
import { pay, surcharge } from './shop/purchase.ts';
import { canLearnTm, teach } from './teach.ts';

export const DRAFT: Step = { do: 'draft' };
const PASSING: Step = { do: 'draft-passing' };

/** A TM of the hand and who is to learn it. */
export type Pick = { readonly tm: Machine; readonly card: Card };

const MADE = new Map<number, Pick>();
/** Shared objects, made when first asked for. */
function pickOf(tm: Machine, card: Card): Pick {
  const key = card * 100 + tm;
  let pick = MADE.get(key);
  if (pick === undefined) {
    pick = Object.freeze({ tm, card });
    MADE.set(key, pick);
  }
  return pick;
}

/** M-DRAFT-01, M-VAR-03: all TMs in hands as equal as possible, the larger ones to the higher seeds. */
export function* draft(t: T): Rules {
  const { s } = t;
  const pile = pileOf(DECK.map(() => 1));
  const hands: number[][] = s.players.map(() => []);
  s.draft = { pile, hands, quiet: 0 };
  for (let place = 0; place < t.n; place++) {
    const seat = s.seeds[place];
    const size = Math.floor(DECK.length / t.n) + (place < DECK.length % t.n ? 1 : 0);
    for (let i = 0; i < size; i++) hands[seat].push((yield* draw(t, pile, maskOf(seat), 'tm')) as number);
    lookAt(t, seat);
  }
  s.agenda.push(PASSING);
}

/** M-DRAFT-05, M-HID-06: only the present holder sees a hand. */
function lookAt(t: T, seat: Seat): void {
  const { pile, hands } = t.s.draft as Draft;
  const machines = hands[seat].map((card) => DECK[show(t, pile, card, maskOf(seat))]);
  tell(t, maskOf(seat), 'draft-hand', machines);
}

function picks(s: Master, seat: Seat): Pick[] {
  const { pile, hands } = s.draft as Draft;
  if (budget(s, seat) < TM_PRICE) return [];
  return hands[seat].flatMap((held) => {
    const tm = DECK[pile.kind[held]];
    return s.players[seat].team.filter((card) => canLearnTm(s, card, tm)).map((card) => pickOf(tm, card));
  });
}

const budget = (s: Master, seat: Seat): number => sumOf(purse(s, seat)) - surcharge(s, seat);

/** M-DRAFT-02: any number, each TM once, as far as the money goes. */
function pickParts(s: Master): Parts {
  return {
    min: 0,
    max: DECK.length,
    fits(list: readonly Plain[], next: Plain) {
      const made = list as readonly Pick[];
      const { tm, card } = next as Pick;
      if (made.some((one) => one.tm === tm)) return false;
      return (made.length + 1) * TM_PRICE <= budget(s, ownerOf(s, card) as Seat);
    },
  };
}

/** M-DRAFT-06, M-HID-13: all choose at the same time; then the buys are shown, paid and taught, and the hands go on clockwise. */
export function* passing(t: T): Rules {
  const { s } = t;
  const here = s.draft as Draft;
  s.goes++;
  const answers = yield* t.composeTogether(t.from(0), QUESTION, (seat) => picks(s, seat), pickParts(s));
  let bought = false;
  for (let place = t.n - 1; place >= 0; place--) {
    const seat = s.seeds[place];
    if (answers[seat].length === 0) continue;
    bought = true;
    yield* settle(t, seat, answers[seat]);
  }
  here.quiet = bought ? 0 : here.quiet + 1;
  // M-DRAFT-03, M-DRAFT-07: everybody has seen every hand and refused it, or there is nothing left.
  if (here.quiet >= t.n || here.hands.every((hand) => hand.length === 0)) {
    s.draft = null;
    s.tms = []; // M-DRAFT-08
    tell(t, ALL, 'draft-over');
    return;
  }
  here.hands = here.hands.map((_, seat) => here.hands[(seat + t.n - 1) % t.n]);
  for (const seat of t.from(0)) lookAt(t, seat);
  s.agenda.push(PASSING);
}

/** M-DRAFT-05: paid and taught at once, in the open. */
function* settle(t: T, seat: Seat, list: readonly Pick[]): Rules {
  const { s } = t;
  const { pile, hands } = s.draft as Draft;
  for (const { tm } of list) {
    const at = hands[seat].findIndex((card) => DECK[pile.kind[card]] === tm);
    show(t, pile, hands[seat][at], ALL);
    hands[seat].splice(at, 1);
    s.tms.splice(s.tms.indexOf(tm), 1);
  }
  yield* pay(t, seat, list.length * TM_PRICE, lastShop(s));
  for (const { tm, card } of list) teach(t, seat, card, tm);
}
