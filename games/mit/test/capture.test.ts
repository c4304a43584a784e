import { describe, expect, it } from 'vitest';
import { expectTurnOf, go, hp, isOut, liesInStack, placeOf, table, teamOf, wild } from './table.ts';

const NEEDED: readonly (readonly [hp: number, most: number])[] = [
  [10, 5],
  [20, 4],
  [30, 3],
  [40, 2],
  [50, 1],
];
const SIX = ['charmander', 'pidgey', 'meowth', 'raticate', 'oddish', 'charmeleon'];

describe('Pokéballs', () => {
  it('L-BALL-01 a Pokéball uses the turn; one die against the present HP', () => {
    const t = wild('snorlax', ['charmander'], { hp: { snorlax: 30 } })
      .answer('ball')
      .roll('ball', 4);
    t.expectChance('wild-attack');
    expect(t.told(1, 'ball-missed')).toHaveLength(1);
  });

  it('L-BALL-02 the highest die that catches, by HP', () => {
    for (const [left, most] of NEEDED) {
      for (const pips of [1, 2, 3, 4, 5, 6]) {
        const t = wild('snorlax', ['charmander'], { hp: { snorlax: left } })
          .answer('ball')
          .roll('ball', pips);
        expect(teamOf(t, 0).includes('snorlax'), `${left} ${pips}`).toBe(pips <= most);
        if (pips <= most) expectTurnOf(t, 1);
        else t.expectChance('wild-attack');
      }
    }
  });

  it('L-EX-02 caught at 10 / 20 / 30 / 40 / 50 HP with 5 / 4 / 3 / 2 / 1', () => {
    for (const [left, most] of NEEDED) {
      const t = wild('snorlax', ['charmander'], { hp: { snorlax: left } })
        .answer('ball')
        .roll('ball', most);
      expect(teamOf(t, 0)).toEqual(['charmander', 'snorlax']);
      expectTurnOf(t, 1);
    }
  });

  it('L-EX-03 missed with one more', () => {
    for (const [left, most] of NEEDED) {
      const t = wild('snorlax', ['charmander'], { hp: { snorlax: left } })
        .answer('ball')
        .roll('ball', most + 1);
      expect(teamOf(t, 0)).toEqual(['charmander']);
      t.expectChance('wild-attack');
    }
  });

  it('L-BALL-03 L-EX-04 at 60 HP or more it is not offered', () => {
    for (const left of [60, 90]) {
      const t = wild('snorlax', ['charmander'], { hp: { snorlax: left } });
      expect(t.optionIds()).not.toContain('ball');
      expect(t.refusal('ball')).toMatchObject({ clause: 'L-BALL-03' });
    }
  });

  it('L-BALL-04 there is no end of Pokéballs', () => {
    const t = wild('magikarp', ['snorlax']);
    for (let i = 0; i < 8; i++) t.answer('ball').rolls(['ball', 6], ['wild-attack', 6]);
    expect(t.optionIds()).toContain('ball');
  });

  it('L-BALL-05 success ends the battle and adds the card to the team', () => {
    const t = wild('pidgey', ['charmander']).answer('ball').roll('ball', 1);
    expect(teamOf(t, 0)).toEqual(['charmander', 'pidgey']);
    expect(liesInStack(t, 'pidgey')).toBe(false);
    expect(placeOf(t, 0)).toBe('route-1-1');
    expectTurnOf(t, 1);
  });

  it('L-EX-30 Pidgey at full 40 HP: 2 catches, 3 misses', () => {
    const caught = wild('pidgey', ['charmander']).answer('ball').roll('ball', 2);
    expect([teamOf(caught, 0), hp(caught, 'pidgey')]).toEqual([['charmander', 'pidgey'], 40]);
    expectTurnOf(caught, 1);
    const missed = wild('pidgey', ['charmander']).answer('ball').roll('ball', 3);
    expect(teamOf(missed, 0)).toEqual(['charmander']);
    missed.expectChance('wild-attack');
  });

  it('L-BALL-06 it keeps its damage; modifiers are dropped', () => {
    const t = wild('pidgey', ['charmander'], {
      hp: { pidgey: 20 },
      lay: ({ sides }) => sides[1].fighters[0].modifiers.push({ kind: 'burn', size: 0, by: 0, left: 2 }),
    });
    t.answer('ball').roll('ball', 1);
    expect([hp(t, 'pidgey'), t.s.battle]).toEqual([20, null]);
    expectTurnOf(t, 1);
  });

  it('L-BALL-07 a capture is not a won battle: no evolution try', () => {
    const t = wild('pidgey', ['charmander'], { badges: ['misty'] })
      .answer('ball')
      .roll('ball', 1);
    expectTurnOf(t, 1);
  });
});

describe('The team', () => {
  const seventh = (card = 'mankey') => {
    const t = table({ trainers: [{ at: 'route-1-1', team: SIX, hp: { pidgey: 10, raticate: 20 } }, {}] });
    return t
      .answer('wild')
      .roll('wild', card)
      .answer(['charmander'])
      .answer('ball')
      .roll('ball', 1)
      .expectAsked('release', 0);
  };

  it('L-TEAM-01 L-REACT-05 a seventh means one is released, perhaps the new one', () => {
    const t = seventh();
    expect(t.optionIds()).toEqual([...SIX, 'mankey']);
    t.answer('mankey');
    expect(teamOf(t, 0)).toEqual(SIX);
    expect(liesInStack(t, 'mankey')).toBe(true);
    expectTurnOf(t, 1);
  });

  it('L-TEAM-02 a released wild Pokémon is shuffled into the stack it came from', () => {
    const t = seventh().answer('meowth');
    expect(t.view(1).routes['routes-5-6']).toContain('meowth');
    expectTurnOf(t, 1);
  });

  it('L-TEAM-03 L-EX-15 a released starter is out of the game', () => {
    const t = seventh().answer('charmander');
    expect(teamOf(t, 0)).toEqual([...SIX.slice(1), 'mankey']);
    expect(isOut(t, 'charmander')).toBe(true);
    expectTurnOf(t, 1);
  });

  it('L-TEAM-04 a released evolved Pokémon goes back to the evolution stack, of a starter’s line too', () => {
    for (const id of ['raticate', 'charmeleon']) {
      const t = seventh().answer(id);
      expect(t.view(1).evolutions).toContain(id);
      expectTurnOf(t, 1);
    }
  });

  it('L-TEAM-05 a Pokémon is lost in no other way', () => {
    const t = wild('geodude', ['charmander', 'pidgey'], {
      hp: { charmander: 10, pidgey: 10 },
      center: 'fuchsia',
    });
    t.answer('attack:scratch').roll('wild-attack', 1).answer('attack:quick-attack').roll('wild-attack', 1);
    expect(teamOf(t, 0)).toEqual(['charmander', 'pidgey']);
    expectTurnOf(t, 1);
  });

  it('L-TEAM-06 outside a battle every player owns a fit Pokémon', () => {
    // the active Pokémon and the catch are fit, and only one card is released
    const t = table({
      trainers: [
        {
          at: 'route-1-1',
          team: SIX,
          hp: { pidgey: 0, meowth: 0, raticate: 0, oddish: 0, charmeleon: 0 },
        },
        {},
      ],
    });
    t.answer('wild').roll('wild', 'mankey').answer('ball').roll('ball', 1).answer('charmander');
    expect(hp(t, 'mankey')).toBe(50);
    expectTurnOf(t, 1);
    go(t, 0, 1);
    t.expectAsked('turn', 0);
  });

  it('L-TEAM-07 a card that goes to a stack loses its damage', () => {
    const t = seventh().answer('pidgey');
    expect([hp(t, 'pidgey'), liesInStack(t, 'pidgey')]).toEqual([40, true]);
    expectTurnOf(t, 1);
  });
});
