import type { OptionMeaning, Say } from '@indigo/kernel';
import { type Paint, sizeOf } from '../io.ts';
import { numbered } from '../terminal/columns.ts';
import { withoutSatellites } from '../terminal/satellites.ts';
import { isMover } from '../terminal/signs.ts';
import { oddsInWords } from '../terminal/sums.ts';
import { pad, widthOf, wrap } from '../terminal/width.ts';
import { text } from '../text.ts';
import type { Turn } from './turn.ts';

interface Entry {
  /** Its number, after a sign that says what it is. */
  readonly number: string;
  readonly name: string;
  readonly chance: number | null;
  readonly details: string;
  /** What it does. */
  readonly note: string | null;
  readonly style: (line: string) => string;
}

/** Names that are longer get their details below. */
const widestName = (width: number): number => Math.max(36, Math.floor(0.35 * width));

/** The numbered options, of a composed answer those that fit next, with all there is to say or as much as there is room for. */
export function optionLines(turn: Turn, room: number | null = null): string[] {
  const views = optionViews(turn);
  if (room === null) return views[0];
  return views.find((view) => view.length <= room) ?? optionPage(turn, room);
}

/** All options, the fullest view first: with what the game says about each, without notes, only how likely they are. */
export function optionViews(turn: Turn): string[][] {
  const { width } = sizeOf(turn.session.console.io);
  const entries = entriesOf(turn);
  const short = inColumns(entries, width);
  if (entries.every(({ details, note }) => details === '' && note === null)) return [short];
  const { paint } = turn.session.console;
  const more = (shown: string[]): string[] => [...shown, paint.dim(text.ask.moreAbout)];
  const bare = entries.map((entry) => ({ ...entry, note: null }));
  return [inFull(entries, width, paint.dim), more(inFull(bare, width, paint.dim)), more(short)];
}

/** As many options as there is room for, and a line that says how to see the rest. */
export function optionPage(turn: Turn, room: number): string[] {
  const { io, paint } = turn.session.console;
  const { width } = sizeOf(io);
  const entries = entriesOf(turn);
  const pages = pagesOf(entries, width, Math.max(1, room - 1));
  const shown = pages[turn.page % pages.length];
  const from = entries.indexOf(shown[0]) + 1;
  const note =
    pages.length === 1 ? text.ask.moreAbout : text.ask.page(from, from + shown.length - 1, entries.length);
  return [...inColumns(shown, width), paint.dim(note)];
}

function pagesOf(entries: readonly Entry[], width: number, room: number): (readonly Entry[])[] {
  const pages: (readonly Entry[])[] = [];
  for (let from = 0; from < entries.length; from += pages[pages.length - 1].length) {
    let count = 1;
    while (
      from + count < entries.length &&
      inColumns(entries.slice(from, from + count + 1), width).length <= room
    )
      count++;
    pages.push(entries.slice(from, from + count));
  }
  return pages;
}

function entriesOf(turn: Turn): Entry[] {
  const { session, seat, decision, meanings, fitting } = turn;
  const { paint } = session.console;
  const withSight = sightOf(turn);
  const digits = String(decision.options.length).length;
  return decision.options.flatMap(({ id, say, at }, i) => {
    if (fitting !== null && !fitting.includes(id)) return [];
    const meaning = meanings[i];
    const { role } = meaning;
    const name = withSight(session.say(seat, say), at);
    return {
      number: `${role === undefined ? ' ' : text.ask.roles[role]} ${String(i + 1).padStart(digits)}`,
      name,
      chance: meaning.odds?.chance ?? null,
      details: detailsOf(meaning, name, (what) => session.say(seat, what)),
      note: meaning.note === undefined ? null : session.say(seat, meaning.note),
      style: styleOf(role, paint),
    };
  });
}

/** What most would do stands out, what leads nowhere steps back. */
function styleOf(role: OptionMeaning['role'], { bold, dim }: Paint): (line: string) => string {
  if (role === 'natural') return bold;
  return role === undefined || role === 'harms' ? (line) => line : dim;
}

/** Odds, what it makes of a battle, what it brings and costs. */
export function detailsOf(
  { odds, brings = [], costs = [], preview }: OptionMeaning,
  name: string,
  say: (what: Say) => string,
): string {
  const [mine, theirs] = preview?.sides.map(({ sum }) => sum) ?? [];
  // Odds with their sum say it better.
  const known = odds?.sum === undefined && mine?.parts.length && theirs?.parts.length;
  // What its name says already needs not be said again.
  const news = (all: readonly Say[]): string[] => all.map(say).filter((what) => !name.includes(what));
  return [
    ...(odds === undefined ? [] : [oddsInWords(odds, say)]),
    ...(known ? [text.odds.makes(mine.total, theirs.total)] : []),
    ...news(brings).map(text.ask.brings),
    ...news(costs).map(text.ask.costs),
  ].join(' · ');
}

function inColumns(entries: readonly Entry[], width: number): string[] {
  return numbered(
    entries.map(({ number, name, chance }) => [
      number,
      chance === null ? name : `${name} (${text.odds.percent(chance)})`,
    ]),
    width,
  );
}

/** One below the other: what there is to say beside the name where it fits, else below it. */
function inFull(entries: readonly Entry[], width: number, dim: (line: string) => string): string[] {
  const told = entries.filter(({ details, note }) => details !== '' || note !== null);
  const column = Math.min(widestName(width), Math.max(0, ...told.map(({ name }) => widthOf(name))));
  return entries.flatMap(({ number, name, details, note, style }) => {
    const start = `${number}  `;
    const indent = ' '.repeat(start.length + 2);
    const parts = [details, note ?? ''].filter((part) => part !== '');
    const fits = (part: string): boolean =>
      widthOf(name) <= column && start.length + column + 2 + widthOf(part) <= width;
    const beside = [parts.join(' · '), parts[0] ?? ''].find(fits) ?? '';
    const below = beside === '' ? parts : beside === parts[0] ? parts.slice(1) : [];
    const head =
      beside === ''
        ? wrap(`${start}${name}`, width, indent).map(style)
        : [`${start}${style(pad(name, column))}  ${dim(beside)}`];
    return [...head, ...below.flatMap((line) => wrap(`${indent}${line}`, width, indent).map(dim))];
  });
}

/** An option that points at a place says what lies there face up, unless its words do. */
function sightOf({ session, seat }: Turn): (said: string, at: string | undefined) => string {
  const whole = session.scene(seat);
  const places = new Set(whole.places.map(({ id }) => id));
  const { pieces } = withoutSatellites(whole).scene;
  return (said, at) => {
    if (at === undefined || !places.has(at)) return said;
    const there = pieces.filter((piece) => piece.at === at && piece.of !== undefined && !isMover(piece));
    const names = there.map((piece) => session.say(seat, piece.say)).filter((name) => !said.includes(name));
    return names.length === 0 ? said : `${said}: ${names.join(', ')}`;
  };
}
