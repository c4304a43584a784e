import { ALL } from '@indigo/kernel';
import { MON } from '../answers.ts';
import type { EventEffect } from '../effects.ts';
import { GREEN } from '../pokemon.ts';
import { ask } from '../questions.ts';
import { showNext } from '../rules/shown.ts';
import { gain, putBack } from '../rules/supply.ts';
import { tell } from '../table.ts';

const LEAVE = ask('leave-one', 'H-SUP-14');
const SHOWN = 3;

/** H-SUP-14: three Green Pokémon of the pile are shown; two of them are the drawer's, the third goes back. */
export const fossilExpert: EventEffect = {
  *act(t, { seat }) {
    const { s } = t;
    yield* showNext(t, GREEN, SHOWN);
    if (s.shown.length === 0) return false;
    tell(t, ALL, 'fossils-shown', seat, s.shown.slice());
    if (s.shown.length === SHOWN) {
      const { mon } = yield* t.ask(seat, LEAVE, () => [...new Set(s.shown)].map((one) => MON[one]));
      s.shown.splice(s.shown.indexOf(mon), 1);
      putBack(s, mon);
    }
    const gained = s.shown;
    s.shown = [];
    yield* gain(t, seat, gained);
    return true;
  },
};
