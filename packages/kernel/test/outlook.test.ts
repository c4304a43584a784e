import { ALL, Match, maskOf, Run, seeded } from '@indigo/kernel';
import { describe, expect, test } from 'vitest';
import { Q, type Small, small, type T } from './small.ts';

const TRUTH = 'what seat 0 holds';
const CHOSEN = 'what seat 0 chose';

/** Seat 0 holds something, chooses something in secret, and is heard alone; then seat 1 is asked. */
const hiding = small(
  {
    *hide(t: T) {
      t.tell(maskOf(0), 'say', t.s.data.held);
      t.s.data.chosen = yield* t.ask(0, Q('hide', true), () => [CHOSEN, 'something else']);
      t.tell(ALL, 'say', 'hidden');
      yield* t.compose(1, Q('seek'), () => ['here', 'there'], { min: 1, max: 1 });
      t.s.won = 1;
    },
  },
  {
    create: () => ({ agenda: [{ do: 'hide' }], data: { held: TRUTH }, won: -1 }),
    view: (s, seat) => ({ won: s.won, ...(seat === 0 ? s.data : {}) }),
    redeal: (s, seat) => {
      if (seat !== 0) s.data.held = 'a guess';
    },
    refused: () => {
      throw new Error('refusals take a while to find');
    },
    meanings: {
      option: (view, { seat }, { id }) => ({ act: ['say', [seat, id, view]] }),
      question: (view) => ({ hint: ['say', view] }),
      line: () => ({}),
      thing: () => null,
    },
  },
);

function asked(): Match<Small> {
  const match = Match.start(hiding, { seats: 2 }, { strict: true });
  match.submit(0, match.no, CHOSEN);
  return match;
}

/** Everything that can be got at from something: all it owns, what its getters tell, and so on. */
function reach(from: unknown): Set<unknown> {
  const found = new Set<unknown>([from]);
  for (const one of found) {
    if ((typeof one !== 'object' && typeof one !== 'function') || one === null) continue;
    if (one instanceof Map || one instanceof Set) for (const part of one) found.add(part);
    for (let kind = one; kind !== null; kind = Object.getPrototypeOf(kind)) {
      if (kind === Object.prototype || kind === Array.prototype || kind === Function.prototype) break;
      for (const key of Reflect.ownKeys(kind)) {
        const { get, value } = Object.getOwnPropertyDescriptor(kind, key) as PropertyDescriptor;
        // A rule under way holds what it holds, and gives it to nobody.
        if (get === undefined) found.add(value);
        else if (Object.hasOwn(one, 'ruleset')) found.add(get.call(one));
      }
    }
  }
  return found;
}

/** A world in which something happens to be true would prove nothing: these cannot be. */
const hidden = (match: Match<Small>): unknown[] => [match, match.s, match.entries, TRUTH, CHOSEN];

describe('what a bot is handed', () => {
  test('leads to its own view, question and worlds', () => {
    const outlook = asked().outlook(1);
    expect(outlook.decision).toMatchObject({ kind: 'seek', seat: 1, refused: [] });
    expect(outlook.view).toEqual({ won: -1 });
    expect(outlook.question).toEqual({ hint: ['say', { won: -1 }] });
    const [here] = outlook.decision.options;
    expect(outlook.meaning(here)).toEqual({ act: ['say', [1, 'here', { won: -1 }]] });
    expect(outlook.composing([])).toEqual({ next: ['here', 'there'], missing: 'too-few' });
    expect(outlook.world(seeded(1))?.s.data.held).toBe('a guess');
  });

  test('leads nowhere else', () => {
    const match = asked();
    const outlook = match.outlook(1);
    const guess = seeded(3);
    const worlds = Array.from({ length: 20 }, () => outlook.world(guess, true)).filter(
      (world) => world?.s.data.chosen !== CHOSEN,
    );
    expect(worlds.length).toBeGreaterThan(5);
    const found = reach([outlook, outlook.view, outlook.question, ...worlds]);
    expect(found).toContain('a guess');
    for (const one of hidden(match)) expect(found).not.toContain(one);
    // The walk does find them where there is a way.
    const all = reach(match);
    for (const one of hidden(match)) expect(all).toContain(one);
  });

  test('nor does the glance of a playout', () => {
    const run = Run.at(hiding, hiding.create(2, {}), 2, { keep: true });
    run.play(CHOSEN);
    const glance = run.glance();
    expect([glance.seat, glance.options()]).toEqual([1, ['here', 'there']]);
    const guess = seeded(3);
    const worlds = Array.from({ length: 20 }, () => glance.world(guess, true)).filter(
      (world) => world?.s.data.chosen !== CHOSEN,
    );
    const found = reach([glance, ...worlds]);
    expect(found).toContain('a guess');
    const { s, t, snapshot } = run;
    for (const one of [run, s, t, snapshot, TRUTH, CHOSEN]) expect(found).not.toContain(one);
    for (const one of [run, s, t, snapshot, TRUTH, CHOSEN]) expect(reach(run)).toContain(one);
  });

  test('is nothing where the seat is not asked', () => {
    expect(() => asked().outlook(0)).toThrow('seat 0 has not been asked');
  });
});
