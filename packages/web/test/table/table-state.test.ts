import type { Face } from '@indigo/kernel';
import { describe, expect, test } from 'vitest';
import { toggled } from '../../src/table/answering.ts';
import { announce } from '../../src/table/show/announce.ts';
import {
  asked,
  type Near,
  OPENED,
  reduce,
  type TableAction,
  type TableState,
} from '../../src/table/table-state.ts';

const face = (id: string, word = id): Face => ({ id, say: [word] });
const after = (...actions: readonly TableAction[]): TableState => actions.reduce(reduce, OPENED);

describe('what goes on at a screen', () => {
  test('of another question nothing is kept but what was looked at beside it', () => {
    const state = after(
      { do: 'asked', no: 1 },
      { do: 'choose', no: 1, face: face('go') },
      { do: 'peek', face: face('go') },
      { do: 'aside', on: true },
    );
    expect(state.finding.chosen?.id).toBe('go');
    const next = asked(state, 2);
    expect([next.finding.chosen, next.peek, next.aside]).toEqual([null, null, true]);
    expect(asked(next, 2)).toBe(next);
  });

  test('what is told late of an old question changes nothing of the new one', () => {
    const draft = { parts: ['a'], next: [], missing: null };
    const state = after(
      { do: 'asked', no: 1 },
      { do: 'send', no: 1 },
      { do: 'asked', no: 2 },
      { do: 'choose', no: 2, face: face('stay') },
      { do: 'draft', no: 1, draft },
      { do: 'sent', no: 1, notice: { kind: 'late', say: 'the table has moved on' } },
    );
    expect(state.finding).toMatchObject({ chosen: { id: 'stay' }, parts: [], sending: false });
    // But whoever answered late is told so.
    expect(state.notice?.kind).toBe('late');
  });

  const rock: Near = {
    thing: { art: { kind: 'rock' }, name: 'Rock', ids: ['rock'] },
    others: [],
    spot: null,
  };
  const refusal = { why: 'It is heavy.', clause: 'C-ROCK-01' };

  test('a close look leaves with the next tap, with its refusal, and so does a notice', () => {
    const looking = after({ do: 'asked', no: 1 }, { do: 'near', near: rock });
    const refused = reduce(looking, { do: 'refuse', no: 1, near: rock, refusal });
    expect([refused.near, refused.finding.refusal]).toEqual([rock, refusal]);
    const hushed = reduce(refused, { do: 'hush' });
    expect([hushed.near, hushed.finding.refusal, hushed.notice]).toEqual([null, null, null]);
    expect(reduce(hushed, { do: 'hush' })).toBe(hushed);
  });

  test('a close look stays while questions come and go, but not the refusal of a question that is gone', () => {
    const looking = after({ do: 'asked', no: 1 }, { do: 'near', near: rock });
    const refused = reduce(looking, { do: 'refuse', no: 1, near: rock, refusal });
    const next = reduce(refused, { do: 'asked', no: 2 });
    expect([next.near, next.finding.refusal]).toEqual([rock, null]);
    // A refusal of what is not looked at any more comes too late.
    const other: Near = { ...rock, thing: { ...rock.thing, name: 'Tree' } };
    const moved = reduce(next, { do: 'near', near: other });
    expect(reduce(moved, { do: 'refuse', no: 2, near: rock, refusal })).toBe(moved);
  });
});

describe('an answer of several parts', () => {
  const options = [face('potion#1', 'potion'), face('potion#2', 'potion'), face('ball')];

  test('takes another copy of a card that is in it already, and gives the last one back', () => {
    const draft = { parts: ['potion#1'], next: ['potion#2', 'ball'], missing: null };
    expect(toggled(options[2], { options }, draft)).toEqual(['potion#1', 'ball']);
    const both = { parts: ['potion#1', 'potion#2'], next: [], missing: null };
    expect(toggled(options[0], { options }, both)).toEqual(['potion#1']);
  });

  test('takes a copy in place of one that does not fit, and nothing else', () => {
    const draft = { parts: [], next: ['potion#2'], missing: null };
    expect(toggled(options[0], { options }, draft)).toEqual(['potion#2']);
    expect(toggled(options[2], { options }, draft)).toBeNull();
  });
});

test('each line is said once, and what comes instead of a line taken back is said too', () => {
  const begun = { told: 10, lines: [], last: 0 };
  const first = announce(begun, [['a'], ['b']], 9);
  expect(first.lines.map(({ say }) => say[0])).toEqual(['b']);
  expect(announce(first, [['a'], ['b']], 9)).toBe(first);
  const undone = announce(first, [['a']], 9);
  const again = announce(undone, [['a'], ['c'], ['d']], 9);
  expect(again.lines.map(({ say }) => say[0])).toEqual(['b', 'c', 'd']);
  expect(new Set(again.lines.map(({ no }) => no)).size).toBe(3);
});
