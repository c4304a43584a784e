import { ALL } from '@indigo/kernel';
import { NOTHING, SEAT } from '../answers.ts';
import type { EventEffect } from '../effects.ts';
import { ask } from '../questions.ts';
import { strikes } from '../rules/hit.ts';
import { drawItems } from '../rules/items.ts';
import { opponents } from '../rules/window.ts';
import { tell } from '../table.ts';

const SWAP_WITH = ask('swap-trainer', 'H-EVT-54');
const ITEMS = 2;

/**
 * H-EVT-54 to H-EVT-56: the drawer may swap Trainers with an opponent (a setting: must); then both draw two Items. The
 * opponent's Poké Doll blocks it, and then neither draws.
 */
export const pokeFans: EventEffect = {
  *act(t, { seat }) {
    const { players, options } = t.s;
    const others = opponents(t, seat).filter((other) => players[other].trainer >= 0);
    if (players[seat].trainer < 0 || others.length === 0) return false;
    const answer = yield* t.ask(seat, SWAP_WITH, () => {
      const seats = others.map((other) => SEAT[other]);
      return options.pokeFans === 'compulsory' ? seats : [NOTHING, ...seats];
    });
    if ('do' in answer) return true;
    const other = answer.seat;
    if (!(yield* strikes(t, 'poke-fans', [other], [seat]))) return true; // H-EVT-55
    const mine = players[seat].trainer;
    players[seat].trainer = players[other].trainer;
    players[other].trainer = mine;
    tell(t, ALL, 'trainers-swapped', seat, other);
    for (const fan of [seat, other]) yield* drawItems(t, fan, ITEMS);
    return true;
  },
};
