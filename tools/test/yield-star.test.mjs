import { expect, test } from 'vitest';
import { checkYieldStar } from '../yield-star.mjs';
import { fixture } from './fixture.mjs';

const KERNEL = `
  export interface Table { ask(text: string): Rules<number>; roll(): number }
  export function* turn(): Rules<void> {}
`;

/** The lines of `code`, put into a game, at which the lint finds something. */
function linesFound(code) {
  const root = fixture({
    'packages/kernel/package.json': '{}',
    'packages/kernel/src/index.ts': KERNEL,
    'games/toy/package.json': '{}',
    'games/toy/src/moves.ts': 'export function* move(t: Table): Rules<void> {}',
    'games/toy/src/plain.ts': 'export const turn = (): number => 1;',
    'games/toy/src/index.ts': code,
  });
  return checkYieldStar(root).map((problem) => {
    expect(problem).toMatch(/^games[/\\]toy[/\\]src[/\\]index\.ts:\d+: \w+\(\.\.\.\) makes a coroutine/);
    return Number(problem.split(':')[1]);
  });
}

const inside = (statement) => `function* rules(t: Table) {\n${statement}\n}`;

test.each([
  ['a function of another file', 'move(t);'],
  ['a function of the kernel', 'const x = turn();'],
  ['a Table method', "t.ask('?');"],
  ['a Table method the kernel does not declare yet', 'const x = t.weighted([1, 2]);'],
  ['yield without the star', 'yield move(t);'],
  ['an argument', 'yield* t.together([move(t)]);'],
  ['the test of a condition', 'yield* (t.ask() ? turn() : turn());'],
  ['a return out of a coroutine', 'return move(t);'],
  ['a return out of a callback without a declared type', 'list.map((p) => move(p));'],
  ['a parameter that is a coroutine', 'const f = function* (body: () => Rules<void>) { body(); };'],
])('finds %s', (_, statement) => {
  expect(linesFound(inside(statement))).toEqual([2]);
});

test.each([
  ['yield*', 'yield* move(t); yield* t.ask("?"); const x = (yield* turn())!;'],
  ['either branch under yield*', 'yield* (x ? move(t) : turn());'],
  ['a plain method', 't.roll(); list.map((p) => p);'],
  ['a local name that hides a coroutine', 'const move = (n: number) => n; move(3);'],
  ['a helper that passes it on', 'function helper(t: Table): Rules<void> { return move(t); }'],
  ['an arrow that passes it on', 'const helper = (t: Table): Rules<void> => move(t);'],
  ['a generator for loops', 'function* hexes(): Iterable<number> {} for (const h of hexes()) h;'],
])('allows %s', (_, statement) => {
  expect(linesFound(inside(statement))).toEqual([]);
});

test('knows by its file what a name is that is taken from there', () => {
  const plain = "import { turn } from './plain.ts';\nfunction* rules(t: Table) {\nturn();\n}";
  const own = "import { move as go } from './moves.ts';\nfunction* rules(t: Table) {\ngo(t);\n}";
  expect(linesFound(plain)).toEqual([]);
  expect(linesFound(own)).toEqual([3]);
});

test('knows coroutines in objects, classes and type aliases', () => {
  const code = `type Effect = (t: Table) => Rules<void>;
    const card = { *play(t: Table) {} };
    class Deck { *deal() {} }
    interface Item { use: Effect; heal?: Effect | undefined }
    function* rules(t: Table, item: Item, deck: Deck) {
      card.play(t);
      deck.deal();
      item.use(t);
      item.heal?.(t);
    }`;
  expect(linesFound(code)).toEqual([6, 7, 8, 9]);
});
