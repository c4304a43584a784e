import type { BotName } from '../bots.ts';

/** Which match of an arena this is: who sits where, and with which dice. */
export interface Bout {
  readonly group: number;
  /** How often every seat order of the group was played before: matches of one round have the same dice. */
  readonly round: number;
  readonly lineup: readonly BotName[];
}

/** Every group of bots that fits the seats, each in every seat order, one group after the other and again. */
export class Lineups {
  /** By group: every order in which its bots can sit. */
  readonly groups: readonly (readonly (readonly BotName[])[])[];

  constructor(bots: readonly BotName[], seats: number) {
    this.groups = groupsOf(bots, Math.min(seats, bots.length)).map((group) =>
      // Fewer bots than seats: they take seats in turn.
      ordersOf(Array.from({ length: seats }, (_, seat) => group[seat % group.length])),
    );
  }

  bout(index: number): Bout {
    const group = index % this.groups.length;
    const within = Math.floor(index / this.groups.length);
    const orders = this.groups[group];
    return { group, round: Math.floor(within / orders.length), lineup: orders[within % orders.length] };
  }
}

function groupsOf<T>(all: readonly T[], size: number): readonly (readonly T[])[] {
  if (size === 0) return [[]];
  return all.flatMap((first, i) => groupsOf(all.slice(i + 1), size - 1).map((rest) => [first, ...rest]));
}

/** Every different order. */
function ordersOf<T>(all: readonly T[]): readonly (readonly T[])[] {
  if (all.length === 0) return [[]];
  return [...new Set(all)].flatMap((first) => {
    const rest = all.toSpliced(all.indexOf(first), 1);
    return ordersOf(rest).map((order) => [first, ...order]);
  });
}
