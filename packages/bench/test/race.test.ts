import { describe, expect, it } from 'vitest';
import { options as optionsThere, race as raceThere } from '../src/peers/boardgame-io.ts';
import { absent } from '../src/peers/peers.ts';
import { policy } from '../src/policy.ts';
import * as hand from '../src/race/hand.ts';
import { differs, emptyTally } from '../src/race/tally.ts';

const open = new Int32Array(hand.MOST_OPTIONS);
const optionsHere = (race: hand.Race): number[] => Array.from(open.subarray(0, hand.options(race, open)));

describe('the dice race by hand', () => {
  it('is as long and as wide as it always was', () => {
    const pick = policy();
    const matches = 3000;
    const wins = [0, 0, 0, 0];
    let moves = 0;
    let options = 0;
    for (let seed = 1; seed <= matches; seed++) {
      const race = hand.create(seed);
      while (race.phase !== hand.PHASE_OVER) {
        const n = hand.options(race, open);
        hand.apply(race, open[pick(n)]);
        moves++;
        options += n;
      }
      wins[race.winner]++;
    }
    expect(moves / matches).toBeGreaterThan(610);
    expect(moves / matches).toBeLessThan(650);
    expect(options / moves).toBeCloseTo(2.67, 1);
    // Who begins has a small advantage, no more.
    for (const won of wins) {
      expect(won / matches).toBeGreaterThan(0.21);
      expect(won / matches).toBeLessThan(0.29);
    }
  });

  it.skipIf(absent())('is move by move the one on boardgame.io', () => {
    const pick = policy();
    const dice = { dice: 0 };
    const there = raceThere({
      D6: () => hand.below(dice, 6) + 1,
      Shuffle: (list) => hand.shuffle(dice, [...list]),
    });
    for (let seed = 1; seed <= 5; seed++) {
      const race = hand.create(seed);
      dice.dice = seed;
      let state = there.start(seed);
      while (race.phase !== hand.PHASE_OVER) {
        const options = optionsHere(race);
        expect(optionsThere(state)).toEqual(options);
        const option = options[pick(options.length)];
        hand.apply(race, option);
        state = there.answer(state, option);
      }
      const { dice: _dice, current, ...table } = race;
      expect(state.G).toEqual(table);
      expect(state.ctx.gameover).toEqual({ winner: String(current) });
    }
  });
});

describe('tallies', () => {
  const reference = { matches: 1000, decisions: 440_000, wins: [260, 255, 245, 240] };

  it('of the same game agree', () => {
    expect(differs({ matches: 100, decisions: 45_000, wins: [20, 30, 28, 22] }, reference)).toBeNull();
    expect(differs(emptyTally(), reference)).toBeNull();
  });

  it('of another game do not', () => {
    const longer = { matches: 100, decisions: 63_000, wins: [25, 25, 25, 25] };
    expect(differs(longer, reference)).toMatch(/630 decisions a match instead of 440/);
    const lopsided = { matches: 100, decisions: 44_000, wins: [55, 15, 15, 15] };
    expect(differs(lopsided, reference)).toMatch(/seat 0 wins 55 of 100/);
  });
});
