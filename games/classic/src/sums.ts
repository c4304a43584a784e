/** What a side of a battle musters: the very parts the rule adds up, the story tells and a scene shows. */
import { ITEMS } from './data/items.ts';
import { RIVALS } from './data/rivals.ts';
import type { Battle, Classic, Dex } from './state.ts';
import { attack, evolutionBonus } from './team.ts';

/** A part of a battle total, with the Pokémon, Rival Card or Item Card it stands on. */
export type SumPart =
  | readonly [what: 'attack', value: number, dex: Dex]
  | readonly [what: 'master', value: number, rival: number]
  | readonly [what: 'evolution' | 'die' | 'masters-bonus', value: number]
  | readonly [what: 'card', value: number, sort: number];

/** What is known of a side. */
export interface Muster {
  /** 0: no Pokémon is sent out yet. A Master's stands on the Rival Card. */
  readonly dex: Dex;
  /** The Rival Card, -1 for anybody but the Master. */
  readonly rival: number;
  readonly evolution: number;
  /** 0 before the roll. */
  readonly die: number;
  /** Attack Bonus cards, by sort. */
  readonly cards: readonly number[];
}

/**
 * C-BATTLE-08: Attack Strength with the Evolution Bonus (C-EVO-04, C-EVO-06), the die, the cards (C-ATK-01). C-FINAL-08: for
 * the Master what the Rival Card says, its bonus for the die included.
 */
export function partsOf({ dex, rival, evolution, die, cards }: Muster): readonly SumPart[] {
  const parts: SumPart[] = [];
  if (rival >= 0) parts.push(['master', RIVALS[rival].attack, rival]);
  else if (dex > 0) parts.push(['attack', attack(dex), dex]);
  if (evolution > 0) parts.push(['evolution', evolution]);
  if (die > 0) parts.push(['die', die]);
  if (die > 0 && rival >= 0) parts.push(['masters-bonus', RIVALS[rival].bonus[die - 1]]);
  for (const sort of cards) parts.push(['card', ITEMS[sort].values[0], sort]);
  return parts;
}

export const totalOf = (parts: readonly SumPart[]): number =>
  parts.reduce((sum, [, value]) => sum + value, 0);

/** A side as the rules know it. */
export function musterOf({ items, rivals, trainers }: Classic, battle: Battle, side: 0 | 1): Muster {
  const die = battle.dice[side];
  if (battle.final && side === 1) {
    return { dex: battle.picks[1], rival: rivals.kind[battle.rival], evolution: 0, die, cards: [] };
  }
  const trainer = trainers[battle.sides[side]];
  const dex = battle.picks[side];
  return {
    dex,
    rival: -1,
    evolution: evolutionBonus(trainer, dex),
    die,
    cards: trainer.aside.map((card) => items.kind[card]),
  };
}
