import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

export type { Bot } from './bot.ts';
export { choose } from './random.ts';

/** Every bot by name. */
export const bots = { random, greedy } as const satisfies { readonly [name: string]: Bot };
