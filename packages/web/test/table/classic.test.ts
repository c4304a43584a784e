import { bots } from '@indigo/bots';
import { type ClassicView, classic } from '@indigo/classic';
import { Match, seeded } from '@indigo/kernel';
import { describe, expect, test } from 'vitest';
import { battleState, unfoldedBattle } from '../../src/table/classic/battle-sums.ts';
import { catchingFaces, landing } from '../../src/table/classic/facts.ts';

describe('odds of a catch', () => {
  test('are the faces on the chip, and with a Ball those its shifts reach', () => {
    // Wartortle is blue: 3 or 4. A Great Ball shifts by one, up or down.
    expect(catchingFaces(8, [], false)).toEqual([3, 4]);
    expect(catchingFaces(8, [-1, 1], false)).toEqual([2, 3, 4, 5]);
    expect(catchingFaces(8, [-1, 1], true)).toEqual([2, 3, 4, 5]);
    // Mewtwo needs a 6; a Master Ball adds up to four.
    expect(catchingFaces(150, [1, 2, 3, 4], false)).toEqual([2, 3, 4, 5, 6]);
    expect(catchingFaces(150, [1, 2, 3, 4], true)).toEqual([2, 3, 4, 5]);
  });
});

test('every space says what it brings', () => {
  expect(landing('lavender')).toBe('Draw 2 Item Cards.');
  expect(landing('cerulean')).toBe('Revive a Pokémon.');
  expect(landing('i02')).toBe('Draw an Item Card.');
  expect(landing('i05')).toBe('Enter the Final Battle.');
  expect(landing('pallet')).toBe('Nothing happens there.');
  expect(landing('nowhere')).toBeNull();
});

describe('sums of a battle', () => {
  test('add up to what the rules say, in every battle of some matches', () => {
    let battles = 0;
    for (let seed = 1; seed <= 4; seed++) {
      const rng = seeded(seed);
      const match = Match.start(classic, { seats: 3, options: { maxTurns: 90 } }, { rng });
      while (!match.over) {
        const [seat] = match.open();
        const told = match.told;
        const before = match.view(0) as unknown as ClassicView;
        match.submit(seat, match.no, bots.random.answer(match.outlook(seat), rng));
        const lines = match.story(0).map((line) => line.say);
        const last = lines.findLastIndex(([key]) => key === 'totals');
        if (last < match.story(0).length - match.story(0, told).length) continue;
        const totals = lines[last];
        const toldSoFar = lines.slice(0, last + 1);
        const shown = unfoldedBattle(before, toldSoFar);
        const state = battleState(shown, toldSoFar);
        expect(state?.sides.map(({ total }) => total)).toEqual([totals[2], totals[4]]);
        expect(state?.sides.map(({ open }) => open)).toEqual([false, false]);
        expect(state?.sides.every(({ parts }) => parts.every(({ value }) => (value ?? 1) > 0))).toBe(true);
        expect(state?.step).toBe(4);
        // And once it is told who won, it is over.
        const tied = totals[2] === totals[4];
        if (!tied) expect(unfoldedBattle(before, lines.slice(0, last + 2)).battle).toBeNull();
        battles++;
      }
    }
    expect(battles).toBeGreaterThan(5);
  });

  test('keep a hidden card open and say so', () => {
    const view = {
      trainers: [{ aside: [3] }, { aside: [null] }],
      battle: {
        final: false,
        sides: [0, 1],
        picks: [26, 67],
        bonus: [3, 0],
        cards: [1, 1],
        dice: [0, 0],
        rival: null,
      },
    } as unknown as ClassicView;
    const state = battleState(view, [
      ['challenged', 0, 1],
      ['rolled', 0, 3, 'battle'],
      ['rolled', 1, 6, 'battle'],
    ]);
    expect(state?.step).toBe(3);
    expect(state?.sides[0].parts.map(({ label }) => label)).toEqual([
      'attack',
      'evolution',
      'die',
      'face down',
    ]);
    expect(state?.sides[0].open).toBe(false);
    expect(state?.sides[1].parts.at(-1)).toEqual({
      value: null,
      label: '1 card',
      kind: 'card',
      hidden: true,
    });
    expect(state?.sides[1].open).toBe(true);
  });
});
