import { exhaust, type Happening } from '@indigo/battery';
import { expect, it } from 'vitest';
import { SPACES } from '../src/board.ts';
import { ACHIEVEMENTS } from '../src/data/achievements.ts';
import { EVENTS } from '../src/data/events.ts';
import { ITEMS } from '../src/data/items.ts';
import { LEADERS } from '../src/data/leaders.ts';
import { SUPER_EVENTS } from '../src/data/super-events.ts';
import { TRAINERS } from '../src/data/trainers.ts';
import { type Hex, hex } from '../src/index.ts';
import { brave, facts, samples } from './facts.ts';
import { tourists, veterans } from './veterans.ts';

/** Everything of the game that must happen, besides every key of its words. */
const features = [
  ...ITEMS.map(({ id }) => `item ${id}`),
  ...EVENTS.map(({ id }) => `event ${id}`),
  ...SUPER_EVENTS.map(({ id }) => `super event ${id}`),
  ...TRAINERS.map(({ id }) => `trainer ${id}`),
  ...ACHIEVEMENTS.map(({ id }) => `achievement ${id}`),
  ...LEADERS.map(({ id }) => `leader ${id}`),
  ...new Set(SPACES.map(({ kind, colour, draws }) => `space ${kind} ${colour} ${draws}`)),
];

function* fired(happening: Happening, s: Hex): Iterable<string> {
  if (!('told' in happening)) return;
  const [what, ...said] = happening.told;
  const [, second, third] = said as number[];
  switch (what) {
    case 'played':
      yield `item ${ITEMS[second].id}`;
      break;
    case 'turned-up':
      for (const sort of said[1] as number[]) yield `item ${ITEMS[sort].id}`;
      break;
    case 'drew-event':
      yield said[1] === 'event' ? `event ${EVENTS[third].id}` : `super event ${SUPER_EVENTS[third].id}`;
      break;
    case 'trainer-active':
    case 'trainer-kept':
      yield `trainer ${TRAINERS[second].id}`;
      break;
    case 'achieved':
      yield `achievement ${ACHIEVEMENTS[second].id}`;
      break;
    case 'challenged-leader':
      yield `leader ${LEADERS[second].id}`;
      break;
    case 'moved': {
      const { kind, colour, draws } = SPACES[second];
      yield `space ${kind} ${colour} ${draws}`;
      break;
    }
    case 'turn':
      // Who begins with a Trainer is not told again.
      for (const { trainer } of s.players)
        if (trainer >= 0) yield `trainer ${TRAINERS[s.trainers.kind[trainer]].id}`;
      break;
  }
}

it('everything in the game happens', () => {
  const except = [
    // Said when somebody looks at a thing or into the Dex: things.test.ts reads them.
    'yours.*',
    'dex.*',
    // Said while an answer is put together, not in a question.
    'too-few',
    'trainer-for-trainer',
    'keep-a-pokemon',
    // No board has such a place (H-MOVE-13).
    'stuck',
    // Scripted: two whole families (H-ACH-16), two pawns on one space to choose from (H-OPT-03), a route without a Pokémon for free (H-EVT-25).
    'achievement evolutionist',
    'ask.upgrade',
    'upgraded',
    'ask.meet-whom',
    // What is sought lies face down on the board, all of it: rare (H-EVT-47).
    'not-found',
    'ask.try-there',
    // Seen only while dice fall; a slot whose pile has run out (H-SPACE-04); the one card with every advantage.
    'item-down',
    'is.laid',
    // Said before one's own roll, against an Item that lies face down: no question asks for that.
    'wins-but-item',
    // A fourth badge, a pile that has run out (H-BADGE-10), a draw of the last two (H-BAT-17): rare.
    'badge-gives',
    'weaker-pile',
    'none-left',
    'waits.nobody',
    'strong-all',
  ];
  const how = { ...facts, features, fired, except, policy: brave, rounds: 3, answers: 700 };
  const long = samples.map((options) => ({ ...options, maxTurns: 0 }));
  let seen = exhaust(hex, how);
  for (const round of [0, 7, 14, 21]) seen = exhaust(veterans(round), { ...how, samples: long }, seen);
  for (let round = 0; round < 20; round++)
    seen = exhaust(tourists(round), { ...how, rounds: 1, answers: 260 }, seen);
  expect(seen.never).toEqual([]);
});
