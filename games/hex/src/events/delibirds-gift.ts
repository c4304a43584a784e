import { DO, SLOT } from '../answers.ts';
import { SPACES } from '../board.ts';
import type { EventEffect } from '../effects.ts';
import { about } from '../questions.ts';
import { colourHere } from '../rules/place.ts';
import { faceUp, takeFrom } from '../rules/slots.ts';
import { colourOrWeaker, gainNext } from '../rules/supply.ts';

const GIFT = about<[colour: number]>('gift', 'H-EVT-30');
const FROM_PILE = DO('from-pile');

/**
 * H-EVT-29 to H-EVT-31: a Pokémon of the colour of the space: one that lies face up on the board, or one nobody has seen, off
 * the pile (H-AMB-85).
 */
export const delibirdsGift: EventEffect = {
  *act(t, { seat, space }) {
    const { s } = t;
    const colour = yield* colourHere(t, seat, space);
    const lying = faceUp(s, (at) => SPACES[at].colour === colour).map((at) => SLOT[at]);
    const pile = colourOrWeaker(s, colour) >= 0;
    if (lying.length === 0 && !pile) return false;
    const answer = yield* t.ask(seat, GIFT(colour), () => (pile ? [FROM_PILE, ...lying] : lying));
    if ('slot' in answer) yield* takeFrom(t, seat, answer.slot);
    else yield* gainNext(t, seat, colour);
    return true;
  },
};
