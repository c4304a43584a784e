import { describe, expect, it } from 'vitest';
import { handOf, SIX, table, teamOf } from './table.ts';

describe('gyms', () => {
  const brock = (more: object = {}) =>
    table({ players: [{ at: 'pewter-0', team: ['growlithe'], hand: ['x-item'], ...more }, {}] });

  it('H-VEC-26 H-GYM-09 H-GYM-10 H-GYM-12 a draw with Brock is won', () => {
    const t = brock()
      .answer('stay')
      .expectAsked('lay-gym', 0)
      .answer('x-item')
      .rolls(['battle', 3], ['item', 'potion']);
    expect(t.told(7, 'gym-totals')[0].slice(2, 5)).toEqual([10, 0, 10]);
    expect(t.view(0).players[0].badges).toEqual(['brock']);
    expect(handOf(t, 0)).toEqual(['potion']); // H-BADGE-01
    expect(t.view(7).battle).toBeNull();
  });

  it('H-VEC-26 H-GYM-15 one less is lost, and costs the Item and the turn', () => {
    const t = brock().answer('stay').answer('x-item').roll('battle', 2);
    expect(t.view(0).players[0].badges).toEqual([]);
    expect([handOf(t, 0), t.s.active]).toEqual([[], 1]);
  });

  it('H-VEC-35 H-GYM-18 two matching types give the Leader +4', () => {
    const t = brock({ team: ['butterfree'], badges: ['misty'], hand: [] })
      .answer('stay')
      .roll('battle', 5);
    expect(t.told(7, 'gym-totals')[0].slice(2, 5)).toEqual([11, 0, 12]);
  });

  it('H-GYM-07 neither the same badge twice nor a third of one band', () => {
    const again = brock({ badges: ['brock'], visited: ['eterna'] });
    expect(again.optionIds()).toEqual(['roll', 'train:eterna-0']);
    const t = brock({ badges: ['misty', 'brawly'], visited: ['eterna'] });
    expect(t.optionIds()).toEqual(['roll', 'train:eterna-0']);
  });

  it('H-CITY-08 H-CITY-09 who begins in a city may stay, but only to fight', () => {
    expect(brock().optionIds()).toEqual(['roll', 'stay']);
  });

  it('H-GYM-16 H-ITEM-59 a Potion against a Leader', () => {
    const t = brock({ hand: ['potion'] })
      .answer('stay')
      .roll('battle', 1);
    t.expectAsked('on-loss', 0).answer('potion').rolls(['battle', 6], ['item', 'vitamin']);
    expect(t.told(7, 'beat-leader')).toHaveLength(1);
  });

  it('H-DGYM-07 a dual Leader needs two obedient Pokémon', () => {
    const t = table({
      players: [{ at: 'ecruteak-0', team: ['growlithe', 'gengar'], visited: ['pewter'] }, {}],
    });
    expect(t.optionIds()).not.toContain('stay');
  });
});

describe('badges', () => {
  const after = (n: number, more: object = {}) =>
    table({
      players: [
        { at: 'cinnabar-0', team: ['squirtle', 'blastoise', 'wartortle'], badges: SIX.slice(0, n), ...more },
        {},
      ],
    })
      .answer('stay')
      .answer('blastoise')
      .rolls(['battle', 6], ['item', 'potion']);

  it('H-BADGE-04 H-BADGE-08 H-VEC-27 the third badge gives a Blue Pokémon, whatever the band', () => {
    const t = after(2).roll('pokemon', 'kadabra');
    expect(teamOf(t, 0)).toContain('kadabra');
  });

  it('H-BADGE-06 the fifth gives a Red one', () => {
    expect(teamOf(after(4).roll('pokemon', 'gengar'), 0)).toContain('gengar');
  });

  it('H-BADGE-07 H-LOCK-01 H-LOCK-10 the sixth locks a family, at once', () => {
    const t = after(5, { team: ['squirtle', 'blastoise', 'wartortle', 'gastly'] });
    t.expectAsked('lock', 0).answer('family:squirtle');
    expect(t.view(1).players[0].locked).toEqual(['squirtle']); // H-LOCK-11
  });

  it('H-BADGE-08 as a setting, rewards go by band', () => {
    const t = table({
      players: [
        { at: 'cinnabar-0', team: ['squirtle', 'blastoise', 'wartortle'], badges: SIX.slice(0, 2) },
        {},
      ],
      options: { badgeRewards: 'band' },
    });
    t.answer('stay').answer('blastoise').rolls(['battle', 6], ['item', 'potion'], ['pokemon', 'gengar']);
    expect(teamOf(t, 0)).toContain('gengar');
  });
});
