import { bookOf, type Update } from '@indigo/host';
import { expect, test } from 'vitest';
import { brief, spelled } from '../src/spelled.ts';

const BOOK = bookOf(['step', 'say', 'set', 'ask']);
const update: Update = {
  step: 3,
  say: [['rolled', 0, 'Mr. Mime ♀']],
  set: [['trainers/0/at', 'viridian'], ['battle']],
};

test('what was said can be had again as it was', () => {
  for (const book of [null, BOOK]) {
    const { data } = spelled(update, book);
    const said = brief(update);
    // It holds nothing but the bytes: objects that live for a while are dear.
    expect(Object.values(said)).toEqual([data.toString('latin1'), book]);
    expect(said.whole()).toEqual(update);
    spelled({ step: 4 }, book);
    expect(said.whole()).toEqual(update);
  }
});

test('what was told to nobody can be had again, too', () => {
  spelled({ ...update }, BOOK);
  expect(brief(update).whole()).toBe(update);
});
