import { exhaust, type Happening, type Policy } from '@indigo/battery';
import type { Question, Ruleset } from '@indigo/kernel';
import { expect, it } from 'vitest';
import { CARDS, EVOLUTION_CARDS, ROUTE_CARDS, STARTER_CARDS } from '../src/cards.ts';
import { ATTACKS } from '../src/data/attacks.ts';
import { LEADERS } from '../src/data/leaders.ts';
import { POKEMON } from '../src/data/pokemon.ts';
import { SQUARES } from '../src/data/squares.ts';
import { type Mit, type MitView, mit } from '../src/index.ts';
import * as questions from '../src/questions.ts';
import { IN_TEAM, OUT } from '../src/state.ts';
import { things } from '../src/text-meaning.ts';
import { aiming, facts } from './facts.ts';

const kindOf = (question: Question | ((...facts: never[]) => Question)): string =>
  (typeof question === 'function' ? question(...([] as never[])) : question).kind;

const EFFECTS = [...new Set(ATTACKS.flatMap(({ effects }) => effects.map(({ does }) => does)))];

/** Everything of the game that must happen, besides every key of its words. */
const features = [
  ...ATTACKS.map(({ id }) => `attack ${id}`),
  ...EFFECTS.map((does) => `effect ${does}`),
  ...SQUARES.map(({ id }) => `square ${id}`),
  ...LEADERS.map(({ id }) => `leader ${id}`),
  ...POKEMON.map(({ id }) => `pokemon ${id}`),
  ...Object.values(questions).map((question) => `question ${kindOf(question)}`),
  ...mit.options.map(({ key }) => `option ${key}`),
];

/** The attack under way has got past a status. */
let through = false;

function* fired(happening: Happening, s: Mit): Iterable<string> {
  if ('asked' in happening) yield `question ${happening.asked.kind}`;
  if (!('told' in happening)) return;
  const [what, ...said] = happening.told;
  const [first, second, third] = said as number[];
  switch (what) {
    case 'used':
      through = false;
      yield `attack ${ATTACKS[third].id}`;
      yield `pokemon ${POKEMON[CARDS[second].face].id}`;
      break;
    case 'afflicted':
      yield `effect ${said[2]}`;
      break;
    case 'hurt-itself':
      yield 'effect self-damage';
      break;
    case 'blew-up':
      yield 'effect self-knockout';
      break;
    case 'moved':
      yield `square ${SQUARES[second].id}`;
      break;
    case 'beat-leader':
      yield `leader ${LEADERS[second].id}`;
      break;
    case 'plays-leader':
      if (!s.options.gymRematch) yield 'option gymRematch';
      break;
    case 'broke-through':
      through = true;
      break;
    case 'hit':
    case 'missed':
      if (through && s.options.hitAfterStatus) yield 'option hitAfterStatus';
      break;
    case 'evolution-failed':
      if (third === 4) yield 'option evolveMax';
      break;
    case 'stopped-match':
      if (first > 0) yield 'option maxTurns';
      break;
  }
}

/** Close to the end, both badges that evolve, one of them. */
const BADGES = [0b11111010, 0b10010, 0b10];

/** Matches that begin with full teams of higher stages and some badges: each takes the next cards in line. */
function veterans(): Ruleset<Mit, MitView> {
  let next = 0;
  const line = [...EVOLUTION_CARDS, ...ROUTE_CARDS.flat()];
  const create: typeof mit.create = (seats, options) => {
    const s = mit.create(seats, options);
    for (const card of STARTER_CARDS) s.where[card] = OUT;
    s.trainers.forEach((trainer, seat) => {
      trainer.at = seat;
      trainer.badges = BADGES[seat];
      for (let i = 0; i < 5; i++) {
        const card = line[next++ % line.length];
        s.where[card] = IN_TEAM;
        trainer.team.push(card);
      }
    });
    s.agenda = [{ do: 'turn' }];
    return s;
  };
  return { ...mit, create };
}

/** Players who seek battles: by chance alone too few would be fought. */
const brave: Policy = (decision, match, rng) => {
  const { kind, options } = decision;
  if (kind === 'gym' || kind === 'call') return 'fight';
  if (kind === 'act' || kind === 'act-leader') {
    const blast = options.find(({ id }) => id === 'attack:explosion' || id === 'attack:self-destruct');
    return blast !== undefined && rng(2) === 0 ? blast.id : null;
  }
  if (kind === 'evolve') return options[rng(options.length)].id;
  return rng(3) === 0 ? null : aiming(decision, match, rng);
};

it('everything in the game happens', () => {
  const how = {
    ...facts,
    features,
    fired,
    policy: brave,
    rounds: 11,
    answers: 1500,
    except: [
      // Said when somebody looks at a thing: things.test.ts reads them all.
      ...Object.keys(things),
      // Said while an answer is put together, not in a question.
      'too-few',
      // No attack shifts the aim so far (L-MOD-10), and no two sides refuse to hurt for so long (L-END-02): both are scripted.
      'cannot-hit',
      'stopped-battle',
      // Two last Pokémon of two players by one attack: L-PVP-04 is scripted.
      'both-out',
    ],
  };
  const fresh = exhaust(mit, how);
  expect(exhaust(veterans(), how, fresh).never).toEqual([]);
});
