/** What a Pokémon is worth in a battle besides Items and dice, for bots. No rule depends on it. */
import type { Seat } from '@indigo/kernel';
import { edgeOn } from './odds.ts';
import { POKEMON } from './pokemon.ts';
import { advantage } from './rules/sums.ts';
import { trainerEffect } from './rules/trainer.ts';
import type { Hex, Mon } from './state.ts';
import { powerOf } from './team.ts';

/** Its power with evolution, upgrades and Trainer. */
export function mightOf(s: Hex, seat: Seat, mon: Mon): number {
  const { power } = trainerEffect(s, seat);
  return powerOf(s.players[seat], mon, s.options.lockBonus) + (power?.(mon) ?? 0);
}

/** What counts against a Pokémon that stands there: one's own types, less what it gets by its own. */
export function mightAgainst(s: Hex, seat: Seat, mon: Mon, against: Mon): number {
  const [mine, theirs] = [POKEMON[mon], POKEMON[against]];
  const types = advantage(mine.advantages, theirs.types) - advantage(theirs.advantages, mine.types);
  return mightOf(s, seat, mon) + types;
}

/** The same against a Leader. */
export const mightAtGym = (s: Hex, seat: Seat, mon: Mon, leader: number): number =>
  mightOf(s, seat, mon) + edgeOn(leader, mon);
