import { ALL, draw, mixIn, type Rules, type Seat, sizeOf } from '@indigo/kernel';
import { NO, TRAINER, YES } from '../answers.ts';
import { HAND_LIMIT } from '../data/rules.ts';
import type { TrainerEffect } from '../effects.ts';
import { about, KEEP_TRAINER, NAME_ACTIVE } from '../questions.ts';
import { trainerEffects } from '../registry.ts';
import type { Hex, Sort } from '../state.ts';
import { type T, tell } from '../table.ts';

/** The sort of a player's active Trainer, -1 if there is none right now. */
export function trainerOf(s: Hex, seat: Seat): Sort | -1 {
  const { trainer } = s.players[seat];
  return trainer < 0 ? -1 : s.trainers.kind[trainer];
}

const NONE: TrainerEffect = {};

export function trainerEffect(s: Hex, seat: Seat): TrainerEffect {
  const sort = trainerOf(s, seat);
  return sort < 0 ? NONE : trainerEffects[sort];
}

/** H-COMP-06, H-TRN-15: looked at only at the end of the own turn. */
export const handLimit = (s: Hex, seat: Seat): number => trainerEffect(s, seat).handLimit ?? HAND_LIMIT;

/** H-COMP-12, H-HID-22: the next Trainer card, for all to see; -1 if there is none. */
export function* drawTrainer(t: T): Rules<number> {
  const { s } = t;
  if (sizeOf(s.trainers) === 0) {
    mixIn(s.trainers, s.trainerDiscard);
    s.trainerDiscard = [];
  }
  return (yield* draw(t, s.trainers, ALL, 'trainer')) ?? -1;
}

/** The active Trainer goes to the discard pile (H-TRN-08). */
export function discardTrainer(t: T, seat: Seat): void {
  const { s } = t;
  const me = s.players[seat];
  if (me.trainer < 0) return;
  tell(t, ALL, 'trainer-gone', seat, s.trainers.kind[me.trainer]);
  s.trainerDiscard.push(me.trainer);
  me.trainer = -1;
}

/** H-TRN-04: who is left without a Trainer draws one, or makes an inactive one active. */
export function* needTrainer(t: T, seat: Seat): Rules {
  const me = t.s.players[seat];
  if (me.trainer < 0) yield* gainTrainers(t, seat, me.spare.length > 0 ? 0 : 1);
}

/**
 * H-TRN-03: draws so many Trainer cards and names the active one at once, among all one has; there is no change before the
 * end of the own turn.
 */
export function* gainTrainers(t: T, seat: Seat, count: number): Rules {
  const me = t.s.players[seat];
  for (let i = 0; i < count; i++) {
    const card = yield* drawTrainer(t);
    if (card < 0) break; // H-EVT-09
    tell(t, ALL, 'trainer-drawn', seat, t.s.trainers.kind[card]);
    me.spare.push(card);
  }
  yield* nameActive(t, seat);
}

/** Names the active one of all cards a player has. */
export function* nameActive(t: T, seat: Seat): Rules {
  const { trainers, players } = t.s;
  const me = players[seat];
  if (me.trainer >= 0) {
    me.spare.unshift(me.trainer);
    me.trainer = -1;
  }
  if (me.spare.length === 0) return;
  const { trainer } = yield* t.ask(seat, NAME_ACTIVE, () =>
    me.spare.map((card) => TRAINER[trainers.kind[card]]),
  );
  activate(t, seat, trainer);
}

function activate(t: T, seat: Seat, sort: Sort): void {
  const me = t.s.players[seat];
  const index = me.spare.findIndex((card) => t.s.trainers.kind[card] === sort);
  me.trainer = me.spare.splice(index, 1)[0];
  tell(t, ALL, 'trainer-active', seat, sort);
}

/** H-COMP-09, H-TRN-02: at the end of the own turn one stays, the others go. */
export function* dropSpares(t: T, seat: Seat): Rules {
  const { s } = t;
  const me = s.players[seat];
  const all = me.trainer < 0 ? me.spare.slice() : [me.trainer, ...me.spare];
  const { trainer } = yield* t.ask(seat, KEEP_TRAINER, () =>
    all.map((card) => TRAINER[s.trainers.kind[card]]),
  );
  me.trainer = all.find((card) => s.trainers.kind[card] === trainer) as number;
  me.spare = [];
  for (const card of all) if (card !== me.trainer) s.trainerDiscard.push(card);
  tell(t, ALL, 'trainer-kept', seat, trainer);
}

/** H-EVT-16: the active one is discarded and the next drawn; decided before that is seen, by whoever calls this. */
export function* replaceTrainer(t: T, seat: Seat): Rules {
  discardTrainer(t, seat);
  yield* gainTrainers(t, seat, 1);
}

const RENEW = about<[card: string]>('renew-trainer', 'H-EVT-16');

/** H-EVT-16: the player may replace the Trainer card. */
export function* mayReplaceTrainer(t: T, seat: Seat, card: string): Rules {
  if ((yield* t.ask(seat, RENEW(card), () => [YES, NO])) === YES) yield* replaceTrainer(t, seat);
}
