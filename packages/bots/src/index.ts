import type { Bot } from './bot.ts';
import { random } from './random.ts';

export type { Bot } from './bot.ts';
export { choose } from './random.ts';

/** Every bot by name. */
export const bots = { random } as const satisfies { readonly [name: string]: Bot };
