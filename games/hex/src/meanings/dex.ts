/** All there is in the game, for whoever wants to browse it. */
import type { Art, DexPart } from '@indigo/kernel';
import { SPACES } from '../board.ts';
import { ACHIEVEMENTS } from '../data/achievements.ts';
import { ELITES } from '../data/elites.ts';
import { EVENTS } from '../data/events.ts';
import { ITEMS } from '../data/items.ts';
import { LEADERS } from '../data/leaders.ts';
import { SUPER_EVENTS } from '../data/super-events.ts';
import { TRAINERS } from '../data/trainers.ts';
import { POKEMON } from '../pokemon.ts';

const all =
  (kind: string) =>
  ({ id }: { readonly id: string }): Art => ({ kind, of: id });

export const dex = (): readonly DexPart[] => [
  {
    id: 'pokemon',
    say: ['dex.pokemon'],
    things: POKEMON.map(({ id, power }): Art => ({ kind: 'wild', of: id, figure: power })),
  },
  { id: 'items', say: ['dex.items'], things: ITEMS.map(all('item')) },
  { id: 'events', say: ['dex.events'], things: EVENTS.map(all('event')) },
  { id: 'supers', say: ['dex.supers'], things: SUPER_EVENTS.map(all('super')) },
  { id: 'trainers', say: ['dex.trainers'], things: TRAINERS.map(all('trainer')) },
  { id: 'leaders', say: ['dex.leaders'], things: LEADERS.map(all('leader')) },
  {
    id: 'elites',
    say: ['dex.elites'],
    things: ELITES.flatMap(({ id, pokemon }) =>
      pokemon.map(({ power }, which): Art => ({ kind: 'elite', of: `${id}:${which}`, figure: power })),
    ),
  },
  { id: 'achievements', say: ['dex.achievements'], things: ACHIEVEMENTS.map(all('achievement')) },
  {
    id: 'cities',
    say: ['dex.cities'],
    things: SPACES.filter(({ kind }) => kind === 'city').map(all('city')),
  },
];
