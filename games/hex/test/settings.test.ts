/** The settings of doubtful rulings, where no chapter has a test of them. */
import { describe, expect, it } from 'vitest';
import { monOf } from '../src/pokemon.ts';
import { placeOf, strengthOf, table } from './table.ts';

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

  it('H-CITY-11 as a setting, the train is boarded anywhere (H-AMB-03)', () => {
    const ways = (train: string) =>
      table({ players: [{ at: 'new-bark-3', visited: ['pewter'] }, {}], options: { train } });
    expect(ways('city').expectChance('move').match.open()).toEqual([]); // nothing but the roll
    const t = ways('anywhere').expectAsked('turn', 0);
    expect(t.optionIds()).toEqual(['roll', 'train:pewter-0']);
    expect(placeOf(t.answer('train:pewter-0'), 0)).toBe('pewter-0');
  });
});
