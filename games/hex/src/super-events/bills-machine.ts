import { NOTHING, SLOT } from '../answers.ts';
import { SPACES } from '../board.ts';
import type { EventEffect } from '../effects.ts';
import { PINK, RED } from '../pokemon.ts';
import { ask } from '../questions.ts';
import { captureAt, reveal } from '../rules/capture.ts';
import { slotsWith } from '../rules/slots.ts';
import { FACE_DOWN, type SpaceIndex } from '../state.ts';

const WHICH = ask('reveal-which', 'H-SUP-09');
const TRY = ask('machine-try', 'H-SUP-08');
const TRIES = 2;

/**
 * H-SUP-08 to H-SUP-10: a Pink, a Green, a Blue and a Red Pokémon of the board are revealed, face-down ones where there are any;
 * up to two of the four are tried where they lie, the second chosen after the first.
 */
export const billsMachine: EventEffect = {
  *act(t, { seat }) {
    const { s } = t;
    const revealed: SpaceIndex[] = [];
    for (let colour = PINK; colour <= RED; colour++) {
      const lying = slotsWith(s, (space) => SPACES[space].colour === colour);
      const down = slotsWith(s, (space, lies) => SPACES[space].colour === colour && lies === FACE_DOWN);
      const among = down.length > 0 ? down : lying;
      if (among.length === 0) continue;
      const { slot } = yield* t.ask(seat, WHICH, () => among.map((space) => SLOT[space]));
      yield* reveal(t, slot);
      revealed.push(slot);
    }
    if (revealed.length === 0) return false;
    for (let i = 0; i < TRIES && revealed.length > 0; i++) {
      const answer = yield* t.ask(seat, TRY, () => [NOTHING, ...revealed.map((space) => SLOT[space])]);
      if ('do' in answer) break;
      revealed.splice(revealed.indexOf(answer.slot), 1);
      yield* captureAt(t, seat, answer.slot);
    }
    return true;
  },
};
