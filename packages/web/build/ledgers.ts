import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readLedger } from './ledger.ts';

const LIST = 'virtual:ledgers';
const ONE = 'virtual:ledger/';

/** Puts the rule ledgers into the page: a list of them, and each by itself, loaded when read. */
export function ledgers(folder: string): Plugin {
  return {
    name: 'indigo-ledgers',
    resolveId: (id) => (id === LIST || id.startsWith(ONE) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`) {
        const games = existsSync(folder)
          ? readdirSync(folder).flatMap((file) => (file.endsWith('.md') ? [file.slice(0, -3)] : []))
          : [];
        const entries = games.map((game) => `${JSON.stringify(game)}: () => import('${ONE}${game}')`);
        return `export const ledgers = { ${entries.join(', ')} };`;
      }
      if (!id.startsWith(`\0${ONE}`)) return undefined;
      const file = join(folder, `${id.slice(ONE.length + 1)}.md`);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(readLedger(readFileSync(file, 'utf8')))};`;
    },
  };
}
