/** What the things of the table are, in words: cards, buildings, squares, badges. */
import type { Art, Say, Subject } from '@indigo/kernel';
import { SQUARES, squareOf } from '../board.ts';
import { CARDS } from '../data/cards.ts';
import { MAP_SOURCE } from '../data/map.ts';
import { ROUTES } from '../data/routes.ts';
import { SITES } from '../data/sites.ts';
import type { Source } from '../data/source.ts';
import type { Kind } from '../state.ts';

/** What is marked as proposed in the data says so at the table. */
const design = (source: Source): readonly Say[] => (source === 'proposed' ? [['own-design']] : []);

/** A Pokémon seen near: what it is good for, and its HM. */
export function cardNear(kind: Kind, fainted: boolean, more: readonly Say[] = []): Subject {
  const { dex, source } = CARDS[kind];
  return {
    kind: 'card',
    of: String(dex),
    ...(fainted && { marks: ['fainted'] }),
    say: ['card', kind],
    tag: ['type-tag', kind],
    lines: [
      ['hm-text', kind],
      ['card-gyms', kind],
      ['card-contest', kind],
      ...(fainted ? [['has-fainted'] as const] : []),
      ...more,
      ...design(source),
    ],
  };
}

function siteLines(site: number): readonly Say[] {
  const { kind, source } = SITES[site];
  const lines: readonly Say[] =
    kind === 'gym' ? [['gym-text', site], ['gym-dice']] : [['contest-text', site]];
  return [...lines, ...design(source)];
}

/** What can be done on a square, or from beside it. */
function squareLines(at: number): readonly Say[] {
  const { kind, site, route } = SQUARES[at];
  switch (kind) {
    case 'gym':
    case 'contest':
      return siteLines(site);
    case 'center':
      return [['center-text'], ...design(MAP_SOURCE)];
    case 'route':
      return [['route-text', route], ...design(ROUTES[route].source)];
    case 'road':
      return [['road-text'], ...design(MAP_SOURCE)];
    case 'shrub':
      return [['shrub-text'], ...(route < 0 ? [] : [['shrub-route', route] as const]), ...design(MAP_SOURCE)];
    case 'water':
      return [['water-text'], ...design(MAP_SOURCE)];
  }
}

function squareNear(art: Art): Subject | null {
  const at = art.of === undefined ? -1 : squareOf(art.of);
  return at < 0 ? null : { ...art, say: ['square', at], lines: squareLines(at) };
}

/** A Gym or a Contest, by its id. */
export function siteNear(art: Art): Subject | null {
  const site = SITES.findIndex(({ id }) => id === art.of);
  return site < 0 ? null : { ...art, say: ['gym', site], lines: siteLines(site) };
}

/** A Pokémon of a Gym. */
function defenderNear(art: Art): Subject | null {
  const site = SITES.findIndex(({ dex }) => dex.some((number) => String(number) === art.of));
  if (site < 0) return null;
  const no = SITES[site].dex.findIndex((number) => String(number) === art.of);
  return { ...art, say: ['defender', site, no], lines: [['defender-text', site], ...siteLines(site)] };
}

function badgeNear(art: Art): Subject | null {
  const site = SITES.findIndex(({ id }) => id === art.of);
  if (site < 0) return null;
  return { ...art, say: ['badge-of', site], lines: [['badge-text', site], ...siteLines(site)] };
}

export const things: { readonly [kind: string]: (art: Art) => Subject | null } = {
  card: ({ of, marks = [] }) => {
    const kind = CARDS.findIndex(({ dex }) => String(dex) === of);
    return kind < 0 ? null : cardNear(kind, marks.includes('fainted'));
  },
  'card-back': (art) => ({ ...art, say: ['unknown-card'], lines: [['unknown-text']] }),
  badge: badgeNear,
  mover: (art) =>
    art.seat === undefined ? null : { ...art, say: ['mover', art.seat], lines: [['mover-text', art.seat]] },
  gym: (art) => squareNear(art) ?? siteNear(art),
  contest: (art) => squareNear(art) ?? siteNear(art),
  defender: defenderNear,
  center: squareNear,
  route: squareNear,
  road: squareNear,
  shrub: (art) => squareNear(art) ?? { ...art, say: ['a-shrub'], lines: [['shrub-text']] },
  water: squareNear,
};

/** The kinds of these that are Pokémon. */
export const creatures = ['card'];
