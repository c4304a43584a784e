import { exhaust, type Happening } from '@indigo/battery';
import type { Question } from '@indigo/kernel';
import { expect, it } from 'vitest';
import { board, OBSTACLES, obstacleOn } from '../src/board.ts';
import { BACK_OF } from '../src/cards.ts';
import { ITEMS } from '../src/data/items.ts';
import { GYM_TMS } from '../src/data/machines.ts';
import { MAP_FULL } from '../src/data/map-full.ts';
import { POWERS } from '../src/data/powers.ts';
import { BACKS } from '../src/data/tokens.ts';
import { FOES } from '../src/foes.ts';
import type { Master } from '../src/index.ts';
import { master } from '../src/index.ts';
import { leagueWords } from '../src/league/text.ts';
import * as questions from '../src/questions.ts';
import { facts } from './facts.ts';
import { seeking, veterans } from './seekers.ts';

const kindOf = (question: Question | ((...facts: never[]) => Question)): string =>
  (typeof question === 'function' ? question(...([1] as never[])) : question).kind;

/** Everything of the adventure that must happen, besides every key of its words. The field has a run of its own. */
const features = [
  ...new Set(MAP_FULL.nodes.map(([, , kind]) => `space ${kind}`)),
  ...OBSTACLES.filter((kind) => kind !== 'none').map((kind) => `obstacle ${kind}`),
  ...BACKS.map(({ back }) => `token ${back}`),
  ...ITEMS.map(({ id }) => `item ${id}`),
  ...FOES.map(({ id }) => `foe ${id}`),
  ...POWERS.map(({ id }) => `power ${id}`),
  ...GYM_TMS.map(({ attack }) => `gym TM ${attack}`),
  ...Object.values(questions).map((question) => `question ${kindOf(question)}`),
];

const BY_DEED: { readonly [told: string]: string } = {
  dug: 'dig',
  flashed: 'flash',
  synthesis: 'synthesis',
  smokescreen: 'smokescreen',
  reflected: 'reflect',
};

function* fired(happening: Happening, s: Master): Iterable<string> {
  const { spaces, roads } = board(s);
  if ('asked' in happening) {
    yield `question ${happening.asked.kind}`;
    return;
  }
  if ('answered' in happening) {
    const { seat, kind } = happening.answered;
    const [id] = happening.ids;
    const { at } = s.players[seat];
    if (kind !== 'act') return;
    if (id === 'rain-dance' || id === 'sunny-day') yield `gym TM ${id}`;
    const road = roads.find(
      ({ a, b }) => [a, b].includes(at) && id === `move:${spaces[a === at ? b : a].id}`,
    );
    if (road !== undefined) yield `obstacle ${OBSTACLES[obstacleOn(s, road)]}`;
    yield `space ${spaces[at].kind}`;
    return;
  }
  const [what, ...said] = happening.told;
  const second = said[1] as number;
  if (BY_DEED[what] !== undefined) yield `gym TM ${BY_DEED[what]}`;
  switch (what) {
    case 'appeared':
      yield `token ${BACKS[BACK_OF[second]].back}`;
      break;
    case 'found':
      yield `item ${ITEMS[second].id}`;
      break;
    case 'challenged':
      yield `foe ${FOES[second].id}`;
      break;
    case 'used-power':
      yield `power ${POWERS[second].id}`;
      break;
  }
}

it('everything in the adventure happens', () => {
  const how = {
    ...facts,
    features,
    fired,
    policy: seeking,
    rounds: 36,
    answers: 400,
    except: [
      ...Object.keys(leagueWords),
      // Said when somebody looks at a thing or into the Dex: things.test.ts reads them.
      'yours.*',
      'dex.*',
      // Said in the simplified game alone: things.test.ts reads them.
      'simple.*',
      // Said while an answer is put together, not in a question.
      'too-few',
      'symbols-left',
      'pay-more',
      'trade-last',
      // A token under a standing figure, and a bike whose actions are spent: M-INT-03 and M-BIKE-05 are scripted, and so is M-TURN-11.
      'why.face-down',
      'why.bike-actions',
      'why.walked',
    ],
  };
  const fresh = exhaust(master, { ...how, rounds: 7, answers: 300 });
  expect(exhaust(veterans(), how, fresh).never).toEqual([]);
});
