import { diff, type Patch, type TableEvent, type Update } from '@indigo/host';
import type { Art, Ceremony, Hit, LineMeaning, Plain, Result, Say, Scene } from '@indigo/kernel';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Listener, TableLink, TableModel, Told } from '../../src/link/link.ts';
import type { Game } from '../../src/table/game.ts';
import { beatsOf, type Tempo } from '../../src/table/show/beats.ts';
import { Show } from '../../src/table/show/show.ts';
import { lookedBack } from '../../src/table/show/shown.ts';

const PLACES = ['a', 'b', 'c'].map((id, i) => ({ id, x: i, y: 0, kind: 'node', say: [id] as const }));

const scene = (at: string, chip: string): Scene => ({
  aspect: 1,
  places: PLACES,
  links: [
    ['a', 'b'],
    ['b', 'c'],
  ],
  pieces: [
    { id: 'mover:0', kind: 'mover', at, seat: 0, say: ['m'] },
    { id: 'chip', kind: 'chip', at: chip, say: ['c'] },
  ],
  zones: [{ id: 'team:0', kind: 'team', seat: 0, count: 0, say: ['t'] }],
  gauges: [],
});

/** Lines that say what they mean, in the order rolls, walks, looks, ends. */
const meaning = ([key, seat, fact]: Say): LineMeaning => {
  if (key === 'rolls') {
    return {
      dice: [{ seat: seat as number, pips: fact as number }],
      tone: 'dice',
      beat: { seat: seat as number, say: ['to-move'], act: ['roll'] },
    };
  }
  if (key === 'misses') return { tone: 'missed', seen: [seat as number] };
  if (key === 'walks') return { walk: { piece: 'mover:0', path: ['a', 'b', 'c'] } };
  if (key === 'looks') return { pause: true };
  if (key === 'sleeps') return { hit: HIT, explains: { kind: 'condition', of: `asleep:${seat}` } };
  if (key === 'draws') return { cards: { arts: [CARD] } };
  if (key === 'steals') return { cards: { arts: [CARD, CARD], for: [seat as number, fact as number] } };
  if (key === 'catches-one') return { result: { ...RESULT, brief: true } };
  if (key === 'badge') return { ceremony: CEREMONY, result: RESULT };
  if (key === 'ends') return { pause: true, tone: 'out', result: RESULT };
  return key === 'turn' ? { tone: 'turn', turn: { seat: seat as number, no: 1 } } : {};
};
const CEREMONY: Ceremony = {
  ...{ kind: 'badge', seat: 0, art: { kind: 'badge' }, to: 'badges:0', say: ['badge', 0] },
};
const HIT: Hit = { piece: 'mover:0', from: null, say: ['asleep'], mood: 'hurt' };
const RESULT: Result = { winner: 0, losers: [1], say: ['won'], lines: [] };

const CARD = { kind: 'card', of: 'fly' };
const letters = (arts: readonly Art[]): number => 100 * arts.length;
const beats = (before: Scene, after: Scene, say: readonly Say[], pace: number, byHand = false) =>
  beatsOf({
    before,
    after,
    say,
    meaning,
    letters,
    you: 0,
    tempo: { pace, still: false, byHand },
    own: false,
  });

describe('beats', () => {
  test('what is celebrated is seen and heard before it is told how it came out', () => {
    const played = beats(scene('a', 'c'), scene('a', 'c'), [['badge', 0]], 1);
    expect(played.beats.map(({ ceremony, result, tone }) => [ceremony?.kind, result, tone])).toEqual([
      ['badge', null, 'badge'],
      [undefined, RESULT, null],
    ]);
    expect(played.tones).toEqual([]);
    // Where everything arrives at once, it is still heard.
    expect(beats(scene('a', 'c'), scene('a', 'c'), [['badge', 0]], 0).tones).toEqual(['badge']);
  });

  test('dice tumble first, then a mover walks, then a caught chip flies to its team', () => {
    const say: Say[] = [
      ['rolls', 0, 4],
      ['walks', 0],
      ['rolls', 0, 2],
      ['catches', 0],
    ];
    const played = beats(scene('a', 'c'), scene('c', 'team:0'), say, 1);
    expect(
      played.beats.map(({ dice, walk, told, ms }) => [dice[0]?.pips ?? walk?.path.join(''), told, ms]),
    ).toEqual([
      [4, 1, 1150],
      ['abc', 2, 360],
      [2, 3, 1150],
    ]);
    expect(played.walks).toEqual([]);
    expect(played.flights).toMatchObject([{ from: 'c', to: 'team:0' }]);
    expect(played.rest).toBe(600);
  });

  test('dice of one throw tumble together', () => {
    const say: Say[] = [
      ['rolls', 0, 4],
      ['rolls', 1, 5],
    ];
    const played = beats(scene('a', 'c'), scene('a', 'c'), say, 1);
    expect(played.beats.map(({ dice }) => dice.map(({ pips }) => pips))).toEqual([[4, 5]]);
  });

  test('who moved without a word of it walks the road all the same', () => {
    const played = beats(scene('a', 'c'), scene('c', 'c'), [['sent-back', 0]], 1);
    expect(played.beats).toEqual([]);
    expect(played.walks).toEqual([{ piece: 'mover:0', path: ['a', 'b', 'c'], ms: 360 }]);
  });

  test('half as long at double speed, and nothing at all when things arrive at once', () => {
    const fast = beats(scene('a', 'c'), scene('c', 'c'), [], 0.5);
    expect(fast.walks[0].ms).toBe(180);
    const still = beats(scene('a', 'c'), scene('c', 'team:0'), [['rolls', 0, 4], ['ends']], 0);
    expect([still.beats.length, still.rest, still.walks.length]).toEqual([0, 0, 0]);
    expect(still.result).toBe(RESULT);
  });

  test('how something came out is shown after what led to it', () => {
    const played = beats(scene('a', 'c'), scene('a', 'c'), [['rolls', 0, 4], ['ends']], 1);
    expect(played.beats.map(({ dice, result, told }) => [dice.length, result, told])).toEqual([
      [1, null, 1],
      [0, null, 2],
      [0, RESULT, 2],
    ]);
    expect(played.result).toBeNull();
  });

  test('a card is shown as long as it takes to read it', () => {
    const [read] = beats(scene('a', 'c'), scene('a', 'c'), [['draws', 1]], 1, true).beats;
    expect([read.cards, read.ms, read.hold]).toEqual([[CARD], 1400 + 3400, null]);
    const [fast] = beats(scene('a', 'c'), scene('a', 'c'), [['draws', 1]], 0.5).beats;
    expect(fast.ms).toBe(2400);
  });

  test('what was stolen waits until those whom it concerns have seen it', () => {
    const held = (thief: number, victim: number) =>
      beats(scene('a', 'c'), scene('a', 'c'), [['steals', thief, victim]], 1, true).beats[0].hold?.for;
    expect([held(0, 1), held(1, 0), held(1, 2)]).toEqual(['seen', 'seen', undefined]);
  });

  test('what is told in passing keeps nobody, other results keep whom they concern', () => {
    const hold = (key: string) =>
      beats(scene('a', 'c'), scene('a', 'c'), [[key, 0]], 1, true).beats.at(-1)?.hold?.for;
    expect([hold('catches-one'), hold('ends')]).toEqual([undefined, 'seen']);
  });

  test('the chime is for those whose turn begins', () => {
    const heard = (seat: number) => beats(scene('a', 'c'), scene('a', 'c'), [['turn', seat]], 1).tones;
    expect([heard(0), heard(1)]).toEqual([['turn'], []]);
  });
});

describe('the show', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const changed = (from: Plain, to: Plain): Patch => {
    const patch = diff(from, to);
    if (patch === null) throw new Error('nothing differs');
    return patch;
  };

  type View = { at: string; fights?: boolean };
  const game = {
    ruleset: {
      scene: ({ at, fights }: View) => ({ ...scene(at, 'c'), ...(fights && { battle: {} }) }),
      meanings: { line: meaning },
    },
  } as unknown as Game;

  function table(at: string, seq: number, asked: number | null, lines: readonly Say[] = []): TableModel {
    const decision = asked === null ? null : { no: asked };
    return {
      curtain: null,
      table: { seq, seat: 0, players: [], view: { at }, decision, due: null, lines, earlier: 0 },
    } as unknown as TableModel;
  }

  function stage(pace: number, missed: readonly Told[] = [], tempo: Partial<Tempo> = {}) {
    let model = missed.at(-1)?.model ?? table('a', 0, null);
    let listener: Listener = () => {};
    const link = {
      get: () => model,
      missed: () => missed,
      subscribe: (heard: Listener) => {
        listener = heard;
        return () => {};
      },
    } as unknown as TableLink;
    const show = new Show(link, game, () => ({ pace, still: false, byHand: false, ...tempo }));
    show.open();
    const at = (): Plain => (show.get().view as View).at;
    return {
      show,
      at,
      tell(next: TableModel, say: readonly Say[] | null, moments: Update['moments'] = [], unsay?: number) {
        model = next;
        listener(
          next,
          say && ({ step: next.table?.seq ?? 0, say, moments, ...(unsay && { unsay }) } as TableEvent),
        );
      },
    };
  }

  test('one step after the other, dice before what they lead to', () => {
    const { show, at, tell } = stage(1);
    tell(table('b', 1, null), [['rolls', 0, 1]]);
    tell(table('c', 2, null), [['flies', 0]]);
    expect(at()).toBe('a');
    expect(show.get().holding).toBe(true);
    expect(show.get().thrown?.dice).toEqual([{ seat: 0, pips: 1 }]);
    vi.advanceTimersByTime(1150);
    expect(at()).toBe('b');
    vi.advanceTimersByTime(499);
    expect(at()).toBe('b');
    vi.advanceTimersByTime(1);
    expect(at()).toBe('c');
  });

  test('what a die brings is told when it lies still', () => {
    const { show, tell } = stage(1);
    const say: Say[] = [
      ['rolls', 0, 4],
      ['walks', 0],
    ];
    tell(table('c', 1, null, say), say);
    expect(show.get().lines).toEqual([]);
    vi.advanceTimersByTime(1150);
    expect(show.get().lines).toEqual(say);
    expect(show.get().moved.get('mover:0')).toBe('c');
    vi.advanceTimersByTime(360);
    expect(show.get().moved.size).toBe(0);
  });

  test('at a pause the table is as it was at that very line', () => {
    const { show, at, tell } = stage(1);
    const say: Say[] = [['looks'], ['walks', 0], ['looks']];
    const moments = [
      { told: 1, set: { at: 'b' } },
      { told: 3, set: { at: 'c', fights: true } },
    ].map(({ told, set }) => ({ told, set: changed(told === 1 ? { at: 'a' } : { at: 'b' }, set) }));
    tell(table('a', 1, null, say), say, moments);
    expect([at(), show.get().lines]).toEqual(['b', say.slice(0, 1)]);
    vi.advanceTimersByTime(1500);
    // The walk goes on from what was kept last, and the piece is where it leads.
    expect([at(), show.get().moved.get('mover:0')]).toEqual(['b', 'c']);
    vi.advanceTimersByTime(360);
    expect([at(), show.get().moved.size, show.get().lines]).toEqual(['c', 0, say]);
    vi.advanceTimersByTime(1500);
    expect(at()).toBe('a');
  });

  test('a battle throws its dice itself', () => {
    const { show, tell } = stage(1);
    const say: Say[] = [['looks'], ['rolls', 0, 3]];
    const set = changed({ at: 'a' }, { at: 'a', fights: true });
    tell(table('a', 1, null, say), say, [{ told: 1, set }]);
    vi.advanceTimersByTime(1500);
    expect([show.get().thrown, show.get().lines]).toEqual([null, say]);
  });

  test('what takes hold is explained the first time', () => {
    const { show, tell } = stage(1);
    tell(table('a', 1, null), [['sleeps', 1]]);
    expect(show.get().explains).toEqual({ kind: 'condition', of: 'asleep:1' });
    vi.advanceTimersByTime(5000);
    tell(table('a', 2, null), [['sleeps', 2]]);
    expect([show.get().hit, show.get().explains]).toEqual([HIT, null]);
  });

  test('a result is held until somebody has seen it', () => {
    const { show, at, tell } = stage(1);
    tell(table('b', 1, null), [['ends']]);
    vi.advanceTimersByTime(1500);
    expect([at(), show.get().result]).toEqual(['a', RESULT]);
    vi.advanceTimersByTime(2000);
    expect(show.get().result).toBe(RESULT);
    show.hurry();
    expect([at(), show.get().result]).toEqual(['b', null]);
  });

  const asked = (show: Show): number | undefined => show.get().model.table?.decision?.no;
  const BY_HAND = { byHand: true };

  test('a question is asked once everything that led to it has been shown', () => {
    const { show, at, tell } = stage(1);
    tell(table('b', 1, 1), [['rolls', 0, 1]]);
    expect([at(), asked(show)]).toEqual(['a', undefined]);
    vi.advanceTimersByTime(1149);
    expect(asked(show)).toBeUndefined();
    vi.advanceTimersByTime(1);
    // Nobody told of the walk, so it is seen at the end; who walks arrives first.
    expect([at(), asked(show)]).toEqual(['b', undefined]);
    vi.advanceTimersByTime(180);
    expect([at(), asked(show)]).toEqual(['b', 1]);
  });

  test('a question that stands is not taken away while something else is shown', () => {
    const { show, tell } = stage(1);
    tell(table('a', 1, 1), []);
    tell(table('b', 2, 1), [['rolls', 1, 1]]);
    expect(asked(show)).toBe(1);
  });

  test('a question is there at once for who skips, and where a window closes by itself', () => {
    const one = stage(1);
    one.tell(table('b', 1, 1), [['rolls', 0, 1]]);
    one.show.skip();
    expect([one.at(), asked(one.show)]).toEqual(['b', 1]);
    const other = stage(1);
    const model = table('b', 1, 1);
    other.tell({ ...model, table: { ...model.table, closes: 800 } } as TableModel, [['rolls', 0, 1]]);
    expect([other.at(), asked(other.show)]).toEqual(['b', 1]);
  });

  test('dice lie until something else is told, and never into the turn of another', () => {
    const { show, tell } = stage(1);
    tell(table('a', 1, null), [['rolls', 1, 1]]);
    vi.advanceTimersByTime(1650);
    expect(show.get().thrown?.dice).toEqual([{ seat: 1, pips: 1 }]);
    tell(table('a', 2, null), []);
    expect(show.get().thrown).not.toBeNull();
    tell(table('a', 3, 1), [['walks', 0]]);
    expect(show.get().thrown).toBeNull();
    vi.advanceTimersByTime(5000);
    tell(table('a', 4, 2), [
      ['rolls', 1, 2],
      ['turn', 0],
    ]);
    vi.advanceTimersByTime(1150);
    expect([asked(show), show.get().thrown]).toEqual([2, null]);
  });

  describe('by hand', () => {
    const ROLL: Say[] = [
      ['turn', 0],
      ['rolls', 0, 3],
    ];

    test('one rolls oneself, and what the die brings waits for it', () => {
      const { show, at, tell } = stage(1, [], BY_HAND);
      tell(table('b', 1, 1, ROLL), ROLL);
      vi.advanceTimersByTime(60_000);
      expect(show.get().hold).toMatchObject({ for: 'act', beat: { act: ['roll'] } });
      expect([at(), asked(show), show.get().thrown]).toEqual(['a', undefined, null]);
      expect(show.get().lines).toEqual(ROLL.slice(0, 1));
      // Nor can one look back at what is still to come.
      expect(show.memory.all.map(({ view }) => (view as View).at)).toEqual(['a']);
      show.hurry();
      expect([show.get().hold, show.get().thrown?.dice[0].pips]).toEqual([null, 3]);
      vi.advanceTimersByTime(1150 + 180);
      expect([at(), asked(show)]).toEqual(['b', 1]);
    });

    test('the dice of others fall by themselves', () => {
      const { show, tell } = stage(1, [], BY_HAND);
      tell(table('b', 1, 1), [['rolls', 1, 3]]);
      expect([show.get().hold, show.get().thrown?.dice[0].pips]).toEqual([null, 3]);
    });

    test('whoever just chose to roll has done it', () => {
      const { show, tell } = stage(1, [], BY_HAND);
      tell(table('a', 1, 1), []);
      tell(table('b', 2, 2), [['rolls', 0, 3]]);
      expect([show.get().hold, show.get().thrown?.dice[0].pips]).toEqual([null, 3]);
      vi.advanceTimersByTime(5000);
      // But not where something else came of the choice before.
      tell(table('c', 3, 3), [
        ['walks', 0],
        ['rolls', 0, 4],
      ]);
      vi.advanceTimersByTime(60_000);
      expect(show.get().hold?.for).toBe('act');
    });

    test('all dice of one throw take one tap', () => {
      const { show, tell } = stage(1, [], BY_HAND);
      tell(table('b', 1, 1), [
        ['rolls', 0, 3],
        ['rolls', 0, 4],
        ['rolls', 1, 4],
        ['rolls', 0, 5],
      ]);
      expect(show.get().hold?.for).toBe('act');
      show.hurry();
      vi.advanceTimersByTime(60_000);
      expect(show.get().hold?.for).toBe('act');
      expect(show.get().thrown).toBeNull();
      show.hurry();
      vi.advanceTimersByTime(60_000);
      expect(asked(show)).toBe(1);
    });

    test('what concerns somebody is held until they have seen it, what does not passes', () => {
      const { show, tell } = stage(1, [], BY_HAND);
      tell(table('b', 1, null), [['ends']]);
      vi.advanceTimersByTime(60_000);
      expect([show.get().result, show.get().hold]).toEqual([RESULT, { for: 'seen', say: RESULT.say }]);
      show.hurry();
      expect(show.get().result).toBeNull();
      vi.advanceTimersByTime(60_000);
      const watcher = stage(1, [], BY_HAND);
      const model = table('b', 1, null);
      watcher.tell({ ...model, table: { ...model.table, seat: null } } as TableModel, [['ends']]);
      vi.advanceTimersByTime(60_000);
      expect([watcher.show.get().result, watcher.show.get().hold]).toEqual([null, null]);
    });

    test('the next turn begins once one has seen what came of the own', () => {
      const { show, tell } = stage(1, [], BY_HAND);
      const say: Say[] = [
        ['misses', 0],
        ['turn', 1],
        ['rolls', 1, 2],
      ];
      tell(table('b', 1, null, say), say);
      vi.advanceTimersByTime(60_000);
      expect([show.get().hold, show.get().lines]).toEqual([{ for: 'seen', say: say[0] }, say.slice(0, 1)]);
      show.hurry();
      expect(show.get().thrown?.dice[0].seat).toBe(1);
      vi.advanceTimersByTime(60_000);
      // A question waits by itself.
      tell(table('b', 2, 2), [['misses', 0]]);
      expect([show.get().hold, asked(show)]).toEqual([null, 2]);
    });

    test('what is taken back is not waited for', () => {
      const { show, at, tell } = stage(1, [], BY_HAND);
      tell(table('b', 1, 1, ROLL), ROLL);
      expect(show.get().hold?.for).toBe('act');
      tell(table('c', 2, 2), [], [], 2);
      expect([show.get().hold, at(), asked(show)]).toEqual([null, 'c', 2]);
    });

    test('skipping stops at what is one’s own', () => {
      const { show, at, tell } = stage(1, [], BY_HAND);
      tell(table('b', 1, null), [['rolls', 1, 1]]);
      tell(table('c', 2, null), [['rolls', 1, 2]]);
      tell(table('a', 3, 1, ROLL), ROLL);
      show.skip();
      expect([show.get().hold?.for, at(), asked(show)]).toEqual(['act', 'c', undefined]);
      show.skip();
      expect([show.get().hold, asked(show)]).toEqual([null, 1]);
    });

    test('with everything at once one still rolls oneself', () => {
      const { show, at, tell } = stage(0, [], BY_HAND);
      tell(table('b', 1, 1, ROLL), ROLL);
      expect([show.get().hold?.for, at(), asked(show)]).toEqual(['act', 'a', undefined]);
      show.hurry();
      expect([show.get().hold, at(), asked(show)]).toEqual([null, 'b', 1]);
    });

    test('no clock runs while something waits: then nothing does', () => {
      const { show, tell } = stage(1, [], BY_HAND);
      const model = table('b', 1, 1);
      const timed = { ...model, table: { ...model.table, due: 1e12 } } as TableModel;
      tell(timed, ROLL);
      expect([show.get().hold, show.get().thrown?.dice[0].pips]).toEqual([null, 3]);
      vi.advanceTimersByTime(400);
      expect(asked(show)).toBe(1);
    });

    test('round one screen the device is handed over before the die of the next person', () => {
      const { show, at, tell } = stage(1, [], BY_HAND);
      const say: Say[] = [
        ['rolls', 1, 2],
        ['turn', 1],
        ['rolls', 1, 3],
      ];
      const step = table('b', 1, null, say);
      tell({ ...step, curtain: { seat: 1, name: 'Ben' } } as TableModel, say);
      // Whoever is to go on has this one to roll, too: nothing of it is shown to the others.
      expect([show.get().holding, show.get().lines, at()]).toEqual([false, [], 'a']);
      expect(show.get().thrown).toBeNull();
      // Now that person looks, from before it.
      const theirs = (model: TableModel): TableModel =>
        ({ ...model, curtain: null, table: { ...model.table, seat: 1 } }) as TableModel;
      tell(theirs(table('a', 0, null)), null);
      tell(theirs(table('b', 1, 1, say)), say);
      expect([show.get().hold?.for, asked(show)]).toEqual(['act', undefined]);
      show.hurry();
      vi.advanceTimersByTime(60_000);
      expect([show.get().hold?.for, show.get().lines]).toEqual(['act', say.slice(0, 2)]);
      show.hurry();
      vi.advanceTimersByTime(60_000);
      expect([show.get().hold, asked(show), at()]).toEqual([null, 1, 'b']);
    });

    test('whoever takes over the device is not shown again what all have seen', () => {
      const { show, tell } = stage(1, [], BY_HAND);
      const say: Say[] = [
        ['walks', 0],
        ['rolls', 0, 3],
      ];
      const theirs = (model: TableModel): TableModel =>
        ({ ...model, curtain: null, table: { ...model.table, seat: 1 } }) as TableModel;
      tell(theirs(table('a', 0, null)), null);
      tell(theirs(table('c', 1, 1, say)), say);
      expect([show.get().hold, asked(show), show.get().lines]).toEqual([null, 1, say]);
    });

    test('where nothing moves things are shown in the same order, one after the other', () => {
      const { show, at, tell } = stage(1, [], { ...BY_HAND, still: true });
      const say: Say[] = [...ROLL, ['walks', 0]];
      tell(table('c', 1, 1, say), say);
      expect(show.get().hold?.for).toBe('act');
      show.hurry();
      expect([show.get().thrown?.ms, at()]).toEqual([0, 'a']);
      vi.advanceTimersByTime(700);
      expect(show.get().walks).toEqual([{ piece: 'mover:0', path: ['a', 'b', 'c'], ms: 0 }]);
      vi.advanceTimersByTime(700);
      expect([at(), asked(show)]).toEqual(['c', 1]);
    });
  });

  test('a question that has been answered since is not asked again', () => {
    const { show, tell } = stage(1);
    tell(table('b', 1, null), [['rolls', 0, 1]]);
    tell(table('b', 2, 2), [['asks', 0]]);
    tell(table('c', 3, null), [['walks', 0]]);
    vi.advanceTimersByTime(1150 + 500);
    expect(show.get().model.table?.seq).toBe(2);
    expect(show.get().model.table?.decision).toBeNull();
  });

  test('skipping leads to the newest state at once', () => {
    const { show, at, tell } = stage(1);
    tell(table('b', 1, null), [['rolls', 0, 1]]);
    tell(table('c', 2, 2), [['walks', 0]]);
    show.skip();
    expect(at()).toBe('c');
    expect(show.get().behind).toBe(0);
    vi.advanceTimersByTime(5000);
    expect(at()).toBe('c');
  });

  test('with nothing moving everything arrives at once', () => {
    const { at, tell } = stage(0);
    tell(table('b', 1, null), [['rolls', 0, 1]]);
    tell(table('c', 2, null), [['walks', 0]]);
    expect(at()).toBe('c');
  });

  test('what was told before anybody could show it is shown from its beginning', () => {
    const fresh = { fresh: 0 } as TableEvent;
    const step = { step: 1, say: [['rolls', 0, 1]] } as unknown as TableEvent;
    const { show, at } = stage(1, [
      { model: { table: null } as TableModel, event: null },
      { model: table('a', 0, null), event: fresh },
      { model: table('b', 1, null, [['rolls', 0, 1]]), event: step },
    ]);
    expect(at()).toBe('a');
    expect(show.get().thrown?.dice).toEqual([{ seat: 0, pips: 1 }]);
    vi.advanceTimersByTime(1150);
    expect(at()).toBe('b');
  });

  test('one can look back at what was shown, and what was taken back has not happened', () => {
    const { show, tell } = stage(0);
    const lines: Say[] = [
      ['walks', 0],
      ['flies', 0],
    ];
    tell(table('b', 1, null, lines.slice(0, 1)), lines.slice(0, 1));
    tell(table('c', 2, 2, lines), lines.slice(1));
    const ats = (): Plain[] => show.memory.all.map(({ view }) => (view as View).at);
    expect(ats()).toEqual(['a', 'b', 'c']);
    const past = lookedBack(show.get(), show.memory.all[1]);
    expect([past.view, past.lines, past.model.table?.decision]).toEqual([
      { at: 'b' },
      lines.slice(0, 1),
      null,
    ]);
    tell(table('b', 3, 3, lines.slice(0, 1)), []);
    expect(ats()).toEqual(['a', 'b', 'b']);
  });

  test('round one screen nobody looks back at what another saw', () => {
    const { show, tell } = stage(0);
    const other = table('b', 1, null);
    tell({ ...other, table: { ...other.table, seat: 1 } } as TableModel, []);
    expect(show.memory.all.length).toBe(1);
  });
});
