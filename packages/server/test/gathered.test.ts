import { expect, test } from 'vitest';
import { Gathered } from '../src/gathered.ts';

/** Somebody who is asked, and answers when told to. */
function asked(most?: number) {
  const batches: (readonly string[])[] = [];
  const answers: ((found: ReadonlyMap<string, string>) => void)[] = [];
  const failures: ((error: Error) => void)[] = [];
  const gathered = new Gathered<string, string>((keys) => {
    batches.push(keys);
    return new Promise((resolve, reject) => {
      answers.push(resolve);
      failures.push(reject);
    });
  }, most);
  return { gathered, batches, answers, failures };
}

const moment = (): Promise<void> => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

test('those who ask in the same moment are asked for together, each once', async () => {
  const { gathered, batches, answers } = asked();
  const all = Promise.all(['a', 'b', 'a'].map((key) => gathered.find(key)));
  await moment();
  expect(batches).toEqual([['a', 'b']]);
  answers[0](new Map([['a', 'Ann']]));
  expect(await all).toEqual(['Ann', undefined, 'Ann']);
});

test('who asks while others are on their way is told what is so after that', async () => {
  const { gathered, batches, answers } = asked();
  const first = gathered.find('a');
  await moment();
  const again = gathered.find('a');
  await moment();
  expect(batches).toEqual([['a'], ['a']]);
  // Two are on their way: whoever asks now waits for one of them, and then asks with all the others who do.
  const rest = [gathered.find('b'), gathered.find('c')];
  await moment();
  expect(batches).toHaveLength(2);
  answers[1](new Map([['a', 'new']]));
  expect(await again).toBe('new');
  await moment();
  expect(batches[2]).toEqual(['b', 'c']);
  answers[0](new Map([['a', 'old']]));
  expect(await first).toBe('old');
  answers[2](new Map());
  expect(await Promise.all(rest)).toEqual([undefined, undefined]);
});

test('only so many go together, and what fails fails only those who asked with it', async () => {
  const { gathered, batches, answers, failures } = asked(2);
  const found = ['a', 'b', 'c'].map((key) => gathered.find(key).catch((error) => error.message));
  await moment();
  expect(batches).toEqual([['a', 'b'], ['c']]);
  failures[0](new Error('away'));
  answers[1](new Map([['c', 'Cy']]));
  expect(await Promise.all(found)).toEqual(['away', 'away', 'Cy']);
});
