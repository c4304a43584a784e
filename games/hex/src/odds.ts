/** How strong players look, for bots. No rule depends on it. */
import type { Seat } from '@indigo/kernel';
import { LEADERS } from './data/leaders.ts';
import { ADVANTAGE, DIE_SIDES } from './data/rules.ts';
import { POKEMON, type TypeSet, typeSet } from './pokemon.ts';
import { advantage, itemBonus } from './rules/battle.ts';
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
  for (const mon of me.team) {
    if (!obeys(me, mon)) continue;
    mons.push(mon);
    powers.push(powerOf(me, mon, s.options.lockBonus) + (power === undefined ? 0 : power(mon)));
  }
  return { mons, powers, item: bestItem(s, seat, mons) };
}

function bestItem(s: Hex, seat: Seat, mons: readonly Mon[]): number {
  let best = 0;
  for (const card of s.players[seat].hand) {
    for (const mon of mons) best = Math.max(best, itemBonus(s.items.kind[card], mon));
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
  const sure = Math.max(0, Math.min(1, (DIE_SIDES + 1 - need) / DIE_SIDES));
  return 0.9 * sure + 0.1 / (1 + Math.exp((need - DIE_SIDES) / ADVANTAGE));
}

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
