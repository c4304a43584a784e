import { exhaust, type Happening } from '@indigo/battery';
import type { Question } from '@indigo/kernel';
import { expect, it } from 'vitest';
import { SHRUBS, SQUARES } from '../src/board.ts';
import { CARDS, HMS } from '../src/data/cards.ts';
import { ROUTES } from '../src/data/routes.ts';
import { SITES } from '../src/data/sites.ts';
import { badges } from '../src/index.ts';
import * as questions from '../src/questions.ts';
import { things } from '../src/text-meaning.ts';
import { facts } from './facts.ts';
import { seeker } from './seeker.ts';

type Asked = Question | readonly Question[] | ((...facts: never[]) => Question);
const kindOf = (question: Asked): string => {
  if (typeof question === 'function') return question(...([] as never[])).kind;
  return 'kind' in question ? question.kind : question[0].kind;
};

/** Everything of the game that must happen, besides every key of its words. */
const features = [
  ...CARDS.map(({ id }) => `card ${id}`),
  ...HMS.map((hm) => `hm ${hm}`),
  ...CARDS.flatMap(({ id, hm }) => (hm === null ? [] : [`hm of ${id}`])),
  ...ROUTES.map(({ name }) => `capture ${name}`),
  ...SITES.map(({ id }) => `badge ${id}`),
  ...SHRUBS.map((at) => `shrub ${SQUARES[at].id}`),
  ...SQUARES.flatMap(({ id, kind }) => (kind === 'route' || kind === 'road' ? [`square ${id}`] : [])),
  ...Object.values(questions as { readonly [name: string]: Asked }).map(
    (asked) => `question ${kindOf(asked)}`,
  ),
];

function* fired(happening: Happening): Iterable<string> {
  if ('asked' in happening) yield `question ${happening.asked.kind}`;
  if (!('told' in happening)) return;
  const [what, ...said] = happening.told;
  const [, second, third] = said as number[];
  switch (what) {
    case 'was-caught':
    case 'was-drawn':
      yield `card ${CARDS[second].id}`;
      break;
    case 'captured':
      yield `capture ${ROUTES[second].name}`;
      break;
    case 'walked':
      yield `square ${SQUARES[second].id}`;
      break;
    case 'won-badge':
      yield `badge ${SITES[second].id}`;
      break;
    case 'cut-shrub':
      yield `shrub ${SQUARES[third].id}`;
      yield* used('cut', second);
      break;
    case 'surfed':
      yield* used('surf', second);
      break;
    case 'flew':
      yield* used('fly', second);
      break;
  }
}

function* used(hm: string, kind: number): Iterable<string> {
  yield `hm ${hm}`;
  yield `hm of ${CARDS[kind].id}`;
}

it('everything in the game happens', () => {
  const { never } = exhaust(badges, {
    ...facts,
    features,
    fired,
    policy: seeker,
    rounds: 7,
    answers: 1200,
    except: [
      // Said when somebody looks at a thing: things.test.ts reads them all.
      ...Object.keys(things),
      // Only with `after-win`, after a lost fight: B-OPT-09 is scripted in gym.test.ts.
      'why.lost-fight',
      // Said while an answer is put together, not in a question.
      'too-few',
      'box-over',
      'party-over',
      // Hardly anybody stands at a Gym without a fit Pokémon; B-GYM-12 is scripted in gym.test.ts.
      'why.no-fit',
    ],
  });
  expect(never).toEqual([]);
});
