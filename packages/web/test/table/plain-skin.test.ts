import type { AnyRuleset, Decision, Face, Piece, Scene } from '@indigo/kernel';
import { expect, test } from 'vitest';
import { lineReader, meansOf } from '../../src/table/means.ts';
import { plainSkin } from '../../src/table/plain-skin.ts';
import { speechOf } from '../../src/table/speech.ts';
import { besideOf, traysOf } from '../../src/table/trays.ts';
import { turnOf } from '../../src/table/turn.ts';

const SCENE: Scene = {
  aspect: 1.5,
  places: ['a', 'b', 'c'].map((id, i) => ({ id, x: i / 2, y: 0.5, kind: 'node', say: [id] })),
  links: [
    ['a', 'b'],
    ['b', 'c'],
  ],
  pieces: [
    { id: 'racer1', kind: 'mover', at: 'a', seat: 1, say: ['racer', 1] },
    { id: 'card', kind: 'card', at: 'hand:1', seat: 1, say: ['card'] },
    { id: 'chip', kind: 'chip', at: 'team:1', seat: 1, say: ['chip'] },
  ],
  zones: [
    { id: 'hand:1', kind: 'hand', seat: 1, count: 1, say: ['hand'] },
    { id: 'team:1', kind: 'team', seat: 1, count: 1, say: ['team'] },
  ],
  gauges: [],
};

const skin = plainSkin();
const board = skin.board(SCENE);
const [mover] = SCENE.pieces;

/** A game that says nothing of what things mean. */
const silent = { scene: () => SCENE, words: {} } as unknown as AnyRuleset;
const decision = { kind: 'go', seat: 1, say: ['ask.go'] } as unknown as Decision;
const go = (at: string): Face => ({ id: `go:${at}`, say: ['go'], at });

test('any game has pawns, places, cards and tokens', () => {
  expect(board.piece(mover, SCENE.places[0]).height).toBe(84);
  expect(board.place(SCENE.places[2], 'C').markup).toContain('cx="1500"');
  expect(skin.card({ ...mover, of: 'boost' }, 'Boost', null)).toContain('Boost');
  expect(skin.token({ ...mover, of: '<b>' }, '<b>', 'dot')).not.toContain('<b>');
  expect(skin.creature(mover)).toBeNull();
});

test('cards lie on the board as cards, face up where it is known which', () => {
  const card = { id: 'top', kind: 'card', at: 'a', say: ['card'] } as const;
  const drawn = (piece: Piece): string => board.piece(piece, SCENE.places[0]).markup;
  expect(drawn({ ...card, of: 'Oran' })).toContain('>Oran</text>');
  expect(drawn({ ...card, of: '<b>' })).not.toContain('<b>');
  expect(drawn(card)).not.toContain('</text>');
  expect(drawn({ ...card, kind: 'deck', count: 13 })).toContain('>13</text>');
});

test('the board is as wide as the scene says, and the same for the same scene', () => {
  expect(board.size).toEqual({ width: 1500, height: 1000 });
  expect(skin.board({ ...SCENE })).toBe(board);
});

test('a move is shown along the links from where the mover stands', () => {
  const { option, question } = meansOf(silent, null, decision);
  expect(option(go('c'))).toEqual({ way: ['a', 'b', 'c'] });
  expect(option({ id: 'roll', say: ['roll'] })).toEqual({});
  expect(question).toEqual({});
});

test('nothing is assumed of lines it does not know', () => {
  expect(lineReader(silent)(['turn', 0, 7])).toEqual({});
  expect(turnOf(SCENE, [['turn', 0, 7]], lineReader(silent))).toEqual({ seat: null, no: null });
});

test('what the reader has lies in a hand and a row, and all but the hand beside each name', () => {
  const trays = traysOf(SCENE, 1, speechOf({}, 1, []));
  expect(trays.map(({ id, shows, pieces }) => [id, shows, pieces.map((piece) => piece.id)])).toEqual([
    ['hand', 'cards', ['card']],
    ['team', 'tokens', ['chip']],
  ]);
  expect(traysOf(SCENE, null, speechOf({}, null, []))).toEqual([]);
  expect(besideOf(SCENE, 1, 0).map(({ id }) => id)).toEqual(['chip']);
});
