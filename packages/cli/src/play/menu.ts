import { type Bot, bots, USUAL_BOT } from '@indigo/bots';
import type { GameInfo } from '@indigo/catalog';
import { type AnyRuleset, type OptionValues, SetupError, specsFor } from '@indigo/kernel';
import { print, sizeOf } from '../io.ts';
import { cleanName, isPerson, type Player, playersOf, seatPlayers } from '../players.ts';
import type { Saved } from '../saves.ts';
import { usualSeats } from '../seating.ts';
import { rangeOf, readSettings } from '../settings.ts';
import { numbered } from '../terminal/columns.ts';
import { wrap } from '../terminal/width.ts';
import { text } from '../text.ts';
import { messageOf, UsageError } from '../trouble.ts';
import type { Console } from './session.ts';

/** Nobody types any more, or they asked to leave. */
export const LEFT: unique symbol = Symbol('left');
type Left = typeof LEFT;

/** Asks until the answer can be read. `read` returns undefined, and says why, where it cannot. */
async function ask<T>(
  { lines, paint }: Console,
  prompt: string,
  read: (typed: string) => T | undefined,
): Promise<T | Left> {
  for (;;) {
    const typed = await lines.ask(paint.bold(prompt));
    if (typed === null || /^(q|quit|exit)$/i.test(typed)) return LEFT;
    const value = read(typed);
    if (value !== undefined) return value;
  }
}

/** A number from 1 to `count`, or what Enter stands for. */
function numberUpTo<T>(console: Console, prompt: string, list: readonly T[], enter: T): Promise<T | Left> {
  return ask(console, prompt, (typed) => {
    if (typed === '') return enter;
    const chosen = /^\d+$/.test(typed) ? list[Number(typed) - 1] : undefined;
    if (chosen === undefined) print(console.io, text.menu.number(1, list.length));
    return chosen;
  });
}

/** An unfinished match to go on with, or null for a new one. */
export async function pickSaved(
  console: Console,
  saved: readonly Saved[],
  titles: ReadonlyMap<string, string>,
): Promise<Saved | null | Left> {
  if (saved.length === 0) return null;
  const { io } = console;
  for (let from = 0; ; ) {
    const lines = savedLines(saved, from, titles, sizeOf(io));
    print(io, '', text.menu.unfinished, ...lines.shown);
    const rest = saved.length - lines.to;
    const chosen = await ask<Saved | 'fresh' | 'more'>(console, text.menu.resume, (typed) => {
      if (typed === '') return saved[0];
      if (/^n$/i.test(typed)) return 'fresh';
      if (/^m$/i.test(typed) && rest > 0) return 'more';
      const one = /^\d+$/.test(typed) ? saved[Number(typed) - 1] : undefined;
      if (one === undefined) print(io, text.menu.whichSaved(saved.length, rest > 0));
      return one;
    });
    if (chosen === LEFT) return LEFT;
    if (chosen === 'fresh') return null;
    if (chosen !== 'more') return chosen;
    from = lines.to;
  }
}

/** Rows around the list: the welcome, a warning, the headline and the question. */
const AROUND = 8;

/** As many as fit on a screen, and what else may be typed. */
function savedLines(
  saved: readonly Saved[],
  from: number,
  titles: ReadonlyMap<string, string>,
  { width, height }: { readonly width: number; readonly height: number },
): { readonly shown: readonly string[]; readonly to: number } {
  const upTo = (to: number): string[] => {
    const rest = saved.length - to;
    return [
      ...saved.slice(from, to).map((one, i) => [String(from + i + 1), savedLine(one, titles)] as const),
      ...(rest > 0 ? [['m', text.menu.more(rest)] as const] : []),
      ['n', text.menu.fresh] as const,
    ].flatMap((entry) => numbered([entry], width));
  };
  let to = from + 1;
  while (to < saved.length && upTo(to + 1).length <= height - AROUND) to++;
  return { shown: upTo(to), to };
}

function savedLine({ record, saved }: Saved, titles: ReadonlyMap<string, string>): string {
  const people = playersOf(record.about, record.seats).filter(isPerson);
  const { turn } = (record.about ?? {}) as { turn?: number };
  const names = people.map(({ name }) => name);
  const bots = record.seats - people.length;
  return text.menu.saved(titles.get(record.game) ?? record.game, names, bots, turn ?? 0, saved);
}

export async function pickGame(console: Console, games: readonly GameInfo[]): Promise<string | Left> {
  print(console.io, '', text.menu.games);
  const entries = games.map(
    ({ title, seats }, i) => [String(i + 1), text.menu.game(title, seats.min, seats.max)] as const,
  );
  print(console.io, ...numbered(entries, sizeOf(console.io).width));
  const chosen = await numberUpTo(console, text.menu.whichGame, games, games[0]);
  return chosen === LEFT ? LEFT : chosen.id;
}

/** How many seats, and who sits in each: a name for a person, Enter for a bot. */
export async function pickPlayers(console: Console, ruleset: AnyRuleset): Promise<Player[] | Left> {
  const { min, max } = ruleset.seats;
  const usual = usualSeats(ruleset);
  const count = await ask(console, text.menu.howMany(min, max, usual), (typed) => {
    const number = typed === '' ? usual : Number(typed);
    if (Number.isInteger(number) && number >= min && number <= max) return number;
    print(console.io, text.menu.number(min, max));
    return undefined;
  });
  if (count === LEFT) return LEFT;
  print(console.io, '', ...wrap(text.menu.whoSits, sizeOf(console.io).width));
  const people: string[] = [];
  for (let seat = 0; seat < count; seat++) {
    const usualName = people.length === 0 && seat === 0 ? text.names.you : '';
    const name = await ask(console, text.menu.seat(seat + 1, usualName), (typed) => {
      const given = cleanName(typed) || usualName;
      if (!people.includes(given)) return given;
      print(console.io, text.menu.taken(given));
      return undefined;
    });
    if (name === LEFT) return LEFT;
    if (name === '') break;
    people.push(name);
  }
  const others = people.length === count ? [] : await pickBots(console, ruleset, count - people.length);
  if (others === LEFT) return LEFT;
  return seatPlayers([...people.map((person) => ({ person })), ...others.map((bot) => ({ bot }))]);
}

/** Against whom, in so many seats. */
async function pickBots(
  console: Console,
  ruleset: AnyRuleset,
  free: number,
): Promise<readonly string[] | Left> {
  const all: readonly Bot[] = Object.values(bots);
  print(console.io, '', text.menu.bots);
  const entries = all.map((bot, i) => {
    const { title, about } = text.botWords[bot.name] ?? bot;
    return [String(i + 1), text.menu.bot(title, about, bot.isBlind?.(ruleset) ?? false)] as const;
  });
  print(console.io, ...numbered(entries, sizeOf(console.io).width));
  const usual = 1 + all.findIndex(({ name }) => name === USUAL_BOT);
  return ask(console, text.menu.whichBot(usual), (typed) => {
    const numbers = typed === '' ? [usual] : typed.split(/[\s,]+/).map(Number);
    const chosen = numbers.flatMap((number) => all[number - 1]?.name ?? []);
    if (chosen.length < numbers.length) print(console.io, text.menu.number(1, all.length));
    else if (chosen.length > 1 && chosen.length !== free) print(console.io, text.menu.botsFor(free));
    else return Array.from({ length: free }, (_, i) => chosen[i % chosen.length]);
    return undefined;
  });
}

/** The options of the rulebook: Enter keeps the rest as it is. */
export async function pickOptions(
  console: Console,
  ruleset: AnyRuleset,
  alone: boolean,
): Promise<OptionValues | Left> {
  const given: string[] = [];
  if (ruleset.options.length === 0) return readSettings(ruleset, given, alone);
  const { width } = sizeOf(console.io);
  print(console.io, '', text.menu.options);
  for (const spec of specsFor(ruleset.options, alone)) {
    const line = text.games.option(spec.key, rangeOf(spec), String(spec.default), spec.about, spec.clause);
    print(console.io, ...wrap(`  ${line}`, width, '    '));
  }
  for (;;) {
    const typed = await ask(console, text.menu.change, (line) => line);
    if (typed === LEFT) return LEFT;
    if (typed === '') return readSettings(ruleset, given, alone);
    try {
      const wanted = [...given, ...typed.split(/\s+/)];
      readSettings(ruleset, wanted);
      given.splice(0, given.length, ...wanted);
      print(console.io, ...wrap(text.menu.changed(given), width));
    } catch (error) {
      if (!(error instanceof UsageError || error instanceof SetupError)) throw error;
      print(console.io, ...wrap(messageOf(error), width));
    }
  }
}
