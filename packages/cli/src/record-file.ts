import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import {
  type AnyRuleset,
  Match,
  type MatchOptions,
  type MatchRecord,
  RecordError,
  readRecord,
} from '@indigo/kernel';
import { type Io, print } from './io.ts';
import { harmless } from './terminal/width.ts';
import { text } from './text.ts';
import { messageOf, UsageError } from './trouble.ts';

/** Far more than any match: a small file must not unpack to fill the memory. */
const LARGEST = 256 * 1024 * 1024;

/** A record from a file, plain or gzipped. Throws a UsageError that says what is wrong with it. */
export function readRecordFile(file: string): MatchRecord {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    throw new UsageError(text.wrong.unreadable(file, fileTrouble(error)));
  }
  let data: unknown;
  try {
    const packed = bytes[0] === 0x1f && bytes[1] === 0x8b;
    data = JSON.parse((packed ? gunzipSync(bytes, { maxOutputLength: LARGEST }) : bytes).toString('utf8'));
  } catch (error) {
    throw new UsageError(text.wrong.noJson(file, messageOf(error)));
  }
  try {
    return readRecord(data);
  } catch (error) {
    throw new UsageError(text.wrong.noRecord(file, messageOf(error)));
  }
}

/** The match of a record, up to an entry if one is given; null, once it is said, if it does not fit its rules. */
export function loadOrSay(
  io: Io,
  file: string,
  ruleset: AnyRuleset,
  record: MatchRecord,
  how: MatchOptions,
  to?: number,
): Match | null {
  try {
    return Match.load(ruleset, record, how, to);
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    print(io, text.verify.differs(harmless(file), error.message));
    return null;
  }
}

/** What the system said about a file, in words. */
export function fileTrouble(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  return (code !== undefined && text.system[code]) || messageOf(error);
}
