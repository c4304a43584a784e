import { describe, expect, it } from 'vitest';
import { FAMILY_OF, GREEN, monOf, POKEMON } from '../src/pokemon.ts';
import { evolutionBonus } from '../src/team.ts';
import { event, superEvent } from './events.ts';
import { AWAY, go, type Seated, strengthOf, type Told, table, teamOf, totals } from './table.ts';

const owning = (team: readonly string[], more: Seated = {}): Told =>
  table({ players: [{ at: 'new-bark-1', team, ...more }, AWAY], slots: { 'new-bark-2': 'abra' } });
const bonus = (t: Told, id: string): number => evolutionBonus(t.s.players[0], monOf(id));

describe('evolution families', () => {
  it('H-EVO-01 a bonus for the most evolved member; no card is swapped for another', () => {
    const t = owning(['kadabra']);
    expect(bonus(t, 'kadabra')).toBe(0);
    go(t, 1, 'new-bark-2').roll('catch', 3);
    expect(teamOf(t, 0)).toEqual(['kadabra', 'abra']);
    expect(bonus(t, 'kadabra')).toBe(2);
  });

  it('H-EVO-05 the less evolved members get none', () => {
    const t = owning(['abra', 'kadabra', 'alakazam']).expectChance('move');
    expect(['abra', 'kadabra', 'alakazam'].map((id) => bonus(t, id))).toEqual([0, 0, 4]);
  });

  it('H-EVO-06 it is part of the power in every kind of battle', () => {
    const t = owning(['rattata', 'raticate'], { at: 'pewter-0', visited: ['pewter'] });
    expect(strengthOf(t.s, 0, monOf('raticate'))).toBe(7);
    t.answer('stay').answer('raticate').roll('battle', 1).expectChance('item');
    expect(t.told(7, 'gym-totals')[0][2]).toBe(8);
  });

  it('H-EVO-07 members need only be owned: fainted and disobedient ones count (H-AMB-18)', () => {
    const t = event('duel-open-sea', {
      players: [{ team: ['rattata', 'raticate'] }, { ...AWAY, team: ['rattata', 'raticate'] }],
    });
    t.answers(0, 'rattata').answers(1, 'rattata').rolls(['battle', 2], ['battle', 2]); // a draw: both faint
    t.rolls(['battle', 2], ['battle', 1], ['pokemon', 'wartortle']);
    expect(totals(t)[1]).toEqual([0, 7 + 2, 1, 7 + 1]);
    // Without a badge neither of these would fight.
    expect(bonus(owning(['alakazam', 'kadabra']).expectChance('move'), 'alakazam')).toBe(2);
  });

  it('H-EVO-11 a line follows what evolves from what; branches share a family, not a line', () => {
    expect(FAMILY_OF[monOf('hitmonlee')]).toBe(FAMILY_OF[monOf('hitmonchan')]);
    const t = owning(['hitmonlee', 'hitmonchan']).expectChance('move');
    expect([bonus(t, 'hitmonlee'), bonus(t, 'hitmonchan')]).toEqual([0, 0]);
  });
});

describe('Eevee', () => {
  it('H-EEV-01 H-EEV-07 the Balanced roster has four of it, Green, and its eight evolutions once each', () => {
    const { unseen } = owning([]).expectChance('move').view(7);
    expect(unseen.green.filter((id) => id === 'eevee')).toHaveLength(4);
    expect(POKEMON[monOf('eevee')].colour).toBe(GREEN);
    const all = Object.values(unseen).flat();
    const evolutions = POKEMON.filter(({ from, set }) => from === monOf('eevee') && set === 'base').map(
      ({ id }) => id,
    );
    expect(evolutions).toHaveLength(8);
    for (const id of evolutions) expect(all.filter((one) => one === id)).toHaveLength(1);
  });

  it('H-EEV-02 with any one evolution it is a set of two', () => {
    for (const id of [
      'vaporeon',
      'jolteon',
      'flareon',
      'espeon',
      'umbreon',
      'leafeon',
      'glaceon',
      'sylveon',
    ]) {
      const t = owning(['eevee', id]).expectChance('move');
      expect([bonus(t, id), bonus(t, 'eevee')]).toEqual([2, 0]);
    }
  });

  it('H-EEV-05 several evolutions may be owned, and one is picked for a battle', () => {
    const t = event('duel-open-sea', {
      players: [
        { team: ['eevee', 'vaporeon', 'jolteon'], badges: ['brock', 'misty'] },
        { ...AWAY, team: ['abra'] },
      ],
    });
    expect(t.optionIds(0)).toEqual(['eevee', 'vaporeon', 'jolteon']);
    t.answers(0, 'jolteon').rolls(['battle', 6], ['battle', 1], ['pokemon', 'wartortle']);
  });
});

it('H-REACT-22 a copied extra turn waits in the queue (H-AMB-94)', () => {
  const t = superEvent('mr-brineys-boat', {
    players: [{}, { ...AWAY, hand: ['exp-share'] }, { at: 'eterna-1' }],
  });
  t.answers(1, 'exp-share');
  expect(t.s.players.map(({ extra }) => extra)).toEqual([0, 1, 0]); // the own one has begun
  expect([t.s.active, t.s.extraTurn]).toEqual([0, true]);
});
