/** What the things of the table are, in words: Pokémon, conditions, Leaders, badges, squares. */
import type { Art, Say, Subject } from '@indigo/kernel';
import { ATTACKS_OF, ROUTE_INDEX } from '../cards.ts';
import { ATTACKS, type Effect } from '../data/attacks.ts';
import { LEADERS } from '../data/leaders.ts';
import { POKEMON } from '../data/pokemon.ts';
import { SQUARES } from '../data/squares.ts';
import type { Face } from '../state.ts';

/** Each condition, with its usual size: what lies on a Pokémon shows as a mark of its kind alone. */
const CONDITIONS: ReadonlyMap<string, Effect> = new Map(
  ATTACKS.flatMap(({ effects }) => effects).map((effect) => [effect.does, effect]),
);

const isDesigned = (face: Face): boolean =>
  POKEMON[face].source === 'proposed' ||
  ATTACKS_OF[face].some((attack) => ATTACKS[attack].source === 'proposed');

/** A Pokémon seen near: HP, attacks in full, types, evolution, what lies on it. */
export function pokemonNear(face: Face, art: Partial<Art> = {}): Subject {
  const { id, stage, hp, weaknesses, resistances, next } = POKEMON[face];
  const { marks = [], health = { now: hp, most: hp } } = art;
  const conditions = marks.flatMap((mark) => CONDITIONS.get(mark) ?? []);
  return {
    ...art,
    kind: 'card',
    of: id,
    form: stage - 1,
    health,
    say: ['face-name', face],
    tag: ['face-types', face],
    lines: [
      ['hp-line', health.now, health.most],
      ...ATTACKS_OF[face].map((attack): Say => ['attack-line', attack]),
      ...(weaknesses.length > 0 ? [['weak-line', face] as const] : []),
      ...(resistances.length > 0 ? [['resists-line', face] as const] : []),
      next.length > 0 ? ['evolves-line', face] : ['last-stage', face],
      ...(marks.includes('ko') ? [['out-line'] as const] : []),
      ...conditions.map(({ does, size }): Say => ['condition-line', does, size]),
      ...(isDesigned(face) ? [['own-design'] as const] : []),
    ],
  };
}

export const leaderNear = (leader: number): Subject => ({
  kind: 'leader',
  of: LEADERS[leader].id,
  say: ['leader-name', leader],
  tag: ['badge-tag', leader],
  lines: [
    ['leader-line', leader],
    ['badge-line', leader],
  ],
});

const leaderIn = ({ of }: Art): number => LEADERS.findIndex(({ id }) => id === of);

function squareNear(art: Art): Subject | null {
  const at = SQUARES.findIndex(({ id }) => id === art.of);
  if (at < 0) return null;
  return { ...art, say: ['square', at], lines: [...squareLines(at), ['own-board']] };
}

function squareLines(at: number): readonly Say[] {
  const { kind, of } = SQUARES[at];
  if (kind === 'center') return [['center-line']];
  if (kind === 'route') return [['route-line', ROUTE_INDEX.get(of ?? '') ?? 0]];
  const leader = LEADERS.findIndex(({ id }) => id === of);
  return [
    ['gym-line', leader],
    ['leader-line', leader],
  ];
}

export const things: { readonly [kind: string]: (art: Art) => Subject | null } = {
  card: (art) => {
    const face = POKEMON.findIndex(({ id }) => id === art.of);
    return face < 0 ? null : pokemonNear(face, art);
  },
  'card-back': (art) => ({ ...art, say: ['face-down'], lines: [['face-down-line']] }),
  leader: (art) => {
    const leader = leaderIn(art);
    return leader < 0 ? null : leaderNear(leader);
  },
  badge: (art) => {
    const leader = leaderIn(art);
    return leader < 0 ? null : { ...art, say: ['badge', leader], lines: leaderNear(leader).lines };
  },
  mover: (art) =>
    art.seat === undefined ? null : { ...art, say: ['mover', art.seat], lines: [['mover-line', art.seat]] },
  center: squareNear,
  route: squareNear,
  gym: squareNear,
};

/** The kinds of these that are Pokémon. */
export const creatures = ['card'];
