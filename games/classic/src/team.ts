/** What a team is worth: Power Points, Attack Strength, Evolution Bonus. Three figures that never mix (C-GEN-06). */
import { CHIPS } from './data/chips.ts';
import { EVOLUTIONS, type EvolutionGroup } from './data/evolutions.ts';
import type { Dex, Trainer } from './state.ts';

const POWER: readonly number[] = [0, ...CHIPS.map((chip) => chip.power)];
const ATTACK: readonly number[] = [0, ...CHIPS.map((chip) => chip.attack)];
const IS_STARTER: readonly boolean[] = [false, ...CHIPS.map((chip) => chip.colour === 'starter')];

/** The group whose last member a Pokémon is: lower stages never get a bonus (C-EVO-03). */
const GROUP_OF: readonly (EvolutionGroup | null)[] = [
  null,
  ...CHIPS.map(({ dex }) => EVOLUTIONS.find((group) => group.members.at(-1) === dex) ?? null),
];

/** A trainer's chips, as the rules know them or as a view shows them: for everybody to see. */
export interface Team {
  readonly team: readonly Dex[];
  readonly ko: readonly Dex[];
}

export const isFit = (trainer: Team, dex: Dex): boolean => !trainer.ko.includes(dex);

export const isStarter = (dex: Dex): boolean => IS_STARTER[dex];

/** C-PP-01, C-KO-03: the sum over all fit Pokémon, the Starter included. */
export function power(trainer: Team): number {
  let sum = 0;
  for (const dex of trainer.team) sum += POWER[dex];
  for (const dex of trainer.ko) sum -= POWER[dex];
  return sum;
}

export const attack = (dex: Dex): number => ATTACK[dex];

/**
 * C-EVO-01, C-EVO-02: for the last of a group owned whole, in battles and nowhere else (C-EVO-05). Looked up when
 * totals are compared (C-EVO-07); Eevee serves three groups (C-EVO-08), and a knocked-out member still counts as
 * collected (C-KO-04).
 */
export function evolutionBonus(trainer: Pick<Team, 'team'>, dex: Dex): number {
  const group = GROUP_OF[dex];
  return group?.members.every((member) => trainer.team.includes(member)) ? group.bonus : 0;
}

/** C-KO-02: a knocked-out Pokémon cannot be picked for any battle. */
export const fitPokemon = (trainer: Team): Dex[] => trainer.team.filter((dex) => isFit(trainer, dex));

export const hasFit = (trainer: Team): boolean => trainer.team.length > trainer.ko.length;

/** C-TRADE-03, C-TRADEV-02: a Starter never changes owner. */
export const tradable = (trainer: Trainer): Dex[] => trainer.team.filter((dex) => !isStarter(dex));

/** C-TRADEV-05: the Trade Pokémon event moves any but a Starter, knocked out or not; fit ones only by C-OPT-07. */
export const eventTradable = (trainer: Trainer, fitOnly: boolean): Dex[] =>
  fitOnly ? tradable(trainer).filter((dex) => isFit(trainer, dex)) : tradable(trainer);

/** A caught chip joins fit and counts at once (C-CATCH-05). There is no largest team (C-GEN-03). */
export function join(trainer: Trainer, dex: Dex): void {
  trainer.team.push(dex);
}

/** C-KO-01: it stays in the team. */
export function knockOut(trainer: Trainer, dex: Dex): void {
  trainer.ko.push(dex);
}

/** C-REV-02: it may fight and counts again at once. */
export function revive(trainer: Trainer, dex: Dex): void {
  trainer.ko.splice(trainer.ko.indexOf(dex), 1);
}

/** A chip changes owner; knocked out stays knocked out (C-TRADE-07). */
export function handOver(from: Trainer, to: Trainer, dex: Dex): void {
  from.team.splice(from.team.indexOf(dex), 1);
  to.team.push(dex);
  const ko = from.ko.indexOf(dex);
  if (ko < 0) return;
  from.ko.splice(ko, 1);
  to.ko.push(dex);
}
