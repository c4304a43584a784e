import { MON } from '../answers.ts';
import type { EventEffect } from '../effects.ts';
import { GREY, POKEMON } from '../pokemon.ts';
import { ask } from '../questions.ts';
import { strikes } from '../rules/hit.ts';
import { returnMon } from '../rules/returns.ts';
import { gain, pileSize, turnOut } from '../rules/supply.ts';

const EXCHANGE = ask('exchange', 'H-EVT-103');

/**
 * H-EVT-103 (proposed): one own Pokémon for the next of its colour's pile, which is drawn before the other is shuffled in.
 * Compulsory if possible; the own Poké Doll stops it.
 */
export const bill: EventEffect = {
  *act(t, { seat }) {
    const { s } = t;
    const own = [...new Set(s.players[seat].team)].filter((mon) => {
      const { colour } = POKEMON[mon];
      return colour !== GREY && pileSize(s, colour) > 0;
    });
    if (own.length === 0) return false;
    const { mon } = yield* t.ask(seat, EXCHANGE, () => own.map((one) => MON[one]));
    if (!(yield* strikes(t, 'bill', [seat]))) return true;
    const next = yield* turnOut(t, POKEMON[mon].colour);
    returnMon(t, seat, mon);
    yield* gain(t, seat, [next]);
    return true;
  },
};
