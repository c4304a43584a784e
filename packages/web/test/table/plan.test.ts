import type { Decision } from '@indigo/kernel';
import { expect, test } from 'vitest';
import { placed } from '../../src/table/answering.ts';
import { answersOf, hitsOwn, inOneGo, isAimed } from '../../src/table/means.ts';
import { nextOf } from '../../src/table/plan.ts';

const asked = (no: number, kind: string, ...ids: readonly string[]): Decision => ({
  no,
  seat: 0,
  kind,
  clause: 'X-01',
  say: [`ask.${kind}`],
  shape: 'pick',
  mode: 'one',
  secret: false,
  min: 1,
  max: 1,
  options: ids.map((id) => ({ id, say: ['word', id], at: id })),
  refused: [],
});

test('a plan goes on while the same is asked and its next answer offered, and ends with anything else', () => {
  const plan = { no: 4, kind: 'act', ids: ['b', 'c'] };
  expect(nextOf(plan, asked(5, 'act', 'a', 'b'))).toEqual({
    id: 'b',
    rest: { no: 5, kind: 'act', ids: ['c'] },
  });
  expect(nextOf(plan, asked(5, 'act', 'a', 'c'))).toBeNull();
  expect(nextOf(plan, asked(5, 'meet', 'b'))).toBeNull();
  expect(nextOf(plan, asked(6, 'act', 'a', 'b'))).toBeNull(); // something else was asked in between
});

test('places further on are offered beside those next to here, and stand for their answers', () => {
  const far = { at: 'c', say: ['word', 'far'], ids: ['b', 'c'], meaning: { way: ['a', 'b', 'c'] } } as const;
  const near = { ...far, at: 'b' };
  const { options } = inOneGo(asked(1, 'act', 'b', 'pass'), { journeys: [far, near] });
  expect(options.map(({ at }) => at)).toEqual(['b', 'pass', 'c']);
  expect(answersOf(options[2], { journeys: [far, near] })).toEqual(['b', 'c']);
  expect(answersOf(options[0], { journeys: [far, near] })).toEqual(['b']);
});

test('in a series the same may come again, and is taken out once it fits no more', () => {
  const face = { id: 'fire:abra', say: ['word', 'fire'] } as const;
  const draft = { parts: ['fire:abra'], missing: 'more' };
  expect(placed(face, { ...draft, next: ['fire:abra'] })).toEqual(['fire:abra', 'fire:abra']);
  expect(placed(face, { ...draft, next: ['water:abra'] })).toEqual([]);
  expect(placed(face, { ...draft, parts: [], next: [] })).toBeNull();
});

test('what can be seen to hit somebody is aimed, and who is of one’s own side is told apart', () => {
  const cell = (mood: 'reach' | 'hurts' | 'own') => ({ at: 'a', mood });
  expect([isAimed({}), isAimed({ cells: [cell('reach')] }), isAimed({ cells: [cell('hurts')] })]).toEqual([
    false,
    false,
    true,
  ]);
  expect([hitsOwn({ cells: [cell('hurts')] }), hitsOwn({ cells: [cell('hurts'), cell('own')] })]).toEqual([
    false,
    true,
  ]);
});
