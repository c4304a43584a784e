import { checksum, type Entry, type MatchRecord, type Plain, RecordError, SPECTATOR } from '@indigo/kernel';
import { type AnyMatch, lookers, type Point, pick } from '../game.ts';
import { difference } from '../leaves.ts';
import { playOn, restore } from '../play.ts';

/** The record leads to the same match again: state, question, number, story and record. */
export function checkRestored({ match, setting, rng }: Point): void {
  for (let i = 0; i < 3; i++) {
    sameMatch(match, restore(setting, match.record), 'the restored match');
    if (match.over) return;
    playOn(match, 1, rng);
  }
}

export function sameMatch(a: AnyMatch, b: AnyMatch, what: string): void {
  const wrong =
    difference(a.s, b.s) ??
    difference([a.no, a.open(), a.winners, a.told], [b.no, b.open(), b.winners, b.told]) ??
    difference(a.record, b.record) ??
    a
      .open()
      .map((seat) => difference(a.decision(seat), b.decision(seat)))
      .find((found) => found !== null) ??
    lookers(a, SPECTATOR)
      .map((seat) => difference(a.story(seat), b.story(seat)))
      .find((found) => found !== null);
  if (wrong) throw new Error(`${what} differs: ${wrong}`);
}

/** A record cut off anywhere loads and goes on. */
export function checkTruncated({ match, setting, rng }: Point): void {
  const { record } = match;
  const to = rng(record.entries.length + 1);
  const cut: MatchRecord = { ...record, entries: record.entries.slice(0, to) };
  const again = restore(setting, cut);
  sameMatch(again, restore(setting, record, to), 'the record cut off by its reader');
  const kept = again.record.entries.slice(0, to);
  const wrong = difference(kept, cut.entries);
  if (wrong !== null) throw new Error(`the cut record was not kept: ${wrong}`);
  if (!again.over) playOn(again, 3, rng);
}

/** Marks stand where the match says they do. */
export function checkMarks({ match }: Point): void {
  const { marks, entries } = match.record;
  let last = 0;
  for (const { at } of marks) {
    if (at <= last || at > entries.length) throw new Error(`marks out of order: ${JSON.stringify(marks)}`);
    last = at;
  }
  if (match.over && last !== entries.length) throw new Error('a finished match must end with a checksum');
  // A chain of chance may delay a mark, but not for ever.
  if (entries.length - last > 400) throw new Error(`no checksum since entry ${last} of ${entries.length}`);
}

/** A record that was edited is refused, and the first entry that does not fit is named. */
export function checkTampered(point: Point): void {
  const { match, rng } = point;
  // A checksum at the end, as a keeper may put one: then no edit can hide.
  const sealed = seal(match);
  if (sealed === null) return;
  const { entries } = sealed;
  const edit = (changes: Partial<MatchRecord>): MatchRecord => ({ ...sealed, ...changes });
  const at = (i: number, entry: Entry): Partial<MatchRecord> => ({
    entries: entries.map((old, j) => (i === j ? entry : old)),
  });
  refuses(point, edit({ game: `${sealed.game}-2` }), 'another game');
  refuses(point, edit({ version: sealed.version + 1 }), 'another version');
  refuses(point, edit({ seats: 99 }), 'too many seats');
  refuses(point, edit({ options: { ...sealed.options, 'no-such-option': true } }), 'an unknown option');
  refuses(point, edit({ options: JSON.parse('{"__proto__": true}') }), 'an option called __proto__');
  if (entries.length === 0) return;
  const mark = rng(sealed.marks.length);
  const marks = sealed.marks.map((old, i) => (i === mark ? { ...old, sum: 'aaaaaaaaaaa' } : old));
  refuses(point, edit({ marks }), 'another checksum', sealed.marks[mark].at);
  const numbers = indices(entries, (entry) => typeof entry === 'number');
  const answers = indices(entries, (entry) => typeof entry !== 'number');
  if (numbers.length > 0) {
    const i = pick(numbers, rng);
    refuses(point, edit(at(i, 1e9)), 'an outcome out of range', i);
    refuses(point, edit(at(i, 'roll')), 'an answer for an outcome', i);
    changed(point, edit(at(i, entries[i] === 0 ? 1 : 0)), i);
  }
  if (answers.length > 0) {
    const i = pick(answers, rng);
    refuses(point, edit(at(i, 0)), 'an outcome for an answer', i);
    refuses(point, edit(at(i, 'no such option')), 'an unknown option', i);
    const other = otherAnswer(point, sealed, i);
    if (other !== null) changed(point, edit(at(i, other)), i);
  }
  if (match.over) refuses(point, edit({ entries: [...entries, 0] }), 'an entry too many', entries.length);
}

/** The record with a checksum after its last entry, if one may stand there. */
function seal(match: AnyMatch): MatchRecord | null {
  const { record } = match;
  if (match.no !== record.entries.length) return null;
  if (record.marks.at(-1)?.at === record.entries.length) return record;
  const sum = checksum(match.s as unknown as Plain);
  return { ...record, marks: [...record.marks, { at: record.entries.length, sum }] };
}

function load({ setting }: Point, record: MatchRecord): AnyMatch | RecordError {
  try {
    return restore(setting, record);
  } catch (error) {
    if (error instanceof RecordError) return error;
    throw error;
  }
}

function refuses(point: Point, record: MatchRecord, what: string, at: number | null = null): void {
  const found = load(point, record);
  if (!(found instanceof RecordError)) throw new Error(`a record with ${what} was accepted`);
  if (at !== null && found.at !== at) {
    throw new Error(`a record with ${what} at entry ${at} was refused at ${found.at}: ${found.message}`);
  }
}

/** Another answer may still fit for a while; it must not come out as another match that nobody notices. */
function changed(point: Point, record: MatchRecord, i: number): void {
  const found = load(point, record);
  if (found instanceof RecordError) {
    if (found.at === null || found.at < i)
      throw new Error(`entry ${i} was changed, but ${found.at} is blamed: ${found.message}`);
  } else {
    const wrong = difference(point.match.s, found.s);
    if (wrong !== null) throw new Error(`entry ${i} was changed and nobody noticed: ${wrong}`);
  }
}

function otherAnswer({ setting, rng }: Point, record: MatchRecord, i: number): Entry | null {
  const entry = record.entries[i];
  if (typeof entry !== 'string') return null;
  const before = restore(setting, record, i);
  const decision = before.decision(before.open()[0]);
  const others = decision?.options.filter(({ id }) => id !== entry) ?? [];
  return others.length === 0 ? null : pick(others, rng).id;
}

const indices = (entries: readonly Entry[], wanted: (entry: Entry) => boolean): readonly number[] =>
  entries.flatMap((entry, i) => (wanted(entry) ? [i] : []));
