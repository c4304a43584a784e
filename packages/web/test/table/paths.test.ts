import { classic } from '@indigo/classic';
import { Match, seeded } from '@indigo/kernel';
import { describe, expect, test } from 'vitest';
import { shortest, wayOfRoll, waysBetween } from '../../src/table/paths.ts';

const RING = [
  ['a', 'b'],
  ['b', 'c'],
  ['c', 'd'],
  ['d', 'a'],
  ['c', 'e'],
] as const;

describe('ways along links', () => {
  test('the shortest way begins where one stands', () => {
    expect(shortest(RING, 'a', 'e')).toHaveLength(4);
    expect(shortest(RING, 'a', 'e')?.[0]).toBe('a');
    expect(shortest(RING, 'a', 'a')).toEqual(['a']);
    expect(shortest(RING, 'a', 'nowhere')).toBeNull();
  });

  test('no way enters a place twice', () => {
    const ways = waysBetween(RING, 'a', 'c', 6);
    expect(ways.map((way) => way.join(''))).toEqual(['abc', 'adc']);
  });

  test('a roll takes the way that is exactly as long, by the place that was named', () => {
    expect(wayOfRoll(RING, 'a', 'b', 3)).toEqual(['a', 'd', 'c', 'b']);
    expect(wayOfRoll(RING, 'a', 'b', 1)).toEqual(['a', 'b']);
    expect(wayOfRoll(RING, 'a', 'c', 2, 'd')).toEqual(['a', 'd', 'c']);
  });

  test('pushed on it is longer, stopped on the way it is shorter', () => {
    expect(wayOfRoll(RING, 'b', 'e', 1)).toEqual(['b', 'c', 'e']);
    expect(wayOfRoll(RING, 'c', 'e', 4)).toEqual(['c', 'e']);
    expect(wayOfRoll(RING, 'a', 'nowhere', 4)).toBeNull();
  });

  test('for every move classic offers, the way shown is the way walked', () => {
    const rng = seeded(7);
    const match = Match.start(classic, { seats: 3, options: {} }, { rng });
    let seen = 0;
    while (!match.over && seen < 40) {
      const [seat] = match.open();
      const decision = match.decision(seat);
      if (decision === null) break;
      const face = decision.options[rng(decision.options.length)];
      if (decision.kind !== 'move') {
        match.submit(seat, match.no, decision.shape === 'pick' ? face.id : anyList(match, seat));
        continue;
      }
      const { links, places, pieces } = classic.scene(match.view(seat) as never);
      const from = pieces.find(({ id }) => id === `mover:${seat}`)?.at as string;
      const by = face.say[0] === 'go-by' ? places[face.say[2] as number].id : null;
      const way = wayOfRoll(links, from, face.at as string, decision.say[1] as number, by);
      const told = match.told;
      match.submit(seat, match.no, face.id);
      const moved = match.story(seat, told).find(({ say }) => say[0] === 'moved')?.say;
      if (moved === undefined) continue;
      const walked = (moved[3] as readonly number[]).map((at) => places[at].id);
      // A stop at somebody passed cuts a walk short; what is walked is still the beginning of the way.
      expect(way?.slice(1, 1 + walked.length)).toEqual(walked);
      seen++;
    }
    expect(seen).toBeGreaterThan(20);
  });
});

/** Any whole answer to a composed question. */
function anyList(match: Pick<Match, 'composing'>, seat: number): string[] {
  const ids: string[] = [];
  for (;;) {
    const draft = match.composing(seat, ids);
    if ('refused' in draft) throw new Error(draft.say);
    if (draft.missing === null || draft.next.length === 0) return ids;
    const want = draft.next.find(
      (id) => id.startsWith('want:') && !ids.some((one) => one.startsWith('want:')),
    );
    ids.push(want ?? draft.next[0]);
  }
}
