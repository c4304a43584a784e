// The sources of a game in some commit, and what they are made into.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const PINNED = join(ROOT, 'packages/catalog/pinned');

/** Something the caller got wrong, in words for them. */
export class Mistake extends Error {}

const git = (...args) => spawnSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 28 });

/** The game here, as it is on disk. */
export function workingTree(game) {
  const games = readdirSync(join(ROOT, 'games'));
  if (!games.includes(game)) throw new Mistake(`there is no game "${game}"; games: ${games.join(', ')}`);
  return ROOT;
}

/** The kernel and a game as they were, in a folder of their own. */
export function takeOut(game, from) {
  workingTree(game);
  const found = git('rev-parse', '--short', '--verify', '--quiet', `${from}^{commit}`);
  if (found.status !== 0) throw new Mistake(`there is no commit "${from}" here`);
  const commit = found.stdout.trim();
  const folder = mkdtempSync(join(tmpdir(), 'indigo-pin-'));
  const archive = join(folder, 'sources.tar');
  const packed = git('archive', '-o', archive, commit, 'packages/kernel/src', `games/${game}/src`);
  if (packed.status !== 0) {
    rmSync(folder, { recursive: true });
    throw new Mistake(`commit ${commit} has no game "${game}"`);
  }
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  return { folder, commit };
}

/** A game's ruleset goes by its id. */
const nameOf = (game) => game.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** Makes one file of the game, with whatever of the kernel it needs. */
async function write(folder, game, file, withKernel) {
  const kernel = join(folder, 'packages/kernel/src/index.ts');
  const rules = join(folder, 'games', game, 'src/index.ts');
  const entry = `${withKernel ? `export * from ${JSON.stringify(kernel)};` : ''}
    export { ${nameOf(game)} as ruleset } from ${JSON.stringify(rules)};`;
  const bundled = await rolldown({
    input: 'pinned',
    resolve: { alias: { '@indigo/kernel': kernel } },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'pinned' ? '\0pinned' : undefined),
        load: (id) => (id === '\0pinned' ? entry : undefined),
      },
    ],
  });
  try {
    // What a game fetches only where a bot thinks goes into the same file.
    await bundled.write({ file, format: 'esm', minify: true, codeSplitting: false });
  } finally {
    await bundled.close();
  }
}

const load = (file) => import(`${pathToFileURL(file)}?${Date.now()}`);

/** The rules as a file of their own, named after their version. */
export async function bundle(folder, game) {
  const half = join(PINNED, `${game}.half.js`);
  try {
    await write(folder, game, half, false);
    const { ruleset } = await load(half);
    const file = join(PINNED, `${game}-${ruleset.version}.js`);
    renameSync(half, file);
    return { version: ruleset.version, file };
  } finally {
    if (existsSync(half)) rmSync(half);
  }
}

/** The rules with the kernel they were written for. */
export async function withOwnKernel(folder, game) {
  const whole = mkdtempSync(join(tmpdir(), 'indigo-pin-'));
  try {
    const file = join(whole, `${game}.mjs`);
    await write(folder, game, file, true);
    return await load(file);
  } finally {
    rmSync(whole, { recursive: true });
  }
}
