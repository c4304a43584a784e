/** Sections 9, 9a and 12: more of captures, tokens and Legendaries. */
import { describe, expect, it } from 'vitest';
import { SPACES } from '../src/board.ts';
import { COLOURS } from '../src/data/colours.ts';
import { monOf, POKEMON, YELLOW } from '../src/pokemon.ts';
import { obeys } from '../src/team.ts';
import { discarded, go, handOf, isWeak, liesAt, type Seated, table, teamOf } from './table.ts';

const THERE = 'new-bark-2';

/** Seat 0 walks to a Pokémon; the others stand beside it. */
const at = (lies: string, me: Seated = {}, other: Seated = {}) =>
  go(
    table({
      players: [
        { at: 'new-bark-1', ...me },
        { at: 'new-bark-3', ...other },
      ],
      slots: { [THERE]: lies },
    }),
    1,
    THERE,
  );

describe('captures', () => {
  it('H-CAP-05 whichever way helps is taken, for each modifier', () => {
    // Pink is caught with 2 to 5.
    for (const pips of [1, 6]) {
      const t = at('weak:gastly').roll('catch', pips);
      expect(teamOf(t, 0)).toContain('gastly');
    }
  });

  it('H-CAP-09 the attempt is compulsory', () => {
    expect(at('gastly').expectChance('catch').match.open()).toEqual([]);
  });

  it('H-CAP-10 what is caught is on the team for all to see', () => {
    const t = at('gastly').roll('catch', 3);
    expect(t.view(1).players[0].team.map(({ id }) => id)).toEqual(['bulbasaur', 'gastly']);
    expect(t.told(7, 'gained')).toEqual([['gained', 0, monOf('gastly')]]);
  });

  it('H-CAP-12 a team has no limit', () => {
    const many = Array.from({ length: 30 }, () => 'rattata');
    expect(teamOf(at('gastly', { team: many }).roll('catch', 3), 0)).toHaveLength(31);
  });

  it('H-CAP-13 at most one ball', () => {
    const t = at('golem', { hand: ['great-ball', 'ultra-ball', 'great-ball'] }).expectAsked('ball', 0);
    expect(t.optionIds()).toEqual(['nothing', 'great-ball', 'ultra-ball']);
    t.answer('ultra-ball').roll('catch', 2);
    expect([handOf(t, 0), discarded(t), teamOf(t, 0)]).toEqual([
      ['great-ball', 'great-ball'],
      ['ultra-ball'],
      ['bulbasaur'],
    ]);
  });

  it('H-CAP-14 H-OBEY-05 one that does not obey yet may be caught and kept', () => {
    const t = at('gengar').roll('catch', 5);
    expect(teamOf(t, 0)).toContain('gengar');
    expect(obeys(t.s.players[0], monOf('gengar'))).toBe(false);
  });

  it('H-CAP-15 whoever makes the attempt announces and rolls, in any turn', () => {
    const t = at('golem', {}, { trainer: 'cynthia', hand: ['great-ball'] }).roll('catch', 1);
    t.expectAsked('on-fail', 1)
      .answer('cynthia')
      .expectAsked('ball', 1)
      .answer('great-ball')
      .roll('catch', 6);
    expect([teamOf(t, 1).includes('golem'), handOf(t, 1)]).toEqual([true, []]);
  });
});

describe('Weakened tokens', () => {
  it('H-WEAK-04 token, ball and Trainer add up', () => {
    const brock = { trainer: 'brock', hand: ['great-ball'] } as const;
    expect(teamOf(at('weak:golem', brock).answer('great-ball').roll('catch', 2), 0)).toContain('golem');
    expect(teamOf(at('golem', brock).answer('great-ball').roll('catch', 2), 0)).not.toContain('golem');
  });

  it('H-WEAK-05 H-LEG-03 a Legendary never gets one', () => {
    const t = at('rayquaza').roll('catch', 1);
    expect([liesAt(t, THERE), isWeak(t, THERE)]).toEqual(['rayquaza', false]);
  });

  it('H-WEAK-06 it goes with its Pokémon', () => {
    const t = at('weak:gastly').roll('catch', 3);
    expect([liesAt(t, THERE), isWeak(t, THERE)]).toEqual(['', false]);
  });

  it('H-WEAK-07 it lasts across turns, for whoever comes next', () => {
    const t = at('gastly').roll('catch', 6);
    expect(t.view(1).weakened).toEqual([THERE]);
    go(t, 1, THERE).roll('catch', 6);
    expect(teamOf(t, 1)).toContain('gastly');
  });
});

describe('Legendaries', () => {
  it('H-LEG-01 they have yellow backs', () => {
    expect(COLOURS[POKEMON[monOf('rayquaza')].colour]).toBe('yellow');
    expect(COLOURS[YELLOW]).toBe('yellow');
  });

  it('H-LEG-02 no slot of the board holds one', () => {
    const slots = SPACES.filter(({ kind }) => kind === 'pokemon');
    expect(slots.some(({ colour }) => colour === YELLOW)).toBe(false);
    expect(SPACES.filter(({ kind, colour }) => kind === 'draw' && colour === YELLOW)).toHaveLength(1);
  });

  it('H-LEG-04 owned before, but used with four badges only', () => {
    const badges = ['brock', 'gardenia', 'morty', 'lt-surge'];
    const may = (n: number) => {
      const t = table({
        players: [{ at: 'spikemuth-0', team: ['rayquaza', 'bulbasaur'], badges: badges.slice(0, n) }, {}],
      });
      t.answer('stay');
      if (t.match.chance !== null) return t.expectChance('battle').told(7, 'sent').length;
      return t.optionIds();
    };
    // With three there is but one to send.
    expect([may(3), may(4)]).toEqual([1, ['rayquaza', 'bulbasaur']]);
  });
});
