import { ALL, type Seat } from '@indigo/kernel';
import { EVENTS } from '../data/events.ts';
import type { EventEffect } from '../effects.ts';
import { POKEMON, RED } from '../pokemon.ts';
import { drawItems } from '../rules/items.ts';
import { lastTurns } from '../rules/lasting.ts';
import { places } from '../rules/ranking.ts';
import { gainNext } from '../rules/supply.ts';
import { playing } from '../rules/window.ts';
import { EVENT_SORT } from '../sorts.ts';
import { tell } from '../table.ts';

const ID = 'national-park';
const { turns } = EVENTS[EVENT_SORT[ID]] as { readonly turns: number };
/** H-EVT-52: more than any sum of powers, so that the number of captures comes first. */
const CAPTURE = 10_000;
/** After the Pokémon of the first place. */
const ITEMS = [0, 3, 1];

/**
 * H-EVT-50 to H-EVT-53: for three turns of everybody the Pokémon won by a capture roll are counted; ties go by the sum of their
 * printed powers, then by the drawer. First a random Red Pokémon, second three Items, third one; nothing for none. Each copy
 * is a contest of its own (H-REACT-20). Its notes are the scores.
 */
export const nationalPark: EventEffect = {
  after: 'stays',
  *act(t, a) {
    lastTurns(
      t,
      ID,
      a,
      turns,
      t.s.players.map(() => 0),
    );
    return true;
  },
  lasting: {
    captured(_s, { notes }, seat, mon) {
      notes[seat] += CAPTURE + POKEMON[mon].power;
    },
    *ends(t, { owner, notes }) {
      const score = (seat: Seat): number => notes[seat];
      const hunters = playing(t).filter((seat) => score(seat) > 0);
      const chooser = t.s.players[owner].out ? playing(t)[0] : owner;
      const order = yield* places(t, chooser, ID, hunters, score, ITEMS.length);
      const captures = order.map((seat) => Math.floor(score(seat) / CAPTURE));
      const powers = order.map((seat) => score(seat) % CAPTURE);
      tell(t, ALL, 'park-over', order, captures, powers);
      for (let place = 0; place < order.length; place++) {
        if (place === 0) yield* gainNext(t, order[place], RED);
        else yield* drawItems(t, order[place], ITEMS[place]);
      }
    },
  },
};
