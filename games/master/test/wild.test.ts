import { describe, expect, it } from 'vitest';
import { DISCARDED, EMPTY, OWNED } from '../src/state.ts';
import {
  ballsOf,
  expectTurnOf,
  go,
  hearts,
  level,
  type Mon,
  me,
  placeOf,
  type Seated,
  spot,
  type Told,
  table,
  team,
  where,
} from './table.ts';

const meet = (card: string, mine: readonly (string | Mon)[], more: Seated = {}, options = {}): Told => {
  const t = table({
    players: [{ at: 'y1', team: mine, checkpoint: 'vir', ...more }, { team: ['bulbasaur'] }],
    spots: { y1: card, y2: '' },
    options,
  });
  return go(t, 'interact');
};

describe('wild', () => {
  it('M-WILD-01 M-INT-01 defeat it or catch it', () => {
    expect(meet('rattata', ['charmander'], { balls: { poke: 1 } }).optionIds()).toEqual(['defeat', 'catch']);
  });

  it('M-WILD-02 M-WILD-07 M-WILD-10 its damage, then 1 xp to any fit Pokémon, and the turn goes on', () => {
    const t = meet('rattata', ['charmander', 'pikachu']);
    t.answer('normal:charmander').answer('pikachu');
    expect([hearts(t, 'charmander'), level(t, 'pikachu'), t.s.left]).toEqual([1, 2, 4]);
    t.expectAsked('act', 0);
  });

  it('M-WILD-03 the symbols go one at a time, also to different Pokémon of the whole team', () => {
    const t = meet('kangaskhan', ['charmander', 'pikachu', 'squirtle', 'pidgey']);
    t.answer('normal:charmander').answer('normal:pidgey').answer('normal:pikachu').answer('squirtle');
    expect(['charmander', 'pidgey', 'pikachu', 'squirtle'].map((id) => hearts(t, id))).toEqual([1, 1, 2, 2]);
  });

  it('M-WILD-04 M-AMB-08 Active places it, or the right-hand player where the table says so', () => {
    meet('rattata', ['charmander', 'pikachu']).expectAsked('place', 0);
    const t = table({
      players: [{ at: 'y1', team: ['charmander', 'pikachu'] }, {}, {}, { team: ['meowth'] }],
      spots: { y1: 'rattata' },
      options: { wildDamage: 'right' },
      also: (s) => {
        s.players[1].team = [];
        s.players[2].team = [];
      },
    });
    go(t, 'interact').expectAsked('place', 3);
  });

  it('M-WILD-05 M-AMB-09 a damage goes on a fit Pokémon while there is one', () => {
    const t = meet('kangaskhan', [{ is: 'charmander', hearts: 1 }, 'pikachu']);
    t.answer('normal:charmander');
    expect([hearts(t, 'charmander'), hearts(t, 'pikachu')]).toEqual([0, 1]);
  });

  it('M-EX-02 M-WILD-06 Slowpoke on Charmander is super effective, on Pikachu it is not', () => {
    const t = meet('slowpoke', ['charmander', 'pikachu']).answer('water:charmander');
    expect(hearts(t, 'charmander')).toBe(0);
    expect(level(t, 'pikachu')).toBe(2); // the only one left to take the xp
    const other = meet('slowpoke', ['charmander', 'pikachu']).answer('water:pikachu');
    expect(hearts(other, 'pikachu')).toBe(2);
    other.expectAsked('xp', 0).answer('charmander');
  });

  it.each([['grass:squirtle'], ['normal:squirtle']])(
    'M-EX-03 M-WILD-08 M-AMB-10 Grimer against Squirtle alone, %s first: no xp, the token stays, defeated',
    (first) => {
      const t = meet('grimer', ['squirtle']);
      t.answer(first);
      expect([hearts(t, 'squirtle'), level(t, 'squirtle')]).toEqual([0, 1]);
      expect(t.view(1).spots.y1).toBe('grimer');
      expect([placeOf(t), me(t).debts]).toEqual(['vir', 1]);
      expectTurnOf(t, 1);
    },
  );

  it('M-WILD-09 M-AMB-11 a defeated token goes to the open discard of its back, the location is empty', () => {
    const t = meet('rattata', ['charmander']);
    expect([where(t, 'rattata'), spot(t, 'y1')]).toEqual([DISCARDED, EMPTY]);
    expect(t.view(1).discard).toEqual(['rattata']);
    expect(t.optionIds()).not.toContain('interact');
  });
});

describe('catch', () => {
  const POKE = { balls: { poke: 3 } };

  it('M-CATCH-01 M-CATCH-16 choosing to catch ends the turn, also with the last action', () => {
    const t = table({
      players: [{ at: 'y1', ...POKE }, {}],
      spots: { y1: 'rattata' },
      left: 1,
    });
    go(t, 'interact').answer('catch'); // one ball fits one slot: nothing to choose
    expectTurnOf(t, 1);
    expect(team(t)).toEqual(['charmander', 'rattata']);
  });

  it('M-EX-04 M-CATCH-02 M-CATCH-03 M-CATCH-10 M-CATCH-17 two balls for two slots are sure, and spent', () => {
    const t = meet('slowpoke', ['charmander'], POKE).answer('catch').answer(['poke:6-5-4', 'poke:3-2-1']);
    expect([team(t), ballsOf(t)]).toEqual([
      ['charmander', 'slowpoke'],
      [1, 0, 0, 0],
    ]);
  });

  it.each([4, 5, 6])('M-EX-04 M-CATCH-06 M-CATCH-10 one ball and a %i: caught, the ball is spent', (pips) => {
    const t = meet('slowpoke', ['pikachu'], POKE).answer('catch').answer(['poke:6-5-4']).roll('catch', pips);
    expect([team(t), ballsOf(t)[0]]).toEqual([['pikachu', 'slowpoke'], 2]);
    expect(hearts(t, 'pikachu')).toBe(3);
  });

  it.each([1, 2, 3])(
    'M-EX-04 M-CATCH-11 M-CATCH-13 one ball and a %i: it breaks free, strikes and stays',
    (pips) => {
      const t = meet('slowpoke', ['pikachu'], POKE)
        .answer('catch')
        .answer(['poke:6-5-4'])
        .roll('catch', pips);
      expect([team(t), ballsOf(t)[0], hearts(t, 'pikachu'), level(t, 'pikachu')]).toEqual([
        ['pikachu'],
        3,
        2,
        1,
      ]);
      expect(t.view(1).spots.y1).toBe('slowpoke');
      expectTurnOf(t, 1);
    },
  );

  it('M-EX-04 M-CATCH-05 M-AMB-12 a Great Ball covers the faces of its slot only', () => {
    const t = meet('slowpoke', ['pikachu'], { balls: { great: 1 } }).answer('catch');
    t.roll('catch', 3);
    expect(team(t)).toEqual(['pikachu']);
  });

  it('M-EX-05 M-CATCH-04 Kangaskhan: a Great Ball fits 3-2-1 only, an Ultra Ball either slot, a Poké Ball none', () => {
    const fills = (balls: { [ball: string]: number }): string[] =>
      meet('kangaskhan', ['pikachu'], { balls }).answer('catch').optionIds();
    expect(fills({ great: 1, ultra: 1 })).toEqual(['ultra:6-5-4', 'great:3-2-1', 'ultra:3-2-1']);
    expect(fills({ ultra: 1 })).toEqual(['ultra:6-5-4', 'ultra:3-2-1']);
    const none = meet('kangaskhan', ['pikachu', 'squirtle'], { balls: { poke: 3 } });
    none.expectAsked('place', 0); // M-CATCH-08: nothing to throw, so nothing but to fight
  });

  it('M-CATCH-18 M-AMB-14 an Ultra Ball in the Great slot counts as a Great Ball', () => {
    const t = meet('kangaskhan', ['pikachu'], { balls: { ultra: 1 } })
      .answer('catch')
      .answer(['ultra:3-2-1']);
    t.roll('catch', 6);
    expect(team(t)).toEqual(['pikachu']);
  });

  it('M-CATCH-07 of slots for the same ball the higher faces are filled first', () => {
    const t = meet('slowpoke', ['pikachu'], POKE).answer('catch');
    expect(t.refusal(['poke:3-2-1'])).toMatchObject({ code: 'no-such-option' });
  });

  it('M-CATCH-08 at least one ball', () => {
    const t = meet('slowpoke', ['pikachu'], POKE).answer('catch');
    expect(t.refusal([])).toMatchObject({ code: 'incomplete' });
    t.answer(['poke:6-5-4', 'poke:3-2-1']);
  });

  it('M-CATCH-09 the balls are public before the roll', () => {
    const t = meet('slowpoke', ['pikachu'], POKE).answer('catch').answer(['poke:6-5-4']);
    expect(t.told(1, 'threw')).toHaveLength(1);
    t.roll('catch', 6);
  });

  it('M-CATCH-04 no more balls than there are', () => {
    const t = meet('slowpoke', ['pikachu'], { balls: { poke: 1, great: 1 } }).answer('catch');
    expect(t.refusal(['poke:6-5-4', 'poke:3-2-1'])).toMatchObject({ code: 'no-such-option' });
    t.answer(['poke:6-5-4', 'great:3-2-1']);
    expect(ballsOf(t)).toEqual([0, 0, 0, 0]);
  });

  it('M-EX-06 Mewtwo with three Ultra Balls fails on a 1 and deals seven; with two 3 to 6 succeed', () => {
    const throwAt = (slots: string[], pips: number): Told =>
      meet('mewtwo', [{ is: 'dratini', level: 8 }], { balls: { ultra: 3 } })
        .answer('catch')
        .answer(slots)
        .roll('catch', pips);
    const three = throwAt(['ultra:6-5', 'ultra:4-3', 'ultra:2'], 1);
    while (three.match.open().length > 0 && three.decision().kind === 'place')
      three.answer(three.optionIds()[0]);
    expect(team(three)).toEqual(['dratini']);
    expect(three.told(0, 'hurt')).toHaveLength(7);
    expect(team(throwAt(['ultra:6-5', 'ultra:4-3'], 3))).toEqual(['dratini', 'mewtwo']);
    const fails = throwAt(['ultra:6-5', 'ultra:4-3'], 2);
    fails.expectAsked('place', 0);
  });

  it('M-EX-06 M-GIO-05 M-GIO-06 M-GIO-07 the master ball is sure, alone, and spent', () => {
    const t = meet('mewtwo', ['pikachu'], { balls: { master: 1, ultra: 2 } }).answer('catch');
    expect(t.refusal(['master', 'ultra:6-5'])).toMatchObject({ code: 'no-such-option' });
    t.answer(['master']);
    expect([team(t), ballsOf(t)]).toEqual([
      ['pikachu', 'mewtwo'],
      [0, 0, 2, 0],
    ]);
    expectTurnOf(t, 1);
  });

  it('M-CATCH-12 M-CATCH-15 M-LEG-04 a catch does no damage and gives no xp; the token goes with the card', () => {
    const t = meet('slowpoke', ['pikachu'], POKE).answer('catch').answer(['poke:6-5-4', 'poke:3-2-1']);
    expect([hearts(t, 'pikachu'), level(t, 'pikachu'), where(t, 'slowpoke')]).toEqual([3, 1, OWNED]);
    expect(spot(t, 'y1')).toBe(EMPTY);
    expect(t.view(0).discard).toEqual([]);
  });

  it('M-CATCH-14 a failed attempt that leaves nobody fit is a defeat', () => {
    const t = meet('slowpoke', [{ is: 'pikachu', hearts: 1 }], POKE)
      .answer('catch')
      .answer(['poke:6-5-4']);
    t.roll('catch', 1);
    expect([placeOf(t), me(t).debts]).toEqual(['vir', 1]);
    expectTurnOf(t, 1);
  });

  it('M-CATCH-19 M-AMB-46 the supply of balls has no end: a mart sells as many as can be paid, whatever others hold', () => {
    const money = ['swimmer', 'channeler', 'jessie', 'james'];
    const t = table({
      players: [
        { at: 'vir-mart', team: ['pikachu'], money },
        { team: ['bulbasaur'], balls: { poke: 99 } },
      ],
    });
    go(t, 'interact');
    expect(t.optionIds().filter((id) => id.startsWith('poke'))).toHaveLength(22);
  });
});

describe('legendary', () => {
  const strong = [{ is: 'dratini', level: 8 }];
  const settle = (t: Told): Told => {
    while (t.decision().kind === 'place') t.answer(t.optionIds()[0]);
    return t;
  };

  it('M-LEG-01 M-LEG-02 M-TYPE-02 defeated it gives 1 xp and a type token of choice', () => {
    const t = settle(meet('articuno', [...strong, 'pikachu']));
    t.expectAsked('xp', 0).answer('dratini');
    t.expectAsked('type-token', 0).answer('electric');
    expect(me(t).types[3]).toBe(1);
    expect(t.s.types[3]).toBe(1);
    expect(hearts(t, 'pikachu')).toBe(4); // M-TYPE-05, M-TYPE-07
  });

  it('M-LEG-03 M-TYPE-10 M-AMB-30 a type with no token left cannot be chosen', () => {
    const t = table({
      players: [
        { at: 'y1', team: strong },
        { team: ['bulbasaur'], types: { fire: 2 } },
      ],
      spots: { y1: 'articuno' },
    });
    settle(go(t, 'interact'));
    expect(t.expectAsked('type-token', 0).optionIds()).not.toContain('fire');
    t.answer('water');
  });

  it('M-TYPE-01 M-TYPE-10 with no token left at all there is none', () => {
    const t = table({
      players: [{ at: 'y1', team: strong }, { team: ['bulbasaur'] }],
      spots: { y1: 'articuno' },
      also: (s) => {
        expect(s.types).toEqual([2, 2, 2, 2, 2, 2, 2, 2]);
        s.types.fill(0);
      },
    });
    settle(go(t, 'interact')).expectAsked('act', 0);
  });

  it('M-LEG-05 nobody fit: no xp, no token, it stays', () => {
    const t = settle(meet('articuno', ['pikachu']));
    expect(t.view(0).spots.y1).toBe('articuno');
    expect(me(t).types).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    expectTurnOf(t, 1);
  });

  it('M-LEG-06 its location is empty afterwards', () => {
    const t = settle(meet('articuno', strong)).answer('fire');
    expect(spot(t, 'y1')).toBe(EMPTY);
  });

  it('M-SIMP-03 M-SIMP-04 in the simplified game 3 xp and no type token', () => {
    const t = settle(meet('articuno', [{ is: 'dratini', level: 7 }, 'pikachu'], {}, { simplified: true }));
    t.answer('dratini').answer('pikachu').answer('pikachu');
    expect([level(t, 'dratini'), level(t, 'pikachu')]).toEqual([8, 3]);
    t.expectAsked('act', 0);
    expect(me(t).types).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });
});
