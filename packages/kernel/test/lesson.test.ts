import { describe, expect, test } from 'vitest';
import {
  type Asked,
  answered,
  coaching,
  type Decision,
  heard,
  isTaught,
  type Lesson,
  optionLike,
  UNTAUGHT,
} from '../src/index.ts';

const words = {
  goal: { say: () => 'Win.' },
  roll: { say: () => 'Roll now.' },
  rolled: { say: () => 'Well rolled.' },
  stayed: { say: () => 'Staying is fine.' },
  any: { say: () => 'As you like.' },
};

const lesson: Lesson<null, typeof words> = {
  options: {},
  deal: '0'.repeat(64),
  seats: [null, 'greedy'],
  topics: [
    { id: 'goal', when: () => true, say: () => ['goal'] },
    {
      id: 'roll',
      when: ({ decision }) => decision?.kind === 'move',
      say: () => ['roll'],
      tries: ({ decision }) => optionLike(decision, 'roll'),
      done: ['rolled'],
      strayed: ['stayed'],
    },
    { id: 'luck', aside: true, when: ({ told }) => told.some(([key]) => key === 'six'), say: () => ['any'] },
  ],
  questions: { trade: ['any'] },
  advice: ({ decision }) => decision.options[0]?.id ?? null,
  most: 5,
  words,
};

const face = (id: string) => ({ id, say: [id] as const });
const asked = (kind: string, ids: readonly string[]): Asked<null> => ({
  view: null,
  seat: 0,
  told: [],
  decision: { no: 1, seat: 0, kind, options: ids.map(face) } as unknown as Decision,
});
const MOVE = asked('move', ['roll', 'stay']);
const TRADE = asked('trade', ['no', 'yes']);

describe('a coach', () => {
  test('tells first, then advises what is offered', () => {
    expect(coaching(lesson, UNTAUGHT, MOVE)).toEqual({
      topic: 'goal',
      say: ['goal'],
      advice: null,
      tells: true,
    });
    const knows = heard(UNTAUGHT, 'goal');
    expect(coaching(lesson, knows, MOVE)).toEqual({
      topic: 'roll',
      say: ['roll'],
      advice: 'roll',
      tells: false,
    });
    // Where it is not offered, the topic does not come up.
    expect(coaching(lesson, knows, asked('move', ['stay'])).topic).toBeNull();
  });

  test('speaks while nobody is asked, but has nothing to try then', () => {
    const quiet = { ...MOVE, decision: null };
    expect(coaching(lesson, UNTAUGHT, quiet).topic).toBe('goal');
    const knows = heard(UNTAUGHT, 'goal');
    expect(coaching(lesson, knows, quiet)).toEqual({ topic: null, say: null, advice: null, tells: false });
    expect(coaching(lesson, knows, { ...quiet, told: [['six']] }).topic).toBe('luck');
  });

  test('has a word for questions that are no topic', () => {
    const knows = heard(UNTAUGHT, 'goal');
    expect(coaching(lesson, knows, TRADE)).toEqual({ topic: null, say: ['any'], advice: 'no', tells: false });
  });

  test('is followed: the topic is lived through', () => {
    const after = answered(lesson, heard(UNTAUGHT, 'goal'), MOVE, 'roll', 7);
    expect(after).toEqual({
      known: ['goal', 'roll'],
      strayed: [],
      answers: 1,
      lines: 7,
      reaction: ['rolled'],
    });
    expect(isTaught(lesson, after)).toBe(true);
  });

  test('is not followed: takes the topic up once more, then leaves it', () => {
    const once = answered(lesson, heard(UNTAUGHT, 'goal'), MOVE, 'stay', 3);
    expect(once.known).toEqual(['goal']);
    expect(once.reaction).toEqual(['stayed']);
    expect(isTaught(lesson, once)).toBe(false);
    expect(coaching(lesson, once, MOVE).topic).toBe('roll');
    const twice = answered(lesson, once, MOVE, 'stay', 5);
    expect(isTaught(lesson, twice)).toBe(true);
  });

  test('counts what was read without saying so, and leaves after so many answers', () => {
    let coached = answered(lesson, UNTAUGHT, TRADE, 'no', 1);
    expect(coached.known).toEqual(['goal']);
    for (let i = 0; i < 4; i++) coached = answered(lesson, coached, TRADE, 'yes', 1);
    expect(coached.known).toEqual(['goal']);
    expect(isTaught(lesson, coached)).toBe(true);
  });
});
