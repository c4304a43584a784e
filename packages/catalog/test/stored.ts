import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { type MatchRecord, readRecord } from '@indigo/kernel';

/** One folder for every version: matches its own code has played (`npm run pin`). */
export const STORED = fileURLToPath(new URL('stored', import.meta.url));

/** Near its beginning, far on, and in the middle of a window or of a question to several. */
export const KINDS = ['early', 'long', 'window', 'together'] as const;

export function storedMatch(game: string, version: number, kind: (typeof KINDS)[number]): MatchRecord {
  const file = `${STORED}/${game}-${version}/${kind}.json.gz`;
  return readRecord(JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')));
}
