import type { AnyRuleset, Plain, Seat } from '@indigo/kernel';

/** What a match told about its balance. */
export interface Counted {
  /** By sort of choice, how each seat began. */
  readonly began: { readonly [sort: string]: readonly (string | undefined)[] };
  /** How often each card was used. */
  readonly used: { readonly [card: string]: number };
}

/** Listens to a match. A game that says nothing of its balance has nothing counted. */
export function counting({ balance }: AnyRuleset): {
  readonly counted: Counted;
  hear(what: string, facts: readonly Plain[]): void;
} {
  const began: { [sort: string]: string[] } = {};
  const used: { [card: string]: number } = {};
  const tally = {
    began: (sort: string, seat: Seat, choice: string) => {
      began[sort] ??= [];
      began[sort][seat] ??= choice;
    },
    used: (card: string) => {
      used[card] = (used[card] ?? 0) + 1;
    },
  };
  return { counted: { began, used }, hear: (what, facts) => balance?.hear(tally, what, facts) };
}
