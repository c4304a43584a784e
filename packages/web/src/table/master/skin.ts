import {
  chipBack,
  heartRow,
  inkOnType,
  type Rank,
  type SignId,
  sign,
  TYPE_COLOUR,
  type TypeName,
  typeNamed,
} from '@indigo/art';
import type { Art, Scene } from '@indigo/kernel';
import { FOES, type MasterView, TYPES } from '@indigo/master';
import { chipOf, countMark, kindToken, pawnToken, personToken } from '../drawings.ts';
import { plainSkin } from '../plain-skin.ts';
import type { BoardLook, Skin, TokenSize } from '../skin.ts';
import { creature, isLegendary } from './creature.ts';
import { field } from './field.ts';
import { fetchGround, MAPS } from './map.ts';

const INK = '#2b2750';
const PAPER = '#fffaf0';

const rank = (art: Art): Rank => (isLegendary(art) ? 'yellow' : 'starter');

const GOODS: { readonly [of: string]: readonly [SignId, string] } = {
  poke: ['g-ball', '#c0392f'],
  great: ['g-great-ball', '#1f6fb8'],
  ultra: ['g-ultra-ball', '#5a4a12'],
  master: ['g-master-ball', '#6a4bb0'],
  candy: ['g-chance', '#4a43b8'],
  revive: ['g-potion', '#a8661a'],
  bike: ['g-swirl', '#0b7f60'],
};
const STONES: { readonly [of: string]: TypeName } = {
  fire: 'fire',
  water: 'water',
  thunder: 'electric',
  leaf: 'grass',
  moon: 'ghost',
};

const plate = (mark: SignId, ink: string): string =>
  `<rect x="6" y="6" width="88" height="88" rx="24" fill="${PAPER}" stroke="#c9b98f" stroke-width="3"/>${sign(mark, 50, 50, 62, ink)}`;
const DISC = '<circle cx="50" cy="50" r="44"';
const STONE = '<path d="M50 4L92 38L74 92H26L8 38z"';
const typed = (type: TypeName, shape: string): string =>
  `${shape} fill="${TYPE_COLOUR[type]}" stroke="${PAPER}" stroke-width="5" stroke-linejoin="round"/>${sign(`t-${type}`, 50, 52, 50, inkOnType(type))}`;

/** An adversary in the colour of the type of its first; a check for one who was beaten. */
const adversary = (of: string): string => {
  const first = FOES.find((foe) => foe.id === of)?.pokemon[0];
  if (first === undefined) return plate('i-check', '#1c7a4d');
  const type = typeNamed(TYPES[first.type].id) ?? 'normal';
  return personToken(of, TYPE_COLOUR[type]) ?? typed(type, DISC);
};

/** Balls, stones and the like: a sign, and how many. */
function thing(art: Art): string {
  const { kind, of = '' } = art;
  if (kind === 'adversary') return adversary(of);
  if (kind === 'power') return plate('g-event', '#8a5a00');
  if (kind === 'stone') return typed(STONES[of] ?? 'normal', STONE) + countMark(art);
  // An attack is `electric:thunder-shock`.
  const type = kind === 'type' || kind === 'attack' ? typeNamed(of.split(':')[0]) : null;
  if (type !== null) return typed(type, DISC) + countMark(art);
  const sign = GOODS[of] === undefined ? kindToken(kind) : null;
  if (sign !== null) return sign;
  const [mark, ink] = GOODS[of] ?? ['g-item', INK];
  return plate(mark, ink) + countMark(art);
}

/** A Pokémon as a chip; of a team with its hearts. */
function token(art: Art, _name: string, size: TokenSize): string {
  const { kind, seat, health } = art;
  if (kind === 'mover' || kind === 'seat') return pawnToken(seat);
  const species = creature(art);
  if (species === null) return kind === 'card' || kind === 'fighter' ? chipBack('starter') : thing(art);
  const hearts = size === 'team' && health ? heartRow(health.now, health.most, INK) : '';
  return chipOf(art, species, 'starter', size) + hearts;
}

const BOARDS: { readonly [board: string]: BoardLook<MasterView> } = { ...MAPS, field };

/** Pokémon Master: the adventure on either side of the board, and the field of the League. */
export const masterSkin: Skin<MasterView> = {
  ...plainSkin(),
  board: ({ board = 'full' }: Scene) => BOARDS[board] ?? MAPS.full,
  fetch: fetchGround,
  cards: [],
  token,
  creature,
  rank,
  health: 'hearts',
};
