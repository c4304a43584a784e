import { expect, test } from 'vitest';
import { checkLayers } from '../layers.mjs';
import { fixture } from './fixture.mjs';

const manifest = (name, dependencies = {}, devDependencies = {}) =>
  JSON.stringify({ name: `@indigo/${name}`, dependencies, devDependencies }, null, 2);

/** A small workspace that keeps the rule, changed by `files`, checked. */
const check = (files) =>
  checkLayers(
    fixture({
      'package.json': '{ "devDependencies": { "vitest": "1" } }',
      'packages/kernel/package.json': manifest('kernel', {}, { '@indigo/battery': '1' }),
      'packages/kernel/src/index.ts': "export * from './state.ts';",
      'packages/kernel/test/a.test.ts':
        "import 'vitest'; import 'node:fs'; import '@indigo/battery'; import '../src/index.ts';",
      'packages/battery/package.json': manifest('battery', { '@indigo/kernel': '1', vitest: '1' }),
      'packages/battery/src/index.ts': "import { test } from 'vitest'; import '@indigo/kernel';",
      'games/toy/package.json': manifest('toy', { '@indigo/kernel': '1' }),
      'games/toy/src/index.ts': "import type { Table } from '@indigo/kernel';",
      'packages/catalog/package.json': manifest('catalog', { '@indigo/toy': '1' }),
      'packages/catalog/src/index.ts': "export { toy } from '@indigo/toy';",
      'packages/cli/package.json': manifest('cli', { '@indigo/catalog': '1' }),
      'packages/cli/src/main.ts': "await import('@indigo/catalog');",
      ...files,
    }),
  );

test('a workspace that keeps the rule passes', () => expect(check({})).toEqual([]));

test('styles and pictures of a declared package may be imported', () =>
  expect(
    check({ 'packages/cli/src/b.ts': "import '@indigo/catalog/a.css'; import '@indigo/catalog/b.svg?raw';" }),
  ).toEqual([]));

test.each([
  ['games/toy/src/b.ts', "\nimport '@indigo/battery';", 'games/* may import: kernel'],
  ['games/toy/src/b.ts', "\nimport 'lodash';", 'games/* may import: kernel'],
  ['games/toy/src/b.ts', "\nimport 'node:fs';", 'games/* may import: kernel'],
  ['games/toy/src/b.ts', "\ntype A = import('@indigo/bots').A;", 'games/* may import: kernel'],
  ['games/toy/src/b.ts', "\nexport * from '../../../packages/kernel/src/state.ts';", 'by name'],
  ['games/toy/src/b.ts', "\nimport '../test/help.ts';", 'src imports only src'],
  ['games/toy/src/b.ts', "\nimport '@indigo/kernel/src/state.ts';", 'only the index is public'],
  ['games/toy/test/b.test.ts', "\nimport '@indigo/catalog';", 'tests of games/* may import: toy,'],
  ['games/toy/test/b.test.ts', "\nimport '@indigo/bots';", 'does not declare it'],
  ['packages/kernel/src/b.ts', "\nawait import('@indigo/toy');", 'kernel may import: nothing'],
  ['packages/catalog/src/b.ts', "\nimport '@indigo/cli';", 'catalog may import: kernel, toy'],
  ['packages/catalog/src/b.ts', "\nimport 'fs';", 'write node:fs'],
  ['packages/cli/src/b.ts', "\nimport 'commander';", 'does not declare it'],
])('%s must not say %j', (file, code, rule) => {
  const problems = check({ [file]: code });
  expect(problems).toHaveLength(1);
  expect(problems[0].replaceAll('\\', '/')).toMatch(`${file}:2: `);
  expect(problems[0]).toContain(rule);
});

test('dependencies in package.json keep the rule too', () => {
  const file = 'packages/kernel/package.json';
  expect(check({ [file]: manifest('kernel', { 'pure-rand': '1' }, { '@indigo/battery': '1' }) })).toEqual([
    `${file}:4: dependencies name pure-rand (kernel may import: nothing)`,
  ]);
  expect(check({ [file]: manifest('kernel', {}, { '@indigo/battery': '1', '@indigo/cli': '1' }) })).toEqual([
    `${file}:6: devDependencies name @indigo/cli (tests of kernel may import: kernel, battery, dice-race)`,
  ]);
});

test('a package without a row in the table is told so', () =>
  expect(check({ 'packages/new/package.json': '{}' })).toEqual([
    'packages/new/package.json:1: new has no layer (add a row to tools/layers.mjs)',
  ]));
