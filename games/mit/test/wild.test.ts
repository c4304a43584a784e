import { SPECTATOR } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { ATTACKS_OF, cardOf, FACE_OF } from '../src/cards.ts';
import { wildAttack } from '../src/rules/battle.ts';
import { battleOf, expectTurnOf, hp, isOut, liesInStack, on, placeOf, table, teamOf, wild } from './table.ts';

describe('Wild Pokémon', () => {
  it('L-WILD-01 the top card of the route’s stack is turned up and fights alone at full HP', () => {
    const t = table({ trainers: [{ at: 'mt-moon-3' }, {}] })
      .answer('wild')
      .roll('wild', 'zubat');
    for (const seat of [0, 1, SPECTATOR]) expect(t.view(seat).battle?.foe).toBe('zubat');
    expect(t.view(0).routes['mt-moon']).not.toContain('zubat');
    expect(battleOf(t).sides[1].fighters).toHaveLength(1);
    expect(hp(t, 'zubat')).toBe(40);
  });

  it('L-WILD-02 the player picks up to three fit Pokémon, having seen the card', () => {
    const team = ['charmander', 'pidgey', 'meowth', 'abra'];
    const t = table({ trainers: [{ at: 'mt-moon-3', team, hp: { pidgey: 0 } }, {}] });
    t.answer('wild').roll('wild', 'zubat').expectAsked('select-wild', 0);
    expect(t.decision().say[0]).toBe('ask.select-wild');
    expect(t.optionIds()).toEqual(['charmander', 'meowth', 'abra']);
    t.answer(['abra', 'charmander', 'meowth']).expectAsked('act', 0);
  });

  it('L-WILD-03 the player moves first: Attack, Switch or Pokéball', () => {
    const t = wild('pidgey', ['charmander', 'meowth']).expectAsked('act', 0);
    expect(t.optionIds()).toEqual(['attack:scratch', 'attack:ember', 'switch:meowth', 'ball']);
  });

  it('L-WILD-04 L-EX-06 another player rolls for it: 1-3 the first attack, 4-6 the second', () => {
    for (const pips of [1, 2, 3, 4, 5, 6]) {
      const t = wild('geodude', ['charmander']).answer('attack:scratch').roll('wild-attack', pips);
      if (pips > 3) t.roll('hit', 6);
      const used = t.told(0, 'used').at(-1)?.[3];
      expect(used, `${pips}`).toBe(ATTACKS_OF[FACE_OF[cardOf('geodude')]][pips <= 3 ? 0 : 1]);
      expect(t.told(0, 'wild-rolled')[0][1]).toBe(1); // not the one who fights
    }
  });

  it('L-WILD-04 it never switches, and the die is rolled every turn, gated or not', () => {
    const t = wild('geodude', ['charmander'], {
      lay: ({ sides }) => sides[1].fighters[0].modifiers.push({ kind: 'confusion', size: 0, by: 0, left: 2 }),
    });
    for (let i = 0; i < 2; i++)
      t.answer('attack:ember').roll('hit', 6).rolls(['wild-attack', 1], ['gate', 5]);
    expect([hp(t, 'geodude'), on(t, 'geodude')]).toEqual([20, {}]);
    t.answer('attack:ember').roll('hit', 6).expectChance('wild-attack');
  });

  it('L-WILD-05 which other player rolls has no effect; every face has two attacks to choose from', () => {
    expect([1, 3, 4, 6].map(wildAttack)).toEqual([0, 0, 1, 1]);
    expect(ATTACKS_OF.every((attacks) => attacks.length === 2)).toBe(true);
  });

  it('L-WILD-06 knocked out, its card is shuffled back and the player has won', () => {
    const t = wild('pidgey', ['charmander'], { hp: { pidgey: 10 }, badges: ['misty'] }).answer(
      'attack:scratch',
    );
    t.expectAsked('evolve', 0).answer('leave');
    expect([liesInStack(t, 'pidgey'), hp(t, 'pidgey')]).toEqual([true, 40]);
    expect(teamOf(t, 0)).toEqual(['charmander']);
    expectTurnOf(t, 1);
  });

  it('L-WILD-06 also when Poison or Confusion brought it down', () => {
    for (const kind of ['poison', 'confusion'] as const) {
      const t = wild('geodude', ['charmander'], {
        hp: { geodude: 10 },
        lay: ({ sides }) => sides[1].fighters[0].modifiers.push({ kind, size: 0, by: 0, left: 2 }),
      });
      t.answer('attack:ember').roll('hit', 6).roll('wild-attack', 1);
      if (kind === 'confusion') t.roll('gate', 4);
      expect(t.told(0, 'beat-wild')).toHaveLength(1);
      expectTurnOf(t, 1);
    }
  });

  it('L-WILD-07 the player out: the card goes back and the player to the last Center', () => {
    const t = wild('geodude', ['charmander'], { hp: { charmander: 10 }, center: 'fuchsia' });
    t.answer('attack:scratch').roll('wild-attack', 1);
    expect([liesInStack(t, 'geodude'), hp(t, 'geodude'), placeOf(t, 0)]).toEqual([true, 40, 'fuchsia']);
    expect(hp(t, 'charmander')).toBe(50);
    expectTurnOf(t, 1);
  });

  it('L-WILD-08 both out by the player’s attack: a win, and the Center', () => {
    const t = wild('pidgey', ['tauros'], { hp: { pidgey: 10, tauros: 10 }, center: 'fuchsia' });
    t.answer('attack:take-down').roll('hit', 1);
    expect(t.told(0, 'beat-wild')).toHaveLength(1);
    expect([placeOf(t, 0), liesInStack(t, 'pidgey')]).toEqual(['fuchsia', true]);
    expectTurnOf(t, 1);
  });

  it('L-WILD-08 both out by the wild Pokémon’s attack: a loss', () => {
    const t = wild('voltorb', ['charmander'], { center: 'fuchsia', badges: ['misty'] });
    t.answer('attack:scratch').roll('wild-attack', 6);
    expect(t.told(0, 'lost-wild')).toHaveLength(1);
    expect([placeOf(t, 0), isOut(t, 'charmander')]).toEqual(['fuchsia', false]);
    expectTurnOf(t, 1);
  });
});
