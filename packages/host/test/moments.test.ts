import { ALL, type AnyRuleset, maskOf, type Plain, type Rules, type Seat, SPECTATOR } from '@indigo/kernel';
import { describe, expect, test } from 'vitest';
import { bookOf, type Followed, follow, Host, momentsOf, pack, type Update, unpack } from '../src/index.ts';

interface Duel {
  agenda: { do: string }[];
  /** Dice on the table while a throw goes on. */
  dice: number[];
  points: number;
  /** Only seat 0 sees it, while it holds it. */
  held: string;
  bold: boolean;
}

type T = import('@indigo/kernel').Table<Duel>;

const SECRET = 'ace of spades';
let bomb = false;

/** Two dice fall one after the other, then both are put away: nobody could tell from the end what lay there between. */
function* round(t: T): Rules {
  const { s } = t;
  const act = yield* t.ask(0, { kind: 'act', clause: 'D-01' }, () => ['throw', 'peek', 'boast', 'stop']);
  if (act === 'boast') {
    s.bold = true;
    t.tell(ALL, 'boasts');
    t.tell(ALL, 'again');
  }
  if (act === 'stop') s.points = -1;
  if (act === 'peek') {
    s.held = SECRET;
    s.dice = [6];
    t.tell(maskOf(0), 'peeks', SECRET);
    s.held = '';
    s.dice = [];
    t.tell(ALL, 'peeked');
  }
  if (act === 'throw') {
    for (let i = 0; i < 2; i++) {
      s.dice.push(1 + (yield* t.chance('die', 6)));
      t.tell(ALL, 'falls', i);
    }
    if (bomb) throw new Error('bang');
    s.points += s.dice[0] + s.dice[1];
    s.dice = [];
    t.tell(ALL, 'scores', s.points);
  }
  s.agenda.push({ do: 'round' });
}

const PAUSES = ['falls', 'peeks', 'boasts', 'again'];

const duel = {
  id: 'duel',
  title: 'Duel',
  version: 1,
  seats: { min: 2, max: 2 },
  options: [],
  create: () => ({ agenda: [{ do: 'round' }], dice: [], points: 0, held: '', bold: false }),
  steps: { round },
  outcome: (s: Duel) => (s.points < 0 ? [0] : null),
  turn: () => 0,
  clone: (s: Duel) => ({ ...s, agenda: s.agenda.slice(), dice: s.dice.slice() }),
  view: ({ dice, points, held, bold }: Duel, seat: Seat) => ({
    dice: dice.slice(),
    points,
    bold,
    ...(seat === 0 ? { held } : {}),
  }),
  redeal: () => {},
  face: (_s: Duel, _asking: unknown, value: Plain) => ({ id: String(value), say: ['say', value] }),
  refused: () => [],
  scene: () => ({ aspect: 1, places: [], links: [], pieces: [], zones: [], gauges: [] }),
  words: {},
  meanings: {
    option: () => ({}),
    question: () => ({}),
    line: ([key]: readonly [string]) => (PAUSES.includes(key) ? { pause: true } : {}),
  },
} as unknown as AnyRuleset;

interface Told {
  readonly before: Plain;
  readonly update: Update;
  readonly after: Followed;
}

/** A table with somebody following from everywhere, and what each was told last. */
async function sit(dice: readonly number[], listens: (looker: Seat) => boolean = () => true) {
  const queue = [...dice];
  const followed = new Map<Seat, Followed>();
  const told = new Map<Seat, Told>();
  const host = new Host(
    duel,
    { seats: 2 },
    {
      rng: () => queue.shift() ?? 0,
      keep: async () => {},
      think: async () => 'stop',
      listens,
      tell: (looker, event) => {
        const before = followed.get(looker);
        if (before === undefined || !listens(looker)) return;
        const after = follow(before, JSON.parse(JSON.stringify(event)));
        followed.set(looker, after);
        if ('step' in event) told.set(looker, { before: before.view, update: event, after });
      },
    },
  );
  const look = (looker: Seat): void => void followed.set(looker, follow(null, host.fresh(looker)));
  for (const looker of [0, 1, SPECTATOR]) look(looker);
  for (const seat of [0, 1]) await host.sit(seat, { name: `P${seat}`, who: `w${seat}`, bot: null });
  await host.start();
  const does = (ids: string) => host.command(0, { do: 'answer', no: host.play.askedNo(0), ids });
  /** What a looker saw at the pauses of the last update, and at its end. */
  const saw = (looker: Seat): readonly (readonly [told: number, view: Plain])[] => {
    const { before, update, after } = told.get(looker) as Told;
    return [
      ...momentsOf(before, update).map((moment) => [moment.told, moment.view] as const),
      [update.say?.length ?? 0, after.view],
    ];
  };
  return { host, does, saw, told, followed, look };
}

const seen = (dice: readonly number[], points: number, more: object = {}) => ({
  dice,
  points,
  bold: false,
  ...more,
});

describe('moments', () => {
  test('everybody sees what lay there at each pause, though it is gone at the end', async () => {
    const { does, saw, followed, host } = await sit([2, 4]);
    expect(await does('throw')).toEqual({ ok: true });
    for (const looker of [1, SPECTATOR]) {
      expect(saw(looker)).toEqual([
        [1, seen([3], 0)],
        [2, seen([3, 5], 0)],
        [3, seen([], 8)],
      ]);
    }
    expect(saw(0).map(([, view]) => view)).toEqual([
      seen([3], 0, { held: '' }),
      seen([3, 5], 0, { held: '' }),
      seen([], 8, { held: '' }),
    ]);
    for (const looker of [0, 1, SPECTATOR])
      expect(followed.get(looker)?.view).toEqual(host.play.view(looker));
  });

  test('whoever is not told of it does not look up, and nothing hidden shows', async () => {
    const { does, saw, told } = await sit([]);
    await does('peek');
    expect(saw(0)).toEqual([
      [1, seen([6], 0, { held: SECRET })],
      [2, seen([], 0, { held: '' })],
    ]);
    for (const looker of [1, SPECTATOR]) {
      expect(told.get(looker)?.update).toEqual({ step: 2, say: [['peeked']] });
      expect(JSON.stringify(told.get(looker))).not.toContain(SECRET);
    }
  });

  test('where nothing has changed there is nothing to look at', async () => {
    const { does, told } = await sit([]);
    await does('boast');
    expect(told.get(1)?.update.moments).toEqual([{ told: 1, set: [['bold', true]] }]);
    await does('boast');
    expect(told.get(1)?.update).toEqual({ step: 3, say: [['boasts'], ['again']] });
  });

  test('a rule that throws after a pause leaves nothing behind', async () => {
    const { does, saw, followed, told } = await sit([1, 1, 2, 4, 0, 0]);
    const before = followed.get(1);
    bomb = true;
    try {
      expect(await does('throw')).toMatchObject({ no: 'broken', reason: expect.stringContaining('bang') });
    } finally {
      bomb = false;
    }
    expect(followed.get(1)).toEqual(before);
    expect(await does('throw')).toEqual({ ok: true });
    expect(told.get(1)?.update.step).toBe((before?.seq ?? 0) + 1);
    expect(saw(1)).toEqual([
      [1, seen([3], 0)],
      [2, seen([3, 5], 0)],
      [3, seen([], 8)],
    ]);
  });

  test('whoever comes late sees the table as it is, and the pauses from then on', async () => {
    let here = false;
    const { host, does, saw, look, told } = await sit([2, 4, 0, 5], (looker) => looker !== SPECTATOR || here);
    await does('throw');
    expect(told.has(SPECTATOR)).toBe(false);
    here = true;
    look(SPECTATOR);
    expect(JSON.stringify(host.fresh(SPECTATOR))).not.toContain('moments');
    await does('throw');
    expect(saw(SPECTATOR)).toEqual([
      [1, seen([1], 8)],
      [2, seen([1, 6], 8)],
      [3, seen([], 15)],
    ]);
  });

  test('whoever was gone for a moment is told of the pauses missed', async () => {
    const { host, does, told, followed } = await sit([2, 4]);
    const before = followed.get(1) as Followed;
    await does('throw');
    const missed = host.since(1, before.seq);
    expect(missed[0]).toEqual(told.get(1)?.update);
    expect(missed.reduce(follow, before)).toEqual(followed.get(1));
  });

  test('packed and unpacked they are the same', async () => {
    const { does, told } = await sit([2, 4]);
    await does('throw');
    const { before, update, after } = told.get(1) as Told;
    const book = bookOf(['step', 'say', 'moments', 'told', 'set', 'dice']);
    const again = unpack(pack(update as unknown as Plain, book), book) as unknown as Update;
    expect(again).toEqual(JSON.parse(JSON.stringify(update)));
    expect(momentsOf(before, again)).toEqual(momentsOf(before, update));
    expect(follow({ ...after, seq: update.step - 1, view: before, lines: [] }, again).view).toEqual(
      after.view,
    );
  });

  test('what is taken back is gone with its moments', async () => {
    const { host, does, told, followed } = await sit([]);
    const before = followed.get(1) as Followed;
    await does('boast');
    expect(told.get(1)?.update.moments).toHaveLength(1);
    expect(await host.command(0, { do: 'undo' })).toEqual({ ok: true });
    const { update } = told.get(1) as Told;
    expect([update.unsay, update.moments]).toEqual([2, undefined]);
    expect(followed.get(1)).toMatchObject({ view: before.view, lines: before.lines });
    await does('boast');
    expect(told.get(1)?.update.moments).toEqual([{ told: 1, set: [['bold', true]] }]);
  });
});
