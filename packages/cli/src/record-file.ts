import { closeSync, openSync, readSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { UnknownGame, UnknownRules } from '@indigo/catalog';
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

/** Far more than any match: neither an endless file nor a small one that unpacks to much may fill the memory. */
const LARGEST = 256 * 1024 * 1024;
/** No record comes near that. */
const DEEPEST = 200;

/** A record from a file, plain or gzipped. Throws a UsageError that says what is wrong with it. */
export function readRecordFile(file: string): MatchRecord {
  const data = readJsonFile(file);
  try {
    return readRecord(data);
  } catch (error) {
    throw new UsageError(text.wrong.noRecord(file, messageOf(error)));
  }
}

/** What a file of JSON holds, plain or gzipped. Throws a UsageError that says what is wrong with it. */
export function readJsonFile(file: string): unknown {
  const bytes = readAtMost(file, LARGEST);
  try {
    const packed = bytes[0] === 0x1f && bytes[1] === 0x8b;
    const plain = packed ? gunzipSync(bytes, { maxOutputLength: LARGEST }) : bytes;
    if (depthOf(plain) > DEEPEST) throw new UsageError(text.wrong.deep(file));
    // Some editors begin a file with a mark of its encoding.
    return JSON.parse(plain.toString('utf8').replace(/^\ufeff/, ''));
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(text.wrong.noJson(file, messageOf(error)));
  }
}

/** A whole file, unless it does not end soon enough. */
function readAtMost(file: string, most: number): Buffer {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    const handle = openSync(file, 'r');
    try {
      for (;;) {
        const part = Buffer.allocUnsafe(CHUNK);
        const read = readSync(handle, part, 0, CHUNK, null);
        if (read === 0) return Buffer.concat(parts, length);
        length += read;
        if (length > most) break;
        parts.push(part.subarray(0, read));
      }
    } finally {
      closeSync(handle);
    }
  } catch (error) {
    throw new UsageError(text.wrong.unreadable(file, fileTrouble(error)));
  }
  throw new UsageError(text.wrong.endless(file, most / 1024 ** 2));
}

const CHUNK = 1024 * 1024;
const [QUOTE, ESCAPE, OPEN, CLOSE] = [0x22, 0x5c, [0x5b, 0x7b], [0x5d, 0x7d]];

/** How deep its brackets go: to read what goes too deep would end the process. */
function depthOf(json: Buffer): number {
  let depth = 0;
  let deepest = 0;
  let quoted = false;
  for (let i = 0; i < json.length; i++) {
    const byte = json[i];
    if (quoted && byte === ESCAPE) i++;
    else if (byte === QUOTE) quoted = !quoted;
    else if (quoted) continue;
    else if (OPEN.includes(byte)) deepest = Math.max(deepest, ++depth);
    else if (CLOSE.includes(byte)) depth--;
  }
  return deepest;
}

/** The rules a record was played by. Throws a UsageError that names the file where nobody has them here. */
export async function rulesOf(io: Io, file: string, { game, version }: MatchRecord): Promise<AnyRuleset> {
  try {
    return await io.catalog.load(game, version);
  } catch (error) {
    if (error instanceof UnknownGame || error instanceof UnknownRules)
      throw new UsageError(text.wrong.recordOf(file, messageOf(error)));
    throw error;
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

/** What the system said about a file, in words. Its own words are for those who wrote it. */
export function fileTrouble(error: unknown): string {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code !== undefined && Object.hasOwn(text.system, code)) return text.system[code];
  return code !== undefined && syscall !== undefined ? text.wrong.refused(code) : messageOf(error);
}
