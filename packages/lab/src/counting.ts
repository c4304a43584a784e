import type { AnyRuleset, Plain, Seat } from '@indigo/kernel';

/** What a match told about its balance. */
export interface Counted {
  /** By sort of choice, how each seat began. */
  readonly began: { readonly [sort: string]: readonly (string | undefined)[] };
  /** How often each card was used. */
  readonly used: { readonly [card: string]: number };
  /** Who used it, and who had it: seats, each once. */
  readonly users: { readonly [card: string]: readonly Seat[] };
  readonly holders: { readonly [card: string]: readonly Seat[] };
}

/** Listens to a match. A game that says nothing of its balance has nothing counted. */
export function counting({ balance }: AnyRuleset): {
  readonly counted: Counted;
  hear(what: string, facts: readonly Plain[]): void;
} {
  const began: { [sort: string]: string[] } = {};
  const used: { [card: string]: number } = {};
  const users: { [card: string]: Seat[] } = {};
  const holders: { [card: string]: Seat[] } = {};
  const note = (list: { [card: string]: Seat[] }, card: string, seat: Seat): void => {
    list[card] ??= [];
    if (!list[card].includes(seat)) list[card].push(seat);
  };
  const tally = {
    began: (sort: string, seat: Seat, choice: string) => {
      began[sort] ??= [];
      began[sort][seat] ??= choice;
    },
    used: (card: string, seat: Seat | null) => {
      used[card] = (used[card] ?? 0) + 1;
      if (seat === null) return;
      note(users, card, seat);
      note(holders, card, seat);
    },
    held: (card: string, seat: Seat) => note(holders, card, seat),
  };
  return {
    counted: { began, used, users, holders },
    hear: (what, facts) => balance?.hear(tally, what, facts),
  };
}
