import type { Seat } from '@indigo/kernel';
import { COLOUR, MON, NOTHING } from '../answers.ts';
import type { EventEffect } from '../effects.ts';
import { POKEMON } from '../pokemon.ts';
import { about, ask } from '../questions.ts';
import { drawItems } from '../rules/items.ts';
import { intoPile } from '../rules/returns.ts';
import { fillEmpty, gainNext } from '../rules/supply.ts';
import type { Hex, Mon } from '../state.ts';

const SELL_COLOUR = ask('sell-colour', 'H-EVT-72');
const SELL = about<[colour: number]>('sell', 'H-EVT-72');
const ITEMS = 2;
const SOLD = 2;

/**
 * H-EVT-72, H-EVT-73: two Items (proposed); then two own Pokémon of one colour may go back into their pile, shuffled, for one
 * card of it. Locked ones may go, Starters have no pile.
 */
export const sketchySalesman: EventEffect = {
  *act(t, { seat }) {
    const { s } = t;
    yield* drawItems(t, seat, ITEMS);
    const answer = yield* t.ask(seat, SELL_COLOUR, () => [
      NOTHING,
      ...COLOUR.slice(0, s.unseen.length).filter(({ colour }) => owned(s, seat, colour).length >= SOLD),
    ]);
    if ('do' in answer) return true;
    const { colour } = answer;
    for (let i = 0; i < SOLD; i++) {
      const { mon } = yield* t.ask(seat, SELL(colour), () =>
        [...new Set(owned(s, seat, colour))].map((one) => MON[one]),
      );
      intoPile(t, seat, mon);
    }
    yield* gainNext(t, seat, colour);
    fillEmpty(s, colour); // of the two the pile has one left
    return true;
  },
};

const owned = (s: Hex, seat: Seat, colour: number): Mon[] =>
  s.players[seat].team.filter((mon) => POKEMON[mon].colour === colour);
