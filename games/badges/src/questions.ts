/** Every question of the game, with the clause it follows. */
import type { Plain, Question } from '@indigo/kernel';
import { DIE_SIDES } from './data/rules.ts';

const about =
  <F extends readonly Plain[]>(kind: string, clause: string) =>
  (...facts: F): Question => ({ kind, clause, about: facts });

/** By what is left of the allowance: asked most of all, so made once. */
export const MOVE: readonly Question[] = Array.from({ length: 2 * DIE_SIDES + 1 }, (_, steps) =>
  about<[steps: number]>('move', 'B-TURN-03')(steps),
);
export const EXCHANGE: Question = { kind: 'exchange', clause: 'B-CAP-04', secret: true };
export const EXCHANGE_OPEN: Question = { kind: 'exchange', clause: 'B-CAP-04' };
export const REARRANGE: Question = { kind: 'rearrange', clause: 'B-PC-01', secret: true };
export const REARRANGE_OPEN: Question = { kind: 'rearrange', clause: 'B-PC-01' };
export const OFFER = about<[other: number]>('offer', 'B-TRADE-01');
export const ANSWER_OFFER = about<[from: number, give: number, want: Plain, fainted: boolean]>(
  'answer-offer',
  'B-REACT-01',
);
export const FIGHT = about<[site: number, beaten: number]>('fight', 'B-GYM-07');
