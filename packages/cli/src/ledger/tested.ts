import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ledgerFile } from '../project.ts';
import { text } from '../text.ts';
import { messageOf, UsageError } from '../trouble.ts';
import { idsIn } from './entries.ts';
import { filesBelow, newest } from './sources.ts';

/** What vitest writes down, as far as it is read here. */
interface Results {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** The ids in the titles of this game's passing tests, from results no older than what they tell about. */
export function testedIds(root: string, game: string, notice: (line: string) => void): Set<string> {
  const folder = join(root, 'games', game);
  const own = join(root, '.indigo', `ledger-${game}.json`);
  const known = [join(root, '.indigo', 'test-results.json'), own];
  const found = known.find((file) => isFresh(root, file, game));
  if (found === undefined) {
    const tests = filesBelow(join(folder, 'test')).filter((file) => file.endsWith('.test.ts'));
    notice(text.ledger.running(game, tests.length));
    runTests(root, game, own);
  }
  const results = readResults(found ?? own);
  if (results === null) throw new UsageError(text.ledger.noResults(game));
  const ids = results.testResults
    .filter(({ name }) => name.startsWith(`${folder}/`) || name.startsWith(`${folder}\\`))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed')
    .flatMap(({ fullName }) => idsIn(fullName));
  return new Set(ids);
}

/** Younger than the game's sources, tests and ledger and what these stand on, and of all its test files. */
function isFresh(root: string, file: string, game: string): boolean {
  const folder = join(root, 'games', game);
  const tests = filesBelow(join(folder, 'test'));
  const code = [folder, join(root, 'packages', 'kernel'), join(root, 'packages', 'battery')];
  const sources = [...code.flatMap((of) => filesBelow(join(of, 'src'))), ...tests, ledgerFile(root, game)];
  if (newest([file]) <= newest(sources)) return false;
  // A run of some tests only leaves the others out, or skips them.
  const run = new Map(readResults(file)?.testResults.map((result) => [result.name, result.assertionResults]));
  return tests
    .filter((test) => test.endsWith('.test.ts'))
    .every((test) => run.get(test)?.every(({ status }) => status !== 'skipped' && status !== 'pending'));
}

function readResults(file: string): Results | null {
  try {
    const results = JSON.parse(readFileSync(file, 'utf8')) as Results;
    return Array.isArray(results.testResults) ? results : null;
  } catch {
    return null;
  }
}

/** Failing tests are no reason to stop: what fails is not tested. */
function runTests(root: string, game: string, output: string): void {
  try {
    mkdirSync(join(root, '.indigo'), { recursive: true });
    rmSync(output, { force: true });
  } catch (error) {
    throw new UsageError(text.wrong.unwritable(relative(root, output), messageOf(error)));
  }
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const args = [
    'run',
    `games/${game}/`,
    '--passWithNoTests',
    '--reporter=json',
    `--outputFile.json=${output}`,
  ];
  spawnSync(process.execPath, [vitest, ...args], { cwd: root, stdio: 'ignore' });
}
