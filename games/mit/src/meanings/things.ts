/** What the things of the table are, in words: Pokémon, conditions, Leaders, badges, squares. */
import type { Art, Looker, Say, Seat, Subject, Thing } from '@indigo/kernel';
import { LEADER_AT } from '../board.ts';
import { ATTACKS_OF, cardOf, FACE_OF, ROUTE_INDEX } from '../cards.ts';
import { ATTACKS, type Effect } from '../data/attacks.ts';
import { LEADERS } from '../data/leaders.ts';
import { POKEMON } from '../data/pokemon.ts';
import { SQUARES } from '../data/squares.ts';
import { mayChallenge } from '../rules/landing.ts';
import type { Face } from '../state.ts';
import type { MitView } from '../view.ts';
import { faceChance, leaderChance } from './fights.ts';

/** What happens once and does not stay. */
const AT_ONCE: readonly Effect['does'][] = ['self-damage', 'self-knockout'];

/** Each condition, with its usual size: what lies on a Pokémon shows as a mark of its kind alone. */
export const CONDITIONS: ReadonlyMap<string, Effect> = new Map(
  ATTACKS.flatMap(({ effects }) => effects)
    .filter(({ does }) => !AT_ONCE.includes(does))
    .map((effect) => [effect.does, effect]),
);

/** `poison`, or with its size `dealt-up:10`. */
function conditionNear(art: Art): Subject | null {
  const [name, measure] = (art.of ?? '').split(':');
  const found = CONDITIONS.get(name);
  if (found === undefined) return null;
  const { does } = found;
  const size = measure === undefined ? found.size : Number(measure);
  return { ...art, say: ['effect', does, size], lines: [['condition-line', does, size]] };
}

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

function squareNear(art: Art, looker?: Looker<MitView>): Subject | null {
  const at = SQUARES.findIndex(({ id }) => id === art.of);
  if (at < 0) return null;
  const leader = LEADER_AT[at];
  return {
    ...art,
    say: ['square', at],
    lines: [...squareLines(at), ['own-board']],
    ...(looker && leader >= 0 && badgeTo(leader, looker)),
  };
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

/** L-ATT-07: it is the type of an attack that counts, not that of who attacks. */
const hurtsMore = (one: Face, other: Face): boolean =>
  ATTACKS_OF[one].some(
    (attack) => ATTACKS[attack].damage > 0 && POKEMON[other].weaknesses.includes(ATTACKS[attack].type),
  );

/** How the attacks of a team and of this one fare against each other, and whether they have it. */
function faceTo(face: Face, hp: number, { view, seat }: Looker<MitView>): Pick<Subject, 'yours' | 'chances'> {
  const mine = view.trainers[seat].team.map(({ card }) => FACE_OF[cardOf(card)]);
  if (mine.includes(face)) return {};
  const hits = mine.filter((one) => hurtsMore(one, face));
  const fears = mine.filter((one) => hurtsMore(face, one));
  return {
    yours: [
      ...(hits.length > 0 ? [['yours.hits', hits] as const] : []),
      ...(fears.length > 0 ? [['yours.fears', fears] as const] : []),
    ],
    ...(hp > 0 && mine.length > 0 && { chances: [faceChance(view, seat, face, hp)] }),
  };
}

const badgeTo = (leader: number, { view, seat }: Looker<MitView>): Pick<Subject, 'yours' | 'chances'> => {
  const has = (one: Seat): boolean => view.trainers[one].badges.includes(LEADERS[leader].id);
  const others = [...view.trainers.keys()].filter((one) => one !== seat && has(one));
  return {
    yours: [
      [has(seat) ? 'yours.has-badge' : 'yours.no-badge', leader],
      ...(others.length > 0 ? [['yours.also-have', others] as const] : []),
    ],
    ...(mayChallenge(view.options, has(seat)) &&
      view.trainers[seat].team.length > 0 && { chances: [leaderChance(view, seat, leader)] }),
  };
};

export const things: { readonly [kind: string]: Thing<MitView> } = {
  card: (art, looker) => {
    const face = POKEMON.findIndex(({ id }) => id === art.of);
    if (face < 0) return null;
    return {
      ...pokemonNear(face, art),
      ...(looker && faceTo(face, art.health?.now ?? POKEMON[face].hp, looker)),
    };
  },
  condition: conditionNear,
  'card-back': (art) => ({ ...art, say: ['face-down'], lines: [['face-down-line']] }),
  leader: (art, looker) => {
    const leader = leaderIn(art);
    return leader < 0 ? null : { ...leaderNear(leader), ...(looker && badgeTo(leader, looker)) };
  },
  badge: (art, looker) => {
    const leader = leaderIn(art);
    if (leader < 0) return null;
    return {
      ...art,
      say: ['badge', leader],
      lines: leaderNear(leader).lines,
      ...(looker && badgeTo(leader, looker)),
    };
  },
  mover: (art) =>
    art.seat === undefined ? null : { ...art, say: ['mover', art.seat], lines: [['mover-line', art.seat]] },
  center: squareNear,
  route: squareNear,
  gym: squareNear,
};

/** The kinds of these that are Pokémon. */
export const creatures = ['card'];
