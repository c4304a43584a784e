/** What a loss of hearts is made of, for whoever reads of it. */
import { HOOKS } from '../abilities/abilities.ts';
import { ability } from '../abilities/force.ts';
import { HEARTS_SUPER } from '../data/types.ts';
import type { Type } from '../state.ts';
import { TAKES } from '../types.ts';
import { marksOf } from './conditions.ts';
import type { Hit, Making } from './context.ts';
import { type Match, POISONED } from './state.ts';

/** So many symbols of a type and the hearts they take, poison, or what was warded off (below 0). */
export type Toll =
  | { readonly by: 'type'; readonly type: Type; readonly n: number; readonly hearts: number }
  | { readonly by: 'poison' | 'warded'; readonly hearts: number };

/** Whose doing it is (a form, or -1 where nobody did it), and what it is made of. */
export type Loss = { readonly by: number; readonly tolls: readonly Toll[] };

/** Damage of one type that no attack deals. */
export const tollOf = (type: Type, n: number, target: Type): readonly Toll[] => [
  { by: 'type', type, n, hearts: n * TAKES[type][target] },
];

/** M-SEQ-09: the parts of a packet, as it has been reckoned. */
export function tollsOf(m: Match, making: Making, { who, own, extra, lost }: Hit): readonly Toll[] {
  const { type: target } = m.fighters[who];
  const absorbs = ability(m, who, HOOKS.absorbs);
  const countsAs = ability(m, making.by, HOOKS.countsAs);
  const heartsOf = (type: Type): number => {
    if (type === absorbs) return 0;
    if (making.boost?.allSuper) return HEARTS_SUPER;
    return Math.max(TAKES[type][target], countsAs === undefined ? 0 : TAKES[countsAs(type)][target]);
  };
  const poisoned = own.length > 0 && (marksOf(m, who) & POISONED) !== 0; // M-COND-14: the last of the bonuses
  const symbols = [...own, ...(poisoned ? extra.slice(0, -1) : extra)].filter((type) => type !== absorbs);
  const tolls: Toll[] = [...new Set(symbols)].map((type) => {
    const n = symbols.filter((one) => one === type).length;
    return { by: 'type', type, n, hearts: n * heartsOf(type) };
  });
  if (poisoned) tolls.push({ by: 'poison', hearts: heartsOf(extra[extra.length - 1]) });
  const sum = tolls.reduce((all, { hearts }) => all + hearts, 0);
  return sum === lost ? tolls : [...tolls, { by: 'warded', hearts: lost - sum }];
}
