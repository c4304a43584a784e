import { LINKS, NODES, reach } from '@indigo/dice-race';
import { expect, test } from 'vitest';
import { fromSetup, race } from './table.ts';

test('R-SETUP-01: an open creature on 36 nodes, the rest in the bag', () => {
  const t = fromSetup(2);
  for (let i = 0; i < 36; i++) t.roll('creature', i % 30);
  t.expectChance('move');
  expect(t.s.nodes.flatMap((creature, node) => (creature < 0 ? [] : [node % 5]))).toEqual(
    Array.from({ length: 36 }, (_, i) => 1 + (i % 3)),
  );
  expect(t.s.bag).toEqual(Array.from({ length: 30 }, (_, i) => (i < 6 ? 0 : 1)));
  expect(t.view(1).nodes).toEqual(t.s.nodes);
});

test('R-SETUP-02: racers stand 15 apart with empty hands, seat 0 begins', () => {
  const t = race({ seats: 4 });
  expect(t.s.racers.map(({ at, hand, points }) => [at, hand.length, points])).toEqual([
    [0, 0, 0],
    [15, 0, 0],
    [30, 0, 0],
    [45, 0, 0],
  ]);
  t.roll('move', 1).expectAsked('go', 0);
});

test('R-TURN-01: with no card for it there is nothing to decide before the roll', () => {
  race().expectChance('move');
  race({ hand: ['capture'] }).expectChance('move');
  const t = race({ hand: ['boost', 'teleport', 'capture'] });
  t.expectAsked('start', 0);
  expect(t.optionIds()).toEqual(['roll', 'play:boost', 'play:teleport']);
});

test('R-TURN-02: then it is the next seat’s turn, and round again', () => {
  const t = race();
  t.roll('move', 4).answer('go:4');
  expect([t.s.active, t.s.turn]).toEqual([1, 1]);
  t.roll('move', 4).answer('go:19');
  expect([t.s.active, t.s.turn]).toEqual([0, 2]);
  t.expectChance('move');
});

test('R-MOVE-01: any node at exactly the rolled distance', () => {
  const t = race();
  t.roll('move', 2);
  // From 0: two steps on the ring either way, or by the shortcut to 14 and one on.
  expect(t.optionIds()).toEqual(['go:2', 'go:13', 'go:15', 'go:58']);
  expect(t.refusal('go:14').code).toBe('no-such-option');
  t.answer('go:15').rolls({ card: 'boost' });
  expect(t.s.racers[0].at).toBe(15);
  t.expectChance('move');
});

test('R-MOVE-01: every shortcut, and a way for every roll', () => {
  expect(LINKS.filter(([a, b]) => b - a !== 1 && b - a !== NODES - 1)).toEqual([
    [0, 14],
    [4, 50],
    [10, 24],
    [20, 34],
    [30, 44],
    [40, 54],
  ]);
  for (let node = 0; node < NODES; node++) {
    for (let pips = 1; pips <= 8; pips++) expect(reach(node, pips).length).toBeGreaterThan(0);
  }
});

test('R-CARD-01: a boost adds two to the distance, once a turn', () => {
  const t = race({ hand: ['boost', 'boost', 'teleport'] });
  t.answer('play:boost').expectAsked('start', 0);
  expect(t.optionIds()).toEqual(['roll', 'play:teleport']);
  t.answer('roll').roll('move', 2);
  expect(t.optionIds()).toEqual(reach(0, 4).map((node) => `go:${node}`));
});

test('R-CARD-01: a boosted six goes eight', () => {
  const t = race({ hand: ['boost'] });
  t.answer('play:boost').roll('move', 6);
  expect(t.optionIds()).toEqual(reach(0, 8).map((node) => `go:${node}`));
});

test('R-CARD-02: a teleport takes to any hub, without a roll', () => {
  const t = race({ hand: ['teleport'] });
  t.answer('play:teleport').expectAsked('jump', 0);
  expect(t.optionIds()).toEqual(['go:0', 'go:12', 'go:24', 'go:36', 'go:48', 'go:54']);
  t.answer('go:24');
  expect(t.s.racers[0].at).toBe(24);
  t.expectChance('move');
});

test('R-CARD-02: also after a boost', () => {
  const t = race({ hand: ['boost', 'teleport'] });
  t.answer('play:boost').answer('play:teleport').answer('go:54');
  expect(t.s.used).toHaveLength(2);
  t.expectChance('move');
});

test('R-CARD-03: a card is drawn on every fifth node, unseen by others', () => {
  const t = race();
  t.roll('move', 5).answer('go:5').roll('card', 'capture');
  expect(t.told(0, 'drew')).toEqual([['drew', 1]]);
  expect(t.told(1, 'drew')).toEqual([]);
  expect(t.told(1, 'draws')).toEqual([['draws', 0]]);
  expect([t.view(0).racers[0].known, t.view(1).racers[0].known]).toEqual([[1], []]);
  t.expectChance('move');
});

test('R-CARD-03: nobody draws a fifth card', () => {
  const t = race({ hand: ['capture', 'capture', 'capture', 'capture'] });
  t.roll('move', 5).answer('go:5');
  expect(t.s.racers[0].hand).toHaveLength(4);
  t.expectChance('move');
});

test('R-CARD-03: the used cards are shuffled when the deck is out', () => {
  const t = race({
    hand: ['boost'],
    change: (s) => {
      s.cards.bag = [0, 0, 0];
      s.cards.left = 0;
    },
  });
  t.answer('play:boost').roll('move', 3).answer('go:5');
  // The only card there is is the one just played.
  t.roll('card', 'boost');
  expect(t.told()).toContainEqual(['reshuffled']);
  expect(t.s.used).toEqual([]);
  expect(t.view(1).racers[0]).toMatchObject({ cards: 1, known: [] });
  t.expectChance('move');
});

test('R-CARD-03: nothing is drawn where nothing is left', () => {
  const t = race({
    change: (s) => {
      s.cards.bag = [0, 0, 0];
      s.cards.left = 0;
    },
  });
  t.roll('move', 5).answer('go:5');
  expect(t.s.racers[0].hand).toEqual([]);
  t.expectChance('move');
});

test('R-CARD-04: a played card lies open', () => {
  const t = race({ hand: ['boost', 'capture'] });
  expect(t.view(1).racers[0]).toMatchObject({ cards: 2, known: [] });
  t.answer('play:boost').roll('move', 1);
  expect(t.view(1).used).toEqual([0]);
  expect(t.told(1, 'plays')).toEqual([['plays', 0, 0]]);
  t.expectAsked('go', 0);
});

test('R-CATCH-01: a creature may be tried or left', () => {
  const t = race({ creature: 4 });
  t.roll('move', 1).answer('go:1').expectAsked('try', 0);
  expect(t.optionIds()).toEqual(['try', 'skip']);
  t.answer('skip');
  expect([t.s.nodes[1], t.s.racers[0].team]).toEqual([4, []]);
  t.expectChance('move');
});

test('R-CATCH-01: no creature, no question', () => {
  race().roll('move', 1).answer('go:1').expectChance('move');
});

test.each([
  [0, 2],
  [4, 6],
  [12, 2],
])('R-CATCH-02: creature %i is caught with %i and not with less', (creature, power) => {
  const caught = race({ creature });
  caught.roll('move', 1).answer('go:1').answer('try').rolls(['catch', power], ['creature', 7]);
  expect(caught.s.racers[0].team).toEqual([creature]);
  caught.expectChance('move');
  const missed = race({ creature });
  missed
    .roll('move', 1)
    .answer('go:1')
    .answer('try')
    .roll('catch', power - 1);
  expect(missed.s.racers[0].team).toEqual([]);
  missed.expectChance('move');
});

test('R-CATCH-02: a capture card adds two: the only way to a power of seven', () => {
  const t = race({ creature: 5, hand: ['capture'] });
  t.roll('move', 1).answer('go:1');
  expect(t.optionIds()).toEqual(['try', 'play:capture', 'skip']);
  t.answer('play:capture').rolls(['catch', 5], ['creature', 0]);
  expect(t.s.racers[0]).toMatchObject({ team: [5], hand: [] });
  t.expectChance('move');
});

test.each([
  [9, 1],
  [10, 2],
  [20, 3],
])('R-CATCH-03: creature %i scores %i, and another takes its place', (creature, points) => {
  const t = race({ creature });
  t.roll('move', 1).answer('go:1').answer('try').rolls(['catch', 6], ['creature', 3]);
  expect(t.s.racers[0]).toMatchObject({ points, team: [creature] });
  expect(t.s.nodes[1]).toBe(3);
  t.expectChance('move');
});

test('R-CATCH-03: with an empty bag the node stays empty', () => {
  const t = race({ creature: 0, change: (s) => s.bag.fill(0) });
  t.roll('move', 1).answer('go:1').answer('try').roll('catch', 2);
  expect(t.s.nodes[1]).toBe(-1);
  t.expectChance('move');
});

test('R-CATCH-03: a missed creature stays', () => {
  const t = race({ creature: 1 });
  t.roll('move', 1).answer('go:1').answer('try').roll('catch', 1);
  expect(t.s.nodes[1]).toBe(1);
  t.expectChance('move');
});

test('R-END-01: 20 points win at once', () => {
  const at = (points: number) => {
    const t = race({
      creature: 20,
      change: (s) => {
        s.racers[0].points = points;
      },
    });
    return t.roll('move', 1).answer('go:1').answer('try').rolls(['catch', 4], ['creature', 0]);
  };
  expect(at(17).winners).toEqual([0]);
  const short = at(16);
  expect(short.over).toBe(false);
  short.expectChance('move');
});
