/** Why not. */
import type { Reader, Words } from '@indigo/kernel';
import type { ObstacleId } from '../data/map.ts';
import { count, pokemon } from '../names.ts';
import { BARS } from './obstacles.ts';

export const whyWords = {
  'too-few': { say: () => 'Choose at least one.' },
  'symbols-left': { say: () => 'Place all the damage, as long as somebody is left to take it.' },
  'pay-more': { say: () => 'That is not enough.' },
  'trade-last': { say: () => 'Both of you must keep a Pokémon that has not fainted.' },
  'why.taken': { say: (_: Reader, card: number) => `${pokemon(card)} is taken.` },
  'why.actions': {
    say: (_: Reader, cost: number, left: number) => `It takes ${count(cost, 'action')}; you have ${left}.`,
  },
  'why.obstacle': {
    say: (_: Reader, kind: ObstacleId) => `${BARS[kind].name} bars the way. ${BARS[kind].text}`,
  },
  'why.walked': { say: () => 'You have been walking in circles. Do something else first.' },
  'why.nothing-here': { say: () => 'There is nothing here for you now.' },
  'why.face-down': { say: () => 'It lies face down.' },
  'why.no-ball': { say: () => 'You have no ball that fits.' },
  'why.fainted': { say: (_: Reader, card: number) => `${pokemon(card)} has fainted.` },
  'why.max-level': { say: (_: Reader, card: number) => `${pokemon(card)} is at its maximum level.` },
  'why.price': { say: (_: Reader, price: number) => `You cannot pay ${price}$.` },
  'why.one-bike': { say: () => 'You already have a bike.' },
  'why.bike-actions': { say: () => 'You have already used the actions it gives this turn.' },
  'why.offers': { say: () => 'You cannot make this player any more offers this turn.' },
} as const satisfies Words;
