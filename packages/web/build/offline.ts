import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { de } from '../src/words/de.ts';
import { en } from '../src/words/en.ts';
import type { PageWords } from '../src/words/words.ts';

/** What people are called with, by game. */
const calls = ({ online, boxes }: PageWords): object => ({
  title: online.turnTitle,
  games: Object.fromEntries(Object.entries(boxes).map(([game, { name }]) => [game, online.turnBody(name)])),
});

/** By language, as the page has them. */
const CALLS = { en: calls(en), de: calls(de) };

/** Writes the service worker with the list of all files of the page, but for old rules: those are kept once they were needed. */
export function offline(): Plugin {
  let out = '';
  return {
    name: 'indigo-offline',
    apply: 'build',
    configResolved(config) {
      out = join(config.root, config.build.outDir);
    },
    closeBundle() {
      const paths = readdirSync(out, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name !== 'sw.js')
        .map((entry) => join(entry.parentPath, entry.name))
        .sort();
      const hash = createHash('sha256');
      for (const path of paths) hash.update(relative(out, path)).update(readFileSync(path));
      const files = paths
        .map((path) => `/${relative(out, path).split(sep).join('/')}`)
        .filter((file) => !file.startsWith('/assets/old/'));
      const worker = readFileSync(join(import.meta.dirname, 'sw.js'), 'utf8');
      const version = JSON.stringify(hash.digest('hex').slice(0, 12));
      writeFileSync(
        join(out, 'sw.js'),
        `const VERSION = ${version};\nconst FILES = ${JSON.stringify(files)};\nconst CALLS = ${JSON.stringify(CALLS)};\n${worker}`,
      );
    },
  };
}
