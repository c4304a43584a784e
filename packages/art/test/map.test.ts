import {
  BADGES_SIZE,
  badgesBoard,
  badgesMark,
  badgesPile,
  CLASSIC_SIZE,
  classicBoard,
  classicMark,
  SQUARE,
  terrain,
} from '@indigo/art';
import { describe, expect, test } from 'vitest';
import { LINKS, PLACES, SQUARES } from './pictures.ts';
import { parse } from './xml.ts';

describe('the classic map', () => {
  const board = classicBoard(PLACES, LINKS);

  test('names every town of the board', () => {
    const towns = PLACES.filter(({ kind }) => kind === 'city');
    expect(towns).toHaveLength(10);
    for (const { name } of towns) expect(board.towns).toContain(`>${name}</text>`);
  });

  test('marks every space a mover can stand on, where the board says', () => {
    const spaces = PLACES.filter(({ kind }) => !['circle', 'dungeon', 'deck'].includes(kind));
    const drawn = board.towns + board.spaces + board.plateau;
    for (const place of spaces) {
      expect(drawn, place.id).toContain(classicMark(place));
      const [, x] = /cx="([\d.]+)"/.exec(classicMark(place)) ?? [];
      expect(Number(x)).toBeCloseTo(place.x * CLASSIC_SIZE.width, 0);
    }
  });

  test('shows how many cards the plateau gives', () => {
    const draws = PLACES.filter(({ kind }) => kind === 'draw');
    expect(draws.map((place) => />(\d)<\/text>/.exec(classicMark(place))?.[1])).toEqual(['1', '3', '2', '2']);
  });

  test('leads a dotted stub to every circle', () => {
    const stubs = /d="([^"]*)" class="stub"/.exec(board.roads)?.[1] ?? '';
    expect(stubs.match(/M/g)).toHaveLength(PLACES.filter(({ kind }) => kind === 'circle').length);
  });
});

describe('the map of Four Badges', () => {
  const board = badgesBoard(SQUARES);

  test('has a tile for every square to walk on, and a building for every site and the Center', () => {
    const walked = SQUARES.filter(({ kind }) => ['route', 'road', 'shrub'].includes(kind));
    expect(board.tiles.match(/var\(--dusk\)/g)).toHaveLength(walked.length);
    const built = SQUARES.filter((place) => badgesMark(place) !== '');
    expect(built.map(({ kind }) => kind).sort()).toEqual([
      'center',
      ...new Array(4).fill('contest'),
      ...new Array(3).fill('gym'),
    ]);
    for (const place of built) expect(board.buildings).toContain(badgesMark(place));
  });

  test('has two lakes', () => {
    expect(board.lakes.match(/fill="var\(--sand\)"/g)).toHaveLength(2);
  });

  test('lays no pile upon a square', () => {
    for (let route = 1; route <= 8; route++) {
      const [, x, y, width, height] = (
        /<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/.exec(
          badgesPile(route, '', [], 6),
        ) ?? []
      ).map(Number);
      for (const square of SQUARES.filter(({ kind }) => kind !== 'water')) {
        const [left, top] = [
          square.x * BADGES_SIZE.width - SQUARE / 2,
          square.y * BADGES_SIZE.height - SQUARE / 2,
        ];
        const apart = x >= left + SQUARE || x + width <= left || y >= top + SQUARE || y + height <= top;
        expect(apart, `Route ${route} and ${square.id}`).toBe(true);
      }
    }
  });
});

describe('terrain', () => {
  const island = { width: 300, height: 200, land: [[150, 100, 60]], forests: [[150, 100, 60]] } as const;

  test('is the same for the same seed only', () => {
    const one = terrain({ ...island, seed: 'a' });
    expect(terrain({ ...island, seed: 'a' })).toEqual(one);
    expect(terrain({ ...island, seed: 'b' })).not.toEqual(one);
  });

  test('grows nothing where it must not', () => {
    const { scenery } = terrain({ ...island, seed: 'a' });
    expect(scenery).toContain('#s-');
    expect(terrain({ ...island, seed: 'a', keep: [[150, 100, 300]] }).scenery).toBe('');
  });

  test('closes its coast: every curve ends where it began', () => {
    const { ground, sea } = terrain({ ...island, seed: 'a' });
    for (const [key, value] of parse(sea + ground).attributes) {
      if (key !== 'd') continue;
      for (const curve of value.split('z').filter(Boolean)) {
        const [, q, t] = curve.split(/[qt]/).map((part) => (part.match(/-?\d+/g) ?? []).map(Number));
        const sum = (offset: 0 | 1): number =>
          q[2 + offset] + t.filter((_, i) => i % 2 === offset).reduce((a, b) => a + b, 0);
        expect([sum(0), sum(1)]).toEqual([0, 0]);
      }
    }
  });
});
