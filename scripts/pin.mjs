// Keeps the rules of a game as they stand in a commit, so that matches begun with them can be finished: see docs/decisions/015-old-rules.md.
//   npm run pin -- <game> [--from <commit>]            the rules, as a file of their own, with matches played by them
//   npm run pin -- <game> --store                      only matches, played by the rules as they are now
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { versionHere, writeManifest } from '../tools/pin/manifest.mjs';
import { bundle, Mistake, takeOut, workingTree } from '../tools/pin/source.mjs';
import { storeMatches } from '../tools/pin/store.mjs';

const USAGE = 'usage: npm run pin -- <game> [--from <commit>] [--store]';

async function pin(game, from) {
  const { folder, commit } = takeOut(game, from);
  try {
    const { version, file } = await bundle(folder, game);
    if (version === versionHere(game)) {
      rmSync(file, { force: true });
      throw new Mistake(
        `${game} ${version} of ${commit} is the present version: raise it first, then pin the one before`,
      );
    }
    const stored = await storeMatches(folder, game);
    writeManifest();
    console.log(`${game} ${version} of ${commit}: pinned, ${stored} matches stored`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { from: { type: 'string' }, store: { type: 'boolean' } },
  });
  if (positionals.length !== 1 || (values.store && values.from !== undefined)) throw new Mistake(USAGE);
  const [game] = positionals;
  if (values.store) console.log(`${game}: ${await storeMatches(workingTree(game), game)} matches stored`);
  else await pin(game, values.from ?? 'HEAD');
} catch (error) {
  const ours = error instanceof Mistake || error.code?.startsWith('ERR_PARSE_ARGS');
  if (!ours) throw error;
  console.error(`pin: ${error.message.split('\n')[0]}`);
  process.exitCode = 2;
}
