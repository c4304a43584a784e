import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileTrouble } from './record-file.ts';
import { tryWriting, writeWhole } from './saves.ts';
import { text } from './text.ts';
import { UsageError } from './trouble.ts';

/** Throws a UsageError where it cannot be written. */
export function write(file: string, content: string): void {
  try {
    writeWhole(file, content);
  } catch (error) {
    throw new UsageError(text.wrong.unwritable(file, fileTrouble(error)));
  }
}

/** Throws a UsageError where a file cannot be written, before anybody plays. Nothing stays there. */
export function checkWritable(file: string): void {
  try {
    if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
      throw Object.assign(new Error(), { code: 'EISDIR' });
    tryWriting(dirname(file));
  } catch (error) {
    throw new UsageError(text.wrong.unwritable(file, fileTrouble(error)));
  }
}
