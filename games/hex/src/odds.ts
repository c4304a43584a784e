/** How strong players look, for bots. No rule depends on it. */
import type { Seat } from '@indigo/kernel';
import { LEADERS } from './data/leaders.ts';
import { ADVANTAGE, DIE_SIDES } from './data/rules.ts';
import { POKEMON, type TypeSet, typeSet } from './pokemon.ts';
import { advantage, bonusOn } from './rules/sums.ts';
import { trainerEffect } from './rules/trainer.ts';
import type { Hex, Mon } from './state.ts';
import { obeys, powerOf } from './team.ts';

const AGAINST: readonly TypeSet[] = LEADERS.map(({ against }) => typeSet(against));
const TYPE_OF: readonly TypeSet[] = LEADERS.map(({ type }) => typeSet([type]));

/** What each Pokémon is worth against a Leader, besides its power: its own advantage less what the Leader gets. */
const EDGE: readonly (readonly number[])[] = LEADERS.map((_, leader) =>
  POKEMON.map(
    ({ advantages, types }) => advantage(advantages, TYPE_OF[leader]) - advantage(AGAINST[leader], types),
  ),
);

export const edgeOn = (leader: number, mon: Mon): number => EDGE[leader][mon];

/** The powers of the Pokémon that obey, with evolution, upgrades and Trainer. */
export interface Force {
  readonly mons: readonly Mon[];
  readonly powers: readonly number[];
  /** The best bonus among the Items in hand. */
  readonly item: number;
}

export function forceOf(s: Hex, seat: Seat): Force {
  const me = s.players[seat];
  const { power } = trainerEffect(s, seat);
  const mons: Mon[] = [];
  const powers: number[] = [];
  let types = 0;
  for (const mon of me.team) {
    if (!obeys(me, mon)) continue;
    mons.push(mon);
    types |= POKEMON[mon].types;
    powers.push(powerOf(me, mon, s.options.lockBonus) + (power === undefined ? 0 : power(mon)));
  }
  return { mons, powers, item: types === 0 ? 0 : bestItem(s, seat, types) };
}

function bestItem({ items, players }: Hex, seat: Seat, types: TypeSet): number {
  let best = 0;
  for (const card of players[seat].hand) {
    const bonus = bonusOn(items.kind[card], types);
    if (bonus > best) best = bonus;
  }
  return best;
}

/** What the die has to show against a Leader; beyond its sides it cannot be done. */
export function needOf({ mons, powers, item }: Force, leader: number): number {
  const { dual, power } = LEADERS[leader];
  let [first, second] = [-Infinity, -Infinity];
  for (let i = 0; i < mons.length; i++) {
    const worth = powers[i] + EDGE[leader][mons[i]];
    if (worth > first) [first, second] = [worth, first];
    else if (worth > second) second = worth;
  }
  return power - first - (dual ? second : 0) - item;
}

/** The odds of such a roll, with a little hope for what is out of reach: so a better team looks better. */
export function oddsOf(need: number): number {
  const known = ODDS[need + LEAST];
  return known === undefined ? reckon(need) : known;
}

function reckon(need: number): number {
  const sure = Math.max(0, Math.min(1, (DIE_SIDES + 1 - need) / DIE_SIDES));
  return 0.9 * sure + 0.1 / (1 + Math.exp((need - DIE_SIDES) / ADVANTAGE));
}

/** What is needed is nearly always within these bounds; reckoned once. */
const LEAST = 40;
const ODDS: readonly number[] = Array.from({ length: 2 * LEAST }, (_, i) => reckon(i - LEAST));

/** The three strongest together: what counts in the League. */
export function leaguePower({ powers }: Force): number {
  let [a, b, c] = [0, 0, 0];
  for (const power of powers) {
    if (power > a) [a, b, c] = [power, a, b];
    else if (power > b) [b, c] = [power, b];
    else if (power > c) c = power;
  }
  return a + b + c;
}
