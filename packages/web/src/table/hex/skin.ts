import {
  cardBack,
  chipBack,
  HEX_SIZE,
  hexMark,
  hexReach,
  itemCard,
  PORTRAITS,
  person,
  personNamed,
  type Rank,
  type SignId,
  type Species,
  sign,
  TYPE_COLOUR,
  typeNamed,
} from '@indigo/art';
import {
  COLOURS,
  ELITES,
  type HexView,
  ITEMS,
  type Item,
  LEADERS,
  monOf,
  POKEMON,
  TYPES,
  typesIn,
} from '@indigo/hex';
import type { Art } from '@indigo/kernel';
import { badgeToken, chipOf, kindToken, onPlace, pawnToken, personToken, signToken } from '../drawings.ts';
import { plainBoard, plainPiece, plainSkin } from '../plain-skin.ts';
import type { BoardLook, Skin, TokenSize } from '../skin.ts';
import { decks, island, placeOf, rankAt, rankOfColour, spaceAt } from './island.ts';

const PAWN_SCALE = 0.7;
const CHIP_SCALE = 0.38;

/** Names as letters only: cards and species write some of them differently. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace('♀', 'f')
    .replace('♂', 'm')
    .replace(/[^A-Za-z0-9]/g, '')
    .toLowerCase();

const byName = new Map(PORTRAITS.map((species) => [plain(species.name), species]));
const byId = new Set<string>(POKEMON.map(({ id }) => id));
const leaderById = new Map<string, (typeof LEADERS)[number]>(LEADERS.map((leader) => [leader.id, leader]));
const itemById = new Map<string, Item>(ITEMS.map((item) => [item.id, item]));

/** A form is drawn as its species, by its name without what tells forms apart; at most two of its types are drawn. */
function speciesOf(name: string, types: readonly string[]): Species {
  const bare = name.replace(/^(Alolan|Galarian|Hisuian|Paldean|White-Striped) /, '').replace(/ \(.*\)$/, '');
  const species = byName.get(plain(name)) ?? byName.get(plain(bare)) ?? PORTRAITS[0];
  const [first = 'normal', second, third] = types.flatMap((type) => typeNamed(type) ?? []);
  return { ...species, types: second === undefined || third !== undefined ? [first] : [first, second] };
}

/** One of an Elite Trainer's: `lance:0` is the first of Lance's two. */
function eliteOf(of: string): Species | null {
  const [id, which] = of.split(':');
  const one = ELITES.find((elite) => elite.id === id)?.pokemon[Number(which)];
  return one === undefined ? null : speciesOf(one.name, one.types);
}

/** A creature with the types of its card. */
export function creature({ of = '' }: Art): Species | null {
  if (!byId.has(of)) return eliteOf(of);
  const { name, types } = POKEMON[monOf(of)];
  return speciesOf(
    name,
    typesIn(types).map((type) => TYPES[type]),
  );
}

const rank = ({ of = '' }: Art): Rank => (byId.has(of) ? rankOfColour(POKEMON[monOf(of)].colour) : 'starter');

/** A Weakened token at the rim. */
const WEAK = `<circle cx="82" cy="82" r="19" fill="#fffaf0" stroke="#b3261e" stroke-width="4"/>${sign('g-heart', 82, 83, 24, '#b3261e')}`;
/** Its power has grown. */
const BOOSTED = `<circle cx="84" cy="84" r="14" fill="#ffb81c" stroke="#5c3a00" stroke-width="2"/>${sign('i-plus', 84, 84, 18, '#3d2700')}`;

const TRAINER_COLOUR = '#2f7a63';
const ELITE_COLOUR = '#6a4bb0';
const SIGNS: { readonly [kind: string]: string } = {
  trainer: signToken('g-trainer', TRAINER_COLOUR, '#17493a'),
  achievement: signToken('g-crown', '#b3821b', '#6b4a00'),
  event: signToken('g-event', '#6a4bb0', '#3f2c73'),
  super: signToken('g-event', '#b93a83', '#6e1f4d'),
  item: signToken('g-cards', '#3d5fb5', '#22386f'),
};

/** A deck as it lies on the sea, by its zone; the piles are of backs: `pile:pink`. */
const DECKS: { readonly [zone: string]: string } = {
  items: SIGNS.item,
  events: SIGNS.event,
  'super-events': SIGNS.super,
  trainers: SIGNS.trainer,
};
const deck = (of: string): string =>
  DECKS[of] ?? chipBack(rankOfColour(COLOURS.findIndex((colour) => of === `pile:${colour}`)));

function token(art: Art, _name: string, size: TokenSize): string {
  const { kind, of = '', seat, marks = [], figure } = art;
  if (kind === 'deck') return deck(of);
  if (kind === 'mover') return pawnToken(seat);
  const leader = leaderById.get(of);
  if (kind === 'trainer') return personToken(of, TRAINER_COLOUR) ?? SIGNS.trainer;
  if (kind === 'elite-trainer') return personToken(of, ELITE_COLOUR) ?? SIGNS.trainer;
  if (leader !== undefined) {
    const type = typeNamed(leader.type) ?? 'normal';
    return (kind === 'leader' && personToken(of, TYPE_COLOUR[type])) || badgeToken('gym', type);
  }
  const species = creature(art);
  if (species === null) return SIGNS[kind] ?? kindToken(kind) ?? chipBack('starter');
  const power = size === 'team' && figure !== undefined ? { power: figure } : {};
  const grown = size === 'team' && marks.includes('boosted') ? BOOSTED : '';
  return chipOf(art, species, rank(art), size, power) + grown;
}

// biome-ignore format: a table
const LOOKS: { readonly [id: string]: readonly [string, SignId] } = {
  bicycle: ['#2f7a63', 'g-swirl'], 'escape-rope': ['#8a6a3c', 'g-dungeon'], 'exp-share': ['#3f57b5', 'g-disc'],
  'fishing-rod': ['#2f6fb8', 'g-surf'], honey: ['#b3821b', 'g-heart'], 'lure-module': ['#4a7a3a', 'g-tree'],
  'poke-flute': ['#2a8a9a', 'g-chance'], 'pokenav-plus': ['#b93a83', 'g-flag'], vitamin: ['#c2412d', 'g-lab'],
  'x-item': ['#c2412d', 'g-attack'], 'rare-candy': ['#7a3f9e', 'g-event'], repel: ['#4b4a68', 'g-cut'],
  'rocket-attack': ['#8f2028', 'g-fight'], 'time-travel': ['#3f57b5', 'g-time'],
};
const TRAINER_LOOK = [TRAINER_COLOUR, 'g-trainer'] as const;

function lookOf({ kind, of = '' }: Art): readonly [string, SignId] | undefined {
  if (kind === 'trainer') return TRAINER_LOOK;
  const type = typeNamed(itemById.get(of)?.types?.[0]);
  return type === null ? LOOKS[of] : [TYPE_COLOUR[type], `t-${type}`];
}

function card(art: Art, name: string, hint: string | null): string {
  if (art.of === undefined) return cardBack();
  const look = lookOf(art);
  const who = art.kind === 'trainer' ? personNamed(art.of) : undefined;
  return itemCard({
    ...{ id: art.of, name },
    ...(hint !== null && { hint }),
    ...(look && { look }),
    ...(who && { picture: person(who) }),
  });
}

/** An island of eight hexagons. */
const board: BoardLook<HexView> = {
  ...plainBoard(),
  size: HEX_SIZE,
  beyond: 90,
  ground: ({ view }) => island(view),
  place: (place) => ({ markup: hexMark(placeOf(spaceAt(place.id), place)), r: hexReach(place) }),
  piece: (piece, place) => {
    if (piece.kind === 'mover') return plainPiece(piece, PAWN_SCALE);
    const species = creature(piece);
    const face = species === null ? chipBack(rankAt(place)) : chipOf(piece, species, rank(piece), 'board');
    return onPlace(face + (piece.marks?.includes('weakened') ? WEAK : ''), CHIP_SCALE);
  },
  lying: decks,
};

/** HEX Edition. */
export const hexSkin: Skin<HexView> = {
  ...plainSkin(),
  board: () => board,
  card,
  cards: ['item', 'event', 'super', 'trainer', 'achievement'],
  token,
  creature,
  rank,
};
