import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder: the same from the sources and from what is built of them. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

export const ledgerFile = (folder: string, game: string): string =>
  join(folder, 'docs', 'rules', `${game}.md`);
