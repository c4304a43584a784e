import { expect, test } from 'vitest';
import { checkSkins } from '../skins.mjs';
import { fixture } from './fixture.mjs';

const SKIN = 'packages/web/src/table/classic/skin.ts';
const DRAWS = `import { chip } from '@indigo/art';
import map from '@indigo/art/maps/classic.svg?raw';
import { CHIPS, type ClassicView } from '@indigo/classic';
import type { Art } from '@indigo/kernel';
import { chipOf } from '../drawings.ts';
import { mark } from './marks.ts';
const BOX = [0, 0] as const;
const LOOK = '<circle cx="50" cy="50" r="44"';
export const token = ({ of, figure }: Art): string =>
  \`\${LOOK} fill="red"/><text class="num" x="5">\${figure}</text><g transform="scale(2 3)">\${of === 'g-ball'}</g>\`;
export const names = ({ scene, say }) => scene.zones.map((zone) => say(zone.say));
`;

/** A skin that only draws, with this line at its end. */
const check = (line = '') =>
  checkSkins(
    fixture({
      'games/classic/package.json': '{}',
      [SKIN]: `${DRAWS}${line}\n`,
      'packages/web/src/table/panels/log.tsx': "import { rules } from '@indigo/classic'; const a = b as C;",
    }),
  );

test('a skin that only draws passes, and the page around it is not looked at', () =>
  expect(check()).toEqual([]));

test.each([
  [
    "import { bonusOf } from '@indigo/classic';",
    'imports bonusOf of @indigo/classic (a skin may import: CHIPS)',
  ],
  ["import { CHIPS as A, classic } from '@indigo/classic';", 'imports classic of @indigo/classic'],
  ["import * as rules from '@indigo/classic';", 'imports * of @indigo/classic'],
  ["export * from '@indigo/classic';", 'imports * of @indigo/classic'],
  ["await import('@indigo/classic');", 'imports * of @indigo/classic'],
  ["import { POKEMON } from '@indigo/hex';", 'imports POKEMON of @indigo/hex (a skin may import: its types)'],
  ["import { read } from '@indigo/kernel';", 'imports read of @indigo/kernel'],
  ["import { useState } from 'react';", 'imports useState of react'],
  ["import { useTable } from '../context.tsx';", 'imports ../context.tsx (skins share: drawings.ts,'],
  ['const seen = view as unknown as ClassicView;', 'casts'],
  ["const key = piece.say[0] === 'member';", 'reads what is said'],
  ['const attack = ({ say: [, , attack] }) => attack;', 'reads what is said'],
  ["if (say === other) throw 'x';", 'reads what is said'],
  ["const title = 'Hand';", 'says "Hand"'],
  ["const hint = 'in a battle';", 'says "in a battle"'],
  [`const text = \`<text x="1">lies there</text>\`;`, 'says "lies there"'],
])('a skin must not say %j', (line, rule) => {
  const problems = check(line);
  expect(problems.length).toBeGreaterThan(0);
  for (const problem of problems) expect(problem.replaceAll('\\', '/')).toMatch(`${SKIN}:12: `);
  expect(problems.join()).toContain(rule);
});
