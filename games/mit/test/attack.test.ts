import { describe, expect, it } from 'vitest';
import { badgesOf, battleOf, duel, expectTurnOf, hp, on, placeOf, wild } from './table.ts';

describe('The mock battle of the rulebook', () => {
  it('L-EX-01 replays number by number', () => {
    const t = duel(['charmander'], ['bulbasaur'], { center: 'viridian' });
    const stands = (): number[] => [hp(t, 'charmander'), hp(t, 'bulbasaur')];
    expect(stands()).toEqual([50, 50]);
    t.expectAsked('act', 0);
    t.answer('attack:ember').rolls(['hit', 5], ['effect', 1]);
    expect(stands()).toEqual([50, 30]);
    expect([on(t, 'charmander'), on(t, 'bulbasaur')]).toEqual([{}, { burn: 2 }]);
    t.expectAsked('act', 1);
    t.answer('attack:vine-whip').rolls(['hit', 5], ['effect', 1]);
    expect(stands()).toEqual([40, 30]);
    expect([on(t, 'charmander'), on(t, 'bulbasaur')]).toEqual([{ poison: 2 }, { burn: 1 }]);
    t.answer('attack:ember').roll('hit', 6); // misses: no effect roll
    expect(stands()).toEqual([30, 30]);
    expect([on(t, 'charmander'), on(t, 'bulbasaur')]).toEqual([{ poison: 1 }, { burn: 1 }]);
    t.answer('attack:tackle'); // always hits
    expect(stands()).toEqual([20, 30]);
    expect([on(t, 'charmander'), on(t, 'bulbasaur')]).toEqual([{ poison: 1 }, {}]);
    t.answer('attack:ember').rolls(['hit', 3], ['effect', 4]);
    expect(stands()).toEqual([10, 10]);
    expect([on(t, 'charmander'), on(t, 'bulbasaur')]).toEqual([{}, {}]);
    t.answer('attack:tackle');
    expect(hp(t, 'bulbasaur')).toBe(10); // Player 2 wins, and the damage stays
    expect(t.told(0, 'won-player').map((say) => say.slice(0, 3))).toEqual([['won-player', 1, 0]]);
    expect(placeOf(t, 0)).toBe('viridian');
    expectTurnOf(t, 0);
  });
});

describe('Attack resolution', () => {
  it('L-ATT-01 gate, hit, damage, effect, knock-outs, counters: in this order', () => {
    const t = duel(['charmander', 'pidgey'], ['bulbasaur'], {
      hp: { charmander: 10 },
      options: { hitAfterStatus: true }, // with all there can be
      lay: ({ sides }) => {
        sides[0].fighters[0].modifiers.push({ kind: 'paralyze', size: 0, by: 1, left: 2 });
        sides[0].fighters[1].modifiers.push({ kind: 'poison', size: 0, by: 1, left: 1 });
      },
    });
    t.answer('attack:ember').rolls(['gate', 3], ['hit', 5], ['effect', 1]);
    expect(t.told(0).map(([key]) => key)).toEqual([
      'used',
      'broke-through',
      'hit',
      'hurt',
      'took-hold',
      'afflicted',
      'poison-hurt',
      'wore-off',
    ]);
    expect(on(t, 'charmander')).toEqual({ paralyze: 1 });
    t.expectAsked('act', 1);
  });

  it('L-ATT-01 a wild Pokémon’s attack die comes before the gate', () => {
    const t = wild('pidgey', ['charmander'], {
      lay: ({ sides }) => sides[1].fighters[0].modifiers.push({ kind: 'paralyze', size: 0, by: 0, left: 2 }),
    });
    t.answer('attack:scratch').expectChance('wild-attack');
    t.roll('wild-attack', 1).expectChance('gate');
    t.roll('gate', 6);
    t.expectAsked('act', 0);
  });

  it('L-ATT-02 a hit roll succeeds on the printed number or less', () => {
    for (const pips of [1, 2, 3, 4, 5, 6]) {
      // Double Slap hits on 1-3
      const t = duel(['clefairy'], ['snorlax']).answer('attack:double-slap').roll('hit', pips);
      expect(hp(t, 'snorlax'), `${pips}`).toBe(pips <= 3 ? 70 : 90);
    }
  });

  it('L-ATT-03 an attack that names no roll always hits', () => {
    const t = duel(['charmander'], ['bulbasaur']).answer('attack:scratch');
    expect(hp(t, 'bulbasaur')).toBe(40);
    t.expectAsked('act', 1);
  });

  it('L-ATT-04 an effect has a die of its own after a hit, and none after a miss', () => {
    const hit = duel(['charmander'], ['squirtle']).answer('attack:ember').roll('hit', 5);
    hit.expectChance('effect').roll('effect', 2);
    expect(on(hit, 'squirtle')).toEqual({});
    const missed = duel(['charmander'], ['squirtle']).answer('attack:ember').roll('hit', 6);
    expect(hp(missed, 'squirtle')).toBe(50);
    missed.expectAsked('act', 1);
    // nor does an effect that needs no die
    const whip = duel(['rattata'], ['squirtle']).answer('attack:tail-whip').roll('hit', 6);
    expect(on(whip, 'squirtle')).toEqual({});
  });

  it('L-ATT-05 printed damage and modifiers of both are summed, at least 10', () => {
    const t = duel(['scyther'], ['snorlax'], {
      lay: ({ sides }) => {
        sides[0].fighters[0].modifiers.push({ kind: 'dealt-up', size: 20, by: 0, left: 2 });
        sides[1].fighters[0].modifiers.push({ kind: 'taken-up', size: 10, by: 0, left: 2 });
      },
    });
    t.answer('attack:wing-attack'); // 20 + 20 + 10
    expect(hp(t, 'snorlax')).toBe(40);
    const least = duel(['pidgey'], ['snorlax'], {
      lay: ({ sides }) => sides[0].fighters[0].modifiers.push({ kind: 'burn', size: 0, by: 1, left: 2 }),
    });
    least.answer('attack:quick-attack'); // 10 - 10, raised
    expect(hp(least, 'snorlax')).toBe(80);
  });

  it('L-EX-12 20 + 10 weakness - 10 burn - 10 taken less = 10', () => {
    const t = duel(['golduck'], ['rhyhorn'], {
      lay: ({ sides }) => {
        sides[0].fighters[0].modifiers.push({ kind: 'burn', size: 0, by: 1, left: 2 });
        sides[1].fighters[0].modifiers.push({ kind: 'taken-down', size: -10, by: 1, left: 2 });
      },
    });
    t.answer('attack:waterfall');
    expect(hp(t, 'rhyhorn')).toBe(50);
  });

  it('L-ATT-06 an attack without printed damage deals none, not even 10', () => {
    const t = duel(['caterpie'], ['charmander']).answer('attack:string-shot').roll('hit', 1);
    expect(hp(t, 'charmander')).toBe(50);
  });

  it('L-ATT-07 weakness and resistance look at the attack’s mark, not at the attacker’s type', () => {
    // Charmander is Fire; Scratch is Normal, Ember Fire
    const scratch = duel(['charmander'], ['bulbasaur']).answer('attack:scratch');
    expect(hp(scratch, 'bulbasaur')).toBe(40);
    const ember = duel(['charmander'], ['bulbasaur']).answer('attack:ember').rolls(['hit', 1], ['effect', 6]);
    expect(hp(ember, 'bulbasaur')).toBe(30);
    const slash = duel(['persian'], ['golem']).answer('attack:slash'); // 20 - 10
    expect(hp(slash, 'golem')).toBe(80);
  });

  it('L-ATT-08 HP never fall below 0', () => {
    const t = duel(['scyther'], ['rattata', 'squirtle'], { hp: { rattata: 10 } }).answer(
      'attack:wing-attack',
    );
    expect(hp(t, 'rattata')).toBe(0);
    expect(t.view(0).trainers[1].team[0].hp).toBe(0);
  });

  it('L-ATT-08 nor rise above what is printed', () => {
    const t = duel(['charmander'], ['bulbasaur'], { hp: { bulbasaur: 20 } });
    expect(t.view(0).trainers[1].team[0]).toMatchObject({ hp: 20, max: 50 });
    expect(battleOf(t).sides[1].fighters).toHaveLength(1);
  });

  it('L-ATT-09 an effect on a Pokémon that the attack has knocked out is void, and its die is not rolled', () => {
    const t = duel(['charmander'], ['bulbasaur', 'pidgey'], { hp: { bulbasaur: 20 } });
    t.answer('attack:ember').roll('hit', 5); // no effect die; Pidgey comes in, being the only one
    expect(on(t, 'bulbasaur')).toEqual({});
    expect(on(t, 'pidgey')).toEqual({});
    t.expectAsked('act', 1);
  });

  it('L-ATT-09 effects on the attacker still happen', () => {
    const t = duel(['tauros'], ['bulbasaur', 'pidgey'], { hp: { bulbasaur: 20 } });
    t.answer('attack:take-down').roll('hit', 5);
    expect(hp(t, 'tauros')).toBe(60);
    expect(badgesOf(t, 0)).toEqual([]);
  });
});
