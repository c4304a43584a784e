// Packs what others may install, looks at it as a registry would, and uses it in an empty folder as docs/library.md says.
import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blocksOf } from '../pack/blocks.mjs';
import { manifestOf, packed, root } from '../pack/packages.mjs';

const folders = packed();
const temp = mkdtempSync(join(tmpdir(), 'indigo-library-'));
const run = (command, args, cwd = root) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: 'pipe' });
const node = (script, ...args) => run(process.execPath, [join(root, script), ...args]);

beforeAll(() => {
  node('scripts/pack.mjs', join(temp, 'packages'));
});
afterAll(() => rmSync(temp, { recursive: true, force: true }));

const tarballOf = (folder) => {
  const { name, version } = manifestOf(folder);
  return join(temp, 'packages', `${name.slice(1).replace('/', '-')}-${version}.tgz`);
};

test('kernel, bots, battery and every game are packed', () => {
  const games = readdirSync(join(root, 'games')).map((name) => `games/${name}`);
  expect(folders).toEqual(
    expect.arrayContaining(['packages/kernel', 'packages/bots', 'packages/battery', ...games]),
  );
});

describe.each(folders)('%s', (folder) => {
  test('is packed as registries and compilers want it', async () => {
    const bytes = readFileSync(tarballOf(folder));
    const tarball = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
    const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);

    const whole = createPackageFromTarballData(new Uint8Array(tarball));
    const { problems } = await checkPackage(whole);
    // ES modules for today's Node: neither CommonJS nor the Node of before is promised anything.
    const ours = problems.filter(
      ({ resolutionKind: kind, kind: problem }) =>
        !(kind === 'node10' && problem === 'NoResolution') &&
        !(kind === 'node16-cjs' && problem === 'CJSResolvesToESM'),
    );
    expect(ours).toEqual([]);

    const files = whole.listFiles().map((file) => file.replace(/^\/node_modules\/@indigo\/[^/]+\//, ''));
    expect(files).toEqual(
      expect.arrayContaining(['README.md', 'LICENSE', 'dist/index.js', 'dist/index.d.ts']),
    );
    expect(files.filter((file) => !/^(dist|src)\/.+\.(ts|js|map|md)$|^[\w.]+$/.test(file))).toEqual([]);
    expect(readFileSync(join(root, folder, 'LICENSE'), 'utf8')).toBe(
      readFileSync(join(root, 'LICENSE'), 'utf8'),
    );
  });
});

describe('in an empty folder', () => {
  const elsewhere = join(temp, 'elsewhere');
  /** What the page says, and what each package says of itself. */
  const examples = [
    ...blocksOf(join(root, 'docs/library.md')).filter(({ name }) => name !== null),
    ...folders.map((folder) => {
      const [{ code }] = blocksOf(join(root, folder, 'README.md'));
      const test = folder.endsWith('battery') ? '.test' : '';
      return { name: `readme-${folder.split('/')[1]}${test}.ts`, code };
    }),
  ];
  const play = (name) => run(process.execPath, [name.replace(/ts$/, 'js')], elsewhere);

  beforeAll(() => {
    const local = (name) => `${name}@file:${join(root, 'node_modules', name)}`;
    mkdirSync(elsewhere);
    writeFileSync(
      join(elsewhere, 'package.json'),
      '{ "name": "elsewhere", "private": true, "type": "module" }',
    );
    // What is not ours comes from here, so that no network is needed.
    run(
      'npm',
      [
        ...['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'],
        ...folders.map(tarballOf),
        ...['@noble/hashes', 'fast-check', 'typescript', 'vitest'].map(local),
      ],
      elsewhere,
    );
    symlinkSync(join(root, 'node_modules/@types'), join(elsewhere, 'node_modules/@types'));
    for (const { name, code } of examples) writeFileSync(join(elsewhere, name), code);
    const options = {
      target: 'es2023',
      module: 'nodenext',
      strict: true,
      types: ['node'],
      skipLibCheck: false,
    };
    writeFileSync(join(elsewhere, 'tsconfig.json'), JSON.stringify({ compilerOptions: options }));
  });

  test('the examples compile, and do what the page says', () => {
    try {
      run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', '.'], elsewhere);
    } catch (error) {
      throw new Error(error.stdout);
    }
    expect(play('policy.ts')).toMatch(/^policy (5\d|[6-9]\d|100), random \d+\n$/);
    expect(play('run.ts')).toMatch(/^\d{4,} answers\n$/);
    expect(play('bot.ts')).toMatch(/^won by (hopeful|random)\n$/);
    expect(play('record.ts')).toMatch(/^((Ann|Bob).*\n){3}refused: entry /);
    expect(play('table.ts')).toMatch(/^\d+ acts kept, won by (Ann|Trainer)\n$/);
  });

  test('what each package says of itself runs', () => {
    const all = examples.map(({ name }) => name).filter((name) => /^readme-(?!battery)/.test(name));
    expect(all).toHaveLength(folders.length - 1);
    const imports = all.map((name) => `await import('./${name.replace(/ts$/, 'js')}');`);
    writeFileSync(join(elsewhere, 'readmes.js'), [...imports, "console.log('all ran');"].join('\n'));
    expect(play('readmes.ts')).toMatch(/all ran\n$/);
  });

  test('the battery tests a game', () => {
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    const out = run(process.execPath, [vitest, 'run', 'game.test.ts', '--reporter=json'], elsewhere);
    expect(JSON.parse(out)).toMatchObject({ success: true, numFailedTests: 0 });
    expect(JSON.parse(out).numPassedTests).toBeGreaterThan(20);
  });
});
