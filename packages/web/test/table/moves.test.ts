import type { Battle, Fighter, Hit } from '@indigo/kernel';
import { describe, expect, test } from 'vitest';
import { changed, healthOf, movesOf } from '../../src/table/battle/moves.ts';

const fighter = (id: string, now: number, state: Fighter['state'] = 'fights'): Fighter => ({
  ...{ id, kind: 'member', of: id, say: [id], state },
  health: { now, most: 50 },
});

function battle(first: readonly Fighter[], second: readonly Fighter[], more: Partial<Battle> = {}): Battle {
  const side = (seat: number, fighters: readonly Fighter[]) => ({
    ...{ seat, say: ['side'] as const, fighters, dice: [], cards: [], sum: null },
  });
  return {
    ...{ kind: 'duel', say: ['duel'], sides: [side(0, first), side(1, second)], stages: [], stage: 0 },
    ...{ decided: null, due: [], ...more },
  };
}

const hit = (more: Partial<Hit>): Hit => ({
  ...{ piece: 'b', from: null, say: ['loses', 20], mood: 'hurt' },
  ...more,
});
const does = (moves: ReturnType<typeof movesOf>) =>
  Object.fromEntries([...moves].map(([id, move]) => [id, move.does]));

describe('in a battle', () => {
  const two = battle([fighter('a', 50)], [fighter('b', 30), fighter('c', 40, 'waits')]);

  test('who is hit is hit by whoever stands over against it', () => {
    const moves = movesOf(two, hit({ type: 'Fire' }));
    expect(does(moves)).toEqual({ a: 'lunges', b: 'hurt' });
    expect(moves.get('b')).toMatchObject({ by: { id: 'a' }, type: 'Fire', say: ['loses', 20] });
  });

  test('who is named as the striker strikes', () => {
    const three = battle([fighter('a', 50), fighter('d', 50)], [fighter('b', 30)]);
    expect(does(movesOf(three, hit({ from: 'd' })))).toEqual({ d: 'lunges', b: 'hurt' });
  });

  test('an attack that is announced is a lunge, a cure none', () => {
    expect(does(movesOf(two, hit({ piece: 'a', mood: 'named' })))).toEqual({ a: 'lunges' });
    expect(does(movesOf(two, hit({ mood: 'cured' })))).toEqual({ b: 'cured' });
  });

  test('what happens elsewhere on the board moves nobody', () => {
    expect(does(movesOf(two, hit({ piece: 'elsewhere' })))).toEqual({});
  });

  test('where sums decide, the winner lunges and the other falls', () => {
    const sum = { parts: [], total: 3, open: false };
    const { sides, ...rest } = battle([fighter('a', 50)], [fighter('b', 30)]);
    const summed = {
      ...rest,
      sides: [
        { ...sides[0], sum },
        { ...sides[1], sum },
      ] as const,
    };
    expect(does(movesOf({ ...summed, decided: 1 }, null))).toEqual({ a: 'out', b: 'lunges' });
    expect(does(movesOf({ ...summed, decided: 'tie' }, null))).toEqual({});
    expect(does(movesOf(two, null))).toEqual({});
  });

  test('what is left of somebody tells, where no line does', () => {
    const after = battle([fighter('a', 50)], [fighter('b', 10), fighter('c', 0, 'out')]);
    const moves = changed(healthOf(two), after);
    expect(does(moves)).toEqual({ b: 'hurt', c: 'out' });
    expect(moves.get('b')?.by?.id).toBe('a');
    expect(does(changed(healthOf(after), two))).toEqual({ b: 'cured', c: 'cured' });
    expect(changed(healthOf(two), two).size).toBe(0);
  });
});
