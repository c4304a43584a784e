import { assertPrefixes, type Point } from '@indigo/battery';
import { ALL, maskOf, Run, readOptions, seeded, sees } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { isWalkable } from '../src/board.ts';
import { BADGES_TO_WIN, BOX_MAX } from '../src/data/rules.ts';
import { type Badges, badges } from '../src/index.ts';
import { BUBBLES, TYPE_OF } from '../src/kinds.ts';
import { facts } from './facts.ts';

/** What is so at every moment. */
const ALWAYS: { readonly [what: string]: (s: Badges) => boolean } = {
  'Party and Box keep their limits (B-LIM-01)': (s) =>
    s.trainers.every(({ party, box }) => party.length <= s.options.partyMax && box.length <= BOX_MAX),
  'no card lies in two places (B-CARD-01)': (s) => {
    const lying = [...s.trainers.flatMap(({ party, box }) => [...party, ...box]), ...s.under.flat()];
    if (s.drawn >= 0) lying.push(s.drawn);
    return new Set(lying).size === lying.length && lying.length === s.cards.kind.length;
  },
  'the fainted are among their owner’s, and all know them (B-FAINT-02)': (s) =>
    s.trainers.every(({ party, box, fainted }) =>
      fainted.every(
        (card) => [...party, ...box].includes(card) && s.cards.seen[card] === ALL && s.placed[card] === ALL,
      ),
    ),
  'an owner knows the own cards and where they are (B-GEN-04)': (s) =>
    s.trainers.every(({ party, box }, seat) =>
      [...party, ...box].every(
        (card) => sees(s.cards.seen[card], seat) && (s.placed[card] & maskOf(seat)) !== 0,
      ),
    ),
  'everybody stands where one can walk (B-MOVE-05, B-MOVE-06)': (s) =>
    s.trainers.every(({ at }) => isWalkable(at, s.cut)),
  'no badge twice, and four end it (B-GYM-11, B-CON-05, B-END-01)': (s) =>
    s.trainers.every(
      ({ badges: won }, seat) =>
        new Set(won).size === won.length && won.length >= BADGES_TO_WIN === (s.winner === seat),
    ),
  'the cards of a route are what its bubbles say (B-SETUP-04)': (s) =>
    BUBBLES.every((bubbles, route) => {
      const drawn = s.cards.kind.filter((_, card) => s.from[card] === route);
      const left = bubbles.map((n, type) => n - drawn.filter((kind) => TYPE_OF[kind] === type).length);
      return left.every((n) => n >= 0) && left.reduce((sum, n) => sum + n, 0) === s.wild[route];
    }),
};

function holds(s: Badges): void {
  for (const [what, so] of Object.entries(ALWAYS)) if (!so(s)) throw new Error(`not so: ${what}`);
}

describe('invariants', () => {
  it('hold at every beginning of a match, which shrinks to a record', () => {
    const check = ({ match }: Point): void => holds(match.s as Badges);
    assertPrefixes(badges, facts, 'invariants', check, { runs: 60 });
  });

  it('hold through whole matches, and in the worlds of every seat', () => {
    for (const seats of [2, 3, 4]) {
      const rng = seeded(seats);
      const s = badges.create(seats, readOptions(badges, {}));
      const run = Run.at(badges, s, seats, { rng, strict: true, keep: true });
      let worlds = 0;
      for (let i = 0; i < 3000 && run.winners === null; i++) {
        const options = run.options();
        run.play(options[rng(options.length)]);
        holds(run.s);
        if (i % 10 !== 0 || run.winners !== null) continue;
        const world = run.world(i % seats, rng);
        if (world === null) continue;
        holds(world.s);
        worlds++;
      }
      expect(worlds).toBeGreaterThan(100);
    }
  });
});
