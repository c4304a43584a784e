/** Why not. */
import type { Reader, Words } from '@indigo/kernel';
import { count, pokemon } from '../names.ts';

export const whyWords = {
  'too-few': { say: () => 'Choose at least one.' },
  'symbols-left': { say: () => 'All damage must be placed while somebody is fit.' },
  'pay-more': { say: () => 'That is not enough.' },
  'trade-last': { say: () => 'Nobody may be left without a fit Pokémon.' },
  'why.taken': { say: (_: Reader, card: number) => `${pokemon(card)} is taken.` },
  'why.actions': {
    say: (_: Reader, cost: number, left: number) => `It takes ${count(cost, 'action')}; you have ${left}.`,
  },
  'why.obstacle': { say: (_: Reader, kind: string) => `You cannot pass the obstacle: ${kind}.` },
  'why.walked': { say: () => 'You have walked in circles for long enough. Do something else first.' },
  'why.nothing-here': { say: () => 'There is nothing here you could use now.' },
  'why.face-down': { say: () => 'It lies face down.' },
  'why.no-ball': { say: () => 'You have no ball that fits.' },
  'why.fainted': { say: (_: Reader, card: number) => `${pokemon(card)} has fainted.` },
  'why.max-level': { say: (_: Reader, card: number) => `${pokemon(card)} is at its maximum level.` },
  'why.price': { say: (_: Reader, price: number) => `You cannot pay ${price}$.` },
  'why.one-bike': { say: () => 'You have a bike already.' },
  'why.bike-actions': { say: () => 'Too few actions left to give the bike away now.' },
  'why.offers': { say: () => 'You have made this player enough offers for one turn.' },
} as const satisfies Words;
