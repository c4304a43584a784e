/** What somebody's hidden cards may add to a battle, as far as a seat can tell. */
import { ITEMS } from '../data/items.ts';
import { BONUS_CARDS_PER_BATTLE } from '../data/rules.ts';
import { isAttackBonus } from '../sorts.ts';
import type { ClassicView, TrainerView } from '../view.ts';

/** Attack Bonus cards that may be set aside, and how likely. */
export interface Hand {
  readonly cards: readonly number[];
  readonly share: number;
}

const added = (sort: number): number => ITEMS[sort].values[0];

/** The best cards, as they would be set aside. */
export const bestCardsOf = (sorts: readonly number[]): readonly number[] =>
  sorts
    .filter((sort) => isAttackBonus[sort])
    .sort((a, b) => added(b) - added(a))
    .slice(0, BONUS_CARDS_PER_BATTLE);

/** How many of each sort this seat has not found anywhere. */
function unfound({ trainers, items }: ClassicView): readonly number[] {
  const left = ITEMS.map(({ count }) => count);
  const found = [...trainers.flatMap(({ known, aside }) => [...known, ...aside]), ...items.under];
  for (const sort of found) if (sort !== null) left[sort]--;
  return left;
}

/** The sorts a card nobody knows may be of, each with its share; a card that is not of use in a battle is -1. */
function drawn(view: ClassicView, bonusOnly: boolean): readonly (readonly [sort: number, share: number])[] {
  const counts = unfound(view).map((n, sort) => (bonusOnly && !isAttackBonus[sort] ? 0 : Math.max(0, n)));
  const all = counts.reduce((sum, n) => sum + n, 0);
  if (all === 0) return [[-1, 1]];
  const bonus = counts.flatMap((n, sort) => (n > 0 && isAttackBonus[sort] ? [[sort, n / all] as const] : []));
  const rest = 1 - bonus.reduce((sum, [, share]) => sum + share, 0);
  return rest > 1e-9 ? [...bonus, [-1, rest]] : bonus;
}

/** The best of what is known and of so many more, each drawn as if the others had not been. */
function withMore(view: ClassicView, known: readonly number[], more: number, bonusOnly: boolean): Hand[] {
  const next = drawn(view, bonusOnly);
  let hands: Hand[] = [{ cards: bestCardsOf(known), share: 1 }];
  for (let i = 0; i < more; i++) {
    const found = new Map<string, Hand>();
    for (const { cards, share } of hands) {
      for (const [sort, part] of next) {
        const best = sort < 0 ? cards : bestCardsOf([...cards, sort]);
        const key = best.join();
        found.set(key, { cards: best, share: (found.get(key)?.share ?? 0) + share * part });
      }
    }
    hands = [...found.values()];
  }
  return hands;
}

/** `announced`: how many they have set aside face down; -1: that is still to come, and they take their best. */
export function handsOf(
  view: ClassicView,
  { cards, known }: TrainerView,
  announced: number,
): readonly Hand[] {
  return announced >= 0
    ? withMore(view, [], announced, true)
    : withMore(view, known, cards - known.length, false);
}
