import { ALL, maskOf, type Rules, type Seat } from '@indigo/kernel';
import { type Shift, TO_BOX, TO_PARTY } from '../answers.ts';
import { BOX_MAX } from '../data/rules.ts';
import { REARRANGE, REARRANGE_OPEN } from '../questions.ts';
import type { Trainer } from '../state.ts';
import { type T, tell } from '../table.ts';
import { cardOf, drop, heal, put } from '../team.ts';

/**
 * B-PC-01: any number of cards between Party and Box, both ways, within both limits; B-PC-03: and everybody is healed. What
 * went where is seen by its owner alone (B-GEN-04).
 */
export function* swap(t: T, seat: Seat): Rules {
  const { s } = t;
  const me = s.trainers[seat];
  const open = s.options.openParties;
  const shifts = yield* t.compose(seat, open ? REARRANGE_OPEN : REARRANGE, () => shiftsOf(t, me), {
    min: 0,
    max: s.options.partyMax + BOX_MAX,
    fits: (list, next) => shiftFits(list as readonly Shift[], next as Shift, s.options.partyMax),
    check: (list) => overfull(me, list as readonly Shift[], s.options.partyMax),
  });
  for (const shift of shifts) {
    const toBox = 'toBox' in shift;
    const card = cardOf(s.cards, me, toBox ? shift.toBox : shift.toParty);
    drop(toBox ? me.party : me.box, card);
    put(toBox ? me.box : me.party, card);
  }
  heal(me);
  const watchers = open ? ALL : maskOf(seat);
  for (const card of [...me.party, ...me.box]) s.placed[card] = watchers;
  tell(t, ALL, 'swapped', seat, me.party.length, me.box.length);
  if (shifts.length > 0) tell(t, watchers, 'rearranged', seat, shifts, open);
}

const shiftsOf = (t: T, me: Trainer): Shift[] => [
  ...me.party.map((card) => TO_BOX[t.s.cards.kind[card]]),
  ...me.box.map((card) => TO_PARTY[t.s.cards.kind[card]]),
];

const boxed = (list: readonly Shift[]): number => list.filter((shift) => 'toBox' in shift).length;

/** No more one way than the other side can hold: then enough can still go the other way. */
function shiftFits(list: readonly Shift[], next: Shift, partyMax: number): boolean {
  return 'toBox' in next ? boxed(list) < BOX_MAX : list.length - boxed(list) < partyMax;
}

/** B-PC-02, B-LIM-01 */
function overfull(me: Trainer, list: readonly Shift[], partyMax: number): string | null {
  const more = 2 * boxed(list) - list.length;
  if (me.box.length + more > BOX_MAX) return 'box-over';
  return me.party.length - more > partyMax ? 'party-over' : null;
}
