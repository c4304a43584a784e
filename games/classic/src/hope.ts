/** What a trainer musters for a battle, and how likely that is to win: the Final Battle above all. For bots; no rule depends on it. */
import { CHIPS } from './data/chips.ts';
import { EVOLUTIONS } from './data/evolutions.ts';
import { ITEMS } from './data/items.ts';
import { RIVALS } from './data/rivals.ts';
import { BONUS_CARDS_PER_BATTLE } from './data/rules.ts';
import { FACES } from './rules/dice.ts';
import { isAttackBonus, TIME_MACHINE } from './sorts.ts';
import type { Classic, Dex, Trainer } from './state.ts';
import { partsOf, totalOf } from './sums.ts';
import { attack, evolutionBonus, isFit, type Team } from './team.ts';

/** More than anybody can muster. */
const MOST = 40;

/** Both roll, and again for as long as they tie. `theirs`: what the other side comes to with each face of its die. */
function chanceOf(ahead: number, theirs: readonly number[]): number {
  let [won, lost] = [0, 0];
  for (const mine of FACES) {
    for (const other of theirs) {
      if (ahead + mine > other) won++;
      else if (ahead + mine < other) lost++;
    }
  }
  return won + lost === 0 ? 0 : won / (won + lost);
}

/** What the Master of a Rival Card musters with each face of the die. */
const musters = (rival: number): readonly number[] =>
  FACES.map((die) => totalOf(partsOf({ dex: 0, rival, evolution: 0, die, cards: [] })));
const AGAINST: readonly (readonly number[])[] = RIVALS.map((_, rival) =>
  Array.from({ length: MOST }, (_, mine) => chanceOf(mine, musters(rival))),
);
const AGAINST_ANY: readonly number[] = Array.from(
  { length: MOST },
  (_, mine) => AGAINST.reduce((sum, chances) => sum + chances[mine], 0) / RIVALS.length,
);
const BATTLE: readonly number[] = Array.from({ length: 2 * MOST }, (_, place) =>
  chanceOf(place - MOST, FACES),
);

/** The chance of a Final Battle with such a strength, the die aside, before the Rival Card is shown. */
export const finalChance = (strength: number): number => AGAINST_ANY[Math.min(strength, MOST - 1)];

/** The same once it is known. */
export const rivalChance = (rival: number, strength: number): number =>
  AGAINST[rival][Math.min(strength, MOST - 1)];

/** The chance of a Trainer Battle in which one side is so far ahead, the dice aside. */
export const battleChance = (ahead: number): number =>
  BATTLE[MOST + Math.max(-MOST, Math.min(ahead, MOST - 1))];

/** What a Pokémon brings to a battle by itself. */
export const prowess = (trainer: Team, dex: Dex): number => attack(dex) + evolutionBonus(trainer, dex);

/** The strongest that is fit; 0: none is. */
export function strongest(trainer: Team): number {
  let most = 0;
  for (const dex of trainer.team) if (isFit(trainer, dex)) most = Math.max(most, prowess(trainer, dex));
  return most;
}

/** What the best Attack Bonus cards of a trainer add up to, as many as may be used. */
export function bonuses(
  { items: { kind } }: Classic,
  { hand, aside }: Trainer,
  most = BONUS_CARDS_PER_BATTLE,
): number {
  const best = new Array<number>(most).fill(0);
  for (const cards of [hand, aside]) {
    for (const card of cards) {
      if (!isAttackBonus[kind[card]]) continue;
      let value = ITEMS[kind[card]].values[0];
      for (let i = 0; i < most; i++) if (value > best[i]) [best[i], value] = [value, best[i]];
    }
  }
  return best.reduce((sum, value) => sum + value, 0);
}

export function countOf({ items: { kind } }: Classic, { hand }: Trainer, sort: number): number {
  let count = 0;
  for (const card of hand) if (kind[card] === sort) count++;
  return count;
}

/** With a Time Machine a lost roll is rolled again. */
const AGAIN = 0.6;

/** The chance of a Final Battle with all that a trainer has at hand. */
export function hope(s: Classic, trainer: Trainer): number {
  const strength = strongest(trainer);
  if (strength === 0) return 0;
  const chance = finalChance(strength + bonuses(s, trainer));
  return countOf(s, trainer, TIME_MACHINE) === 0 ? chance : chance + AGAIN * chance * (1 - chance);
}

/** By Pokémon, the groups it is of; and how many of each group a team has, counted anew each time. */
const GROUPS_OF: readonly (readonly number[])[] = Array.from({ length: CHIPS.length + 1 }, (_, dex) =>
  [...EVOLUTIONS.keys()].filter((group) => EVOLUTIONS[group].members.includes(dex)),
);
const owned = new Uint8Array(EVOLUTIONS.length);

/** The strongest it may become with one Pokémon more: the last of a group of which all others but one are there. */
export function promised({ team }: Team): number {
  let most = 0;
  owned.fill(0);
  for (const dex of team) for (const group of GROUPS_OF[dex]) owned[group]++;
  for (let group = 0; group < owned.length; group++) {
    const { members, bonus } = EVOLUTIONS[group];
    if (members.length - owned[group] !== 1) continue;
    most = Math.max(most, attack(members[members.length - 1]) + bonus);
  }
  return most;
}
