import type { Bot } from './bot.ts';
import { random } from './random.ts';

export type { Bot } from './bot.ts';

/** Every bot by name. */
export const bots = { random } as const satisfies { readonly [name: string]: Bot };
