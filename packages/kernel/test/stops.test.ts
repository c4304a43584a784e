import { describe, expect, it } from 'vitest';
import { type LineMeaning, looksUp, type Say, stopsOf } from '../src/index.ts';

const roll: LineMeaning = {
  dice: [{ seat: 0, pips: 4 }],
  beat: { seat: 0, say: ['to catch'], act: ['roll'] },
};

/** Where the story of these lines waits for seat 0, who has just answered. */
const stops = (...meanings: readonly LineMeaning[]) => {
  const lines = meanings.map((_, i): Say => [String(i)]);
  return stopsOf(lines, ([i]) => meanings[Number(i)], 0, true).map(({ told }) => told);
};

describe('where a story waits for one who hears it', () => {
  it('whoever chose to roll has rolled', () => {
    expect(stops(roll)).toEqual([]);
    expect(stops({ tone: 'flip' }, roll)).toEqual([]);
  });

  it('whoever turned something up sees it before they roll for it', () => {
    expect(stops({ tone: 'flip', shows: true }, roll)).toEqual([1]);
    expect(stops({ walk: { piece: 'pawn', path: ['a', 'b'] } }, roll)).toEqual([1]);
  });

  it('what is only kept for a roll is no news', () => {
    expect(stops({ keeps: true }, roll)).toEqual([]);
    expect(looksUp({ keeps: true })).toBe(true);
  });

  it('all dice of one throw are one act', () => {
    expect(stops({ shows: true }, roll, roll)).toEqual([1]);
  });
});
