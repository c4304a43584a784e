// What others may install: folders whose package.json is not private.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { packageFolders } from '../source.mjs';

export const root = resolve(import.meta.dirname, '../..');

/** Their folders. */
export const packed = () => packageFolders(root).filter((folder) => !manifestOf(folder).private);

export const manifestOf = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

/** Takes away what was compiled from sources that are gone: it would be packed, too. */
export function tidy(folder) {
  const dist = join(root, folder, 'dist');
  for (const file of readdirSync(dist, { recursive: true })) {
    const source = file.replace(/\.(d\.ts|js)(\.map)?$/, '');
    if (source !== file && !existsSync(join(root, folder, 'src', `${source}.ts`))) rmSync(join(dist, file));
  }
}
