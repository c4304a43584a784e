/** A seat's position as numbers, for what is learned from matches. */
import type { Features } from '@indigo/kernel';
import { CINNABAR, isPlateau } from './board.ts';
import { CHIPS, COLOURS } from './data/chips.ts';
import { ITEMS } from './data/items.ts';
import { BONUS_CARDS_PER_BATTLE, GOAL_POWER, HAND_LIMIT } from './data/rules.ts';
import { finalChance, promised, prowess, strongest } from './hope.ts';
import { nextFinal, turnsToFinal } from './plateau.ts';
import { isAttackBonus } from './sorts.ts';
import type { Classic } from './state.ts';
import { isFit, power } from './team.ts';
import { OUTLOOK } from './worth.ts';

/** How many of the strongest Pokémon and of the best cards are looked at one by one. */
const BEST = 3;
const SORTS = [...ITEMS.keys()].filter((sort) => !isAttackBonus[sort]);
const COUNT = 24 + 2 * BEST + COLOURS.length + SORTS.length;
/** What each number is measured by, so that all are of a common size. */
const UNIT = { points: 20, strength: 10, card: 5, cards: 2, chips: 6, turns: 8, outlook: 30 };
const COLOUR: readonly number[] = [-1, ...CHIPS.map(({ colour }) => COLOURS.indexOf(colour))];

export const features: Features<Classic> = {
  count: COUNT,
  write: (s, seat, into, at) => {
    const me = s.trainers[seat];
    const { kind } = s.items;
    into.fill(0, at, at + COUNT);
    let i = at;
    const points = power(me);
    const strengths = me.team
      .filter((dex) => isFit(me, dex))
      .map((dex) => prowess(me, dex))
      .sort((a, b) => b - a);
    const cards = [...me.hand, ...me.aside].map((card) => kind[card]);
    const bonus = cards
      .filter((sort) => isAttackBonus[sort])
      .map((sort) => ITEMS[sort].values[0])
      .sort((a, b) => b - a);
    const both = bonus.slice(0, BONUS_CARDS_PER_BATTLE).reduce((sum, value) => sum + value, 0);
    const chance = strengths.length > 0 ? finalChance(strengths[0] + both) : 0;
    const next = strengths.length > 1 ? finalChance(strengths[1] + both) : 0;
    const there = isPlateau(me.at);
    const soon = there ? UNIT.turns / (UNIT.turns + turnsToFinal(me.at)) : 0;
    const may = !there && points >= GOAL_POWER;
    into[i++] = s.active === seat ? 1 : 0;
    into[i++] = Math.min(points, GOAL_POWER) / UNIT.points;
    into[i++] = may ? 1 : 0;
    into[i++] = Math.min(1, Math.max(0, points - GOAL_POWER) / UNIT.points);
    into[i++] = Math.min(1, (power({ team: me.team, ko: [] }) - points) / UNIT.points);
    into[i++] = strongest({ team: me.team, ko: [] }) / UNIT.strength;
    into[i++] = chance;
    into[i++] = next;
    into[i++] = there ? 1 : 0;
    into[i++] = there ? chance : 0;
    into[i++] = soon;
    into[i++] = soon * chance;
    into[i++] = there ? nextFinal(me.at) * chance : 0;
    into[i++] = may ? chance : 0;
    into[i++] = may || there ? next : 0;
    into[i++] = me.at === CINNABAR ? 1 : 0;
    into[i++] = there || may ? 0 : OUTLOOK[me.at] / UNIT.outlook;
    into[i++] = Math.min(1, cards.length / HAND_LIMIT);
    into[i++] = Math.min(1, me.team.length / (2 * UNIT.chips));
    into[i++] = me.roams ? 1 : 0;
    into[i++] = there || may ? 0 : chance;
    const hoped = promised(me);
    into[i++] = hoped / UNIT.strength;
    into[i++] = hoped > 0 ? finalChance(hoped + both) : 0;
    into[i++] = finalChance(strongest({ team: me.team, ko: [] }) + both);
    for (let n = 0; n < BEST; n++) into[i++] = (strengths[n] ?? 0) / UNIT.strength;
    for (let n = 0; n < BEST; n++) into[i++] = (bonus[n] ?? 0) / UNIT.card;
    for (const dex of me.team) {
      const place = i + COLOUR[dex];
      into[place] = Math.min(1, into[place] + 1 / UNIT.chips);
    }
    i += COLOURS.length;
    for (const sort of cards) {
      const place = SORTS.indexOf(sort);
      if (place >= 0) into[i + place] = Math.min(1, into[i + place] + 1 / UNIT.cards);
    }
  },
};
