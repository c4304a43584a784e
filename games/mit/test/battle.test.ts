import { SPECTATOR } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { battleOf, duel, expectTurnOf, go, gym, hp, placeOf, table, wild } from './table.ts';

const SIX = ['charmander', 'pidgey', 'meowth', 'oddish', 'abra', 'psyduck'];

/** Seat 0 stands on Route 1, seat 1 lands there and is called to battle. */
const called = (mine: readonly string[], theirs: readonly string[], hp: { [card: string]: number } = {}) =>
  go(
    table({
      trainers: [
        { at: 'route-1-2', team: mine, hp },
        { at: 'route-1-1', team: theirs },
      ],
      active: 1,
    }),
    1,
  ).answer('fight');

describe('A battle', () => {
  it('L-BAT-01 at most three against three', () => {
    const t = called(SIX, ['squirtle']).expectAsked('select-player', 0);
    expect(t.decision()).toMatchObject({ min: 1, max: 3, shape: 'offer' });
    expect(t.refusal(['charmander', 'pidgey', 'meowth', 'oddish']).code).toBe('no-such-option');
    t.answer(['abra', 'pidgey', 'meowth']);
    expect(battleOf(t).sides.map(({ fighters }) => fighters.length)).toEqual([3, 1]);
  });

  it('L-BAT-02 the participants and the lead are picked in secret', () => {
    const t = called(SIX, ['squirtle', 'rattata']).expectAsked('select-player', [0, 1]);
    expect(t.decision(0).secret).toBe(true);
    t.answers(0, ['abra', 'pidgey']);
    for (const seat of [1, SPECTATOR]) {
      expect(t.view(seat).battle?.sides[0].fighters).toEqual([]);
      expect(t.told(seat, 'sent-out')).toEqual([]);
    }
    t.answers(1, ['rattata']);
    expect(t.told(1, 'sent-out')).toHaveLength(2);
  });

  it('L-BAT-02 wild and Gym teams are given', () => {
    expect(battleOf(wild('pidgey', ['charmander'])).sides[1].fighters).toHaveLength(1);
    expect(battleOf(gym('giovanni', ['charmander'])).sides[1].fighters).toHaveLength(3);
  });

  it('L-BAT-03 only fit Pokémon can be picked, at least one must be', () => {
    const t = called(SIX, ['squirtle'], { pidgey: 0 });
    expect(t.optionIds()).toEqual(['charmander', 'meowth', 'oddish', 'abra', 'psyduck']);
    expect(t.refusal(['pidgey'])).toMatchObject({ code: 'no-such-option', clause: 'L-BAT-03' });
    expect(t.refusal([])).toMatchObject({ code: 'incomplete' });
  });

  it('L-BAT-03 without any nobody can start a battle or be forced into one', () => {
    const occupant = go(
      table({ trainers: [{ at: 'route-1-2', hp: { charmander: 0 } }, { at: 'route-1-1' }], active: 1 }),
      1,
    );
    expectTurnOf(occupant, 0);
    const lander = go(
      table({ trainers: [{ at: 'route-1-2' }, { at: 'route-1-1', hp: { squirtle: 0 } }], active: 1 }),
      1,
    );
    expectTurnOf(lander, 0);
    const challenger = go(table({ trainers: [{ at: 'pewter', hp: { charmander: 0 } }, {}] }), 1);
    expectTurnOf(challenger, 1);
  });

  it('L-BAT-04 the leads are turned up together before the first turn', () => {
    const t = called(['charmander', 'pidgey'], ['squirtle', 'rattata']);
    t.answers(1, ['rattata', 'squirtle']);
    expect(t.told(SPECTATOR, 'sent-out')).toEqual([]);
    t.answers(0, ['pidgey', 'charmander']).expectAsked('act', 0);
    for (const seat of [0, 1, SPECTATOR]) {
      const leads = t.view(seat).battle?.sides.map(({ fighters }) => fighters[0]?.pokemon);
      expect(leads).toEqual(['pidgey', 'rattata']);
    }
  });

  it('L-BAT-14 the bench stays face down until a card comes in; its number is public', () => {
    const t = duel(['charmander', 'pidgey', 'meowth'], ['squirtle', 'rattata']);
    expect(t.told(1, 'sent-out').map(([, , , bench]) => bench)).toEqual([2, 1]);
    const seen = () => t.view(1).battle?.sides[0].fighters.map((one) => one?.pokemon ?? null);
    expect(seen()).toEqual(['charmander', null, null]);
    t.answer('switch:meowth');
    expect(new Set(seen())).toEqual(new Set(['charmander', 'meowth', null]));
    expect(seen()?.[2]).toBeNull();
    t.answer('attack:tackle').answer('switch:charmander');
    expect(new Set(seen())).toEqual(new Set(['charmander', 'meowth', null])); // what was in stays known
    const { fighters, active } = t.view(1).battle?.sides[0] ?? { fighters: [], active: -1 };
    expect(fighters[active]?.pokemon).toBe('charmander');
  });

  it('L-BAT-14 who comes in does not show where in the row it lay', () => {
    const views = [
      ['charmander', 'pidgey', 'meowth'],
      ['charmander', 'meowth', 'pidgey'],
    ].map((row) => {
      const t = duel(row, ['squirtle']).answer('switch:meowth');
      return [1, SPECTATOR].map((seat) => t.view(seat).battle?.sides[0]);
    });
    expect(views[1]).toEqual(views[0]);
  });

  it('L-BAT-05 the initiator has the first turn, then the sides alternate', () => {
    const t = duel(['charmander'], ['squirtle']);
    for (const seat of [0, 1, 0, 1]) {
      t.expectAsked('act', seat);
      t.answer(seat === 0 ? 'attack:scratch' : 'attack:tackle');
    }
  });

  it('L-BAT-06 one action: an attack of the active Pokémon, or Switch', () => {
    const t = duel(['charmander', 'pidgey'], ['squirtle']).expectAsked('act', 0);
    expect(t.optionIds()).toEqual(['attack:scratch', 'attack:ember', 'switch:pidgey']);
  });

  it('L-BAT-07 Switch brings in a fit one of the bench and uses the whole turn', () => {
    const t = duel(['charmander', 'pidgey'], ['squirtle']).answer('switch:pidgey').expectAsked('act', 1);
    expect(battleOf(t).sides[0].active).toBe(1);
    t.answer('attack:tackle');
    expect([hp(t, 'charmander'), hp(t, 'pidgey')]).toEqual([50, 30]);
    expect(t.optionIds()).toEqual(['attack:quick-attack', 'attack:gust', 'switch:charmander']);
  });

  it('L-BAT-08 a side loses when none of its selected Pokémon is fit, whatever the rest of the team', () => {
    const t = called(['charmander', 'pidgey'], ['snorlax'], { charmander: 10 });
    t.answer(['charmander']).answer('attack:scratch').answer('attack:headbutt').roll('hit', 1);
    expect(t.told(0, 'won-player').map((say) => say.slice(0, 3))).toEqual([['won-player', 1, 0]]);
    expectTurnOf(t, 0);
  });

  it('L-BAT-09 L-REACT-03 a knocked-out active Pokémon is replaced at once by its owner, at no cost', () => {
    const t = duel(['charmander', 'pidgey', 'meowth'], ['snorlax'], { hp: { charmander: 10 } });
    t.answer('attack:scratch').answer('attack:headbutt').roll('hit', 1).expectAsked('replace', 0);
    expect(t.optionIds()).toEqual(['pidgey', 'meowth']);
    t.answer('meowth').expectAsked('act', 0); // the turn that follows is its own
    expect(battleOf(t).sides[0].active).toBe(2);
  });

  it('L-REACT-03 if both must replace, the side whose turn it is chooses first', () => {
    const t = duel(['electrode', 'pidgey', 'meowth'], ['squirtle', 'rattata', 'oddish']).answer(
      'attack:explosion',
    );
    t.expectAsked('replace', 0)
      .answer('pidgey')
      .expectAsked('replace', 1)
      .answer('oddish')
      .expectAsked('act', 1);
  });

  it('L-BAT-10 damage stays after the battle', () => {
    const t = wild('pidgey', ['charmander'], { hp: { pidgey: 20 } });
    t.answer('attack:scratch').roll('wild-attack', 1).answer('attack:scratch');
    expect(hp(t, 'charmander')).toBe(40);
    expectTurnOf(t, 1);
  });

  it('L-BAT-11 modifiers and status effects end with the battle', () => {
    const t = duel(['charmander'], ['squirtle'], {
      hp: { squirtle: 10 },
      lay: ({ sides }) => sides[0].fighters[0].modifiers.push({ kind: 'burn', size: 0, by: 1, left: 2 }),
    });
    t.answer('attack:scratch');
    expect(t.s.battle).toBeNull();
    expectTurnOf(t, 0);
    go(t, 0, 1);
    go(t, 2, 2).answer('fight').expectAsked('act', 0); // they meet again
    expect(battleOf(t).sides[0].fighters[0].modifiers).toEqual([]);
  });

  it('L-BAT-12 there is no fleeing, passing or surrender', () => {
    const t = wild('pidgey', ['charmander']);
    expect(t.optionIds()).toEqual(['attack:scratch', 'attack:ember', 'ball']);
    for (const id of ['pass', 'flee', 'leave']) expect(t.refusal(id).code).toBe('no-such-option');
  });

  it('L-BAT-13 the battle ends the moment a side is out: no counters, no Poison any more', () => {
    const t = duel(['charmander'], ['squirtle'], {
      hp: { squirtle: 10, charmander: 20 },
      lay: ({ sides }) => sides[0].fighters[0].modifiers.push({ kind: 'poison', size: 0, by: 1, left: 2 }),
    });
    t.answer('attack:scratch');
    expect(hp(t, 'charmander')).toBe(20);
    expectTurnOf(t, 0);
  });

  it('L-BAT-13 but the same attack’s own effects are carried out', () => {
    const t = wild('pidgey', ['tauros'], { hp: { pidgey: 10 } })
      .answer('attack:take-down')
      .roll('hit', 1);
    expect(hp(t, 'tauros')).toBe(60);
    expectTurnOf(t, 1);
  });

  it('L-BAT-15 a knock-out and its replacement change nothing in the order', () => {
    const t = duel(['scyther'], ['rattata', 'squirtle'], { hp: { rattata: 10 } }).answer(
      'attack:wing-attack',
    );
    t.expectAsked('act', 1).answer('attack:tackle').expectAsked('act', 0);
    expect(placeOf(t, 0)).toBe('route-1-2');
  });

  it('L-REACT-02 both sides select at the same time, in any order', () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const t = called(['charmander', 'pidgey'], ['squirtle', 'rattata']).expectAsked(
        'select-player',
        [0, 1],
      );
      for (const seat of order) t.answers(seat, seat === 0 ? ['pidgey'] : ['squirtle', 'rattata']);
      t.expectAsked('act', 0);
    }
  });
});
