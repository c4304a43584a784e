import type { Piece, Place } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { drawBoard } from '../src/terminal/board.ts';
import { numbered } from '../src/terminal/columns.ts';
import { layOut } from '../src/terminal/layout.ts';
import { clip, harmless, widthOf, wrap } from '../src/terminal/width.ts';

describe('text in columns', () => {
  it('knows how wide signs are', () => {
    expect(widthOf('Pokémon')).toBe(7);
    expect(widthOf('Poke\u0301mon')).toBe(7);
    expect(widthOf('│ ● ★ ▸ ░ … − ✓')).toBe(15);
    expect(widthOf('ポケモン')).toBe(8);
    expect(widthOf('👍🏽!')).toBe(3);
    expect(widthOf('\u001b[1mbold\u001b[22m')).toBe(4);
  });

  it('wraps at spaces, and words too long anywhere', () => {
    expect(wrap('one two three', 8, ' ')).toEqual(['one two', ' three']);
    expect(wrap('  a bcdefghijk', 6, '  ').every((line) => widthOf(line) <= 6)).toBe(true);
    expect(wrap('', 10)).toEqual(['']);
  });

  it('cuts and cleans what comes from outside', () => {
    expect(clip('Bulbasaur', 5)).toBe('Bulb…');
    expect(harmless('a\u001b[2Jb\u0007')).toBe('a[2Jb');
  });

  it('sets a list in columns where it fits', () => {
    const entries = Array.from({ length: 6 }, (_, i) => [String(i + 1), 'short'] as const);
    expect(numbered(entries, 40)).toHaveLength(3);
    expect(numbered([['1', 'x'.repeat(50)]], 30).every((line) => line.length <= 30)).toBe(true);
    expect(numbered([], 40)).toEqual([]);
  });
});

describe('the layout of a board', () => {
  it('keeps places apart and inside', () => {
    const places = Array.from({ length: 60 }, (_, i): Place => {
      const angle = (2 * Math.PI * i) / 60;
      return { id: `n${i}`, x: Math.cos(angle), y: Math.sin(angle), kind: 'node', say: ['node', i] };
    });
    const { cells, height } = layOut(places, 78);
    const taken = [...cells.values()];
    expect(new Set(taken.map(({ col, row }) => `${col},${row}`)).size).toBe(60);
    expect(taken.every(({ col, row }) => col >= 0 && col < 78 && row >= 0 && row < height)).toBe(true);
  });

  it('puts a single place somewhere', () => {
    expect(layOut([{ id: 'a', x: 0.5, y: 0.5, kind: 'x', say: ['a'] }], 40).cells.size).toBe(1);
  });
});

describe('a board of hexes', () => {
  const places = [2, 3, 2].flatMap((width, row) =>
    Array.from(
      { length: width },
      (_, col): Place => ({
        id: `hex:${row},${col}`,
        x: (col + (row % 2 === 0 ? 0.5 : 0)) / 3,
        y: row / 3,
        kind: row === 0 ? 'hex-start' : 'hex',
        say: [`Hex ${row},${col}`],
      }),
    ),
  );
  const pieces: Piece[] = [
    { id: 'stone', kind: 'boulder', at: 'hex:1,1', say: ['boulder'] },
    {
      id: 'one',
      kind: 'fighter',
      at: 'hex:0,1',
      seat: 1,
      of: 'pikachu',
      say: ['Pikachu'],
      health: { now: 3, most: 5 },
      marks: ['asleep'],
    },
  ];
  const plain = (text: string | number): string => String(text);
  const paint = new Proxy({}, { get: () => plain }) as never;
  const draw = (height: number | null): string[] =>
    drawBoard({
      scene: { aspect: 1, places, links: [], pieces, zones: [], gauges: [] },
      width: 40,
      height,
      paint,
      label: ({ say }) => say[0],
      name: ({ say }) => say[0],
      targets: new Map([['hex:2,0', '7']]),
      seat: 1,
    });

  it('shows rows of hexes with coordinates, who stands where, what lies there and what can be chosen', () => {
    expect(draw(null).slice(0, 4)).toEqual([
      '       │ 0,0      │ B Pikac 3│',
      ' │ 1,0      │ boulder  │ 1,2      │',
      '       │7 2,0     │ 2,1      │',
      ' B Pikachu Hex 0,1, asleep',
    ]);
  });

  it('is cut where there is no room', () => {
    expect(draw(3).length).toBe(3);
  });
});
