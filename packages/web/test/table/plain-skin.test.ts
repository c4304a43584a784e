import type { Decision, Face, Scene } from '@indigo/kernel';
import { expect, test } from 'vitest';
import { plainSkin } from '../../src/table/plain-skin.ts';

const SCENE: Scene = {
  aspect: 1,
  places: ['a', 'b', 'c'].map((id, i) => ({ id, x: i / 2, y: 0.5, kind: 'node', say: [id] })),
  links: [
    ['a', 'b'],
    ['b', 'c'],
  ],
  pieces: [{ id: 'racer1', kind: 'mover', at: 'a', seat: 1, say: ['racer', 1] }],
  zones: [],
  gauges: [],
};

const skin = plainSkin();
const decision = { kind: 'go', seat: 1, say: ['ask.go'] } as unknown as Decision;
const go = (at: string): Face => ({ id: `go:${at}`, say: ['go'], at });

test('any game has pawns, places, cards and tokens', () => {
  const [piece] = SCENE.pieces;
  expect(skin.piece(piece, SCENE.places[0]).height).toBe(84);
  expect(skin.place(SCENE.places[1]).markup).toContain('<circle');
  expect(skin.card({ ...piece, of: 'boost' }, 'Boost')).toContain('Boost');
  expect(skin.token({ ...piece, of: '<b>' }, '<b>', 'dot')).not.toContain('<b>');
});

test('a move is shown along the links from where the mover stands', () => {
  expect(skin.path(decision, go('c'), SCENE)).toEqual(['a', 'b', 'c']);
  expect(skin.path(decision, { id: 'roll', say: ['roll'] }, SCENE)).toBeNull();
});

test('nothing is assumed of rules it does not know', () => {
  expect(skin.thrown(['rolled', 0, 4])).toEqual([]);
  expect(skin.odds(decision, go('c'))).toBeNull();
  expect(skin.focused({})).toBe(false);
  expect(skin.turnOf(['turn', 0, 7])).toBe(7);
});
