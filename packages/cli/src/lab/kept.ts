import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { differences, type Lab, labFile, labOf, type Setting } from '@indigo/lab';
import { fileTrouble, readJsonFile } from '../record-file.ts';
import { tryWriting, writeWhole } from '../saves.ts';
import { text } from '../text.ts';
import { UsageError } from '../trouble.ts';

/** A lab that was saved, here or by the page. Throws a UsageError. */
export function readLab(file: string): Lab {
  const lab = labOf(readJsonFile(file));
  if (lab === null) throw new UsageError(text.wrong.noLab(file));
  return lab;
}

/** What a file has kept of a lab with this setting. Throws a UsageError where it cannot be gone on with. */
export function readKept(file: string, setting: Setting, resume: boolean): Lab['played'] {
  if (!existsSync(file)) return [];
  if (!resume) throw new UsageError(text.wrong.savedAlready(file));
  const lab = readLab(file);
  const [differs] = differences(setting, lab.setting);
  if (differs !== undefined) throw new UsageError(text.wrong.otherLab(file, text.lab.settings[differs]));
  return lab.played;
}

export const writeLab = (file: string, lab: Lab): void => write(file, labFile(lab));

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
