import { ALL, Match, maskOf, RuleError, type Rules, Run, type Seat, seeded } from '@indigo/kernel';
import { describe, expect, test } from 'vitest';
import { Q, type Small, small, type T } from './small.ts';

const start = (game: ReturnType<typeof small>, keep = true) =>
  Run.at(game, game.create(2, {}), 2, { rng: seeded(1), keep });

test('a run without a source of chance says that it waits for an outcome', () => {
  const game = small({
    *begin(t: T) {
      yield* t.chance('die', 6);
      yield* t.ask(0, Q('which'), () => ['x', 'y']);
    },
  });
  const run = Run.at(game, game.create(2, {}), 2);
  expect(() => run.options()).toThrow(/chance is due \("die"\): a run without a source of chance waits/);
  expect(() => run.play('x')).toThrow(/chance is due/);
  run.outcome(3);
  expect(run.options()).toEqual(['x', 'y']);
});

describe('rules that go wrong are named', () => {
  test('a loop of unasked questions', () => {
    const game = small({
      *begin(t: T) {
        for (;;) yield* t.ask(0, Q('only'), () => ['x']);
      },
    });
    expect(() => start(game)).toThrow(
      /20000 requests without asking anybody: it runs in circles \(in begin\)/,
    );
  });

  test('a loop of dice', () => {
    const game = small({
      *begin(t: T) {
        while ((yield* t.chance('die', 6)) < 9);
      },
    });
    expect(() => start(game)).toThrow(/runs in circles/);
  });

  test('steps that lead to each other', () => {
    const game = small({
      // biome-ignore lint/correctness/useYield: a step that asks nothing
      *ping(t: T) {
        t.s.agenda.push({ do: 'pong' });
      },
      // biome-ignore lint/correctness/useYield: a step that asks nothing
      *pong(t: T) {
        t.s.agenda.push({ do: 'ping' });
      },
    });
    expect(() => start(game, false)).toThrow(/runs in circles/);
  });

  test('a rule that calls itself', () => {
    function* deeper(t: T): Rules {
      yield* deeper(t);
    }
    const game = small({ begin: (t: T) => deeper(t) });
    expect(() => start(game)).toThrow(/a rule calls itself without end \(in deeper/);
  });

  test('an empty agenda', () => {
    const game = small({ *begin() {} });
    expect(() => start(game)).toThrow('the agenda is empty and nobody has won');
  });

  test.each(['nowhere', 'constructor', '__proto__'])('an unknown step: %s', (name) => {
    const game = small({
      // biome-ignore lint/correctness/useYield: a step that asks nothing
      *begin(t: T) {
        t.s.agenda.push({ do: name });
      },
    });
    expect(() => start(game)).toThrow(`there is no step "${name}"`);
  });

  test('an error in a procedure, with the way to it', () => {
    function* inner(t: T): Rules {
      yield* t.chance('die', 6);
      throw new TypeError('oh');
    }
    function* outer(t: T): Rules {
      yield* inner(t);
    }
    const game = small({ begin: (t: T) => outer(t) });
    try {
      start(game);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(RuleError);
      expect((error as RuleError).where).toEqual(['inner', 'outer']);
      expect((error as RuleError).cause).toBeInstanceOf(TypeError);
    }
  });
});

test('where: the procedures on the way to the pending question', () => {
  function* choose(t: T): Rules {
    yield* t.ask(0, Q('one'), () => ['a', 'b']);
    yield* t.ask(0, Q('two'), () => ['a', 'b']);
  }
  function* turn(t: T): Rules {
    yield* choose(t);
  }
  const match = Match.start(small({ turn: (t: T) => turn(t) }), { seats: 1 });
  expect(match.where()).toEqual(['choose', 'turn']);
  match.submit(0, match.no, 'a');
  expect(match.where()).toEqual(['choose', 'turn']);
  expect(match.decision(0)?.kind).toBe('two');
});

describe('copies', () => {
  /** Two dice, then a choice, each turn. */
  const game = small(
    {
      *turn(t: T) {
        const one = yield* t.chance('one', 6);
        const two = yield* t.chance('two', 6);
        const choice = yield* t.ask(0, Q('take'), () => [one, two, 9]);
        t.s.data.sum = ((t.s.data.sum as number) ?? 0) + choice;
        t.s.agenda.push({ do: 'turn' });
      },
    },
    {},
  );

  test('a fork stands where the original stands and goes its own way', () => {
    const run = start(game);
    for (let i = 0; i < 20; i++) run.play(run.options()[i % 2]);
    const fork = run.fork(seeded(5), true);
    expect(fork.s).toEqual(run.s);
    expect(fork.options()).toEqual(run.options());
    const before = JSON.stringify(run.s);
    for (let i = 0; i < 5; i++) fork.play(9);
    expect(JSON.stringify(run.s)).toBe(before);
    expect(fork.fork(null).s).toEqual(fork.s);
  });

  test('a fork with dice where chance is due goes on to the next question, whoever is asked', () => {
    const both = small({
      *begin(t: T) {
        yield* t.chance('die', 6);
        t.s.data.answer = yield* t.together([0, 1], Q('each'), () => ['x', 'y']);
      },
    });
    const run = Run.at(both, both.create(2, {}), 2, { keep: true });
    const fork = run.fork(seeded(1), true);
    expect(fork.seat).toBe(0);
    fork.play('x');
    expect(fork.fork(null).seat).toBe(1);
    expect(run.seat).toBe(-1);
  });

  test('a run without a journal cannot be copied', () => {
    expect(() => start(game, false).fork(null)).toThrow('only a run that keeps a journal can be copied');
  });

  test('a rule that reads what is not in the state is found out', () => {
    let elsewhere = 0;
    const broken = small({
      *begin(t: T) {
        elsewhere++;
        if (elsewhere === 1) yield* t.chance('die', 6);
        else yield* t.chance('other', 6);
        yield* t.ask(0, Q('go'), () => ['a', 'b']);
      },
    });
    expect(() => start(broken).fork(null)).toThrow(/replay met "other" where the match had "die"/);
  });

  test('a fork of a finished game is finished', () => {
    const over = small({
      // biome-ignore lint/correctness/useYield: over at once
      *begin(t: T) {
        t.s.won = 1;
      },
    });
    const run = start(over);
    expect(run.winners).toEqual([1]);
    expect(run.fork(null).winners).toEqual([1]);
    expect(run.pending).toBeNull();
  });
});

describe('worlds', () => {
  /** Seat 0 hides a number; seat 1 guesses it. */
  const hide = (secret: boolean) =>
    small(
      {
        *hide(t: T) {
          t.s.data.hidden = yield* t.ask(0, Q('hide', secret), () => [1, 2, 3, 4]);
          t.tell(ALL, 'hidden');
          const guess = yield* t.ask(1, Q('guess'), () => [1, 2, 3, 4]);
          t.s.won = guess === t.s.data.hidden ? 1 : 0;
        },
      },
      { view: (s, seat) => ({ won: s.won, hidden: seat === 0 ? (s.data.hidden ?? 0) : null }) },
    );

  const hiddenIn = (game: ReturnType<typeof small>, seat: Seat) => {
    const match = Match.start(game, { seats: 2 });
    match.submit(0, 0, '3');
    const rng = seeded(1);
    return new Set(Array.from({ length: 60 }, () => (match.world(seat, rng) as Run<Small>).s.data.hidden));
  };

  test('a secret answer is chosen anew for everybody but its seat', () => {
    expect(hiddenIn(hide(true), 1)).toEqual(new Set([1, 2, 3, 4]));
    expect(hiddenIn(hide(true), 7)).toEqual(new Set([1, 2, 3, 4]));
    expect(hiddenIn(hide(true), 0)).toEqual(new Set([3]));
  });

  test('a secret shared with a seat is kept for that seat too', () => {
    const game = small({
      *hide(t: T) {
        const question = { ...Q('hide', true), shared: maskOf(1) };
        t.s.data.hidden = yield* t.ask(0, question, () => [1, 2, 3, 4]);
        yield* t.ask(1, Q('answer'), () => [1, 2]);
      },
    });
    expect(hiddenIn(game, 1)).toEqual(new Set([3]));
    expect(hiddenIn(game, 7)).toEqual(new Set([1, 2, 3, 4]));
  });

  test('an answer everybody sees is kept', () => {
    expect(hiddenIn(hide(false), 1)).toEqual(new Set([3]));
  });

  test('a world can be kept and made worlds of, with its own journal', () => {
    const match = Match.start(hide(true), { seats: 2 });
    match.submit(0, 0, '3');
    const run = match.fork(null, true);
    for (let seed = 0; seed < 10; seed++) {
      const world = run.world(1, seeded(seed), true) as Run<Small>;
      expect(world.fork(null).s).toEqual(world.s);
      const again = world.world(0, seeded(seed)) as Run<Small>;
      expect(again.s.data.hidden).toBe(world.s.data.hidden);
    }
  });

  test('chance nobody saw is drawn anew, chance the seat saw is kept', () => {
    const game = small(
      {
        *draw(t: T) {
          t.s.data.mine = yield* t.chance('card', 6, 1);
          t.s.data.open = yield* t.chance('card', 6);
          yield* t.ask(1, Q('go'), () => ['a', 'b']);
        },
      },
      { view: () => null },
    );
    const match = Match.start(game, { seats: 2 }, { rng: seeded(3) });
    const worlds = (seat: Seat) =>
      Array.from({ length: 40 }, (_, i) => (match.world(seat, seeded(i)) as Run<Small>).s.data);
    expect(new Set(worlds(1).map(({ mine }) => mine)).size).toBe(6);
    expect(new Set(worlds(0).map(({ mine }) => mine))).toEqual(new Set([match.s.data.mine]));
    expect(new Set(worlds(1).map(({ open }) => open))).toEqual(new Set([match.s.data.open]));
  });

  test('a world in which the seat would have heard something else does not fit', () => {
    const game = small(
      {
        *draw(t: T) {
          t.s.data.mine = yield* t.chance('card', 6, 1);
          t.tell(ALL, 'parity', (t.s.data.mine as number) % 2);
          yield* t.ask(1, Q('go'), () => ['a', 'b']);
        },
      },
      { view: () => null },
    );
    const match = Match.start(game, { seats: 2 }, { rng: seeded(3) });
    const parity = (match.s.data.mine as number) % 2;
    const found = new Set<number>();
    for (let i = 0; i < 60; i++) found.add((match.world(1, seeded(i)) as Run<Small>).s.data.mine as number);
    expect([...found].sort()).toEqual([0, 2, 4].map((even) => even + parity));
  });

  test('at a request to several, the seat goes first and those before it in a window have passed', () => {
    const game = small({
      *begin(t: T) {
        t.s.data.got = (yield* t.window([0, 1, 2], Q('react'), () => ['use'])) as never;
        yield* t.ask(0, Q('go'), () => ['a', 'b']);
      },
    });
    const match = Match.start(game, { seats: 3 });
    match.submit(2, 0, 'use');
    const world = match.world(1, seeded(1)) as Run<Small>;
    expect(world.seat).toBe(1);
    world.play('use');
    expect(world.s.data.got).toEqual({ seat: 1, use: 'use' });
  });
});

test('strict: a rule that changes an answer is caught', () => {
  const game = small({
    *begin(t: T) {
      const list = yield* t.compose(0, Q('some'), () => [3, 1, 2], { min: 0, max: 3 });
      (list as number[]).sort();
      yield* t.ask(0, Q('go'), () => ['a', 'b']);
    },
  });
  const match = Match.start(game, { seats: 1 }, { strict: true });
  expect(match.submit(0, 0, ['3', '1'])).toMatchObject({ refused: 'broken' });
});

test('that an answer in parts may be closed is told without looking at all that might follow', () => {
  let looked = 0;
  const game = small({
    *begin(t) {
      const list = yield* t.compose(0, Q('some'), () => [1, 2, 3, 4, 5, 6], {
        min: 1,
        max: 3,
        fits: (_list, next) => {
          looked++;
          return next !== 1;
        },
      });
      t.s.data.list = list;
      t.s.won = 0;
    },
  });
  const run = Run.at(game, game.create(1, {}), 1);
  expect(run.mayClose()).toBe(false);
  expect(run.options()).toEqual([2, 3, 4, 5, 6]);
  looked = 0;
  run.play(3);
  expect(run.mayClose()).toBe(true);
  // That it goes on was looked for when it was played, and is known since: 1 does not fit, 2 does.
  expect(looked).toBe(2);
  expect(run.additions()).toEqual([2, 4, 5, 6]);
  expect(run.options()).toEqual([2, 4, 5, 6, null]);
  run.play(5);
  expect(run.options()).toEqual([2, 4, 6, null]);
  run.play(null);
  expect(run.mayClose()).toBe(false);
  expect(run.s.data.list).toEqual([3, 5]);
});
