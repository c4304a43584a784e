// The list of pinned rules, as the catalog reads it.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PINNED, ROOT } from './source.mjs';

/** The version of a game's rules as they are on disk. */
export function versionHere(game) {
  const [file] = ['front.ts', 'index.ts']
    .map((name) => join(ROOT, 'games', game, 'src', name))
    .filter(existsSync);
  const source = readFileSync(file, 'utf8');
  return Number(/^ {2}version: (\d+),$/m.exec(source)[1]);
}

/** Names every file there is. Each is loaded when somebody needs it: hence a call each, which bundlers can follow. */
export function writeManifest() {
  const games = new Map();
  for (const name of readdirSync(PINNED)) {
    const [, game, version] = /^(.+)-(\d+)\.js$/.exec(name) ?? [];
    if (game !== undefined) games.set(game, [...(games.get(game) ?? []), Number(version)]);
  }
  const lines = [...games].sort().map(([game, versions]) => {
    const calls = versions.sort((a, b) => a - b).map((n) => `    ${n}: () => import('./${game}-${n}.js'),\n`);
    return `  ${/-/.test(game) ? `'${game}'` : game}: {\n${calls.join('')}  },\n`;
  });
  const text = `// Written by \`npm run pin\`.\nexport const pinned = {\n${lines.join('')}};\n`;
  writeFileSync(join(PINNED, 'index.js'), text);
}
