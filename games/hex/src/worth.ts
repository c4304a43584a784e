/** What cards are worth to who holds them, for bots. No rule depends on it. */
import type { Seat } from '@indigo/kernel';
import { ITEMS, type Item } from './data/items.ts';
import { DIE_SIDES } from './data/rules.ts';
import { ANCESTORS, POKEMON, type TypeSet } from './pokemon.ts';
import { catches, isBall } from './rules/capture.ts';
import { bonusOn } from './rules/sums.ts';
import type { Hex, Mon, Options, Player, Sort } from './state.ts';
import { powerOf } from './team.ts';

/** In points of power, about: what it adds to a battle, or the reach of a ball. */
export function itemWorth(sort: Sort, types: TypeSet): number {
  const item: Item = ITEMS[sort];
  if (isBall(sort)) return item.value ?? 0;
  // What is good for one type only is worth nothing to who has none of it.
  return item.value === undefined ? DEED : bonusOn(sort, types);
}

/** Cards that do something else. */
const DEED = 2.5;

/** The faces of a die that catch a Pokémon. */
export function facesOf(mon: Mon, span: number): number {
  let faces = 0;
  for (let pips = 1; pips <= DIE_SIDES; pips++) if (catches(mon, pips, span)) faces++;
  return faces;
}

/** The three strongest of all Pokémon owned together, whether or not they obey yet. */
export function bestThree(player: Player, lockBonus: Options['lockBonus']): number {
  let [a, b, c] = [0, 0, 0];
  for (const mon of player.team) {
    const power = powerOf(player, mon, lockBonus);
    if (power > a) [a, b, c] = [power, a, b];
    else if (power > b) [b, c] = [power, b];
    else if (power > c) c = power;
  }
  return a + b + c;
}

/** What one more Pokémon brings, in points of power of the three strongest; every one is worth a little. */
export function gainOf({ players, options }: Hex, seat: Seat, mon: Mon): number {
  const me = players[seat];
  if (me.team.includes(mon)) return SPARE;
  const now = bestThree(me, options.lockBonus);
  me.team.push(mon);
  const then = bestThree(me, options.lockBonus);
  me.team.pop();
  return Math.max(0, then - now) + SPARE + POWER * POKEMON[mon].power + STAGE * ANCESTORS[mon].length;
}

/** A copy is hardly of use; a strong one may be of use in time, and one of a line sooner. */
const SPARE = 0.2;
const POWER = 0.1;
const STAGE = 0.2;
