import { type MatchRecord, readRecord } from '@indigo/kernel';
import { keepRecord } from '../local/shelf.ts';
import { wordsNow } from '../words/words.ts';

const LARGEST = 20 * 1024 * 1024;

/** Hands a record to the person as a file. */
export function saveRecord(record: MatchRecord, id: string): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `indigo-${record.game}-${id.replace(/^local-/, '')}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Keeps a record from a file, plain or gzipped; returns its id here. Throws with a sentence that says what is wrong with it. */
export async function importRecord(file: File): Promise<string> {
  if (file.size > LARGEST) throw new Error(wordsNow().matches.tooLarge);
  const zipped = /\.gz$/i.test(file.name);
  const stream = zipped ? file.stream().pipeThrough(new DecompressionStream('gzip')) : file.stream();
  let data: unknown;
  try {
    data = JSON.parse(await new Response(stream).text());
  } catch {
    throw new Error(wordsNow().matches.noRecord);
  }
  return keepRecord(readRecord(data));
}
