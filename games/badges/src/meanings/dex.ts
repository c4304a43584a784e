/** All there is in the game, for whoever wants to browse it. */
import type { Art, DexPart } from '@indigo/kernel';
import { SQUARES } from '../board.ts';
import { CARDS } from '../data/cards.ts';
import { ROUTES } from '../data/routes.ts';
import { SITES, type Site } from '../data/sites.ts';

const sites = (kind: Site['kind']): readonly Art[] =>
  SITES.filter((site) => site.kind === kind).map(({ id }) => ({ kind, of: id }));

/** The first square of a sort stands for all of them. */
const squares = (...found: readonly ((typeof SQUARES)[number] | undefined)[]): readonly Art[] =>
  found.flatMap((square) => (square === undefined ? [] : [{ kind: square.kind, of: square.id }]));

export const dex = (): readonly DexPart[] => [
  {
    id: 'pokemon',
    say: ['dex.pokemon'],
    things: CARDS.map(({ dex }): Art => ({ kind: 'card', of: String(dex) })),
  },
  { id: 'gyms', say: ['gyms'], things: sites('gym') },
  { id: 'contests', say: ['contests'], things: sites('contest') },
  { id: 'badges', say: ['dex.badges'], things: SITES.map(({ id }): Art => ({ kind: 'badge', of: id })) },
  {
    id: 'places',
    say: ['dex.places'],
    things: squares(
      ...ROUTES.map((_, route) =>
        SQUARES.find((square) => square.kind === 'route' && square.route === route),
      ),
      ...(['center', 'road', 'shrub', 'water'] as const).map((kind) =>
        SQUARES.find((square) => square.kind === kind),
      ),
    ),
  },
];
