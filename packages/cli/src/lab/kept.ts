import { differences, type Lab, labFile, labOf, type Setting } from '@indigo/lab';
import { readJsonFile } from '../record-file.ts';
import { text } from '../text.ts';
import { UsageError } from '../trouble.ts';
import { isFile, write } from '../writing.ts';

/** A lab that was saved, here or by the page. Throws a UsageError. */
export function readLab(file: string): Lab {
  const lab = labOf(readJsonFile(file));
  if (lab === null) throw new UsageError(text.wrong.noLab(file));
  return lab;
}

/** What a file has kept of a lab with this setting. Throws a UsageError where it cannot be gone on with. */
export function readKept(file: string, setting: Setting, resume: boolean): Lab['played'] {
  if (!isFile(file)) return [];
  if (!resume) throw new UsageError(text.wrong.savedAlready(file));
  const lab = readLab(file);
  const [differs] = differences(setting, lab.setting);
  if (differs !== undefined) throw new UsageError(text.wrong.otherLab(file, text.lab.settings[differs]));
  return lab.played;
}

export const writeLab = (file: string, lab: Lab): void => write(file, labFile(lab));
