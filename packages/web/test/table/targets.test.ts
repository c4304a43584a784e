import type { Battle, Decision, Face, Scene, Side } from '@indigo/kernel';
import { describe, expect, test } from 'vitest';
import { sidesOf } from '../../src/table/panels/sides.ts';
import { inReadingOrder, nearestSpot, targetsOf } from '../../src/table/targets.ts';

const SCENE: Scene = {
  aspect: 1,
  places: [
    { id: 'here', x: 0, y: 0, kind: 'node', say: ['here'] },
    { id: 'there', x: 1, y: 0, kind: 'node', say: ['there'] },
  ],
  links: [['here', 'there']],
  pieces: [
    { id: 'rock', kind: 'rock', at: 'there', say: ['rock'] },
    { id: 'card:1', kind: 'card', at: 'hand:0', seat: 0, say: ['card'] },
  ],
  zones: [{ id: 'hand:0', kind: 'hand', seat: 0, count: 1, say: ['hand'] }],
  gauges: [],
};

const face = (id: string, at?: string): Face =>
  at === undefined ? { id, say: [id] } : { id, say: [id], at };
const asked = (...options: Face[]): Decision => ({
  no: 1,
  seat: 0,
  kind: 'q',
  clause: 'X-1',
  say: ['ask.q'],
  shape: 'pick',
  mode: 'one',
  secret: false,
  min: 1,
  max: 1,
  options,
  refused: [],
});

describe('what glows', () => {
  test('options light places, pieces light the place they lie on, cards light themselves', () => {
    const targets = targetsOf(
      asked(
        face('go', 'here'),
        face('lift', 'rock'),
        face('play', 'card:1'),
        face('wait'),
        face('odd', 'gone'),
      ),
      SCENE,
    );
    expect([...targets.places.keys()]).toEqual(['here', 'there']);
    expect([...targets.pieces.keys()]).toEqual(['card:1']);
    expect(targets.plain.map(({ id }) => id)).toEqual(['wait', 'odd']);
  });

  test('two options at one place are one target', () => {
    const { places } = targetsOf(asked(face('go', 'there'), face('lift', 'rock')), SCENE);
    expect(places.get('there')?.options.map(({ id }) => id)).toEqual(['go', 'lift']);
  });

  test('in place of the board glow those who fight and what is laid out, and nothing on the board', () => {
    const question = asked(
      face('go', 'here'),
      face('lift', 'rock'),
      face('take', 'gift'),
      face('send', 'foe'),
    );
    const gift = { id: 'gift', kind: 'card', at: 'table', say: ['gift'] } as const;
    const laid = {
      ...SCENE,
      pieces: [...SCENE.pieces, gift],
      zones: [...SCENE.zones, { id: 'table', kind: 'deck', count: 1, say: ['table'] as const }],
    };
    expect(targetsOf(question, laid).plain.map(({ id }) => id)).toEqual(['take', 'send']);
    const spread = targetsOf(question, { ...laid, spread: { say: ['spread'], zones: ['table'] } });
    expect([...spread.pieces.keys(), spread.places.size]).toEqual(['gift', 0]);
    const side = (id: string): Side => ({
      seat: null,
      say: ['side'],
      fighters: [{ id, kind: 'foe', say: ['foe'], state: 'fights' }],
      dice: [],
      cards: [],
      sum: null,
    });
    const battle: Battle = {
      kind: 'fight',
      say: ['fight'],
      sides: [side('friend'), side('foe')],
      stages: [],
      stage: 0,
      decided: null,
      due: [],
    };
    const fought = targetsOf(question, { ...laid, battle });
    expect([...fought.pieces.keys()]).toEqual(['foe']);
    expect(fought.plain.map(({ id }) => id)).toEqual(['go', 'lift', 'take']);
  });

  test('nothing glows without a question', () => {
    const { places, pieces, plain } = targetsOf(null, SCENE);
    expect([places.size, pieces.size, plain.length]).toEqual([0, 0, 0]);
  });
});

describe('finding targets with arrows', () => {
  const spots = [
    { id: 'middle', x: 50, y: 50 },
    { id: 'right', x: 90, y: 52 },
    { id: 'far-right', x: 190, y: 50 },
    { id: 'below', x: 55, y: 120 },
  ];

  test('the nearest in a direction', () => {
    expect(nearestSpot(spots, spots[0], 'right')?.id).toBe('right');
    expect(nearestSpot(spots, spots[1], 'right')?.id).toBe('far-right');
    expect(nearestSpot(spots, spots[0], 'down')?.id).toBe('below');
    expect(nearestSpot(spots, spots[0], 'up')).toBeNull();
  });

  test('reading order goes by rows', () => {
    expect(inReadingOrder(spots, 60).map(({ id }) => id)).toEqual(['middle', 'right', 'far-right', 'below']);
  });
});

test('an offer has two sides, a discard has one', () => {
  const offer = sidesOf([face('give:1'), face('want:2'), face('give:potion')]);
  expect(offer.map(({ side, options }) => [side, options.length])).toEqual([
    ['give', 2],
    ['want', 1],
  ]);
  expect(sidesOf([face('fly'), face('potion#2')])).toHaveLength(1);
});
