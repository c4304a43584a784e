import { ALL, Match, seeded } from '@indigo/kernel';
import { expect, test } from 'vitest';
import { Q, type Small, small, type T } from './small.ts';

let turns = 0;

/** Each turn: a choice, and a die if one wants it. Counts the turns that rules have run through. */
const dicing = small({
  *turn(t: T) {
    turns++;
    const act = yield* t.ask(0, Q('act'), () => ['wait', 'roll', 'bang']);
    if (act === 'roll') t.s.data.die = yield* t.chance('die', 6);
    t.s.data.sum = ((t.s.data.sum as number) ?? 0) + ((t.s.data.die as number) ?? 0);
    t.tell(ALL, 'did', act, t.s.data.sum);
    t.s.agenda.push({ do: 'turn' });
    if (act === 'bang') t.s.agenda.push({ do: 'bang' });
  },
  // biome-ignore lint/correctness/useYield: it breaks before it asks anybody
  *bang() {
    throw new Error('bang');
  },
});

function played(answers: number, copies: boolean): Match<Small> {
  const match = Match.start(dicing, { seats: 1 }, { rng: seeded(1), copies });
  for (let i = 0; i < answers; i++) match.submit(0, match.no, i % 3 === 0 ? 'roll' : 'wait');
  turns = 0;
  return match;
}

/** All there is to know of a match. */
const all = (match: Match<Small>) => [match.s, match.record, match.story(0), match.no, match.whyNoUndo(0)];
const anew = (match: Match<Small>) => Match.load(dicing, match.record);

test.each([true, false])('what is taken back costs the same at any length (copies: %s)', (copies) => {
  for (const answers of [200, 5000]) {
    const match = played(answers, copies);
    expect(match.undo(0)).toEqual({ ok: true });
    expect(turns).toBeLessThan(100);
    expect(all(match)).toEqual(all(anew(match)));
    match.submit(0, match.no, 'roll');
    expect(all(match)).toEqual(all(anew(match)));
  }
});

test.each([1, 60, 64, 65, 700, 6000])('going back to entry %s leads to where it was', (length) => {
  const match = played(5000, false);
  const { entries } = match.record;
  match.back(length);
  if (length === 6000) expect(turns).toBeLessThan(entries.length - length + 200);
  expect(match.entries.slice(0, length)).toEqual(entries.slice(0, length));
  expect(all(match)).toEqual(all(anew(match)));
  for (let i = 0; i < 200; i++) match.submit(0, match.no, 'wait');
  expect(all(match)).toEqual(all(anew(match)));
});

test.each([true, false])('nothing stays of how things stood when a rule broke (copies: %s)', (copies) => {
  for (let answers = 40; answers < 70; answers++) {
    const match = played(answers, copies);
    const before = JSON.stringify(all(match));
    expect(match.submit(0, match.no, 'bang')).toMatchObject({ refused: 'broken' });
    expect(JSON.stringify(all(match))).toBe(before);
    match.submit(0, match.no, 'roll');
    match.submit(0, match.no, 'wait');
    expect(match.undo(0)).toEqual({ ok: true });
    expect(all(match)).toEqual(all(anew(match)));
  }
});

test('a long match that was loaded can be copied where it stands, and was not copied all the way there', () => {
  const match = played(5000, true);
  let clones = 0;
  const counting = {
    ...dicing,
    clone: (s: Small) => {
      clones++;
      return dicing.clone(s);
    },
  };
  const loaded = Match.load(counting, match.record, { rng: seeded(2) });
  expect(clones).toBeLessThan(5000 / 20);
  expect(all(loaded)).toEqual(all(match));
  const world = loaded.outlook(0).world(seeded(3));
  expect(world?.s).toEqual(match.s);
  expect(loaded.submit(0, loaded.no, 'bang')).toMatchObject({ refused: 'broken' });
  expect(all(loaded)).toEqual(all(match));
});
