/** What is counted by turns: extra turns, and the turns of who is out. */
import type { Seat } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { EVENT_SORT } from '../src/sorts.ts';
import { EMPTY, type Hex } from '../src/state.ts';
import { AWAY, event } from './events.ts';
import { drain, type Told, table } from './table.ts';

const AT_START = { at: 'new-bark-0' };

/** Prepare for Trouble is drawn by seat 0, and nothing else happens anywhere. */
const trouble = (also: (s: Hex) => void): Told =>
  event('prepare-for-trouble', {
    players: [{}, AT_START],
    also: (s) => {
      s.slots.fill(EMPTY);
      drain(s.events);
      s.events.bag[EVENT_SORT['prepare-for-trouble']] = 1;
      s.events.left = 1;
      also(s);
    },
  });

/** The turns of everybody, a roll of 1 each, while something lasts. */
function whileItLasts(t: Told): Seat[] {
  const turns: Seat[] = [];
  while (t.s.lasting.length > 0) {
    const { active, turn } = t.s;
    turns.push(active);
    if (t.match.chance === null) t.answer('roll');
    t.roll('move', 1);
    while (t.match.chance === null && t.s.turn === turn) t.answer(t.optionIds()[0]);
  }
  return turns;
}

describe('a Continuous Event', () => {
  it('H-EVT-08 extra turns fall under it and do not shorten it (H-AMB-58)', () => {
    const t = trouble((s) => {
      for (const player of s.players) player.extra = 1;
    });
    expect(whileItLasts(t)).toEqual([0, 1, 1, 0, 1, 0]);
  });

  it('H-EVT-08 one drawn in an extra turn lasts for two regular ones of that player', () => {
    const t = trouble((s) => {
      s.extraTurn = true;
      s.regular = 1;
    });
    expect(whileItLasts(t)).toEqual([0, 1, 0]);
  });
});

it('H-LG-09 H-TURN-06 an extra turn of who is out is not played (H-AMB-36)', () => {
  const t = table({
    players: [AT_START, AT_START, AT_START],
    also: (s) => {
      s.slots.fill(EMPTY);
      s.players[2].extra = 1;
      s.players[2].out = true;
    },
  }).roll('move', 1);
  expect([t.s.turn, t.s.active, t.s.extraTurn]).toEqual([2, 1, false]);
});

it('H-EVT-69 an Event of the owner of a Bribe is no copy, so it costs no turn', () => {
  const t = event('pokemon-egg', {
    players: [{}, AWAY],
    also: (s) => {
      s.lasting.push({ event: 'rocket-bribe', owner: 0, card: -1, clock: -1, left: 0, notes: [0] });
    },
  }).roll('pokemon', 'gastly');
  expect([t.told(7, 'copies-event'), t.s.lasting[0].notes]).toEqual([[], [0]]);
  t.expectAsked('turn', 1);
});
