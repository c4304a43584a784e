import { ALL, draw, Match, type Pile, pileOf, RecordError, SetupError, seeded, show } from '@indigo/kernel';
import { describe, expect, test } from 'vitest';
import { Q, type Small, small, type T } from './small.ts';

/** Each turn: a choice, and a die if one wants it. */
const dicing = small(
  {
    *turn(t: T) {
      const turns = ((t.s.data.turns as number) ?? 0) + 1;
      t.s.data.turns = turns;
      const act = yield* t.ask(turns % 2, Q('act'), () => ['wait', 'roll', 'stop']);
      if (act === 'stop') t.s.won = turns % 2;
      if (act === 'roll') t.s.data.die = yield* t.chance('die', 6);
      t.tell(ALL, 'did', act);
      t.s.agenda.push({ do: 'turn' });
    },
  },
  {
    seats: { min: 2, max: 3 },
    options: [
      { key: 'fast', type: 'flag', default: false, clause: 'X-02', about: '' },
      { key: 'goal', type: 'number', default: 5, min: 1, max: 9, clause: 'X-03', about: '' },
      { key: 'deck', type: 'choice', default: 'red', choices: ['red', 'blue'], clause: 'X-04', about: '' },
    ],
  },
);

function play(...acts: string[]): Match<Small> {
  const match = Match.start(dicing, { seats: 2 }, { rng: seeded(1) });
  for (const act of acts) expect(match.submit(match.open()[0], match.no, act)).toEqual({ ok: true });
  return match;
}

describe('setting up', () => {
  test.each([1, 4, 2.5, Number.NaN, '2'])('%s players are refused', (seats) => {
    expect(() => Match.start(dicing, { seats: seats as number })).toThrow(/Small takes 2 to 3 players/);
  });

  test.each([
    [{ slow: true }, /no option "slow"; its options: fast, goal, deck/],
    [{ fast: 1 }, /"fast" is true or false, not 1/],
    [{ goal: 10 }, /"goal" is a whole number from 1 to 9, not 10/],
    [{ goal: 1.5 }, /"goal"/],
    [{ deck: 'green' }, /"deck" is one of red, blue, not "green"/],
    [JSON.parse('{"__proto__": 1}'), /no option "__proto__"/],
  ])('options %j are refused', (options, why) => {
    expect(() => Match.start(dicing, { seats: 2, options })).toThrow(SetupError);
    expect(() => Match.start(dicing, { seats: 2, options })).toThrow(why);
  });

  test('options not given have their defaults, and all stand in the record', () => {
    const { record } = Match.start(dicing, { seats: 2, options: { goal: 3 }, about: { names: ['a'] } });
    expect(record).toMatchObject({ seats: 2, options: { fast: false, goal: 3, deck: 'red' } });
    expect(record.about).toEqual({ names: ['a'] });
    expect(Match.load(dicing, record).about).toEqual({ names: ['a'] });
  });
});

describe('answers that are refused', () => {
  test.each([
    ['stale', 1, 7, 'wait'],
    ['not-asked', 0, 0, 'wait'],
    ['not-asked', 9, 0, 'wait'],
    ['no-such-option', 1, 0, 'fly'],
    ['no-such-option', 1, 0, 'pass'],
    ['ill-formed', 1, 0, ['wait', 'roll']],
    ['ill-formed', 1, 0, null],
  ])('%s', (refused, seat, no, ids) => {
    const match = play();
    const before = JSON.stringify([match.record, match.s]);
    const result = match.submit(seat, no, ids as string);
    expect(result).toMatchObject({ refused });
    expect(JSON.stringify([match.record, match.s])).toBe(before);
  });

  test('an unknown option is answered with what there is', () => {
    expect(play().submit(1, 0, 'fly')).toMatchObject({
      reason: '"fly" is not an option; there are: wait, roll, stop',
    });
  });

  test('nothing goes on after the end', () => {
    const match = play('wait', 'stop');
    expect(match.winners).toEqual([0]);
    expect(match.submit(0, match.no, 'wait')).toMatchObject({ refused: 'over' });
    expect(match.undo(0)).toMatchObject({ refused: 'not-asked' });
    expect(match.decision(0)).toBeNull();
  });

  test('the record keeps its own copy of an answer', () => {
    const game = small({
      *begin(t: T) {
        yield* t.compose(0, Q('some'), () => ['a', 'b'], { min: 0, max: 2 });
        yield* t.ask(0, Q('go'), () => ['a', 'b']);
      },
    });
    const match = Match.start(game, { seats: 1 });
    const ids = ['a'];
    match.submit(0, 0, ids);
    ids.push('b');
    expect(match.record.entries).toEqual([['a']]);
  });
});

describe('loading', () => {
  const whole = () => play(...'wait roll roll wait roll wait wait roll'.split(' '), 'stop').record;

  test('comes to the same match', () => {
    const record = whole();
    const match = Match.load(dicing, JSON.parse(JSON.stringify(record)));
    expect(match.record).toEqual(record);
    expect(match.over).toBe(true);
  });

  test('can stop anywhere, and goes on from there', () => {
    const record = whole();
    for (let to = 0; to < record.entries.length; to++) {
      const match = Match.load(dicing, record, {}, to);
      expect(match.record.entries).toEqual(record.entries.slice(0, to));
      if (match.chance !== null) expect(match.roll(2)).toEqual({ ok: true });
      expect(match.submit(match.open()[0], match.no, 'wait')).toEqual({ ok: true });
    }
  });

  const refuses = (changes: object, at: number | null, why: RegExp) => {
    try {
      Match.load(dicing, { ...whole(), ...changes });
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(RecordError);
      expect((error as RecordError).message).toMatch(why);
      expect((error as RecordError).at).toBe(at);
    }
  };
  const entries = whole().entries;
  const put = (i: number, entry: unknown) => ({ entries: entries.map((old, j) => (i === j ? entry : old)) });

  test('names what is wrong', () => {
    expect(entries.slice(0, 3)).toEqual(['wait', 'roll', expect.any(Number)]);
    refuses({ game: 'large' }, null, /a record of "large" is not one of "small"/);
    refuses({ version: 2 }, null, /version 2 of Small, these rules are version 1/);
    refuses({ seats: 9 }, null, /takes 2 to 3 players, not 9/);
    refuses({ options: { slow: true } }, null, /no option "slow"/);
    refuses(put(1, 'fly'), 1, /entry 2 of \d+ \("fly"\) \(seat 0, "act"\): "fly" is not an option/);
    refuses(put(2, 6), 2, /entry 3 of \d+ \(6\) is 6, which "die" cannot be/);
    refuses(put(2, 'wait'), 2, /is an answer, but the match needs the outcome of "die"/);
    refuses(put(1, 3), 1, /is a chance outcome, but question "act" needs an answer/);
    refuses(put(1, [0, 'roll']), 1, /takes exactly one option id/);
    refuses({ entries: [...entries, 'wait'] }, entries.length, /the match is over after \d+ of \d+ entries/);
    refuses({ marks: [{ at: 2, sum: 'x' }] }, 2, /where no question stands/);
    refuses({ marks: [{ at: 1, sum: 'x' }] }, 1, /has checksum .*, the record says x/);
  });

  test('a checksum is noted every 64 entries and at the end', () => {
    const match = play(...new Array(200).fill('wait'), 'stop');
    expect(match.record.marks.map(({ at }) => at)).toEqual([64, 128, 192, 201]);
  });

  test('chance drawn while loading is recorded and marked', () => {
    const match = Match.start(dicing, { seats: 2 });
    match.submit(1, 0, 'roll');
    const again = Match.load(dicing, match.record, { rng: seeded(1) });
    expect(again.length).toBe(2);
    expect(Match.load(dicing, again.record).s).toEqual(again.s);
  });
});

describe('taking back', () => {
  const musing = small({
    *begin(t: T) {
      for (const kind of ['one', 'two', 'three']) {
        t.s.data[kind] = yield* t.ask(0, Q(kind), () => ['a', 'b']);
        t.tell(ALL, 'did', kind);
      }
      yield* t.ask(1, Q('go'), () => ['a', 'b']);
    },
  });
  const muse = (...ids: string[]): Match<Small> => {
    const match = Match.start(musing, { seats: 2 });
    for (const id of ids) expect(match.submit(0, match.no, id)).toEqual({ ok: true });
    return match;
  };

  test("one's own last answer", () => {
    const match = muse('a', 'b');
    const before = JSON.stringify([muse('a').s, muse('a').record, muse('a').story(0), 0]);
    expect(match.whyNoUndo(1)).toBe('the last answer was not yours');
    expect(match.undo(0)).toEqual({ ok: true });
    expect(JSON.stringify([match.s, match.record, match.story(0), match.open()[0]])).toBe(before);
    expect(match.submit(0, match.no, 'b')).toEqual({ ok: true });
    expect(match.record).toEqual(muse('a', 'b').record);
  });

  test('not once somebody else is asked, who might not have been', () => {
    const match = muse('a', 'b', 'a');
    expect(match.open()).toEqual([1]);
    expect(match.whyNoUndo(0)).toBe('something hidden has been seen since');
    expect(Match.load(musing, match.record).whyNoUndo(0)).toBe('something hidden has been seen since');
  });

  test.each([
    ['further on somebody could respond', [0, 1]],
    ['nobody further on could', [0]],
  ])('not in a window, whether %s', (_, able) => {
    const game = small({
      *begin(t: T) {
        yield* t.window([0, 1, 2], Q('stop'), (seat) => (able.includes(seat) ? ['use'] : []));
        yield* t.ask(0, Q('go'), () => ['a', 'b']);
      },
    });
    const match = Match.start(game, { seats: 3 });
    expect(match.submit(0, 0, 'pass')).toEqual({ ok: true });
    expect(match.open()).toEqual(able.length === 1 ? [0] : [1]);
    expect(match.whyNoUndo(0)).toBe('others could have answered too');
    expect(Match.load(game, match.record).whyNoUndo(0)).toBe('others could have answered too');
  });

  test('not after a roll', () => {
    const match = play('roll');
    expect(match.whyNoUndo(1)).toBe('dice were rolled or cards were drawn since');
    expect(match.undo(1)).toMatchObject({ refused: 'not-asked' });
    expect(match.length).toBe(2);
  });

  test('not after a hidden card was shown', () => {
    const game = small({
      *begin(t: T) {
        t.s.data.pile = pileOf([1, 1]) as never;
        const pile = t.s.data.pile as unknown as Pile;
        const card = yield* draw(t, pile, 1, 'card');
        const act = yield* t.ask(1, Q('peek'), () => ['yes', 'no']);
        if (act === 'yes') show(t, pile, card as number, ALL);
        yield* t.ask(1, Q('go'), () => ['a', 'b']);
      },
    });
    const match = Match.start(game, { seats: 2 }, { rng: seeded(1) });
    const { record, no } = match;
    match.submit(1, no, 'yes');
    expect(match.whyNoUndo(1)).toBe('something hidden has been seen since');
    const loaded = Match.load(game, match.record);
    expect(loaded.whyNoUndo(1)).toBe('something hidden has been seen since');
    const other = Match.load(game, record);
    other.submit(1, no, 'no');
    expect(other.undo(1)).toEqual({ ok: true });
    expect(other.record).toEqual(record);
  });

  const choosing = small({
    *begin(t: T) {
      t.s.data.got = (yield* t.together([0, 1, 2], Q('pick', true), () => ['rock', 'paper'])) as never;
      t.tell(ALL, 'got', t.s.data.got);
      yield* t.ask(0, Q('go'), () => ['a', 'b']);
    },
  });

  test('an answer others still wait with, whoever answered since', () => {
    const match = Match.start(choosing, { seats: 3 });
    match.submit(1, 0, 'rock');
    match.submit(0, 0, 'paper');
    expect(match.undo(2)).toMatchObject({ refused: 'not-asked' });
    expect(match.undo(1)).toEqual({ ok: true });
    expect(match.open()).toEqual([1, 2]);
    expect(match.record.entries).toEqual([[0, 'paper']]);
    expect(match.submit(1, 0, 'paper')).toEqual({ ok: true });
    expect(match.submit(2, 0, 'paper')).toEqual({ ok: true });
    expect(match.s.data.got).toEqual(['paper', 'paper', 'paper']);
  });

  test('not once answers were released together: the last would have seen the others', () => {
    const match = Match.start(choosing, { seats: 3 });
    for (const seat of [0, 1, 2]) match.submit(seat, 0, 'rock');
    expect(match.whyNoUndo(2)).toBe('others could have answered too');
    expect(Match.load(choosing, match.record).whyNoUndo(2)).toBe('others could have answered too');
  });
});

describe('a rule that throws', () => {
  let bomb = '';
  const brittle = small({
    *turn(t: T) {
      const act = yield* t.ask(0, Q('act'), () => ['a', 'b', 'c']);
      t.s.data[act] = ((t.s.data[act] as number) ?? 0) + 1;
      t.tell(ALL, 'did', act);
      t.s.agenda.push({ do: 'turn' });
      if (bomb === 'same step' && act === 'b') throw new Error('bang');
      t.s.agenda.push({ do: 'next' });
    },
    *next(t: T) {
      t.s.data.next = yield* t.chance('die', 6);
      if (bomb === 'next step' && 'b' in t.s.data) throw new Error('bang');
    },
  });

  test.each([
    { where: 'same step', copies: true },
    { where: 'next step', copies: true },
    { where: 'same step', copies: false },
    { where: 'next step', copies: false },
  ])('in the $where changes nothing (copies: $copies)', ({ where, copies }) => {
    const match = Match.start(brittle, { seats: 1 }, { rng: seeded(1), copies });
    match.submit(0, match.no, 'a');
    const before = JSON.stringify([match.s, match.record, match.story(0), match.no, match.whyNoUndo(0)]);
    bomb = where;
    expect(match.submit(0, match.no, 'b')).toMatchObject({
      refused: 'broken',
      reason: expect.stringMatching('bang'),
    });
    bomb = '';
    expect(JSON.stringify([match.s, match.record, match.story(0), match.no, match.whyNoUndo(0)])).toBe(
      before,
    );
    expect(match.submit(0, match.no, 'c')).toEqual({ ok: true });
    expect(Match.load(brittle, match.record).s).toEqual(match.s);
    expect(match.s.data).toMatchObject({ a: 1, c: 1 });
  });

  test('while an answer is read is refused like any other', () => {
    const game = small({
      *begin(t: T) {
        const check = (): null => {
          if (bomb === 'check') throw new Error('bang');
          return null;
        };
        t.s.data.got = yield* t.compose(0, Q('some'), () => ['a', 'b'], { min: 1, max: 2, check });
        yield* t.ask(0, Q('go'), () => ['a', 'b']);
      },
    });
    const match = Match.start(game, { seats: 1 });
    bomb = 'check';
    expect(match.submit(0, 0, ['a'])).toMatchObject({
      refused: 'broken',
      reason: expect.stringMatching('bang'),
    });
    bomb = '';
    expect(match.submit(0, 0, ['a'])).toEqual({ ok: true });
    expect(match.record.entries).toEqual([['a']]);
  });

  test('while taking back leaves the match as it was', () => {
    const game = small({
      *begin(t: T) {
        if (bomb === 'undo') throw new Error('bang');
        yield* t.ask(0, Q('one'), () => ['a', 'b']);
        yield* t.ask(0, Q('two'), () => ['a', 'b']);
      },
    });
    const match = Match.start(game, { seats: 1 });
    match.submit(0, 0, 'a');
    bomb = 'undo';
    expect(match.undo(0)).toMatchObject({ refused: 'broken', reason: expect.stringContaining('bang') });
    bomb = '';
    expect(match.record.entries).toEqual(['a']);
    expect(match.decision(0)?.kind).toBe('two');
    expect(match.undo(0)).toEqual({ ok: true });
  });
});
