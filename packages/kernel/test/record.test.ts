import { RecordError, readRecord } from '@indigo/kernel';
import { expect, test } from 'vitest';

const good = {
  format: 1,
  game: 'small',
  version: 1,
  seats: 2,
  options: { fast: true },
  entries: [3, 'go:5', ['a', 'b'], [], [1, 'use'], 0],
  marks: [{ at: 2, sum: '00000000000' }],
};

test('a record comes back as it was, without what does not belong to it', () => {
  expect(readRecord(JSON.parse(JSON.stringify({ ...good, extra: 1 })))).toEqual(good);
  expect(readRecord({ ...good, about: [1] }).about).toEqual([1]);
});

const bad: [string, unknown, RegExp][] = [
  ['nothing', undefined, /a record should be an object, not nothing/],
  ['null', null, /should be an object, not null/],
  ['a number', 5, /should be an object/],
  ['text', 'record', /should be an object/],
  ['a list', [good], /should be an object/],
  ['a function', () => good, /should be an object/],
  ['an empty object', {}, /not a match record of a format known here \(format nothing\)/],
  ['another format', { ...good, format: 2 }, /format 2/],
  ['a format as text', { ...good, format: '1' }, /format "1"/],
  ['no game', { ...good, game: undefined }, /names no game/],
  ['a game that is a number', { ...good, game: 1 }, /names no game/],
  ['no version', { ...good, version: undefined }, /names no version/],
  ['a negative version', { ...good, version: -1 }, /names no version/],
  ['a fractional version', { ...good, version: 1.5 }, /names no version/],
  ['no seats', { ...good, seats: undefined }, /names no number of seats/],
  ['seats as text', { ...good, seats: '2' }, /names no number of seats/],
  ['infinite seats', { ...good, seats: Number.POSITIVE_INFINITY }, /names no number of seats/],
  ['no options', { ...good, options: undefined }, /options should be an object/],
  ['options as a list', { ...good, options: [] }, /options should be an object/],
  ['options null', { ...good, options: null }, /options should be an object/],
  ['no entries', { ...good, entries: undefined }, /"entries" should be a list/],
  ['entries as an object', { ...good, entries: { length: 1 } }, /"entries" should be a list/],
  ['entries as text', { ...good, entries: 'abc' }, /"entries" should be a list/],
  ['too many entries', { ...good, entries: new Array(1_000_001).fill(0) }, /more than 1000000 entries/],
  ['no marks', { ...good, marks: undefined }, /"marks" should be a list/],
  ['a mark that is none', { ...good, marks: [5] }, /mark 1 should be an object/],
  ['a mark without a place', { ...good, marks: [{ sum: 'x' }] }, /mark 1 is not a checksum/],
  ['a mark without a sum', { ...good, marks: [{ at: 1 }] }, /mark 1 is not a checksum/],
  ['a mark at a fraction', { ...good, marks: [{ at: 1.5, sum: 'x' }] }, /mark 1 is not a checksum/],
  ['a mark beyond the end', { ...good, marks: [{ at: 7, sum: 'x' }] }, /mark 1 stands after 7 of 6 entries/],
  [
    'marks out of order',
    { ...good, marks: [4, 2].map((at) => ({ at, sum: 'x' })) },
    /mark 2 stands after 2 of 6 entries, out of its place/,
  ],
  ['a mark below zero', { ...good, marks: [{ at: -1, sum: 'x' }] }, /mark 1 is not a checksum/],
];

test.each(bad)('%s is refused', (_name, data, why) => {
  expect(() => readRecord(data)).toThrow(RecordError);
  expect(() => readRecord(data)).toThrow(why);
});

test.each([null, true, -1, 0.5, Number.NaN, 2 ** 60, {}, [1, 2], ['a', 1], [null], [['a']], [-1, 'a']])(
  'the entry %j is refused by its number',
  (entry) => {
    try {
      readRecord({ ...good, entries: [0, 'a', entry] });
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(RecordError);
      expect((error as RecordError).message).toMatch(/entry 3 is neither an outcome nor an answer/);
      expect((error as RecordError).at).toBe(2);
    }
  },
);

test('what is quoted from bad data is short', () => {
  try {
    readRecord({ ...good, game: 1, format: 'x'.repeat(10_000) });
    expect.unreachable();
  } catch (error) {
    expect((error as Error).message.length).toBeLessThan(200);
  }
});
