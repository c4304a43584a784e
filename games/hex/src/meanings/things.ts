/** What the things of the table are, in words: Pokémon, cards, Leaders, spaces. */
import type { Art, Likely, Looker, Say, Subject, Thing } from '@indigo/kernel';
import { leaderNotes } from '../battle-scene.ts';
import { HEXAGONS, LEADER_OF, SPACES, spaceOf } from '../board.ts';
import { ACHIEVEMENTS } from '../data/achievements.ts';
import { CATCHES, COLOURS } from '../data/colours.ts';
import { ELITES } from '../data/elites.ts';
import { LEADERS } from '../data/leaders.ts';
import { TYPES } from '../data/types.ts';
import { isOurs } from '../names.ts';
import { ANCESTORS, FAMILY_OF, monOf, POKEMON, typesIn } from '../pokemon.ts';
import { EVENT_SORT, ITEM_SORT, SUPER_SORT, TRAINER_SORT } from '../sorts.ts';
import type { Mon, SpaceIndex } from '../state.ts';
import type { HexView } from '../view.ts';
import { bestOdds, captureOdds, challengeOdds, mayFight } from './odds.ts';

const strengths = (types: readonly string[]): Say[] => {
  if (types.length === 0) return [];
  return types.length === TYPES.length ? [['strong-all']] : [['note.strong', types]];
};

/** A Pokémon seen near. */
export function monNear(mon: Mon, { kind = 'wild', figure, marks = [] }: Partial<Art> = {}): Subject {
  const { id, power, colour, types, advantages } = POKEMON[mon];
  const strong = typesIn(advantages);
  const faces = CATCHES[colour];
  return {
    kind,
    of: id,
    figure: figure ?? power,
    marks,
    ...(marks.includes('weakened') && { tag: ['is-weakened'] as Say }),
    say: ['mon-name', mon],
    lines: [
      ['note.types', typesIn(types).map((type) => TYPES[type])],
      ...strengths(strong.map((type) => TYPES[type])),
      ...(faces.length > 0 ? ([['is.caught-by', faces]] as Say[]) : []),
      ...(ANCESTORS[mon].length > 0 ? ([['evolves-from', ANCESTORS[mon]]] as Say[]) : []),
    ],
  };
}

/** A card seen near, by its id. */
export const cardNear = (kind: string, id: string): Subject => ({
  kind,
  of: id,
  say: ['use', id, 0],
  lines: [['card-text', id], ...(isOurs(id) ? ([['own-design']] as Say[]) : [])],
});

const CARDS = [
  [ITEM_SORT, 'item'],
  [EVENT_SORT, 'event'],
  [SUPER_SORT, 'super'],
  [TRAINER_SORT, 'trainer'],
] as const;

/** A card of any deck; null for what is none. */
export function anyCard(id: string): Subject | null {
  const kind = CARDS.find(([sorts]) => Object.hasOwn(sorts, id))?.[1];
  return kind === undefined ? null : cardNear(kind, id);
}

const card = ({ kind, of }: Art): Subject | null => (of === undefined ? null : cardNear(kind, of));
/** What a Pokémon is to whoever looks: who of its family is theirs, and how they would capture or beat it. */
function monTo(
  mon: Mon,
  looker: Looker<HexView>,
  marks: readonly string[],
): Pick<Subject, 'yours' | 'chances'> {
  const { view, seat } = looker;
  const { team } = view.players[seat];
  if (team.some(({ id }) => monOf(id) === mon)) return {};
  const kin = team.map(({ id }) => monOf(id)).filter((own) => FAMILY_OF[own] === FAMILY_OF[mon]);
  const owner = view.players.findIndex((player) => player.team.some(({ id }) => monOf(id) === mon));
  const { colour } = POKEMON[mon];
  const target = { mon, colour, weakened: marks.includes('weakened') };
  const odds: Likely | null =
    owner >= 0
      ? bestOdds(view, seat, owner, mon)
      : CATCHES[colour].length > 0
        ? captureOdds(view, seat, target)
        : null;
  return {
    ...(kin.length > 0 && { yours: [['yours.kin', kin] as const] }),
    ...(odds !== null && { chances: [odds] }),
  };
}

/** One that nobody has seen yet has a text, too. */
const creature: Thing<HexView> = (art, looker) => {
  if (art.of === undefined) return unseen(art, looker);
  const mon = monOf(art.of);
  return { ...monNear(mon, art), ...(looker && monTo(mon, looker, art.marks ?? [])) };
};

const unseen: Thing<HexView> = (art, looker) => {
  const colour = (COLOURS as readonly string[]).indexOf(art.colour ?? '');
  if (colour < 0) return null;
  const lines: Say[] = [['is.unseen'], ['is.caught-by', CATCHES[colour]]];
  const chances = looker && [captureOdds(looker.view, looker.seat, { mon: -1, colour, weakened: false })];
  return { ...art, say: ['face-down', colour], lines, ...(chances && { chances }) };
};
const laid = (art: Art): Subject | null =>
  art.of === undefined ? { ...art, say: ['item-down'], lines: [['is.laid']] } : card(art);
const pawn = (art: Art): Subject | null =>
  art.seat === undefined ? null : { ...art, say: ['pawn', art.seat], lines: [['is.pawn']] };

/** A Leader to whoever looks: beaten, or what the best of their team would do. */
function leaderTo(leader: number, looker?: Looker<HexView>): Pick<Subject, 'yours' | 'chances'> {
  if (looker === undefined) return {};
  const { view, seat } = looker;
  if (view.players[seat].badges.includes(LEADERS[leader].id)) return { yours: [['yours.badge', leader]] };
  return mayFight(view, seat, leader) ? { chances: [challengeOdds(view, seat, leader)] } : {};
}

const leaderNear: Thing<HexView> = (art, looker) => {
  const leader = LEADERS.findIndex(({ id }) => id === art.of);
  if (leader < 0) return null;
  return { ...art, say: ['leader-power', leader], lines: leaderNotes(leader), ...leaderTo(leader, looker) };
};

function eliteNear(art: Art): Subject | null {
  const [id, which] = (art.of ?? '').split(':');
  const elite = ELITES.findIndex((one) => one.id === id);
  const mon = ELITES[elite]?.pokemon[Number(which)];
  if (mon === undefined) return null;
  const lines: Say[] = [
    ['note.types', mon.types],
    ...strengths(mon.advantages),
    ...(ELITES[elite].source === 'proposed' ? ([['own-design']] as Say[]) : []),
  ];
  return { ...art, say: ['elite-mon', elite, Number(which)], lines };
}

/** What a space does to whoever stops there. */
function spaceLines(space: SpaceIndex): Say[] {
  const { kind, draws, colour, hexagon } = SPACES[space];
  if (kind === 'pokemon') return [['is.caught-by', CATCHES[colour]]];
  if (kind === 'draw') return [['is.draw', draws, colour]];
  if (kind !== 'city') return [[`is.${kind}`]];
  const leader = LEADER_OF[hexagon];
  const lines: Say[] = [];
  if (HEXAGONS[hexagon].visit !== null) lines.push(['is.visit', hexagon]);
  if (leader >= 0) lines.push(['is.leader', leader]);
  return lines.length > 0 ? lines : [['is.plain']];
}

const spaceNear: Thing<HexView> = (art, looker) => {
  if (art.of === undefined) return null;
  const space = spaceOf(art.of);
  const { kind, hexagon } = SPACES[space];
  const leader = kind === 'city' ? LEADER_OF[hexagon] : -1;
  return {
    ...art,
    say: ['place', space],
    lines: spaceLines(space),
    ...(leader >= 0 && leaderTo(leader, looker)),
  };
};

/** An Event card and the space that draws one have the same name. */
const eventNear: Thing<HexView> = (art, looker) =>
  art.of !== undefined && (Object.hasOwn(EVENT_SORT, art.of) || Object.hasOwn(SUPER_SORT, art.of))
    ? card(art)
    : spaceNear(art, looker);

const DECKS: { readonly [zone: string]: readonly [name: Say, is: Say] } = {
  items: [['item-deck'], ['is.items']],
  events: [['event-deck'], ['is.events']],
  'super-events': [['super-deck'], ['is.super-events']],
  trainers: [['trainer-deck'], ['is.trainers']],
};

/** A deck, or a pile of Pokémon of one colour: `pile:pink`. */
function deckNear(art: Art): Subject | null {
  const { of = '', count = 0 } = art;
  const left: Say = ['is.left', count];
  if (Object.hasOwn(DECKS, of)) {
    const [say, is] = DECKS[of];
    return { ...art, say, lines: [is, left] };
  }
  const colour = (COLOURS as readonly string[]).indexOf(of.replace(/^pile:/, ''));
  if (colour < 0) return null;
  const caught: Say[] = CATCHES[colour].length > 0 ? [['is.caught-by', CATCHES[colour]]] : [];
  return { ...art, say: ['pile', colour], lines: [['is.pile'], ...caught, left] };
}

export const things: { readonly [kind: string]: Thing<HexView> } = {
  wild: creature,
  member: creature,
  elite: eliteNear,
  badge: leaderNear,
  leader: leaderNear,
  mover: pawn,
  item: laid,
  trainer: card,
  deck: deckNear,
  achievement: (art) => {
    const found = ACHIEVEMENTS.findIndex(({ id }) => id === art.of);
    return found < 0 ? null : { ...art, say: ['achievement', found], lines: [['achievement-text', found]] };
  },
  event: eventNear,
  super: eventNear,
  city: spaceNear,
  pokemon: spaceNear,
  pick: spaceNear,
  draw: spaceNear,
  league: spaceNear,
};

/** The kinds of these that are Pokémon. */
export const creatures = ['wild', 'member'];
