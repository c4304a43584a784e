import { NOTHING, SLOT } from '../answers.ts';
import type { EventEffect } from '../effects.ts';
import { ask } from '../questions.ts';
import { captureAt } from '../rules/capture.ts';
import { faceUp } from '../rules/slots.ts';

const TRY_AFAR = ask('try-afar', 'H-EVT-67');

/** H-EVT-67: a try, if the drawer likes, at any Pokémon that lies face up on the board. */
export const regionalMap: EventEffect = {
  *act(t, { seat }) {
    const lying = faceUp(t.s);
    if (lying.length === 0) return false;
    const answer = yield* t.ask(seat, TRY_AFAR, () => [NOTHING, ...lying.map((space) => SLOT[space])]);
    if ('slot' in answer) yield* captureAt(t, seat, answer.slot);
    return true;
  },
};
