/** Catching with balls (M-CATCH). */
import { ALL, type Parts, type Rules, type Seat } from '@indigo/kernel';
import { type Fill, fill, MASTER_BALL, MASTER_FILL } from '../answers.ts';
import { SLOTS } from '../cards.ts';
import { DIE_SIDES } from '../data/rules.ts';
import { BALLS } from '../questions.ts';
import type { Card, Master } from '../state.ts';
import { type T, tell } from '../table.ts';
import { hasFit } from '../team.ts';
import { defeat } from './defeat.ts';
import { receive } from './grow.ts';
import { onlyAnswer } from './only.ts';
import { wildDamage } from './wild.ts';

/** M-CATCH-08: at least one ball that fits a slot (M-CATCH-04); the master ball fits all, legendary ones too (M-GIO-07). */
export function canCatch(s: Master, seat: Seat, card: Card): boolean {
  const { balls } = s.players[seat];
  if (balls[MASTER_BALL] > 0) return true;
  const slots = SLOTS[card];
  for (let i = 0; i < slots.length; i++) {
    for (let ball = slots[i].ball; ball < MASTER_BALL; ball++) if (balls[ball] > 0) return true;
  }
  return false;
}

/** M-CATCH-04, M-CATCH-05: each ball into one slot, never a cheaper one than asked for; M-GIO-05: the master ball needs no slot. */
function fills(balls: readonly number[], card: Card): Fill[] {
  const list: Fill[] = [];
  SLOTS[card].forEach((slot, i) => {
    for (let ball = slot.ball; ball < MASTER_BALL; ball++) if (balls[ball] > 0) list.push(fill(i, ball));
  });
  if (balls[MASTER_BALL] > 0) list.push(MASTER_FILL);
  return list;
}

/** M-CATCH-06, M-CATCH-07, M-CATCH-18: slots in order; of those that ask for the same ball the higher faces come first. */
function ballParts(balls: readonly number[], card: Card): Parts {
  const slots = SLOTS[card];
  return {
    min: 1,
    max: slots.length,
    fits(list, next) {
      const picked = list as readonly Fill[];
      const { slot, ball } = next as Fill;
      if (slot < 0) return picked.length === 0;
      if (picked.some((one) => one.slot < 0 || one.slot >= slot)) return false;
      if (picked.filter((one) => one.ball === ball).length >= balls[ball]) return false;
      for (let i = 0; i < slot; i++) {
        if (slots[i].ball === slots[slot].ball && !picked.some((one) => one.slot === i)) return false;
      }
      return true;
    },
  };
}

/** M-CATCH-01, M-CATCH-16: an attempt with the picked balls; the turn is over whatever comes of it. True if it was caught. */
export function* throwBalls(t: T, seat: Seat, card: Card): Rules<boolean> {
  const { s } = t;
  const { balls } = s.players[seat];
  const parts = ballParts(balls, card);
  const picked =
    onlyAnswer(fills(balls, card), parts) ??
    (yield* t.compose(seat, BALLS(card), () => fills(balls, card), parts));
  s.turnOver = true;
  tell(t, ALL, 'threw', seat, card, picked); // M-CATCH-09
  if (!(yield* succeeds(t, seat, card, picked))) {
    // M-CATCH-11: the balls are kept, the damage is dealt.
    tell(t, ALL, 'broke-free', seat, card);
    yield* wildDamage(t, seat, card);
    if (!hasFit(s, seat)) defeat(t, seat); // M-CATCH-14
    return false;
  }
  for (const { ball } of picked) balls[ball]--; // M-CATCH-10, M-CATCH-17
  receive(s, seat, card);
  tell(t, ALL, 'caught', seat, card); // M-CATCH-12, M-LEG-04: nothing else
  return true;
}

function* succeeds(t: T, seat: Seat, card: Card, picked: readonly Fill[]): Rules<boolean> {
  const faces = facesOf(card, picked);
  if (faces === null) return true;
  const pips = 1 + (yield* t.chance('catch', DIE_SIDES));
  tell(t, ALL, 'catch-roll', seat, pips, card, faces);
  return faces.includes(pips);
}

/** M-CATCH-06: the faces of the die that catch with these balls; M-CATCH-03: null if none is rolled, as every slot is filled. */
export function facesOf(card: Card, picked: readonly Fill[]): readonly number[] | null {
  const slots = SLOTS[card];
  if (picked.length === slots.length || picked[0].slot < 0) return null;
  return picked.flatMap(({ slot }) => slots[slot].faces);
}

/** The likeliest throw with these balls, and of those as likely the one that spends least; null if none fits. */
export function bestThrow(balls: readonly number[], card: Card): readonly Fill[] | null {
  const parts = ballParts(balls, card);
  const options = fills(balls, card);
  let best: readonly Fill[] | null = null;
  const walk = (picked: readonly Fill[]): void => {
    if (picked.length > 0 && (best === null || isBetter(card, picked, best))) best = picked;
    if (picked.length === parts.max) return;
    for (const next of options) if (parts.fits?.(picked, next)) walk([...picked, next]);
  };
  walk([]);
  return best;
}

function isBetter(card: Card, one: readonly Fill[], other: readonly Fill[]): boolean {
  const faces = (picked: readonly Fill[]): number => facesOf(card, picked)?.length ?? DIE_SIDES;
  const spends = (picked: readonly Fill[]): number => picked.reduce((sum, { ball }) => sum + ball + 1, 0);
  return faces(one) - faces(other) > 0 || (faces(one) === faces(other) && spends(one) < spends(other));
}
