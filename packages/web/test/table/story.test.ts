import type { LineMeaning, Reader, Say, Seat, Words } from '@indigo/kernel';
import { describe, expect, test } from 'vitest';
import { speechOf } from '../../src/table/speech.ts';
import { storyOf } from '../../src/table/story.ts';

const words = {
  turn: { clause: 'T-1', say: (r: Reader, seat: Seat, no: number) => `Turn ${no}: ${r.name(seat)}.` },
  rolls: {
    clause: 'T-2',
    say: (r: Reader, seat: Seat, pips: number) =>
      r.you === seat ? `You roll ${pips}.` : `${r.name(seat)} rolls ${pips}.`,
  },
  rain: { say: () => 'It rains.' },
  peek: { say: () => 'You see a card.' },
} satisfies Words;

const meaning = ([key, seat, no]: Say): LineMeaning => {
  if (key === 'peek') return { secret: true };
  return key === 'turn' ? { turn: { seat: seat as number, no: no as number } } : {};
};

describe('the log', () => {
  const speech = speechOf(words, 0, ['Ada', 'Brisk']);

  test('is grouped by turn, with the clause and the seat of every line', () => {
    const turns = storyOf(
      [['rain'], ['turn', 1, 1], ['rolls', 1, 4], ['rain'], ['turn', 0, 2], ['rolls', 0, 6], ['peek']],
      10,
      speech,
      meaning,
    );
    expect(turns.map(({ opens, lines }) => [opens?.say[2] ?? 0, lines.length])).toEqual([
      [0, 1],
      [1, 2],
      [2, 2],
    ]);
    expect(turns[0].lines[0]).toMatchObject({ no: 10, seat: null, clause: null });
    expect(turns[1].lines[0]).toMatchObject({ no: 12, seat: 1, clause: 'T-2', secret: false });
    // Nobody is named: it belongs to whoever was.
    expect(turns[1].lines[1].seat).toBe(1);
    expect(turns[2].lines[1]).toMatchObject({ seat: 0, secret: true });
  });

  test('sets names apart, and the reader too', () => {
    expect(speech.runs(['rolls', 1, 4])).toEqual([
      { text: 'Brisk', strong: true },
      { text: ' rolls 4.', strong: false },
    ]);
    expect(speech.runs(['rolls', 0, 4])[0]).toEqual({ text: 'You', strong: true });
    expect(speech.runs(['rain'])).toEqual([{ text: 'It rains.', strong: false }]);
    expect(speech.about(['rolls', 0, 4])).toBe(0);
    expect(speech.about(['rain'])).toBeNull();
  });

  test('a seat without a name is called by its number', () => {
    expect(speechOf(words, null, ['']).say(['rolls', 0, 2])).toBe('Seat 1 rolls 2.');
  });
});
