import { SPECTATOR } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { CHIPS } from '../src/data/chips.ts';
import { EVOLUTIONS } from '../src/data/evolutions.ts';
import type { ItemId } from '../src/data/items.ts';
import { evolutionBonus } from '../src/team.ts';
import { drawing, entering, rolling } from './drawing.ts';
import { expectTurnOf, send, totals } from './meeting.ts';
import { dexOf, table, teamOf } from './table.ts';

/** The battle total of one of a team, with a die of 1, against Charmander. */
function total(
  team: readonly string[],
  name: string,
  hand: readonly ItemId[] = [],
  ko: readonly string[] = [],
): number {
  const t = drawing('fight', [{ team, ko, hand }, { team: ['Charmander'] }]);
  if (t.match.chance === null) t.answer(send(name));
  if (hand.length > 0) t.answer(hand);
  t.rolls(['battle', 1], ['battle', 6]);
  const [[, mine]] = totals(t, SPECTATOR);
  t.expectChance(t.match.chance?.why as string); // whatever comes of it
  return mine as number;
}

const trainer = (team: readonly number[]) => ({
  at: 0,
  roams: false,
  team: [...team],
  ko: [],
  hand: [],
  aside: [],
});

describe('Evolution Bonus', () => {
  it('C-EVO-01 both of a two-stage group: 3 more for the evolved one', () => {
    expect(total(['Pikachu', 'Raichu'], 'Raichu')).toBe(6 + 3 + 1);
    expect(total(['Pikachu', 'Raichu'], 'Pikachu')).toBe(3 + 1);
    expect(total(['Bulbasaur', 'Raichu'], 'Raichu')).toBe(6 + 1);
  });

  it('C-EVO-02 all of a three-stage group: 5 more for the last', () => {
    expect(total(['Bulbasaur', 'Ivysaur', 'Venusaur'], 'Venusaur')).toBe(8 + 5 + 1);
    expect(total(['Pikachu', 'Dratini', 'Dragonair', 'Dragonite'], 'Dragonite')).toBe(7 + 5 + 1);
  });

  it('C-EVO-01 C-EVO-02 C-EVO-03 in every group: the last one only, and only with all members', () => {
    for (const { members } of EVOLUTIONS) {
      const last = members[members.length - 1];
      const bonus = members.length === 2 ? 3 : 5;
      for (const dex of members) {
        expect(evolutionBonus(trainer(members), dex), `${dex}`).toBe(dex === last ? bonus : 0);
        const without = members.filter((other) => other !== dex);
        for (const left of without) expect(evolutionBonus(trainer(without), left)).toBe(0);
      }
    }
    const everything = trainer(CHIPS.map(({ dex }) => dex));
    const boosted = CHIPS.filter(({ dex }) => evolutionBonus(everything, dex) > 0);
    expect(boosted).toHaveLength(EVOLUTIONS.length);
  });

  it('C-EVO-03 an incomplete group gives nothing, and a lower stage never gets a bonus', () => {
    expect(total(['Bulbasaur', 'Ivysaur'], 'Ivysaur')).toBe(7 + 1);
    expect(total(['Pikachu', 'Ivysaur', 'Venusaur'], 'Venusaur')).toBe(8 + 1);
    expect(total(['Bulbasaur', 'Venusaur'], 'Venusaur')).toBe(8 + 1);
    expect(total(['Bulbasaur', 'Ivysaur', 'Venusaur'], 'Ivysaur')).toBe(7 + 1);
    expect(total(['Bulbasaur', 'Ivysaur', 'Venusaur'], 'Bulbasaur')).toBe(4 + 1);
  });

  it('C-EVO-04 it is automatic and leaves room for two cards', () => {
    expect(total(['Pikachu', 'Raichu'], 'Raichu', ['attack-bonus-5', 'attack-bonus-4'])).toBe(6 + 3 + 1 + 9);
  });

  it('C-EVO-05 it never changes Power Points', () => {
    const t = table({
      trainers: [{ team: ['Bulbasaur', 'Ivysaur', 'Venusaur'] }, { team: ['Pikachu', 'Raichu'] }],
    });
    expect(t.view(SPECTATOR).trainers.map(({ power }) => power)).toEqual([4 + 7 + 7, 3 + 6]);
    t.expectChance('move');
  });

  it('C-EVO-05 it never changes catch numbers', () => {
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const t = rolling([{ team: ['Pikachu', 'Vulpix', 'Ninetales'] }, {}], 'p02').rolls(['move', 1]);
      t.rolls(['chip', 'Pidgey'], ['catch', die]);
      expect(teamOf(t.s, 0).includes('Pidgey'), `${die}`).toBe(die >= 3 && die <= 5);
      expectTurnOf(t, 1);
    }
  });

  it('C-EVO-06 it counts in Trainer Battles for both sides', () => {
    const t = drawing('fight', [{ team: ['Pikachu'] }, { team: ['Bulbasaur', 'Rattata', 'Raticate'] }]);
    t.answer(send('Raticate')).rolls(['battle', 1], ['battle', 1], ['item', 'fly'], ['item', 'fly']);
    expect(totals(t, SPECTATOR)).toEqual([[0, 3 + 1, 1, 6 + 3 + 1]]);
    t.expectAsked('start', 1);
  });

  it('C-EVO-06 it counts for the finalist, never for the Master', () => {
    const masters = ['Charmander', 'Gastly', 'Haunter', 'Gengar']; // the Master's own chips, whole group
    const t = entering([{ team: ['Bulbasaur', 'Ivysaur', 'Venusaur'] }, { team: masters }]);
    t.rolls(['rival-card', 'Agatha']).answer(send('Venusaur')).rolls(['battle', 1], ['battle', 1]);
    expect(totals(t, SPECTATOR)).toEqual([[0, 8 + 5 + 1, 1, 12 + 6 + 1]]);
    t.expectChance('item');
  });

  it('C-EVO-07 a trade that breaks up the group ends the bonus at once', () => {
    const t = drawing('trade', [
      { team: ['Charmander', 'Pidgey'] },
      { at: 'p06', team: ['Bulbasaur', 'Ivysaur', 'Venusaur'] },
    ]);
    t.answer(`take:${dexOf('Ivysaur')}`);
    expect(teamOf(t.s, 1)).toEqual(['Bulbasaur', 'Venusaur', 'Pidgey']);
    t.rolls(['move', 1], ['event', 'fight']);
    expect(t.decision().options.map(({ say }) => say)).toContainEqual(['send', dexOf('Venusaur'), 8]);
    t.answer(send('Venusaur')).answer(send('Ivysaur')).rolls(['battle', 1], ['battle', 6]);
    expect(totals(t, SPECTATOR)).toEqual([[1, 8 + 1, 0, 7 + 6]]);
    t.rolls(['item', 'fly'], ['item', 'fly']).expectAsked('start', 0);
  });

  it('C-EVO-08 one Eevee serves three groups of two', () => {
    const team = ['Pikachu', 'Eevee', 'Vaporeon', 'Jolteon', 'Flareon'];
    for (const name of ['Vaporeon', 'Jolteon', 'Flareon']) {
      expect(total(team, name, [], ['Pikachu', ...team.slice(2).filter((other) => other !== name)])).toBe(
        6 + 3 + 1,
      );
    }
    expect(total(['Pikachu', 'Eevee', 'Vaporeon'], 'Eevee')).toBe(3 + 1);
    expect(total(['Pikachu', 'Vaporeon', 'Jolteon'], 'Jolteon')).toBe(6 + 1);
  });
});
