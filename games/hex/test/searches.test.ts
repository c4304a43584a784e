/** A search looks through the pile, not under the cards of the board. */
import { describe, expect, it } from 'vitest';
import { graphOf, SPACES } from '../src/board.ts';
import { GREEN, monOf, PINK } from '../src/pokemon.ts';
import { EMPTY, FACE_DOWN, type Hex } from '../src/state.ts';
import { AWAY, event, superEvent } from './events.ts';
import { teamOf } from './table.ts';

/** Of one colour: these cards unseen, so many of them face down on the board, the others in the pile. */
function unseen(s: Hex, colour: number, ids: readonly string[], down: number): void {
  const { captures } = graphOf(s);
  let left = down;
  captures.forEach((space, slot) => {
    if (SPACES[space].colour === colour) s.slots[slot] = left-- > 0 ? FACE_DOWN : EMPTY;
  });
  s.unseen[colour] = ids.map(monOf);
}

const kimono = (ids: readonly string[], down: number) =>
  event('kimono-sisters', { players: [{}, AWAY], also: (s) => unseen(s, PINK, ids, down) }).answer('ghost');

describe('a search', () => {
  it('H-EVT-47 H-EVT-03 what fits may lie face down on the board: it is as likely in the pile as any other card', () => {
    const four = ['gastly', 'abra', 'rattata', 'pidgey'];
    const t = kimono(four, 3);
    expect(t.match.chance?.counts?.map((count) => count / 1_000_000)).toEqual([0.25, 0.75]);
    t.roll('search', 1).expectAsked('search-type', 0); // all that fit lie on the board: another pair is named
    expect(t.told(7, 'not-found')).toHaveLength(1);
    expect(t.optionIds()).not.toContain('ghost');
    expect(t.s.unseen[PINK]).toHaveLength(4);
  });

  it('H-EVT-47 of several each is as likely to be the next', () => {
    const t = kimono(['gastly', 'abra', 'litwick', 'pidgey'], 2);
    // Both on the board: 2/4 of 1/3.
    const [one, other, none] = t.match.chance?.counts ?? [];
    expect(one).toBe(other);
    expect(none / (one + other + none)).toBeCloseTo(1 / 6, 5);
    t.roll('search', 0);
    expect(teamOf(t, 0)).toEqual(['bulbasaur', 'gastly']);
  });

  it('H-EVT-47 where more fit than lie on the board, the pile has one', () => {
    const t = kimono(['gastly', 'litwick', 'abra'], 1);
    expect(t.match.chance?.counts).toBeNull();
    t.roll('search', 1);
    expect(teamOf(t, 0)).toEqual(['bulbasaur', 'litwick']);
  });

  it('H-EVT-14 H-SUP-31 a pile without it is passed over for the next weaker one (H-AMB-98)', () => {
    const t = superEvent('pokemon-breeders', {
      players: [{ team: ['haunter'] }, AWAY],
      also: (s) => {
        for (const colour of [2, GREEN]) unseen(s, colour, [], 0);
        unseen(s, PINK, ['gastly', 'abra'], 1);
      },
    });
    t.roll('search', 1);
    expect([teamOf(t, 0), t.told(7, 'no-relative').length]).toEqual([['haunter'], 1]);
  });
});
