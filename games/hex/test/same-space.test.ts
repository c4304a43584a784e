/** Section 24: battles on the same space. */
import type { OptionValues } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { go, type Seated, type TableSetup, table, teamOf } from './table.ts';

const MET = 'pewter-7';
const on: OptionValues = { sameSpace: true };

/** Seat 0 walks from Pewter to the Pokémon beside it, where the others stand. */
const meet = (others: readonly Seated[], more: Partial<TableSetup> = {}) =>
  go(
    table({
      players: [{ at: 'pewter-0', team: ['charmander'], badges: ['brock'] }, ...others],
      slots: { [MET]: 'haunter' },
      options: on,
      ...more,
    }),
    1,
    MET,
  );

describe('battles on the same space', () => {
  it('H-OPT-02 who lands where a pawn stands must battle, before the space is carried out', () => {
    const t = meet([{ at: MET, team: ['squirtle'] }]).rolls(['battle', 6], ['battle', 1]);
    expect(t.told(7, 'battle')).toEqual([['battle', 0, 1, 'same-space']]);
    expect(t.match.chance?.why).toBe('catch');
    t.roll('catch', 3);
    expect(teamOf(t, 0)).toContain('haunter');
  });

  it('H-OPT-01 not unless it is switched on', () => {
    const t = meet([{ at: MET, team: ['squirtle'] }], { options: {} }).roll('catch', 1);
    expect(t.told(7, 'battle')).toEqual([]);
  });

  it('H-OPT-02 not in the first hexagon', () => {
    const t = table({
      players: [{ at: 'new-bark-0' }, { at: 'new-bark-1' }],
      slots: { 'new-bark-1': 'gastly' },
      options: on,
    });
    go(t, 1, 'new-bark-1').roll('catch', 1);
    expect(t.told(7, 'battle')).toEqual([]);
  });

  it('H-OPT-02 not in the last hexagon', () => {
    const t = table({ players: [{ at: 'league-4', entered: true }, { at: 'league-5' }], options: on });
    go(t, 1, 'league-5').rolls(['super', 'old-amber'], ['pokemon', 'gengar']);
    expect(t.told(7, 'battle')).toEqual([]);
  });

  it('H-OPT-03 of several the lander chooses one; there is no prize', () => {
    const t = meet([
      { at: MET, team: ['squirtle'] },
      { at: MET, team: ['bulbasaur'] },
    ]).expectAsked('meet-whom', 0);
    expect(t.optionIds()).toEqual(['player:1', 'player:2']);
    t.answer('player:2').rolls(['battle', 6], ['battle', 1], ['catch', 1]);
    expect(t.s.players.map(({ hand, team }) => [hand.length, team.length])).toEqual([
      [0, 1],
      [0, 1],
      [0, 1],
    ]);
  });

  it('H-OPT-03 cities count, passing by does not', () => {
    const city = table({
      players: [
        { at: MET, team: ['charmander'], badges: ['brock'] },
        { at: 'pewter-0', team: ['squirtle'] },
      ],
      options: on,
    });
    go(city, 1, 'pewter-0').rolls(['battle', 6], ['battle', 1], ['item', 'potion']);
    expect(city.told(7, 'battle')).toHaveLength(1);
    const passed = table({
      players: [
        { at: 'pewter-0', team: ['charmander'], badges: ['brock'] },
        { at: MET, team: ['squirtle'] },
      ],
      options: on,
    });
    go(passed, 2, 'pewter-6').rolls(['event', 'pokemon-egg'], ['pokemon', 'gastly']);
    expect(passed.told(7, 'battle')).toEqual([]);
  });

  it('H-OPT-04 the space follows a lost battle, too', () => {
    const t = meet([{ at: MET, team: ['squirtle'] }]).rolls(['battle', 1], ['battle', 6], ['catch', 3]);
    expect(t.told(7, 'battle-won').map((say) => say.slice(1, 3))).toEqual([[1, 'same-space']]);
    expect(teamOf(t, 0)).toContain('haunter');
  });
});
