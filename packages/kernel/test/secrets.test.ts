import { Unseen } from '@indigo/battery';
import {
  ALL,
  type Card,
  clonePile,
  draw,
  known,
  Match,
  maskOf,
  type Pile,
  type Plain,
  pileOf,
  type Ruleset,
  Run,
  redeal,
  type State,
  seeded,
  type Table,
} from '@indigo/kernel';
import { describe, expect, test } from 'vitest';
import { Q } from './small.ts';

// Rules that carry hidden facts in their locals, and one that hides a choice without saying so. Worlds made by dealing the
// snapshot anew and then playing the step again are right all the same; only the undeclared secret cheats.

interface Bluff extends State {
  hands: Card[][];
  pot: number;
  chosen: number;
  won: number;
  cards: Pile;
}

type T = Table<Bluff>;
type Play = (t: T) => Generator<never, void, unknown> | Iterable<never, void, unknown>;

const KINDS = 4;

/** Two cards a seat, dealt in a step of its own; then the play under test. */
function bluff(play: Play): Ruleset<Bluff, Plain> {
  return {
    id: 'bluff',
    title: 'Bluff',
    version: 1,
    seats: { min: 2, max: 3 },
    options: [],
    create: (seats) => ({
      agenda: [{ do: 'deal' }],
      hands: Array.from({ length: seats }, () => []),
      pot: -1,
      chosen: -1,
      won: -1,
      cards: pileOf([3, 3, 3, 3]),
    }),
    steps: {
      *deal(t: T) {
        for (const seat of t.from(0)) {
          for (let i = 0; i < 2; i++) {
            t.s.hands[seat].push((yield* draw(t, t.s.cards, maskOf(seat), 'card')) as Card);
          }
        }
        t.s.agenda.push({ do: 'play' });
      },
      play: play as never,
    },
    outcome: (s) => (s.won >= 0 ? [s.won % 2] : null),
    turn: () => 0,
    clone: (s) => ({
      agenda: s.agenda.slice(),
      hands: s.hands.map((hand) => hand.slice()),
      pot: s.pot,
      chosen: s.chosen,
      won: s.won,
      cards: clonePile(s.cards),
    }),
    view: (s, seat) => ({
      hands: s.hands.map((hand) => hand.map((card) => known(s.cards, card, seat))),
      pot: s.pot,
      won: s.won,
    }),
    redeal: (s, seat, rng, since) => redeal(s.cards, seat, rng, since.cards),
    face: (_s, _asking, value) => ({ id: String(value), say: ['say', value] }),
    refused: () => [],
    scene: () => ({ aspect: 1, places: [], links: [], pieces: [], zones: [], gauges: [] }),
    words: { say: { say: (_reader, value: Plain) => String(value) } },
  };
}

const start = (play: Play): Match<Bluff> =>
  Match.start(bluff(play), { seats: 2 }, { rng: seeded(4), strict: true });

/** What comes out in the worlds of seat 1 when the play is finished there. */
function results(match: Match<Bluff>, worlds = 200): Map<number, number> {
  const counts = new Map<number, number>();
  for (let i = 0; i < worlds; i++) {
    const world = match.world(1, seeded(i)) as Run<Bluff>;
    while (world.winners === null) world.play(world.options()[0]);
    counts.set(world.s.won, (counts.get(world.s.won) ?? 0) + 1);
  }
  return counts;
}

describe('worlds are right although', () => {
  test('a rule keeps a hidden face in a local', () => {
    const match = start(function* (t) {
      const face = t.s.cards.kind[t.s.hands[0][0]];
      yield* t.ask(1, Q('bet'), () => ['low', 'high']);
      t.s.won = face;
    } as Play);
    const found = results(match);
    expect([...found.keys()].sort()).toEqual([0, 1, 2, 3]);
    for (const count of found.values()) expect(count).toBeGreaterThan(200 / KINDS / 3);
  });

  test('a rule adds up face-down cards before a window', () => {
    const match = start(function* (t) {
      const sum = t.s.hands[0].reduce((total, card) => total + t.s.cards.kind[card], 0);
      yield* t.window([1], Q('react'), () => ['use']);
      t.s.won = sum;
    } as Play);
    expect(results(match).size).toBeGreaterThan(4);
  });

  test('who may respond was worked out before the window opened', () => {
    const match = start(function* (t) {
      const able = t.from(0).filter((seat) => seat === 1 || t.s.cards.kind[t.s.hands[seat][0]] === 0);
      const used = yield* t.window(able, Q('react'), () => ['use']);
      t.s.won = used === null ? able.length : able.length + 10;
    } as Play);
    for (const won of results(match).keys()) expect([1, 2, 11, 12]).toContain(won);
  });

  test('a secret is held in a local alone', () => {
    const match = start(function* (t) {
      const choice = yield* t.ask(0, Q('choose', true), () => [0, 1, 2]);
      t.tell(ALL, 'chosen');
      yield* t.ask(1, Q('guess'), () => [0, 1, 2]);
      t.s.won = choice as number;
    } as Play);
    match.submit(0, match.no, '2');
    expect([...results(match).keys()].sort()).toEqual([0, 1, 2]);
  });

  test('a guard on a hidden hand stands before the question', () => {
    const match = start(function* (t) {
      if (t.s.cards.kind[t.s.hands[0][0]] >= 2) yield* t.ask(0, Q('boast'), () => ['yes', 'no']);
      yield* t.ask(1, Q('bet'), () => ['low', 'high']);
      t.s.won = t.s.cards.kind[t.s.hands[0][0]];
    } as Play);
    const asked = match.s.cards.kind[match.s.hands[0][0]] >= 2;
    if (asked) match.submit(0, match.no, 'yes');
    // Seat 1 saw whether the other was asked: only worlds in which he would have been fit.
    for (const won of results(match).keys()) expect(won >= 2).toBe(asked);
  });
});

describe('a hidden choice that is not declared secret', () => {
  const play = (secret: boolean): Play =>
    function* (t: T) {
      t.s.chosen = (yield* t.ask(0, Q('choose', secret), () => [0, 1, 2])) as number;
      yield* t.ask(1, Q('guess'), () => [0, 1, 2]);
      t.s.won = t.s.chosen;
    } as Play;

  function look(secret: boolean): Unseen {
    const unseen = new Unseen([]);
    const match = start(play(secret));
    match.submit(0, match.no, '2');
    const setting = { ruleset: match.ruleset, seats: 2, options: {}, seed: 1 };
    unseen.look({ setting, facts: {}, match: match as never, rng: seeded(1) });
    return unseen;
  }

  test('makes every world the truth', () => {
    const match = start(play(false));
    match.submit(0, match.no, '2');
    expect([...results(match).keys()]).toEqual([2]);
  });

  test('is neither seen nor dealt', () => {
    expect([...look(false).open.keys()]).toContain('chosen');
    expect([...look(true).open.keys()]).not.toContain('chosen');
  });
});

test('a hidden draw of the same step leaves what the seat saw drawn after it', () => {
  // Two A and one B: the other seat draws first, then seat 1 sees an A. The hidden card is A or B, half and half.
  const game = bluff(function* (t: T) {
    yield* draw(t, t.s.cards, maskOf(0), 'hidden');
    yield* draw(t, t.s.cards, maskOf(1), 'mine');
    yield* t.ask(1, Q('bet'), () => ['low', 'high']);
  } as Play);
  const create = (): Bluff => ({ ...game.create(2, {}), agenda: [{ do: 'play' }], cards: pileOf([2, 1]) });
  const ruleset = { ...game, create };
  const kinds = [0, 0];
  for (let seed = 0; kinds[0] + kinds[1] < 2000; seed++) {
    const run = Run.at(ruleset, create(), 2, { rng: seeded(seed), keep: true });
    if (run.s.cards.kind[1] !== 0) continue;
    for (let i = 0; i < 20; i++) {
      const world = run.world(1, seeded(seed * 100 + i));
      if (world !== null) kinds[world.s.cards.kind[0]]++;
    }
  }
  expect(kinds[0] / (kinds[0] + kinds[1])).toBeGreaterThan(0.45);
  expect(kinds[0] / (kinds[0] + kinds[1])).toBeLessThan(0.55);
});
