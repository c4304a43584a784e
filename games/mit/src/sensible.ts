/** What is worth a thought: bots look no further. No rule depends on it. */
import type { Asking, Plain, Seat } from '@indigo/kernel';
import type { Action } from './answers.ts';
import { betterFighters } from './habit.ts';
import type { Mit } from './state.ts';

/** A switch costs a turn of the battle: nobody switches but to somebody far better. */
export function sensible(s: Mit, asking: Asking, seat: Seat, options: readonly Plain[]): readonly number[] {
  const { kind } = asking.question;
  if (kind !== 'act' && kind !== 'act-leader') return options.map((_, index) => index);
  const actions = options as readonly Action[];
  const better = betterFighters(s, actions, seat);
  return actions.flatMap((action, index) =>
    action.do === 'switch' && !better.includes(index) ? [] : [index],
  );
}
