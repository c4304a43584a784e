import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** All files below a folder; none if there is no such folder. */
export function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  } catch {
    return [];
  }
}

export const readAll = (files: readonly string[]): string =>
  files.map((file) => readFileSync(file, 'utf8')).join('\n');

/** When the youngest of these files was written; 0 for none. Files that are not there do not count. */
export function newest(files: readonly string[]): number {
  return files.reduce((latest, file) => {
    const stat = statSync(file, { throwIfNoEntry: false });
    return Math.max(latest, stat?.mtimeMs ?? 0);
  }, 0);
}
