import {
  ALL,
  covert,
  DONE,
  Match,
  NOTHING,
  type Plain,
  RuleError,
  type Rules,
  Run,
  seeded,
} from '@indigo/kernel';
import { describe, expect, test } from 'vitest';
import { Q, type Small, small, type T } from './small.ts';

const answered = (match: Match<Small>) => match.s.data.answer;

/** A game that asks once in some way, remembers the answer and asks for ever after. */
const once = (ask: (t: T) => Iterable<never, unknown, unknown> | unknown) =>
  small({
    *begin(t: T) {
      t.s.data.answer = yield* ask(t) as Generator<never, Plain, unknown>;
      yield* t.ask(0, Q('after'), () => ['x', 'y']);
    },
  });

describe('one seat', () => {
  const game = once((t) => t.ask(1, Q('pick'), () => ['a', 'b']));

  test('is asked, and its answer comes back', () => {
    const match = Match.start(game, { seats: 2 });
    expect(match.open()).toEqual([1]);
    expect(match.decision(0)).toBeNull();
    expect(match.decision(1)).toMatchObject({
      kind: 'pick',
      clause: 'X-01',
      shape: 'pick',
      mode: 'one',
      no: 0,
    });
    expect(match.submit(1, 0, 'b')).toEqual({ ok: true });
    expect(answered(match)).toBe('b');
    expect(match.record.entries).toEqual(['b']);
    expect(match.no).toBe(1);
  });

  test('a question with one option is not asked and leaves no entry', () => {
    const match = Match.start(
      once((t) => t.ask(1, Q('pick'), () => ['only'])),
      { seats: 2 },
    );
    expect(answered(match)).toBe('only');
    expect(match.record.entries).toEqual([]);
    expect(match.decision(0)?.kind).toBe('after');
    expect(match.fork(null).s).toEqual(match.s);
  });

  test('a question without options is a fault of the rules that names the procedure', () => {
    const broken = once((t) => t.ask(1, Q('pick'), () => []));
    expect(() => Run.at(broken, broken.create(2, {}), 2)).toThrow(
      /"pick" leaves seat 1 nothing to choose \(in begin\)/,
    );
  });

  test('options are made when looked at, and once', () => {
    let made = 0;
    const game = once((t) =>
      t.ask(0, Q('pick'), () => {
        made++;
        return ['a', 'b'];
      }),
    );
    const match = Match.start(game, { seats: 1 });
    match.decision(0);
    match.decision(0);
    match.submit(0, 0, 'a');
    expect(made).toBe(1);
  });
});

describe('all seats together', () => {
  const game = once((t) =>
    t.together([2, 0, 1], Q('pick', true), (seat) => (seat === 1 ? ['z'] : ['a', 'b'])),
  );

  test('answer in any order; answers are released together in the order of the seats', () => {
    for (const order of [
      [0, 2],
      [2, 0],
    ]) {
      const match = Match.start(game, { seats: 3 });
      expect(match.open()).toEqual([2, 0]);
      for (const seat of order) {
        expect(answered(match)).toBeUndefined();
        expect(match.submit(seat, 0, seat === 0 ? 'a' : 'b')).toEqual({ ok: true });
      }
      expect(answered(match)).toEqual(['b', 'a', 'z']);
      expect(Match.load(game, match.record).s).toEqual(match.s);
    }
  });

  test('a half answered request survives loading, with its number', () => {
    const match = Match.start(game, { seats: 3 });
    match.submit(0, 0, 'a');
    expect(match.no).toBe(0);
    expect(match.submit(0, 0, 'b')).toMatchObject({ refused: 'answered' });
    const again = Match.load(game, match.record);
    expect([again.no, again.open()]).toEqual([0, [2]]);
    expect(again.submit(2, 0, 'b')).toEqual({ ok: true });
    expect(answered(again)).toEqual(['b', 'a', 'z']);
  });

  test('nobody with a choice: not asked', () => {
    const match = Match.start(
      once((t) => t.together([0, 1], Q('pick'), () => ['z'])),
      { seats: 2 },
    );
    expect(answered(match)).toEqual(['z', 'z']);
    expect(match.record.entries).toEqual([]);
  });

  test('a fork has the answers given so far', () => {
    const match = Match.start(game, { seats: 3 });
    match.submit(0, 0, 'a');
    const fork = match.fork(null);
    expect(fork.seat).toBe(2);
    fork.play('a');
    expect(fork.s.data.answer).toEqual(['a', 'a', 'z']);
    expect(match.open()).toEqual([2]);
  });
});

describe('all seats together, in parts', () => {
  const game = once((t) =>
    t.composeTogether([0, 1], Q('pick', true), (seat) => (seat === 0 ? ['a', 'b', 'c'] : ['x', 'y']), {
      min: 1,
      max: 2,
    }),
  );

  test('each puts a list together; the lists are released together', () => {
    const match = Match.start(game, { seats: 2 });
    expect(match.open()).toEqual([0, 1]);
    expect(match.decision(1)).toMatchObject({ shape: 'some', mode: 'all', min: 1, max: 2 });
    expect(match.submit(1, 0, ['y'])).toEqual({ ok: true });
    expect(answered(match)).toBeUndefined();
    expect(Match.load(game, match.record).open()).toEqual([0]);
    expect(match.submit(0, 0, [])).toMatchObject({ refused: 'incomplete' });
    expect(match.submit(0, 0, ['c', 'a'])).toEqual({ ok: true });
    expect(answered(match)).toEqual([['c', 'a'], ['y']]);
    expect(Match.load(game, match.record).s).toEqual(match.s);
  });

  test('a run composes for one seat after the other', () => {
    const run = Run.at(game, game.create(2, {}), 2, { rng: seeded(1) });
    expect(run.seat).toBe(0);
    run.play('b');
    expect(run.options()).toEqual(['a', 'c', DONE]);
    run.play(DONE);
    expect(run.seat).toBe(1);
    run.play('x');
    run.play('y');
    expect(run.s.data.answer).toEqual([['b'], ['x', 'y']]);
  });
});

describe('the first that does not pass', () => {
  const game = once((t) => t.window([1, 2, 0], Q('react'), (seat) => (seat === 2 ? [] : ['use', 'burn'])));

  test('seats that cannot respond are not asked; pass comes first', () => {
    const match = Match.start(game, { seats: 3 });
    expect(match.open()).toEqual([1, 0]);
    expect(match.decision(1)?.options.map(({ id }) => id)).toEqual(['pass', 'use', 'burn']);
  });

  test.each([
    [[1, 'use'], { seat: 1, use: 'use' }],
    [[1, 'pass', 0, 'burn'], { seat: 0, use: 'burn' }],
    [[0, 'burn', 1, 'pass'], { seat: 0, use: 'burn' }],
    [[0, 'burn', 1, 'use'], { seat: 1, use: 'use' }],
    [[0, 'pass', 1, 'pass'], null],
    [[1, 'pass', 0, 'pass'], null],
  ] as const)('%j', (answers, result) => {
    const match = Match.start(game, { seats: 3 });
    for (let i = 0; i < answers.length; i += 2) {
      expect(match.submit(answers[i] as number, 0, answers[i + 1] as string)).toEqual({ ok: true });
    }
    expect(answered(match)).toEqual(result);
    expect(Match.load(game, match.record).s).toEqual(match.s);
  });

  test('an answer counts only once all before it have passed', () => {
    const match = Match.start(game, { seats: 3 });
    match.submit(0, 0, 'use');
    expect(match.open()).toEqual([1]);
    expect(answered(match)).toBeUndefined();
  });

  test('a window nobody can use does not open', () => {
    const match = Match.start(
      once((t) => t.window([0, 1], Q('react'), () => [])),
      { seats: 2 },
    );
    expect(answered(match)).toBeNull();
    expect(match.record.entries).toEqual([]);
  });
});

describe('a window and what an answer in it leads to', () => {
  const responding = (able: readonly number[]) =>
    small({
      *begin(t: T) {
        const covertly = covert(Q('react'), ALL);
        t.s.data.answer = yield* t.respond(
          [0, 1],
          covertly,
          (seat) => (able.includes(seat) ? ['use'] : []),
          function* (seat, use): Rules {
            t.s.data.used = [seat, use, yield* t.ask(seat, Q('on-what'), () => ['this', 'that'])];
          },
        );
        yield* t.ask(0, Q('go'), () => ['a', 'b']);
      },
    });

  test('an answer is carried out', () => {
    const match = Match.start(responding([1]), { seats: 2 });
    expect(match.submit(1, 0, 'use')).toEqual({ ok: true });
    expect(match.submit(1, 1, 'that')).toEqual({ ok: true });
    expect(match.s.data).toEqual({ answer: true, used: [1, 'use', 'that'] });
    expect(Match.load(responding([1]), match.record).s).toEqual(match.s);
  });

  test('who passes has answered nothing', () => {
    const match = Match.start(responding([1]), { seats: 2 });
    expect(match.submit(1, 0, 'pass')).toEqual({ ok: true });
    expect(match.s.data).toEqual({ answer: false });
  });

  test('nobody can answer: it is over at once, but noted like any other, also in copies', () => {
    const game = responding([]);
    const match = Match.start(game, { seats: 2 });
    expect(match.s.data).toEqual({ answer: false });
    expect(match.fork(seeded(1)).s).toEqual(match.s);
    expect(match.world(0, seeded(1))?.s).toEqual(match.s);
    expect(Match.load(game, match.record).s).toEqual(match.s);
    const later = small({
      *begin(t: T) {
        yield* t.ask(0, Q('go'), () => ['a', 'b']);
        yield* t.respond(
          [0, 1],
          covert(Q('react'), ALL),
          () => [],
          () => NOTHING,
        );
        yield* t.ask(0, Q('on'), () => ['a', 'b']);
      },
    });
    const cut: string[] = [];
    const going = Match.start(later, { seats: 2 });
    going.onCut = ({ question }) => cut.push(question.kind);
    going.submit(0, 0, 'a');
    expect(cut).toEqual(['react']);
    expect(going.whyNoUndo(0)).not.toBeNull();
  });
});

describe('composed answers', () => {
  // Pairs that add up to at most 5, at least one part, not the 1 alone.
  const game = once((t) =>
    t.compose(0, Q('offer'), () => [1, 2, 3, 4], {
      min: 1,
      max: 2,
      fits: (list, next) => list.reduce<number>((sum, part) => sum + (part as number), next as number) <= 5,
      check: (list) => (list.length === 1 && list[0] === 1 ? 'more' : null),
    }),
  );

  test('come as one answer with its parts', () => {
    const match = Match.start(game, { seats: 1 });
    expect(match.decision(0)).toMatchObject({ shape: 'offer', min: 1, max: 2 });
    expect(match.submit(0, 0, ['4', '1'])).toEqual({ ok: true });
    expect(answered(match)).toEqual([4, 1]);
    expect(match.record.entries).toEqual([['4', '1']]);
    expect(Match.load(game, match.record).s).toEqual(match.s);
  });

  test.each([
    [['4', '2'], 'no-such-option'],
    [['1', '1'], 'no-such-option'],
    [['1', '2', '3'], 'no-such-option'],
    [['5'], 'no-such-option'],
    [[], 'incomplete'],
    [['1'], 'incomplete'],
    ['1', 'ill-formed'],
  ])('%j is refused as %s', (ids, refused) => {
    const match = Match.start(game, { seats: 1 });
    expect(match.submit(0, 0, ids as string[])).toMatchObject({ refused });
    expect(match.length).toBe(0);
  });

  test('say while being made what may follow and what is missing', () => {
    const match = Match.start(game, { seats: 1 });
    expect(match.composing(0, [])).toEqual({ next: ['1', '2', '3', '4'], missing: 'too-few' });
    expect(match.composing(0, ['1'])).toEqual({ next: ['2', '3', '4'], missing: 'more' });
    expect(match.composing(0, ['4'])).toEqual({ next: ['1'], missing: null });
    expect(match.composing(0, ['4', '2'])).toMatchObject({ refused: 'no-such-option' });
    expect(match.composing(1, [])).toMatchObject({ refused: 'not-asked' });
  });

  test('bots make them part by part', () => {
    const run = Run.at(game, game.create(1, {}), 1, { keep: true });
    expect(run.options()).toEqual([1, 2, 3, 4]);
    run.play(3);
    expect(run.options()).toEqual([1, 2, DONE]);
    const fork = run.fork(null);
    expect(fork.options()).toEqual([1, 2, DONE]);
    fork.play(DONE);
    expect(fork.s.data.answer).toEqual([3]);
    run.play(2);
    expect(run.s.data.answer).toEqual([3, 2]);
  });

  test('a plain choice of some has its own shape', () => {
    const match = Match.start(
      once((t) => t.compose(0, Q('some'), () => ['a', 'b', 'c'], { min: 0, max: 9 })),
      { seats: 1 },
    );
    expect(match.decision(0)).toMatchObject({ shape: 'some', min: 0, max: 3 });
    expect(match.submit(0, 0, [])).toEqual({ ok: true });
  });

  test('with nothing to choose from the answer is empty and not asked', () => {
    const match = Match.start(
      once((t) => t.compose(0, Q('some'), () => [], { min: 0, max: 2 })),
      { seats: 1 },
    );
    expect(answered(match)).toEqual([]);
  });

  test('with nothing to choose from although something must be, the rules are at fault', () => {
    const broken = once((t) => t.compose(0, Q('some'), () => [], { min: 1, max: 2 }));
    expect(() => Run.at(broken, broken.create(1, {}), 1)).toThrow(/"some" leaves seat 0 nothing to choose/);
  });
});

describe('chance', () => {
  const game = small({
    *begin(t: T) {
      t.s.data.die = yield* t.chance('die', 6);
      t.s.data.card = yield* t.weighted('card', [0, 2, 1]);
      t.s.data.sure = yield* t.chance('sure', 1);
      yield* t.ask(0, Q('after'), () => ['x', 'y']);
    },
  });

  test('waits for an outcome where no source is lent', () => {
    const match = Match.start(game, { seats: 1 });
    expect(match.chance).toMatchObject({ why: 'die', n: 6 });
    expect(match.open()).toEqual([]);
    expect(match.submit(0, match.no, 'x')).toMatchObject({ refused: 'not-asked' });
    for (const wrong of [6, -1, 0.5, Number.NaN]) {
      expect(match.roll(wrong)).toMatchObject({ refused: 'no-such-option' });
    }
    expect(match.roll(3)).toEqual({ ok: true });
    expect(match.roll(0)).toMatchObject({ refused: 'no-such-option' });
    expect(match.roll(2)).toEqual({ ok: true });
    expect(match.s.data).toEqual({ die: 3, card: 2, sure: 0 });
    expect(match.record.entries).toEqual([3, 2]);
    expect(match.roll(0)).toMatchObject({ refused: 'not-asked' });
  });

  test('does not wait where one is', () => {
    const match = Match.start(game, { seats: 1 }, { rng: seeded(1) });
    expect(match.chance).toBeNull();
    expect(match.record.entries).toEqual([match.s.data.die, match.s.data.card]);
  });

  test('over nothing is a fault of the rules', () => {
    const broken = small({
      *begin(t: T) {
        yield* t.weighted('card', [0, 0]);
      },
    });
    expect(() => Run.at(broken, broken.create(1, {}), 1, { rng: seeded(1) })).toThrow(RuleError);
  });
});
