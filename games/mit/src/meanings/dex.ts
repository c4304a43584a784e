/** All there is in the game, for whoever wants to browse it. */
import type { Art, DexPart } from '@indigo/kernel';
import { LEADERS } from '../data/leaders.ts';
import { POKEMON } from '../data/pokemon.ts';
import { SQUARES } from '../data/squares.ts';
import { CONDITIONS } from './things.ts';

/** Of the squares of a route the first stands for all. */
const isFirst = ({ kind, of }: (typeof SQUARES)[number], at: number): boolean =>
  kind !== 'route' || SQUARES.findIndex((square) => square.of === of) === at;

export const dex = (): readonly DexPart[] => [
  {
    id: 'pokemon',
    say: ['dex.pokemon'],
    things: POKEMON.map(({ id, stage }): Art => ({ kind: 'card', of: id, form: stage - 1 })),
  },
  { id: 'leaders', say: ['leaders'], things: LEADERS.map(({ id }): Art => ({ kind: 'leader', of: id })) },
  { id: 'badges', say: ['dex.badges'], things: LEADERS.map(({ id }): Art => ({ kind: 'badge', of: id })) },
  {
    id: 'conditions',
    say: ['dex.conditions'],
    things: [...CONDITIONS.keys()].map((does): Art => ({ kind: 'condition', of: does })),
  },
  {
    id: 'places',
    say: ['dex.places'],
    things: SQUARES.filter(isFirst).map(({ kind, id }): Art => ({ kind, of: id })),
  },
];
