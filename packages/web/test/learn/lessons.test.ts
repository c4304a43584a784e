import { catalog } from '@indigo/catalog';
import {
  type AnyLesson,
  type AnyRuleset,
  type Asked,
  type Coaching,
  isTaught,
  read,
  sameAnswer,
} from '@indigo/kernel';
import { describe, expect, test } from 'vitest';
import { learn } from './pupil.ts';

/** So many topics a lesson has, those besides not counted. */
const FEWEST = 8;
const MOST = 15;
/** Somebody who follows is through after so many answers: five to ten minutes. */
const LONGEST = 60;
/** Learners who never do as they are told. */
const STUBBORN = 6;

const taught = await Promise.all(
  catalog.ids.map(async (id) => {
    const ruleset = await catalog.load(id);
    return [id, ruleset, (await ruleset.lesson?.()) ?? null] as const;
  }),
);
const lessons = taught.flatMap(([id, ruleset, lesson]) =>
  lesson === null ? [] : [[id, ruleset, lesson] as const],
);

/** The coach says something, in words, and advises only what is offered. */
function hold(
  ruleset: AnyRuleset,
  lesson: AnyLesson,
  { decision, seat }: Asked,
  { say, advice }: Coaching,
): void {
  const words = { ...ruleset.words, ...lesson.words };
  const said = say === null ? '' : read(words, say, { you: seat, name: (other) => `Seat ${other}` });
  expect(said, decision.kind).toMatch(/^[A-Z“].*[.!?]$/);
  expect(said).not.toMatch(/undefined|NaN|coach\./);
  const ids = advice === null ? [] : typeof advice === 'string' ? [advice] : advice;
  const offered = decision.options.map(({ id }) => id);
  expect(ids.filter((id) => !offered.includes(id))).toEqual([]);
}

describe.each(lessons)('the lesson of %s', (_, ruleset, lesson) => {
  test('has topics enough, and a word and an answer for every kind of question', () => {
    const needed = lesson.topics.filter(({ aside }) => !aside);
    expect(needed.length).toBeGreaterThanOrEqual(FEWEST);
    expect(needed.length).toBeLessThanOrEqual(MOST);
    expect(new Set(lesson.topics.map(({ id }) => id)).size).toBe(lesson.topics.length);
    const kinds = Object.keys(ruleset.words).flatMap((key) => (key.startsWith('ask.') ? [key.slice(4)] : []));
    expect(kinds.filter((kind) => !Object.hasOwn(lesson.questions, kind))).toEqual([]);
    expect(Object.keys(lesson.questions).filter((kind) => !kinds.includes(kind))).toEqual([]);
  });

  test('is lived through by whoever follows the advice', { timeout: 120_000 }, async () => {
    const went = await learn(ruleset, lesson, (at, now) => {
      hold(ruleset, lesson, at, now);
      expect(now.advice, at.decision.kind).not.toBeNull();
      return now.advice ?? [];
    });
    const missing = lesson.topics.filter(({ id, aside }) => !aside && !went.coached.known.includes(id));
    expect(missing.map(({ id }) => id)).toEqual([]);
    expect(went.coached.answers).toBeLessThanOrEqual(LONGEST);
    expect(went.coached.strayed).toEqual([]);
  });

  test('ends for whoever always does otherwise, and never advises what cannot be done', {
    timeout: 240_000,
  }, async () => {
    for (let seed = 1; seed <= STUBBORN; seed++) {
      const pupil: Parameters<typeof learn>[2] = (at, now, any) => {
        hold(ruleset, lesson, at, now);
        let answer = any();
        for (let i = 0; i < 20 && now.advice !== null && sameAnswer(now.advice, answer); i++) answer = any();
        return answer;
      };
      const went = await learn(ruleset, lesson, pupil, seed);
      expect(went.over || isTaught(lesson, went.coached)).toBe(true);
      expect(went.unexplained).toEqual([]);
    }
  });
});
