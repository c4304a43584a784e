/** All there is in the game, for whoever wants to browse it. */
import type { Art, DexPart } from '@indigo/kernel';
import { attackArt } from '../attacks/known.ts';
import { boardFor, OBSTACLES } from '../board.ts';
import { ATTACKS } from '../data/attacks.ts';
import { CONDITIONS } from '../data/conditions.ts';
import { ITEMS } from '../data/items.ts';
import { POKEMON } from '../data/pokemon.ts';
import { POWERS } from '../data/powers.ts';
import { BALLS, STONES } from '../data/shop.ts';
import { TYPES } from '../data/types.ts';
import { FOES } from '../foes.ts';
import { MACHINES } from '../machines.ts';
import { GOODS } from './things.ts';

const all =
  (kind: string) =>
  (of: string): Art => ({ kind, of });
const ids = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(({ id }) => id);

/** Of places that are alike the first stands for all. */
function places(): readonly Art[] {
  const { spaces } = boardFor(false);
  const first = spaces.filter(({ name }, at) => spaces.findIndex((space) => space.name === name) === at);
  return first.map(({ kind, id }) => ({ kind, of: id }));
}

export const dex = (): readonly DexPart[] => [
  {
    id: 'pokemon',
    say: ['dex.pokemon'],
    things: POKEMON.flatMap(({ id, stages }) =>
      stages.map((_, form): Art => ({ kind: 'card', of: id, form })),
    ),
  },
  { id: 'foes', say: ['dex.foes'], things: ids(FOES).map(all('adversary')) },
  { id: 'machines', say: ['dex.machines'], things: MACHINES.map(({ attack }) => all('machine')(attack)) },
  { id: 'powers', say: ['dex.powers'], things: ids(POWERS).map(all('power')) },
  {
    id: 'items',
    say: ['dex.items'],
    things: [
      ...BALLS.map(all('ball')),
      ...STONES.map(all('stone')),
      ...Object.keys(GOODS).map(all('good')),
      ...ids(ITEMS).map(all('token-item')),
    ],
  },
  {
    id: 'attacks',
    say: ['dex.attacks'],
    things: ATTACKS.map((_, attack) => all('attack')(attackArt(attack))),
  },
  {
    id: 'abilities',
    say: ['dex.abilities'],
    things: [...new Set(POKEMON.map(({ ability }) => ability))].map(all('ability')),
  },
  { id: 'conditions', say: ['dex.conditions'], things: ids(CONDITIONS).map(all('condition')) },
  { id: 'types', say: ['dex.types'], things: ids(TYPES).map(all('type')) },
  {
    id: 'obstacles',
    say: ['dex.obstacles'],
    things: OBSTACLES.filter((kind) => kind !== 'none').map(all('obstacle')),
  },
  { id: 'places', say: ['dex.places'], things: places() },
];
