/** The settings of doubtful rulings, where no chapter has a test of them. */
import { describe, expect, it } from 'vitest';
import { monOf } from '../src/pokemon.ts';
import { discarded, go, placeOf, strengthOf, table, teamOf } from './table.ts';

describe('settings', () => {
  it('H-LOCK-04 as a setting, a lock adds +1 to every member of the family (H-AMB-29)', () => {
    const power = (lockBonus: string): number[] => {
      const t = table({
        players: [{ team: ['growlithe', 'arcanine', 'rattata'], locked: ['growlithe'] }, {}],
        options: { lockBonus },
      });
      return ['growlithe', 'arcanine', 'rattata'].map((id) => strengthOf(t.s, 0, monOf(id)));
    };
    const [top, family] = [power('top'), power('family')];
    expect(family.map((one, i) => one - top[i])).toEqual([1, 0, 0]);
  });

  it('H-CAP-13 as a setting, several balls for one roll, which add up (H-AMB-17)', () => {
    const t = go(
      table({
        players: [{ at: 'new-bark-1', hand: ['great-ball', 'ultra-ball', 'great-ball'] }, {}],
        slots: { 'new-bark-2': 'golem' },
        options: { balls: 'several' },
      }),
      1,
      'new-bark-2',
    );
    t.answer('ultra-ball').expectAsked('ball', 0).answer('great-ball').expectAsked('ball', 0);
    expect(t.decision().say.slice(0, 4)).toEqual(['ask.ball', monOf('golem'), false, 3]);
    expect(t.optionIds()).toEqual(['nothing', 'great-ball']);
    t.answer('nothing').roll('catch', 2); // Red takes a 5: with 3 more a 2 will do
    expect([teamOf(t, 0).includes('golem'), discarded(t)]).toEqual([true, ['ultra-ball', 'great-ball']]);
  });

  it('H-CITY-11 as a setting, the train is boarded anywhere (H-AMB-03)', () => {
    const ways = (train: string) =>
      table({ players: [{ at: 'new-bark-3', visited: ['pewter'] }, {}], options: { train } });
    expect(ways('city').expectChance('move').match.open()).toEqual([]); // nothing but the roll
    const t = ways('anywhere').expectAsked('turn', 0);
    expect(t.optionIds()).toEqual(['roll', 'train:pewter-0']);
    expect(placeOf(t.answer('train:pewter-0'), 0)).toBe('pewter-0');
  });
});
