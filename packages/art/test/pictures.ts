/** Everything the package draws, by name. */

import {
  arena,
  type BadgesPlace,
  badge,
  badgesGlow,
  badgesMap,
  badgesMark,
  badgesPile,
  type ClassicPlace,
  cardBack,
  chip,
  chipBack,
  classicMap,
  classicMark,
  covers,
  creature,
  die,
  dungeonChips,
  fighter,
  footsteps,
  GEN1,
  glow,
  hexDecks,
  hexMap,
  hexMark,
  icon,
  itemCard,
  logo,
  type MitCity,
  type MitPlace,
  masterMap,
  medallion,
  mitMap,
  mitMark,
  PEOPLE,
  pawn,
  person,
  pointer,
  portrait,
  RANKS,
  type Rank,
  rays,
  ringed,
  SEATS,
  SIGNS,
  type SignId,
  SPECIES,
  seatMark,
  shrub,
  strike,
  TYPES,
  type TypeName,
} from '@indigo/art';
import { badges } from '@indigo/badges';
import { classic } from '@indigo/classic';
import { boardFor } from '@indigo/master';
import { LEADERS, mit, SQUARES as STOPS } from '@indigo/mit';
import { ISLANDS } from './islands.ts';

const defaults = (game: { options: readonly { key: string; default: boolean | string | number }[] }) =>
  Object.fromEntries(game.options.map(({ key, default: value }) => [key, value]));
const scene = classic.scene(classic.view(classic.create(2, defaults(classic)), 0));
const reader = { you: null, name: String };

/** The board of the game, its towns with their names. */
export const PLACES: readonly ClassicPlace[] = scene.places.map((place) => {
  const [key, ...facts] = place.say;
  return place.kind === 'city'
    ? { ...place, name: classic.words[key].say(reader, ...(facts as never[])) }
    : place;
});
export const LINKS = scene.links ?? [];

/** The squares of Four Badges. */
export const SQUARES: readonly BadgesPlace[] = badges.scene(
  badges.view(badges.create(2, defaults(badges)), 0),
).places;

/** The loop, and what is written beside its cities. */
const LOOP: readonly MitPlace[] = mit.scene(mit.view(mit.create(2, defaults(mit)), 0)).places;
const CITIES: readonly MitCity[] = STOPS.filter(({ kind }) => kind === 'center').map(({ id, place }) => {
  const leader = LEADERS.find(({ city }) => city === place);
  return {
    id,
    name: place,
    ...(leader && { leader: `${leader.name} · ${leader.badge.replace(' Badge', '')}` }),
  };
});
/** Either side of the board of Pokémon Master. */
function masterSide(simplified: boolean): string {
  const { spaces, roads, cities } = boardFor(simplified);
  return masterMap(spaces, roads, cities);
}
const BUBBLES: readonly TypeName[] = ['fire', 'fire', 'water', 'water', 'grass', 'normal'];

const ranks = Object.keys(RANKS) as Rank[];

/** The large ones, which are files as well. */
export const files = (): ReadonlyMap<string, string> =>
  new Map([
    ['maps/badges', badgesMap(SQUARES)],
    ['maps/classic', classicMap(PLACES, LINKS)],
    ['maps/master', masterSide(false)],
    ['maps/master-simple', masterSide(true)],
    ['maps/mit', mitMap(LOOP, CITIES)],
    ...Object.entries(covers()).map(([name, markup]): [string, string] => [`covers/${name}`, markup]),
  ]);

/** Drawn when a match begins, for every match has a board of its own. */
export const islands = (): ReadonlyMap<string, string> =>
  new Map(ISLANDS.map(({ tiles, roads }, i) => [`island ${i}`, hexMap(tiles, roads)]));

export const small = (): ReadonlyMap<string, string> =>
  new Map<string, string>([
    ...SPECIES.map((species): [string, string] => [`creature ${species.name}`, creature(species)]),
    ...GEN1.flatMap((species): [string, string][] => [
      [`dot ${species.name}`, chip(species, { rank: 'pink', size: 'dot' })],
      [`chip ${species.name}`, chip(species, { rank: 'green' })],
      [`team ${species.name}`, chip(species, { rank: 'blue', size: 'team', power: 8, attack: 10 })],
      [`ko ${species.name}`, chip(species, { rank: 'red', size: 'team', ko: true })],
      [`portrait ${species.name}`, portrait(species, 'yellow')],
    ]),
    ...ranks.map((rank): [string, string] => [`back ${rank}`, chipBack(rank)]),
    ...SEATS.flatMap((_, seat): [string, string][] => [
      [`pawn ${seat}`, pawn(seat)],
      [`mark ${seat}`, seatMark(seat)],
    ]),
    ...[1, 2, 3, 4, 5, 6].flatMap((pips) =>
      (['ivory', 'lit', 'off'] as const).map((tone): [string, string] => [
        `die ${pips} ${tone}`,
        die(pips, tone),
      ]),
    ),
    ...['attack-bonus-3', 'great-ball', 'time-machine', 'no such card'].map((id): [string, string] => [
      `item ${id}`,
      itemCard({ id, name: 'Poké <Doll> & more', hint: 'when "challenged"' }),
    ]),
    ['arena', arena()],
    ['card back', cardBack()],
    ['logo', logo()],
    ['near side', fighter('near', 0, GEN1[25])],
    ['far side', fighter('far', null, null) + fighter('far', 5, GEN1[66])],
    ['one of several', ringed('near', 2, GEN1[3], false) + ringed('far', null, GEN1[9], true)],
    ['glow', glow(10.123, 20, 15, true) + pointer(1, 2) + footsteps(PLACES.slice(0, 4))],
    ...Object.entries(PEOPLE).map(([id, who]): [string, string] => [
      `person ${id}`,
      person(who) + medallion(who, '#b98a4e'),
    ]),
    ...TYPES.map((type): [string, string] => [`strike ${type}`, strike(type)]),
    ['rays', rays('#ffd66b')],
    ['icon', icon('i-undo')],
    ...Object.keys(SIGNS).map((id): [string, string] => [id, SIGNS[id as SignId]]),
    ...PLACES.map((place): [string, string] => [`mark ${place.id}`, classicMark(place)]),
    ...LOOP.map((place): [string, string] => [`stop ${place.id}`, mitMark(place, 30)]),
    ...ISLANDS.flatMap(({ tiles }) =>
      tiles.flatMap(({ places }) =>
        places.map((place): [string, string] => [`space ${place.id}`, hexMark(place)]),
      ),
    ),
    [
      'decks',
      hexDecks(
        [{ id: 'items', name: 'Items', sign: 'g-cards', colour: '#3d5fb5', left: 0 }],
        [
          { id: 'pile:pink', rank: 'pink', left: 2 },
          { id: 'pile:red', rank: 'red', left: 0 },
        ],
      ),
    ],
    ['dungeon', dungeonChips(PLACES[0], 4)],
    ...SQUARES.map((place): [string, string] => [
      `square ${place.id}`,
      badgesMark(place) + badgesGlow(place, false) + badgesGlow(place, true),
    ]),
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((route): [string, string] => [
      `pile ${route}`,
      badgesPile(route, `Route <${route}>`, BUBBLES, route - 1),
    ]),
    ['badges', badge('gym', 'fire') + badge('contest', 'normal') + shrub()],
  ]);
