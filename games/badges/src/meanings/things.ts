/** What the things of the table are, in words: cards, buildings, squares, badges. */
import type { Art, Likely, Looker, Say, Subject, Thing } from '@indigo/kernel';
import { SQUARES, squareOf } from '../board.ts';
import { CARDS } from '../data/cards.ts';
import { MAP_SOURCE } from '../data/map.ts';
import { ROUTES } from '../data/routes.ts';
import { CONTEST_NEEDS } from '../data/rules.ts';
import { SITES } from '../data/sites.ts';
import type { Source } from '../data/source.ts';
import { chanceIn, contestantsIn } from '../known.ts';
import { isHeld } from '../rules/contest.ts';
import type { Kind } from '../state.ts';
import type { BadgesView } from '../view.ts';

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

/** What a Gym or a Contest is to whoever looks: won already, or how they would fare there now. */
function siteTo(site: number, looker?: Looker<BadgesView>): Pick<Subject, 'yours' | 'chances'> {
  if (looker === undefined) return {};
  const { view, seat } = looker;
  if (!isHeld(view.options, site)) return { yours: [['why.not-held']] };
  if (view.trainers[seat].badges.includes(site)) return { yours: [['yours.won', site]] };
  const contest = SITES[site].kind === 'contest';
  const have = contest ? contestantsIn(view, seat, site) : 0;
  const odds: Likely = {
    chance: contest ? Number(have >= CONTEST_NEEDS) : chanceIn(view, seat, site, 0),
    say: ['wins-badge'],
  };
  return { ...(contest && { yours: [['you-have', have] as const] }), chances: [odds] };
}

const squareNear: Thing<BadgesView> = (art, looker) => {
  const at = art.of === undefined ? -1 : squareOf(art.of);
  if (at < 0) return null;
  const { site } = SQUARES[at];
  return { ...art, say: ['square', at], lines: squareLines(at), ...(site >= 0 && siteTo(site, looker)) };
};

/** A Gym or a Contest, by its id. */
export function siteNear(art: Art, looker?: Looker<BadgesView>): Subject | null {
  const site = SITES.findIndex(({ id }) => id === art.of);
  return site < 0 ? null : { ...art, say: ['gym', site], lines: siteLines(site), ...siteTo(site, looker) };
}

/** A Pokémon of a Gym. */
function defenderNear(art: Art): Subject | null {
  const site = SITES.findIndex(({ dex }) => dex.some((number) => String(number) === art.of));
  if (site < 0) return null;
  const no = SITES[site].dex.findIndex((number) => String(number) === art.of);
  return { ...art, say: ['defender', site, no], lines: [['defender-text', site], ...siteLines(site)] };
}

const badgeNear: Thing<BadgesView> = (art, looker) => {
  const site = SITES.findIndex(({ id }) => id === art.of);
  if (site < 0) return null;
  return {
    ...art,
    say: ['badge-of', site],
    lines: [['badge-text', site], ...siteLines(site)],
    ...siteTo(site, looker),
  };
};

/** How many of its type whoever looks has: so many a Contest takes. */
function cardTo(kind: Kind, { view, seat }: Looker<BadgesView>): Pick<Subject, 'yours'> {
  const { type } = CARDS[kind];
  const own = view.trainers[seat].cards.filter(({ card }) => card !== null && CARDS[card].type === type);
  return { yours: [['yours.type', kind, own.length]] };
}

export const things: { readonly [kind: string]: Thing<BadgesView> } = {
  card: ({ of, marks = [] }, looker) => {
    const kind = CARDS.findIndex(({ dex }) => String(dex) === of);
    if (kind < 0) return null;
    return { ...cardNear(kind, marks.includes('fainted')), ...(looker && cardTo(kind, looker)) };
  },
  // The pile of a route lies beside it: `pile:3`.
  deck: (art) => {
    const route = Number(/^pile:(\d+)$/.exec(art.of ?? '')?.[1] ?? 0) - 1;
    if (!(route in ROUTES)) return null;
    const lines: Say[] = [
      ['route-text', route],
      ['pile-left', art.count ?? 0],
      ...design(ROUTES[route].source),
    ];
    return { ...art, say: ['pile', route], lines };
  },
  'card-back': (art) => ({ ...art, say: ['unknown-card'], lines: [['unknown-text']] }),
  badge: badgeNear,
  mover: (art) =>
    art.seat === undefined ? null : { ...art, say: ['mover', art.seat], lines: [['mover-text', art.seat]] },
  gym: (art, looker) => squareNear(art, looker) ?? siteNear(art, looker),
  contest: (art, looker) => squareNear(art, looker) ?? siteNear(art, looker),
  defender: defenderNear,
  center: squareNear,
  route: squareNear,
  road: squareNear,
  shrub: (art) => squareNear(art) ?? { ...art, say: ['a-shrub'], lines: [['shrub-text']] },
  water: squareNear,
};

/** The kinds of these that are Pokémon. */
export const creatures = ['card'];
