/** How questions are made, and those of the rules. A card's own questions stand in its file; their prompts are `ask.<kind>`. */
import type { Plain, Question } from '@indigo/kernel';

export const ask = (kind: string, clause: string): Question => ({ kind, clause });
export const about =
  <F extends readonly Plain[]>(kind: string, clause: string, secret = false) =>
  (...facts: F): Question =>
    secret ? { kind, clause, about: facts, secret } : { kind, clause, about: facts };

export const TURN = ask('turn', 'H-TURN-01');
/** `dice`: those that were rolled for it, if any. */
export const MOVE = about<[count: number, dice: Plain]>('move', 'H-MOVE-05');
export const WHICH_DIE = about<[dice: Plain]>('which-die', 'H-TRN-25');
export const PAY_ITEMS = about<[count: number]>('pay-items', 'H-PASS-09');
export const AFTER = ask('after', 'H-REACT-41');
export const LAST = ask('last', 'H-REACT-39');
export const KEEP_TRAINER = ask('keep-trainer', 'H-TRN-02');
export const NAME_ACTIVE = ask('name-active', 'H-TRN-03');
export const DISCARDS = about<[over: number]>('discards', 'H-COMP-06');
/** `span`: how far what helps reaches before this ball, for whoever shows the odds; `helps`: what that is. */
export const BALL = about<[mon: number, weakened: boolean, span: number, helps: Plain]>('ball', 'H-CAP-03');
export const HOW_MANY_DICE = about<[mon: number, span: number]>('how-many-dice', 'H-TRN-34');
export const SEND = about<[against: number]>('send', 'H-BAT-03');
export const SEND_NEXT = about<[against: number]>('send-next', 'H-BAT-16');
export const LAY = about<[against: number]>('lay', 'H-BAT-09', true);

// ── windows ──
export const ON_ROLL = about<[why: string, dice: Plain, rollers: Plain, aim: Plain]>('on-roll', 'H-REACT-10');
export const ON_COUNT = about<[roller: number, count: number, dice: Plain]>('on-count', 'H-REACT-11');
export const ON_CANCEL = about<[seat: number, event: number]>('on-event', 'H-REACT-12');
export const ON_COPY = about<[seat: number, deck: string, sort: number]>('on-copy', 'H-REACT-13');
export const ON_HIT = about<[what: string, by: number]>('on-hit', 'H-REACT-25');
export const ON_REVEAL = about<[mon: number, space: number]>('on-reveal', 'H-REACT-27');
export const ON_FAIL = about<[seat: number, mon: number, space: number]>('on-fail', 'H-REACT-29');
export const ON_LOSS = ask('on-loss', 'H-REACT-30');
export const ON_DRAW = about<[count: number]>('on-draw', 'H-REACT-31');
