/** What things are called, before any sentence is made of them. */
import type { Reader, Seat } from '@indigo/kernel';
import type { Fill } from './answers.ts';
import { boardFor, type Space } from './board.ts';
import { SLOTS } from './cards.ts';
import { ATTACKS } from './data/attacks.ts';
import { ITEMS } from './data/items.ts';
import { POKEMON } from './data/pokemon.ts';
import { POWERS } from './data/powers.ts';
import { BALLS, STONES } from './data/shop.ts';
import { HEARTS, TYPES } from './data/types.ts';
import { FOES } from './foes.ts';
import { MACHINES } from './machines.ts';
import { MONEY } from './money.ts';
import { GOODS } from './rules/shop/goods.ts';
import type { Card, Foe, Money, Node, Options, Power, TradePart, Type } from './state.ts';
import { TAKES } from './types.ts';

/** `TM 3 (Flash)`. */
export function machineName(machine: number): string {
  const { kind, number, attack } = MACHINES[machine];
  return `${kind === 'hm' ? 'HM' : 'TM'} ${number} (${attackName(attack)})`;
}
const attackName = (id: string): string => ATTACKS.find((one) => one.id === id)?.name ?? id;

export const up = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A stage is named where it matters; else a Pokémon goes by the name of its card. */
export const pokemon = (card: Card, stage = 0): string => POKEMON[card].stages[stage].name;
export const typeName = (type: Type): string => up(TYPES[type].id);
/** `a Fire`, `an Electric`. */
export const aType = (type: Type): string =>
  `${/^[AEIOU]/.test(typeName(type)) ? 'an' : 'a'} ${typeName(type)}`;
/** `2 × Fire and Water`. */
export const typeCounts = (types: readonly Type[]): string =>
  list(
    [...new Set(types)].map((type) => {
      const n = types.filter((one) => one === type).length;
      return n === 1 ? typeName(type) : `${n} × ${typeName(type)}`;
    }),
  );
/** `the Hiker`, `Misty`; the two of Team Rocket go by their names. */
export const foeName = (foe: Foe): string =>
  FOES[foe].kind === 'trainer' && !FOES[foe].name.includes('(') ? `the ${FOES[foe].name}` : FOES[foe].name;
export const foePokemon = (foe: Foe, on: number): string => FOES[foe].pokemon[on].name;
export const itemName = (item: number): string => ITEMS[item].name;
export const powerName = (power: Power): string => POWERS[power].name;
export const moneyName = (money: Money): string => `${MONEY[money].name} (${MONEY[money].value}$)`;
export const ballName = (ball: number): string =>
  ['Poké Ball', 'Great Ball', 'Ultra Ball', 'Master Ball'][ball] ?? BALLS[ball];
export const stoneName = (stone: number): string => `${up(STONES[stone])} Stone`;

/** Both sides of the board number their locations from 0: a fact about one says which side by its sign. */
export const placeNo = (
  { options }: { readonly options: Pick<Options, 'simplified'> },
  node: Node,
): number => (options.simplified ? -1 - node : node);
export const spaceAt = (fact: number): Space =>
  fact < 0 ? boardFor(true).spaces[-1 - fact] : boardFor(false).spaces[fact];
const FEW = ['no steps', 'one step', 'two steps', 'three steps', 'four steps'];
/** `Victory Road`, `Route 1, two steps north of Viridian City`. */
export function placeName(fact: number): string {
  const { name, lies } = spaceAt(fact);
  if (lies === null) return name;
  const { steps, wind, city } = lies;
  return `${name}, ${FEW[steps] ?? `${steps} steps`} ${wind} of ${city}`;
}

/** `You roll` to the one it is about, `Misty rolls` to the others. */
export const does = (r: Reader, seat: Seat, they: string, you: string): string =>
  r.you === seat ? `You ${you}` : `${r.name(seat)} ${they}`;
export const them = (r: Reader, seat: Seat): string => (r.you === seat ? 'you' : r.name(seat));
export const whose = (r: Reader, seat: Seat): string => (r.you === seat ? 'your' : `${r.name(seat)}'s`);
export const count = (n: number, one: string, many = `${one}s`): string =>
  n === 1 ? `1 ${one}` : `${n} ${many}`;
/** `Misty, Brock and Erika`. */
export const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
/** One damage of a type takes more than usual from a Pokémon of another. */
export const isSuper = (damage: Type, target: Type): boolean => TAKES[damage][target] > HEARTS;
/** What is left after some damage. */
export const left = (hearts: number): string => (hearts === 0 ? 'fainted' : `${count(hearts, 'heart')} left`);

/** What a shop sells, by its place in GOODS. */
export function goodName(good: number): string {
  const { sort, what } = GOODS[good];
  switch (sort) {
    case 'ball':
      return ballName(what);
    case 'stone':
      return stoneName(what);
    case 'porygon':
      return pokemon(what);
    case 'tm':
      return machineName(what);
    default:
      return { bike: 'Bike', 'mach-bike': 'Mach Bike', candy: 'Rare Candy' }[sort];
  }
}
/** The id of a good: `poke`, `stone:fire`, `bike`, `tm:swift`. */
export function goodId(good: number): string {
  const { sort, what } = GOODS[good];
  if (sort === 'ball') return BALLS[what];
  if (sort === 'stone') return `stone:${STONES[what]}`;
  return sort === 'tm' ? `tm:${MACHINES[what].attack}` : sort;
}

/** The second of a kind is `…-2`. */
export const nthId = (id: string, nth: number): string => (nth === 0 ? id : `${id}-${nth + 1}`);

/** `poke:6-5-4`, `master`. */
export const fillId = (card: Card, { slot, ball }: Fill): string =>
  slot < 0 ? BALLS[ball] : `${BALLS[ball]}:${SLOTS[card][slot].faces.join('-')}`;

/** `give:pikachu`, `want:poke-2`, `give:type:fire`. */
export function partId({ give, kind, what, nth }: TradePart): string {
  const ids: { readonly [kind in TradePart['kind']]: () => string } = {
    card: () => POKEMON[what].id,
    ball: () => BALLS[what],
    stone: () => `stone:${STONES[what]}`,
    candy: () => 'candy',
    revive: () => 'revive',
    bike: () => (what > 1 ? 'mach-bike' : 'bike'),
    money: () => `money:${MONEY[what].id}`,
    debt: () => 'debt',
    type: () => `type:${TYPES[what].id}`,
    power: () => `power:${POWERS[what].id}`,
  };
  return `${give ? 'give' : 'want'}:${nthId(ids[kind](), nth)}`;
}

export function partName({ kind, what, stage }: TradePart): string {
  const names: { readonly [kind in TradePart['kind']]: () => string } = {
    card: () => pokemon(what, stage),
    ball: () => ballName(what),
    stone: () => stoneName(what),
    candy: () => 'Rare Candy',
    revive: () => 'Max Revive',
    bike: () => (what > 1 ? 'Mach Bike' : 'Bike'),
    money: () => moneyName(what),
    debt: () => '−1$ token',
    type: () => `${typeName(what)} token`,
    power: () => `Power token ${powerName(what)}`,
  };
  return names[kind]();
}

/** What one side of a trade gives, or gets. */
export const partNames = (parts: readonly TradePart[], give: boolean): string =>
  list(parts.filter((part) => part.give === give).map(partName)) || 'nothing';
