import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileTrouble } from './record-file.ts';
import { tryWriting, writeWhole } from './saves.ts';
import { text } from './text.ts';
import { UsageError } from './trouble.ts';

/** Something was kept there before. What is there but is no file cannot be written: `checkWritable` says so. */
export const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

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
    const there = statSync(file, { throwIfNoEntry: false });
    // A file is put in place of the one before: what is none, a device say, would be lost.
    if (there !== undefined && !there.isFile())
      throw Object.assign(new Error(), { code: there.isDirectory() ? 'EISDIR' : 'EEXIST' });
    tryWriting(dirname(file));
  } catch (error) {
    throw new UsageError(text.wrong.unwritable(file, fileTrouble(error)));
  }
}
