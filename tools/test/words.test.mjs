import { expect, test } from 'vitest';
import { checkWords } from '../words.mjs';
import { fixture } from './fixture.mjs';

/** What is found in a component that holds this. */
const check = (line) =>
  checkWords(
    fixture({
      'packages/web/src/home/part.tsx': `import { useWords } from '../words/words.ts';
export function Part({ open, n }) {
  const { home } = useWords();
  return (
    <section className="box wide" aria-label={home.title}>
      <b>Indigo</b> · {n}×{' '}
      <button type="button" onClick={() => n === 'Enter'}>{open ? home.close : home.open(n)}</button>
      ${line}
    </section>
  );
}
`,
      'packages/web/src/words/en/home.ts': "export const home = { title: 'Where to today?' };",
      'packages/web/src/table/plan.ts': "if (!plan) throw new Error('there is no plan here');",
    }),
  );

test('a component whose words come from the words of the page passes', () => expect(check('')).toEqual([]));

test.each([
  ['<p>Your tables</p>', 'Your tables'],
  ['<p>{n} left</p>', 'left'],
  ["<p>{open ? 'Hide' : home.show}</p>", 'Hide'],
  ["<p>{n || 'Guest'}</p>", 'Guest'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source to be looked through.
  ['<p>{`Turn ${n}`}</p>', 'Turn'],
  ['<i title="Sound" />', 'Sound'],
  ["<i aria-label={open ? 'Stop' : home.play} />", 'Stop'],
  ['<img alt="Board" />', 'Board'],
  ['<input placeholder="Name" />', 'Name'],
  ["<Row words={['End it', home.sure]} />", 'End it'],
])('%s is found', (line, words) => {
  const [found, ...more] = check(line);
  expect(more).toEqual([]);
  expect(found).toContain(`packages/web/src/home/part.tsx:8: says ${JSON.stringify(words)}`);
});

test('sentences are found wherever they stand', () => {
  const found = checkWords(
    fixture({ 'packages/web/src/table/trays.ts': "export const empty = 'They cannot be seen here.';" }),
  );
  expect(found).toHaveLength(1);
});
