import { MON, NOTHING } from '../answers.ts';
import type { EventEffect } from '../effects.ts';
import { POKEMON, RED } from '../pokemon.ts';
import { ask } from '../questions.ts';
import { returnMon } from '../rules/returns.ts';
import { gainNext, pileSize } from '../rules/supply.ts';

const RETURN = ask('return-for-stronger', 'H-EVT-105');

/** H-EVT-105 (proposed): one own Pink, Green or Blue Pokémon may go back for a random one of the next stronger colour. */
export const nsOffer: EventEffect = {
  *act(t, { seat }) {
    const { s } = t;
    const own = [...new Set(s.players[seat].team)].filter((mon) => {
      const { colour } = POKEMON[mon];
      return colour < RED && pileSize(s, colour + 1) > 0;
    });
    if (own.length === 0) return false;
    const answer = yield* t.ask(seat, RETURN, () => [NOTHING, ...own.map((mon) => MON[mon])]);
    if ('do' in answer) return true;
    returnMon(t, seat, answer.mon);
    yield* gainNext(t, seat, POKEMON[answer.mon].colour + 1);
    return true;
  },
};
