import { diceRace } from '@indigo/dice-race';
import { thinking } from '../thinking.ts';

/** As far as the other search plays out, in turns. */
const TURNS = 20;

export const variant = await thinking(diceRace, 8, TURNS);
