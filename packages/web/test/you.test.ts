import { describe, expect, test } from 'vitest';
import type { KeptDeeds } from '../src/local/shelf.ts';
import { type GameRecord, recordFrom } from '../src/you/sum.ts';

const chip = (of: string) => ({ kind: 'chip', of });
const ONLINE: GameRecord = {
  game: 'classic',
  played: 2,
  won: 1,
  seen: [chip('1'), chip('4')],
  caught: [chip('4')],
};
const deeds = (id: string, game: string, won: boolean): KeptDeeds => ({
  id,
  game,
  won,
  seen: [chip('1'), chip('7')],
  caught: [chip('7')],
});
const HERE = [deeds('local-a', 'classic', true), deeds('local-b', 'hex', false)];

describe('one’s own record', () => {
  test('is of all matches, here and online, each Pokémon once', () => {
    const { games, lost } = recordFrom(HERE, [ONLINE]);
    expect(lost).toBe(false);
    expect(games).toEqual([
      {
        game: 'classic',
        played: 3,
        won: 2,
        seen: [chip('1'), chip('7'), chip('4')],
        caught: [chip('7'), chip('4')],
      },
      { game: 'hex', played: 1, won: 0, seen: [chip('1'), chip('7')], caught: [chip('7')] },
    ]);
  });

  test('can be told as it was before a match', () => {
    const { games } = recordFrom(HERE, [ONLINE], 'local-a');
    expect(games[0]).toMatchObject({ game: 'classic', played: 2, won: 1, caught: [chip('4')] });
  });

  test('is what there is where the browser keeps nothing', () => {
    expect(recordFrom(null, [ONLINE])).toEqual({ games: [ONLINE], lost: true });
    expect(recordFrom(null, [])).toEqual({ games: [], lost: true });
  });
});
