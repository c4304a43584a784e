/** Where a clause of a rule ledger comes from: the book says it, it follows from the book, we decided it, we made it up. */
export type Origin = 'book' | 'inferred' | 'ruling' | 'design';

export const ORIGINS: readonly Origin[] = ['book', 'inferred', 'ruling', 'design'];

/** The tags ledgers use. What stands on the pieces of a game is as good as its book. */
const TAGGED: readonly (readonly [RegExp, Origin])[] = [
  [/^\[P\]/, 'design'],
  [/^\[(R|RB|D|DATA)\]/, 'book'],
  [/^\[(I|INF)\]/, 'inferred'],
  [/^\[(A-\d+|DEF)\]/, 'ruling'],
];

/** Of a clause as its ledger writes it, tags first; null where it says nothing. What is proposed is our own design. */
export function originOf(clause: string): Origin | null {
  const found = TAGGED.find(([tag]) => tag.test(clause))?.[1] ?? null;
  return found !== null && /^(\[[^\]]+\]\s*)+`?proposed\b/i.test(clause) ? 'design' : found;
}
