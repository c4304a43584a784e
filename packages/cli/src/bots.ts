import { type Bot, bots } from '@indigo/bots';
import { nearest } from '@indigo/catalog';
import type { AnyRuleset } from '@indigo/kernel';
import type { BotName } from '@indigo/lab';
import { complain, type Io } from './io.ts';
import { text } from './text.ts';
import { UsageError } from './trouble.ts';

export type { BotName } from '@indigo/lab';

/** As people call it. */
export const titleOf = (name: string): string => text.botWords[name]?.title ?? name;

/** A bot by name. Throws a UsageError that says which there are. */
export function botNamed(name: string): BotName {
  if (isBot(name)) return name;
  const known = Object.keys(bots);
  throw new UsageError(text.wrong.bot(name, known, nearest(name, known)));
}

/** Several, as `a,b,c`. */
export const botsNamed = (list: string): readonly BotName[] =>
  list.split(',').map((name) => botNamed(name.trim()));

/** Those of whom no more can be expected than of the random bot, each once. */
export const blindAmong = (ruleset: AnyRuleset, names: readonly string[]): readonly BotName[] =>
  [...new Set(names)].filter(isBot).filter((name) => (bots[name] as Bot).isBlind?.(ruleset));

/** Says of whom no more can be expected. */
export function warnOfBlind(io: Io, ruleset: AnyRuleset, names: readonly BotName[]): void {
  const blind = blindAmong(ruleset, names);
  if (blind.length > 0) complain(io, text.wrong.blind(ruleset.title, blind));
}

const isBot = (name: string): name is BotName => Object.hasOwn(bots, name);
