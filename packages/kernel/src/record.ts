import { type Entry, isCount, isEntry } from './entry.ts';
import { RecordError, SetupError } from './errors.ts';
import type { Plain } from './plain.ts';
import type { AnyFront, AnyRuleset, OptionSpec, OptionValues } from './ruleset.ts';

/** A checksum of the state as it stood when a question opened after this many entries. */
export interface Mark {
  readonly at: number;
  readonly sum: string;
}

/** A whole match: what it is and what was decided. Nothing else is needed to see it again. */
export interface MatchRecord {
  readonly format: 1;
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: OptionValues;
  readonly entries: readonly Entry[];
  readonly marks: readonly Mark[];
  /** Whatever its keeper wants to remember with it (names, dates); the kernel does not read it. */
  readonly about?: Plain;
}

const MAX_ENTRIES = 1_000_000;

/** Reads a record from untrusted data. Throws a RecordError that says what is wrong. */
export function readRecord(data: unknown): MatchRecord {
  const record = object(data, 'a record');
  if (record.format !== 1)
    throw new RecordError(`not a match record of a format known here (format ${show(record.format)})`);
  const game = record.game;
  if (typeof game !== 'string') throw new RecordError('the record names no game');
  const entries = list(record.entries, 'entries');
  if (entries.length > MAX_ENTRIES) throw new RecordError(`the record has more than ${MAX_ENTRIES} entries`);
  entries.forEach((entry, i) => {
    if (!isEntry(entry))
      throw new RecordError(`entry ${i + 1} is neither an outcome nor an answer: ${show(entry)}`, i);
  });
  const marks = list(record.marks, 'marks').map((mark, i) => {
    const { at, sum } = object(mark, `mark ${i + 1}`);
    if (!isCount(at) || typeof sum !== 'string')
      throw new RecordError(`mark ${i + 1} is not a checksum: ${show(mark)}`);
    return { at, sum };
  });
  // Out of order, or beyond the end, they would never be compared.
  marks.forEach(({ at }, i) => {
    if (at > entries.length || (i > 0 && at <= marks[i - 1].at))
      throw new RecordError(
        `mark ${i + 1} stands after ${at} of ${entries.length} entries, out of its place`,
      );
  });
  const { version, seats } = record;
  if (!isCount(version)) throw new RecordError(`the record names no version of its rules (${show(version)})`);
  if (!isCount(seats)) throw new RecordError(`the record names no number of seats (${show(seats)})`);
  return {
    format: 1,
    game,
    version,
    seats,
    options: object(record.options, 'options') as OptionValues,
    entries: entries as Entry[],
    marks,
    ...(record.about === undefined ? {} : { about: record.about as Plain }),
  };
}

function object(value: unknown, what: string): { [key: string]: unknown } {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new RecordError(`${what} should be an object, not ${show(value)}`);
  }
  return value as { [key: string]: unknown };
}

function list(value: unknown, what: string): unknown[] {
  if (!Array.isArray(value)) throw new RecordError(`"${what}" should be a list, not ${show(value)}`);
  return value;
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** The options of a match: what was given, checked, and the defaults for the rest. */
export function readOptions(ruleset: AnyFront, given: OptionValues = {}): OptionValues {
  const known = new Map(ruleset.options.map((spec) => [spec.key, spec]));
  for (const key of Object.keys(given)) {
    if (!known.has(key)) {
      const names = [...known.keys()].join(', ') || 'none';
      throw new SetupError(`${ruleset.title} has no option "${key}"; its options: ${names}`);
    }
  }
  // Made in one go: put in one by one, so many would make an object that is slow to read, and rules read it all the time.
  return Object.freeze(
    Object.fromEntries(ruleset.options.map((spec) => [spec.key, readOption(spec, given)])),
  );
}

function readOption(spec: OptionSpec, given: OptionValues): OptionValues[string] {
  const value = Object.hasOwn(given, spec.key) ? given[spec.key] : spec.default;
  const wrong = wrongValue(spec, value);
  if (wrong !== null) throw new SetupError(`option "${spec.key}" ${wrong}, not ${show(value)}`);
  return value;
}

function wrongValue(spec: OptionSpec, value: unknown): string | null {
  switch (spec.type) {
    case 'flag':
      return typeof value === 'boolean' ? null : 'is true or false';
    case 'choice':
      return spec.choices.includes(value as string) ? null : `is one of ${spec.choices.join(', ')}`;
    case 'number':
      return Number.isInteger(value) && (value as number) >= spec.min && (value as number) <= spec.max
        ? null
        : `is a whole number from ${spec.min} to ${spec.max}`;
  }
}

export function checkSeats(ruleset: AnyRuleset, seats: number): void {
  const { min, max } = ruleset.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    throw new SetupError(`${ruleset.title} takes ${min} to ${max} players, not ${show(seats)}`);
  }
}
