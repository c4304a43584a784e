import { bots, isBlind } from '@indigo/bots';
import { nearest } from '@indigo/catalog';
import type { AnyRuleset } from '@indigo/kernel';
import type { BotName } from '@indigo/lab';
import { complain, type Io } from './io.ts';
import { text } from './text.ts';
import { UsageError } from './trouble.ts';

export type { BotName } from '@indigo/lab';

/** As people call it. */
export const titleOf = (name: string): string => text.botTitles[name] ?? name;

/** A bot by name. Throws a UsageError that says which there are. */
export function botNamed(name: string): BotName {
  if (isBot(name)) return name;
  const known = Object.keys(bots);
  throw new UsageError(text.wrong.bot(name, known, nearest(name, known)));
}

/** Several, as `a,b,c`. */
export const botsNamed = (list: string): readonly BotName[] =>
  list.split(',').map((name) => botNamed(name.trim()));

/** Says of whom no more can be expected than of the random bot. */
export function warnOfBlind(io: Io, ruleset: AnyRuleset, names: readonly BotName[]): void {
  const blind = [...new Set(names)].filter((name) => isBlind(bots[name], ruleset));
  if (blind.length > 0) complain(io, text.wrong.blind(ruleset.title, blind));
}

const isBot = (name: string): name is BotName => Object.hasOwn(bots, name);
