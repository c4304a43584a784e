import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packed, root } from '../pack/packages.mjs';

const docs = join(root, 'tools/docs');

test('the reference tells of every package but the games', () => {
  const { entryPoints } = JSON.parse(readFileSync(join(docs, 'typedoc.json'), 'utf8'));
  const folders = entryPoints.map((entry) => entry.replace('../../', '').replace('/src/index.ts', ''));
  expect(folders.toSorted()).toEqual(packed().filter((folder) => folder.startsWith('packages/')));
});

test('it is made from the doc comments', () => {
  const temp = mkdtempSync(join(tmpdir(), 'indigo-docs-'));
  try {
    // One package, the smallest: all of them take a while.
    const typedoc = ['node_modules/typedoc/bin/typedoc', '--entryPoints', '../../packages/env/src/index.ts'];
    execFileSync(process.execPath, [...typedoc, '--skipErrorChecking', '--json', join(temp, 'api.json')], {
      cwd: docs,
      stdio: 'pipe',
    });
    const { children } = JSON.parse(readFileSync(join(temp, 'api.json'), 'utf8'));
    const said = ({ comment }) => comment?.summary.map(({ text }) => text).join('') ?? '';
    const environment = children.find(({ name }) => name === 'Environment');
    expect(said(environment)).toMatch(/^Matches of a game, for whoever learns to play it\./);
    expect(children.find(({ name }) => name === 'Table')).toBeUndefined();
  } finally {
    rmSync(temp, { recursive: true, force: true });
  }
});
