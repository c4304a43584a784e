import { exhaust, type Happening, type Policy } from '@indigo/battery';
import type { Question, Ruleset } from '@indigo/kernel';
import { expect, it } from 'vitest';
import { indexOf } from '../src/board.ts';
import { CHIPS, COLOURS } from '../src/data/chips.ts';
import { EVENTS } from '../src/data/events.ts';
import { ITEMS } from '../src/data/items.ts';
import { RIVALS } from '../src/data/rivals.ts';
import { SPACES } from '../src/data/spaces.ts';
import { type Classic, type ClassicView, classic } from '../src/index.ts';
import * as questions from '../src/questions.ts';
import { thingsText } from '../src/text/things.ts';
import { facts } from './facts.ts';

const kindOf = (question: Question | ((...facts: never[]) => Question)): string =>
  (typeof question === 'function' ? question(...([] as never[])) : question).kind;

/** Everything of the game that must happen, besides every key of its words. */
const features = [
  ...ITEMS.map(({ id }) => `item ${id}`),
  ...EVENTS.map(({ id }) => `event ${id}`),
  ...RIVALS.map(({ id }) => `rival ${id}`),
  ...SPACES.map(({ id }) => `space ${id}`),
  ...new Set(SPACES.map(({ kind }) => `kind ${kind}`)),
  ...Object.values(questions).map((question) => `question ${kindOf(question)}`),
  ...classic.options.map(({ key }) => `option ${key}`),
];

/** The last roll to move, and whether the mover was pushed on from where it led. */
let pips = 0;
let pushed = false;

function* fired(happening: Happening, s: Classic): Iterable<string> {
  if ('asked' in happening) {
    yield `question ${happening.asked.kind}`;
    const clauses = happening.asked.refused.map(({ clause }) => clause);
    if (clauses.includes('C-OPT-04')) yield 'option indigoEntry';
    if (clauses.includes('C-OPT-07')) yield 'option tradeEventFitOnly';
  }
  if (!('told' in happening)) return;
  const [what, ...said] = happening.told;
  const [first, second, third] = said as number[];
  switch (what) {
    case 'played':
      yield `item ${ITEMS[second].id}`;
      break;
    case 'turned-up':
      for (const sort of said[1] as number[]) yield `item ${ITEMS[sort].id}`;
      break;
    case 'drew-event':
      yield `event ${EVENTS[second].id}`;
      break;
    case 'rival-shown':
      yield `rival ${RIVALS[second].id}`;
      break;
    case 'flew':
      yield* landed(third);
      break;
    case 'moved':
      pushed = (said[2] as number[]).length > pips;
      yield* landed((said[2] as number[]).at(-1) as number);
      break;
    case 'rolled':
      if (said[2] === 'move') pips = second;
      break;
    case 'entered-final':
      if (pushed && s.options.pushedFinal) yield 'option pushedFinal';
      break;
    case 'declined':
      yield 'option catchOptional';
      break;
    case 'missed': // although the die shows one of its numbers
      if (CHIPS[second - 1].catches.includes(third)) yield 'option ballShiftMandatory';
      break;
    case 'stopped-match':
      if (first > 0) yield 'option maxTurns';
      break;
  }
}

function* landed(at: number): Iterable<string> {
  yield `space ${SPACES[at].id}`;
  yield `kind ${SPACES[at].kind}`;
}

/** Trainers who seek battles and the plateau: by chance alone too few would ever get there. */
const brave: Policy = ({ options }, _match, rng) =>
  rng(4) === 0
    ? null
    : (options.find(({ id }) => ['challenge', 'enter', 'leave', 'dice'].includes(id))?.id ?? null);

/** Matches that begin with everybody on Indigo Plateau, in a row before ENTER: there some are pushed on. */
const crowded: Ruleset<Classic, ClassicView> = {
  ...classic,
  create: (seats, options) => {
    const s = classic.create(seats, options);
    s.trainers.forEach((trainer, seat) => {
      const starter = s.unseen[COLOURS.indexOf('starter')].shift() as number;
      trainer.team.push(starter);
      trainer.at = indexOf(`i0${4 - (seat % 4)}`);
      trainer.roams = true;
    });
    s.agenda = [{ do: 'turn' }];
    return s;
  },
};

it('everything in the game happens', () => {
  const how = {
    ...facts,
    features,
    fired,
    policy: brave,
    rounds: 5,
    answers: 1200,
    except: [
      // Said when somebody looks at a thing: things.test.ts reads them all.
      ...Object.keys(thingsText),
      // Said while an answer is put together, not in a question.
      'too-few',
      'offer-needs-both',
      // Once in some twenty matches; C-FINAL-18 is scripted in final.test.ts.
      'no-fit-finalist',
      // Said to the Master of a Final Battle with something to decide, which is rarer still; read in meanings.test.ts.
      'odds.master-wins',
      // Somebody else's Time Machine after a Dice Challenge: read in meanings.test.ts.
      'odds.revives-none',
    ],
  };
  const fresh = exhaust(classic, how);
  const late = exhaust(crowded, { ...how, rounds: 2, answers: 300 }, fresh);
  expect(late.never).toEqual([]);
});
