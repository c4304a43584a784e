import { describe, expect, it } from 'vitest';
import { cardOf } from '../src/cards.ts';
import { IN_TEAM } from '../src/state.ts';
import {
  badgesOf,
  duel,
  expectTurnOf,
  gym,
  hp,
  isOut,
  liesInStack,
  placeOf,
  table,
  teamOf,
  wild,
} from './table.ts';

/** Seat 0 has beaten Brock with these. */
const beaten = (team: readonly string[], badges: readonly string[], hp: { [card: string]: number } = {}) => {
  const t = gym('brock', team, { badges, hp: { onix: 10, ...hp } });
  return t.answer(t.optionIds()[0]);
};
/** Seat 0 has beaten a wild Pidgey with these. */
const beatWild = (
  team: readonly string[],
  badges: readonly string[],
  hp: { [card: string]: number } = {},
) => {
  const t = wild('pidgey', team, { badges, hp: { pidgey: 10, ...hp } });
  return t.answer(t.optionIds()[0]);
};

describe('Evolution', () => {
  it('L-EVO-01 stage 1 needs the Cascade Badge, stage 2 the Soul Badge', () => {
    beatWild(['charmander'], ['misty']).expectAsked('evolve', 0);
    expectTurnOf(beatWild(['charmander'], ['koga']), 1);
    beatWild(['charmeleon'], ['koga']).expectAsked('evolve', 0);
    expectTurnOf(beatWild(['charmeleon'], ['misty']), 1);
    const both = beatWild(['charmander', 'pidgeotto'], ['misty']);
    expect(both.optionIds()).toEqual(['charmander:charmeleon', 'leave']);
    expect(both.refusal('pidgeotto:pidgeot')).toMatchObject({ clause: 'L-EVO-01' });
  });

  it('L-EVO-02 only a won battle allows a try; it is optional, for one Pokémon, with one roll', () => {
    const t = beatWild(['charmander', 'meowth'], ['misty']);
    expect(t.optionIds()).toEqual(['charmander:charmeleon', 'meowth:persian', 'leave']);
    t.answer('meowth:persian').roll('evolve', 6);
    expectTurnOf(t, 1);
    const not = beatWild(['charmander'], ['misty']).answer('leave');
    expect(teamOf(not, 0)).toEqual(['charmander']);
    expectTurnOf(not, 1);
  });

  it('L-EVO-03 it must have been selected, the bench is enough, and be fit at the end', () => {
    const t = table({
      trainers: [{ at: 'route-1-1', team: ['charmander', 'meowth', 'oddish'], badges: ['misty'] }, {}],
    });
    t.answer('wild').roll('wild', 'pidgey').answer(['charmander', 'oddish']);
    for (let i = 0; i < 4; i++) {
      t.answer('attack:scratch');
      if (i < 3) t.roll('wild-attack', 6).roll('hit', 6);
    }
    expect(t.optionIds()).toEqual(['charmander:charmeleon', 'oddish:gloom', 'leave']); // Meowth stayed out
    const fallen = beatWild(['charmander', 'meowth', 'oddish'], ['misty']);
    expect(fallen.optionIds()).toHaveLength(4);
    const one = wild('pidgey', ['charmander', 'meowth', 'oddish'], {
      badges: ['misty'],
      hp: { pidgey: 10, charmander: 10 },
    });
    one.answer('attack:ember').rolls(['hit', 6], ['wild-attack', 1]).answer('oddish').answer('attack:absorb');
    expect(one.optionIds()).toEqual(['meowth:persian', 'oddish:gloom', 'leave']);
    expect(one.refusal('charmander:charmeleon')).toMatchObject({ clause: 'L-EVO-03' });
  });

  it('L-EVO-04 L-EX-07 after a player or a Leader 1-4 succeeds, 5-6 fails', () => {
    for (const pips of [1, 2, 3, 4, 5, 6]) {
      const t = beaten(['squirtle'], ['misty']).answer('squirtle:wartortle').roll('evolve', pips);
      expect(teamOf(t, 0), `gym ${pips}`).toEqual([pips <= 4 ? 'wartortle' : 'squirtle']);
      expectTurnOf(t, 1);
      const d = duel(['charmander'], ['squirtle'], {
        badges: ['misty'],
        hp: { squirtle: 10 },
        center: 'saffron',
      });
      d.answer('attack:scratch').answer('charmander:charmeleon').roll('evolve', pips);
      expect(teamOf(d, 0), `player ${pips}`).toEqual([pips <= 4 ? 'charmeleon' : 'charmander']);
      expectTurnOf(d, 0);
    }
  });

  it('L-EVO-05 L-EX-08 after a wild Pokémon 1-2 succeeds, 3-6 fails', () => {
    for (const pips of [1, 2, 3, 4, 5, 6]) {
      const t = beatWild(['charmander'], ['misty']).answer('charmander:charmeleon').roll('evolve', pips);
      expect(teamOf(t, 0), `${pips}`).toEqual([pips <= 2 ? 'charmeleon' : 'charmander']);
      expectTurnOf(t, 1);
    }
  });

  it('L-OPT-03 evolveMax 3: a 4 fails after a Leader; the 2 after a wild Pokémon does not change', () => {
    const options = { evolveMax: 3 };
    for (const [pips, evolves] of [
      [3, true],
      [4, false],
    ] as const) {
      const t = gym('brock', ['squirtle'], { badges: ['misty'], hp: { onix: 10 }, options });
      t.answer('attack:tackle').answer('squirtle:wartortle').roll('evolve', pips);
      expect(teamOf(t, 0)).toEqual([evolves ? 'wartortle' : 'squirtle']);
      expectTurnOf(t, 1);
    }
    const t = wild('pidgey', ['charmander'], { badges: ['misty'], hp: { pidgey: 10 }, options });
    t.answer('attack:scratch').answer('charmander:charmeleon').roll('evolve', 3);
    expect(teamOf(t, 0)).toEqual(['charmander']);
    expectTurnOf(t, 1);
  });

  it('L-EVO-06 success: the card is exchanged for the next stage from the evolution stack', () => {
    const t = beatWild(['rattata'], ['misty']).answer('rattata:raticate').roll('evolve', 1);
    expect(teamOf(t, 0)).toEqual(['raticate']);
    expect(liesInStack(t, 'raticate')).toBe(false);
    expect(t.view(1).evolutions).toContain('raticate-2');
    expectTurnOf(t, 1);
  });

  it('L-EVO-07 the lower card: to its route’s stack, out of the game, or to the evolution stack', () => {
    const route = beatWild(['pidgey-2'], ['misty']).answer('pidgey-2:pidgeotto').roll('evolve', 1);
    expect(route.view(1).routes['viridian-forest']).toContain('pidgey-2');
    const starter = beatWild(['charmander'], ['misty']).answer('charmander:charmeleon').roll('evolve', 1);
    expect(isOut(starter, 'charmander')).toBe(true);
    const evolved = beatWild(['charmeleon'], ['koga']).answer('charmeleon:charizard').roll('evolve', 1);
    expect(evolved.view(1).evolutions).toContain('charmeleon');
    for (const t of [route, starter, evolved]) expectTurnOf(t, 1);
  });

  it('L-EVO-08 failure changes nothing', () => {
    const t = beatWild(['rattata'], ['misty']).answer('rattata:raticate').roll('evolve', 3);
    expect([teamOf(t, 0), liesInStack(t, 'raticate'), hp(t, 'rattata')]).toEqual([['rattata'], true, 40]);
    expectTurnOf(t, 1);
  });

  it('L-EVO-09 damage counters stay on', () => {
    const t = beatWild(['charmander'], ['misty'], { charmander: 20 });
    t.answer('charmander:charmeleon').roll('evolve', 1);
    expect([hp(t, 'charmeleon'), hp(t, 'charmander')]).toEqual([40, 50]); // 70 - 30; the lower card is clean
    expectTurnOf(t, 1);
  });

  it('L-EVO-10 if the next stage is not in the stack, no try is offered', () => {
    const gone = (...ids: string[]) =>
      table({
        trainers: [{ at: 'route-1-1', team: ['rattata', 'meowth'], badges: ['misty'] }, { team: ids }],
      });
    const t = gone('raticate', 'raticate-2')
      .answer('wild')
      .roll('wild', 'pidgey')
      .answer(['rattata', 'meowth']);
    for (let i = 0; i < 4; i++) {
      t.answer('attack:tackle');
      if (i < 3) t.roll('wild-attack', 6).roll('hit', 6);
    }
    expect(t.optionIds()).toEqual(['meowth:persian', 'leave']);
    expect(t.refusal('rattata:raticate')).toMatchObject({ clause: 'L-EVO-10' });
  });

  it('L-EVO-13 L-EX-27 Eevee evolves into the one its owner names, among those in the stack', () => {
    const all = beatWild(['eevee'], ['misty']);
    expect(all.optionIds()).toEqual(['eevee:vaporeon', 'eevee:jolteon', 'eevee:flareon', 'leave']);
    const t = gym('brock', ['eevee'], {
      badges: ['misty'],
      hp: { onix: 10 },
      lay: (_battle, s) => {
        s.where[cardOf('jolteon')] = IN_TEAM;
        s.trainers[1].team.push(cardOf('jolteon'));
      },
    });
    t.answer('attack:quick-attack');
    expect(t.optionIds()).toEqual(['eevee:vaporeon', 'eevee:flareon', 'leave']);
    t.answer('eevee:flareon').roll('evolve', 4);
    expect(teamOf(t, 0)).toEqual(['flareon']);
    expectTurnOf(t, 1);
  });

  it('L-EVO-11 a badge just won counts for the try after that same battle', () => {
    const t = gym('misty', ['pikachu'], { hp: { 'starmie-2': 10 } }).answer('attack:quick-attack');
    expect(badgesOf(t, 0)).toEqual(['misty']);
    t.expectAsked('evolve', 0);
    expect(t.optionIds()).toContain('pikachu:raichu');
  });

  it('L-EVO-12 the winner among players may try whoever’s turn it is', () => {
    const t = duel(['charmander'], ['squirtle'], {
      badges: ['misty'],
      hp: { squirtle: 10 },
      center: 'saffron',
    });
    expect(t.s.active).toBe(1);
    t.answer('attack:scratch').expectAsked('evolve', 0);
  });

  it('L-EVO-12 the player of a Leader’s part never may', () => {
    const t = gym('erika', ['charmander'], {
      hp: { charmander: 10 },
      center: 'fuchsia',
      lay: (_battle, s) => {
        s.trainers[1].badges = 255 & ~1;
      },
    });
    t.answer('attack:scratch').answer('attack:absorb');
    expectTurnOf(t, 1);
  });

  it('L-REACT-04 the try comes after the badge and before relocation and healing', () => {
    const t = duel(['charmander'], ['squirtle'], {
      badges: ['misty'],
      hp: { squirtle: 10 },
      center: 'saffron',
    });
    t.answer('attack:scratch').expectAsked('evolve', 0);
    expect([placeOf(t, 1), hp(t, 'squirtle')]).toEqual(['route-1-2', 0]);
    t.answer('leave');
    expect([placeOf(t, 1), hp(t, 'squirtle')]).toEqual(['saffron', 50]);
    expectTurnOf(t, 0);
  });
});
