/** What bots that think longer know of the game. No rule depends on it. */
import type { Mind } from '@indigo/kernel';
import { habit } from './habit.ts';
import type { Classic } from './state.ts';

export const mind: Mind<Classic> = { habit };
