import { describe, expect, it } from 'vitest';
import { LEADERS } from '../src/data/leaders.ts';
import { badgesOf, battleOf, expectTurnOf, go, gym, hp, placeOf, table, teamOf } from './table.ts';

const EIGHT = LEADERS.map(({ id }) => id);
const butBrock = EIGHT.filter((id) => id !== 'brock');

describe('Gym battles', () => {
  it('L-GYM-01 only after moving onto the square this turn', () => {
    go(table({ trainers: [{ at: 'pewter' }, {}] }), 1).expectAsked('gym', 0);
    const stayed = go(table({ trainers: [{ at: 'pewter-gym' }, {}] }), 0, 2);
    expectTurnOf(stayed, 1);
  });

  it('L-GYM-13 badges may be won in any order', () => {
    for (const id of EIGHT) {
      const t = gym(id, ['snorlax']);
      expect(battleOf(t).foe).toBe(EIGHT.indexOf(id));
    }
  });

  it('L-GYM-02 with three players the other two flip a coin for the Leader’s part', () => {
    for (const [coin, plays] of [
      [0, 2],
      [1, 0],
    ]) {
      const t = go(table({ trainers: [{}, { at: 'pewter' }, {}], active: 1 }), 1).answer('fight');
      t.expectChance('coin').roll('coin', coin);
      expect(t.told(0, 'plays-leader')).toEqual([['plays-leader', plays, 0, true]]);
      expect(battleOf(t).sides[1].chooser).toBe(plays);
    }
  });

  it('L-GYM-02 with two the other player takes it without a flip', () => {
    const t = go(table({ trainers: [{ at: 'pewter' }, {}] }), 1).answer('fight');
    expect(t.told(0, 'plays-leader')).toEqual([['plays-leader', 1, 0, false]]);
    t.expectAsked('act', 0);
  });

  it('L-GYM-03 L-REACT-06 that player makes all of the Leader’s choices', () => {
    const t = go(table({ trainers: [{ at: 'viridian', team: ['snorlax'] }, {}] }), 1).answer('fight');
    t.expectAsked('select-gym', 1);
    expect(t.optionIds()).toEqual(['raticate-3', 'pidgeot-3', 'persian-2']);
    expect(t.refusal(['persian-2', 'raticate-3']).code).toBe('no-such-option'); // the rest follows by itself
    t.answer(['persian-2']).answer('attack:headbutt').roll('hit', 6).expectAsked('act-leader', 1);
    expect(t.optionIds()).toEqual(['attack:slash', 'attack:bite', 'switch:raticate-3', 'switch:pidgeot-3']);
    t.answer('switch:raticate-3').answer('attack:headbutt').rolls(['hit', 1], ['effect', 6]);
    t.answer('attack:quick-attack').answer('attack:headbutt').rolls(['hit', 1], ['effect', 6]);
    t.answer('attack:quick-attack').answer('attack:headbutt').roll('hit', 1).expectAsked('replace', 1);
    expect(t.optionIds()).toEqual(['persian-2', 'pidgeot-3']);
  });

  it('L-GYM-03 the Leader always uses the whole team', () => {
    for (const { id, team } of LEADERS) {
      expect(battleOf(gym(id, ['snorlax'])).sides[1].fighters).toHaveLength(team.length);
    }
  });

  it('L-GYM-04 the challenger may use as many Pokémon as the Leader has, or fewer', () => {
    const team = ['charmander', 'pidgey', 'meowth', 'oddish'];
    for (const { id, team: theirs } of LEADERS) {
      const at = CITIES[id];
      const t = go(table({ trainers: [{ at, team }, {}] }), 1).answer('fight');
      expect(t.decision(0).max).toBe(theirs.length);
      t.answers(0, ['oddish']);
    }
  });

  it('L-EX-05 Brock has one Pokémon: one against one', () => {
    const t = go(table({ trainers: [{ at: 'pewter', team: ['charmander', 'pidgey'] }, {}] }), 1).answer(
      'fight',
    );
    expect(t.decision(0).max).toBe(1);
    expect(t.refusal(['charmander', 'pidgey']).code).toBe('no-such-option');
    t.answer(['pidgey']);
    expect(battleOf(t).sides.map(({ fighters }) => fighters.length)).toEqual([1, 1]);
  });

  it('L-GYM-05 the challenger has the first turn', () => {
    gym('koga', ['snorlax']).expectAsked('act', 0);
  });

  it('L-GYM-06 Leaders’ Pokémon start at full HP, the challenger’s keep their damage; nobody has modifiers', () => {
    const t = gym('brock', ['charmander'], { hp: { charmander: 10 }, center: 'pewter' });
    expect([hp(t, 'charmander'), hp(t, 'onix')]).toEqual([10, 60]);
    t.answer('attack:ember').rolls(['hit', 1], ['effect', 1]).answer('attack:bind').roll('hit', 1);
    expectTurnOf(t, 1);
    go(t, 0, 1);
    go(t, 1).answer('fight');
    expect(hp(t, 'onix')).toBe(60);
    expect(battleOf(t).sides[1].fighters[0].modifiers).toEqual([]);
  });

  it('L-GYM-07 a win gives the badge, and the mover stays', () => {
    const t = gym('brock', ['squirtle'], { hp: { onix: 10 } }).answer('attack:tackle');
    expect(badgesOf(t, 0)).toEqual(['brock']);
    expect(placeOf(t, 0)).toBe('pewter-gym');
    expectTurnOf(t, 1);
  });

  it('L-GYM-08 a loss sends the player to the last Center passed', () => {
    const t = gym('brock', ['charmander'], { hp: { charmander: 10 }, center: 'fuchsia' });
    t.answer('attack:scratch').answer('attack:bind').roll('hit', 1);
    expect([badgesOf(t, 0), placeOf(t, 0)]).toEqual([[], 'fuchsia']);
    expectTurnOf(t, 1);
  });

  it('L-GYM-09 both out by the Leader’s attack: the Leader wins', () => {
    const t = gym('lt-surge', ['charmander'], {
      hp: { 'raichu-3': 0 },
      center: 'fuchsia',
      lay: ({ sides }) => {
        sides[1].active = 1;
        sides[1].fighters[1].shown = true;
      },
    });
    t.answer('attack:scratch').answer('attack:explosion');
    expect([badgesOf(t, 0), placeOf(t, 0)]).toEqual([[], 'fuchsia']);
    expect(t.told(0, 'lost-gym')).toHaveLength(1);
    expectTurnOf(t, 1);
  });

  it('L-GYM-10 both out by the challenger’s attack: the badge, and the Center', () => {
    const t = gym('brock', ['tauros'], { hp: { tauros: 10, onix: 20 }, center: 'fuchsia' });
    t.answer('attack:take-down').roll('hit', 1);
    expect([badgesOf(t, 0), placeOf(t, 0), hp(t, 'tauros')]).toEqual([['brock'], 'fuchsia', 70]);
    expectTurnOf(t, 1);
  });

  it('L-EX-14 both out with the eighth badge at stake: the game is won', () => {
    const t = gym('brock', ['tauros'], { hp: { tauros: 10, onix: 20 }, badges: butBrock });
    t.answer('attack:take-down').roll('hit', 1);
    expect([t.over, t.winners]).toEqual([true, [0]]);
  });

  it('L-GYM-11 a beaten Leader may be fought again, for no second badge', () => {
    const t = gym('brock', ['squirtle'], { hp: { onix: 10 }, badges: ['brock', 'misty'] });
    t.answer('attack:tackle').expectAsked('evolve', 0).answer('leave');
    expect(badgesOf(t, 0)).toEqual(['brock', 'misty']);
    expect(t.told(0, 'got-badge')).toEqual([]);
    expectTurnOf(t, 1);
  });

  it('L-OPT-02 gymRematch off: a Leader whose badge the player owns cannot be fought', () => {
    const options = { gymRematch: false };
    const t = go(table({ trainers: [{ at: 'pewter', badges: ['brock'] }, {}], options }), 1);
    expectTurnOf(t, 1);
    go(table({ trainers: [{ at: 'pewter', badges: ['misty'] }, {}], options }), 1).expectAsked('gym', 0);
  });

  it('L-GYM-12 playing the Leader risks and wins nothing; several may own a badge', () => {
    const t = go(
      table({
        trainers: [
          { at: 'pewter', team: ['squirtle'] },
          { team: ['bulbasaur'], badges: ['brock', 'misty', 'koga'] },
        ],
        also: (s) => {
          s.trainers[1].center = 49;
        },
      }),
      1,
    ).answer('fight');
    for (let i = 0; i < 6; i++) {
      t.answer('attack:tackle');
      if (i < 5) t.answer('attack:bind').roll('hit', 6);
    }
    expect(badgesOf(t, 0)).toEqual(['brock']);
    expect(badgesOf(t, 1)).toEqual(['brock', 'misty', 'koga']);
    expect([teamOf(t, 1), hp(t, 'bulbasaur'), placeOf(t, 1)]).toEqual([['bulbasaur'], 50, 'pallet']);
    expectTurnOf(t, 1); // and no evolution try for the Leader's player
  });
});

const CITIES: { readonly [leader: string]: string } = {
  brock: 'pewter',
  misty: 'cerulean',
  'lt-surge': 'vermilion',
  erika: 'celadon',
  koga: 'fuchsia',
  sabrina: 'saffron',
  blaine: 'cinnabar',
  giovanni: 'viridian',
};
