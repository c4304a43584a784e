import { assertPrefixes, type Point } from '@indigo/battery';
import { describe, expect, it } from 'vitest';
import { CINNABAR, CIRCLES_BY_COLOUR, isForwardOnly, isPlateau, SPACES } from '../src/board.ts';
import { GOAL_POWER, HAND_LIMIT } from '../src/data/rules.ts';
import { type Classic, classic } from '../src/index.ts';
import { inTray } from '../src/rules/capture.ts';
import { EMPTY } from '../src/state.ts';
import { isStarter, power } from '../src/team.ts';
import { facts } from './facts.ts';
import { playRandomly } from './random.ts';

/** What is so at every moment. */
const ALWAYS: { readonly [what: string]: (s: Classic) => boolean } = {
  'a team begins with its Starter and has no other (C-TRADE-03)': (s) =>
    s.trainers.every(({ team }) => isStarter(team[0]) && team.filter(isStarter).length === 1),
  'who is knocked out is in the team, once (C-KO-01)': (s) =>
    s.trainers.every(
      ({ team, ko }) => ko.every((dex) => team.includes(dex)) && new Set(ko).size === ko.length,
    ),
  'no chip lies in two places (C-GEN-04)': (s) => {
    const seen = [
      ...s.unseen.flat(),
      ...s.circles.filter((lies) => lies > 0),
      ...s.trainers.flatMap(({ team }) => team),
    ];
    return new Set(seen).size === seen.length;
  },
  'a circle is empty only once the tray is (C-CATCH-07)': (s) =>
    CIRCLES_BY_COLOUR.every(
      (circles, colour) =>
        inTray(s, colour) >= 0 &&
        (circles.every((space) => s.circles[space] !== EMPTY) || inTray(s, colour) === 0 || colour > 3),
    ),
  'whoever is beyond the one-way stretch roams (C-MOVE-03)': (s) =>
    s.trainers.every(({ at, roams }) => roams || isForwardOnly(at)),
};

/** What is so when a turn begins. */
const BETWEEN: { readonly [what: string]: (s: Classic) => boolean } = {
  'nobody holds more than seven cards (C-ITEM-08)': (s) =>
    s.trainers.every(({ hand }) => hand.length <= HAND_LIMIT),
  'with C-OPT-06 nobody rests on an ENTER space (C-OCC-12)': (s) =>
    !s.options.pushedFinal || s.trainers.every(({ at }) => SPACES[at].kind !== 'final'),
  'nothing is left of the turn before (C-EVENT-01, C-BATTLE-12)': (s) =>
    s.event < 0 &&
    s.battle === null &&
    s.dungeon === 0 &&
    s.trainers.every(({ aside }) => aside.length === 0),
  'who ended a turn with 20 Power Points is not on the road (C-PP-03)': (s) => {
    const last = s.trainers[(s.active + s.trainers.length - 1) % s.trainers.length];
    return s.turn < 2 || power(last) < GOAL_POWER || last.at === CINNABAR || isPlateau(last.at);
  },
};

function holds(rules: typeof ALWAYS, s: Classic): void {
  for (const [what, so] of Object.entries(rules)) if (!so(s)) throw new Error(`not so: ${what}`);
}

const check = ({ match }: Point): void => {
  const s = match.s as Classic;
  holds(ALWAYS, s);
  const [seat] = match.open();
  if (seat !== undefined && match.decision(seat)?.kind === 'start') holds(BETWEEN, s);
};

describe('invariants', () => {
  it('hold at every beginning of a match, which shrinks to a record', () => {
    assertPrefixes(classic, facts, 'invariants', check, { runs: 60 });
  });

  it('hold through whole matches', () => {
    for (const seats of [2, 3, 4, 5, 6]) {
      let turns = 0;
      playRandomly(seats, seats, {
        turns: 800,
        hear: (what, _facts, s) => {
          if (what !== 'turn') return;
          turns++;
          holds(ALWAYS, s);
          holds(BETWEEN, s);
        },
      });
      expect(turns).toBeGreaterThan(20);
    }
  });
});
