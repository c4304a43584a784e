import { originOf } from '@indigo/catalog';
import type { Chapter, Ledger, Part } from '../src/rules/ledger.ts';

const ENTRY = /^- \*\*([A-Z]-[A-Z0-9]+-\d+)\*\*\s*((?:\[[^\]]+\])*)\s*(.*)$/;

/** Chapters for those who write and build the rules, of no use to those who play: how their titles begin. */
const NOT_FOR_PLAYERS = [
  'Missing data',
  'Coverage',
  'Measured',
  'Notes for those who build it',
  'Primitives',
];

/** What a chapter is called where people read it. */
const TITLES: { readonly [title: string]: string } = {
  Clauses: 'The rules',
  'Ambiguities and contradictions': 'Our rulings',
};

/** `2. Clauses`, `2.10 Trainer battles`, `6a. City effects (CITY)`: without what only numbers it. */
function titleOf(heading: string): string {
  const title = heading.replace(/^\d+[.\d]*[a-z]?\.? | \([^)]*\)$/g, '');
  return TITLES[title] ?? title;
}

/** Where a rule's figures are kept (`chips.ts`), what was decided beside them (DR-A5), and the names of settings, are told to players in other words or not at all. */
const plainly = (text: string): string =>
  text
    .replace(/\s*\(DR-A\d+(?:, DR-A\d+)*\)/g, '')
    .replace(/(?:[,;]? DR-A\d+)+(?=[.,;)])/g, '')
    .replace(/\s*\([^()]*`[^`]*\.ts`[^()]*\)/g, '')
    // What something is called in the data, beside its name in words.
    .replace(/\s*\(`[^`()]*`(?:(?:,| and|, and) `[^`()]*`)*\)/g, '')
    // A setting: by itself, as what heads its own rule, with what it is set to; then what it can be set to.
    .replace(/`([a-z]+(?:[A-Z][a-z]+)+)`/g, (_, key: string) => `“${spaced(key)}”`)
    .replace(/`([a-z]+)`(?= \(default)/g, (_, key: string) => `“${spaced(key)}”`)
    .replace(/`([a-zA-Z]+): ([^`]+)`/g, (_, key: string, to: string) => `“${spaced(key)}: ${either(to)}”`)
    .replace(/`([a-z]+(?:-[a-z]+)*)`/g, (all, to: string) =>
      MARKS.includes(to) ? all : `“${to.replaceAll('-', ' ')}”`,
    );

/** Chapters have no numbers where people read them: `section 13` says what that one is called. */
function named(markdown: string): string {
  const titles = new Map(
    [...markdown.matchAll(/^#{2,3} ((\d+(?:\.\d+)?[a-z]?)\.? .*)$/gm)].map(([, heading, no]) => [
      no,
      titleOf(heading),
    ]),
  );
  return markdown.replace(/\bsection (\d+(?:\.\d+)?[a-z]?)/g, (all, no: string) =>
    titles.has(no) ? `the chapter “${titles.get(no)}”` : all,
  );
}

/** What stands before a text for those who write the rules. */
const MARKS = ['constructed', 'proposed'];

/** `optional | compulsory` */
const either = (values: string): string => values.replaceAll('-', ' ').replaceAll(' | ', ' or ');

/** `catchOptional` as the settings of a table call it. */
const spaced = (key: string): string => {
  const words = key.replace(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Reads a rule ledger (`docs/rules/<game>.md`) as data: what the rules page shows and the table quotes. */
export function readLedger(markdown: string): Ledger {
  const chapters: { title: string; depth: 1 | 2; parts: Part[] }[] = [];
  let title = '';
  let table: { head: string[]; rows: string[][] } | null = null;
  for (const line of plainly(named(markdown).replaceAll(' -> ', ' → ')).split('\n')) {
    const heading = /^(#{1,3}) (.*)$/.exec(line);
    if (heading === null && line.startsWith('|')) {
      if (table !== null) table.rows.push(cells(line));
      else {
        table = { head: cells(line), rows: [] };
        chapters.at(-1)?.parts.push(table);
      }
      continue;
    }
    table = null;
    if (heading !== null) {
      const [, marks, said] = heading;
      if (marks === '#') title = said.replace(/^Rule ledger: /, '').replace(/, prefix .*$/, '');
      else
        chapters.push({
          title: titleOf(said),
          depth: marks === '##' ? 1 : 2,
          parts: [],
        });
      continue;
    }
    // What stands before the first chapter tells where the ledger comes from.
    if (line.trim() !== '') chapters.at(-1)?.parts.push(partOf(line));
  }
  const shown = chapters
    .filter(isForPlayers)
    .map((chapter) => ({ ...chapter, parts: chapter.parts.map(withoutRule) }));
  return { title, chapters: shown };
}

/** A part of a chapter that is not for them is not either. */
function isForPlayers({ title, depth }: Chapter, i: number, all: readonly Chapter[]): boolean {
  const whole = depth === 1 ? undefined : all.slice(0, i).findLast((chapter) => chapter.depth === 1);
  return ![title, whole?.title].some((one) => NOT_FOR_PLAYERS.some((start) => one?.startsWith(start)));
}

const cells = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The line under a table's head only says that it is one. */
const withoutRule = (part: Part): Part =>
  'rows' in part
    ? { ...part, rows: part.rows.filter((row) => !row.every((cell) => /^:?-+:?$/.test(cell))) }
    : part;

function partOf(line: string): Part {
  const entry = ENTRY.exec(line);
  if (entry === null) return { text: line.replace(/^- /, '') };
  const [, id, tags, text] = entry;
  const see = (tags.match(/A-\d+/g) ?? []).map((tag) => `${id[0]}-AMB-${tag.slice(2)}`);
  // Tags inside the text mark its second half; players need neither.
  const origin = originOf(`${tags} ${text}`);
  return {
    id,
    text: text
      .replace(/\s*\[(?:R|I|D|P|A-\d+|RB|INF|DEF|DATA)\]/g, '')
      .replace(/^(?:`?proposed`?:?|`constructed`|`!!`) /i, ''),
    ...(see.length > 0 ? { see } : {}),
    ...(origin !== null ? { origin } : {}),
  };
}
