import type { AnyRuleset } from '@indigo/kernel';

/** Rules as they were, by game and version. */
export declare const pinned: {
  readonly [game: string]: { readonly [version: number]: () => Promise<{ readonly ruleset: AnyRuleset }> };
};
