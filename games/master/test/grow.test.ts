import { describe, expect, it } from 'vitest';
import { EMPTY } from '../src/state.ts';
import {
  go,
  hearts,
  level,
  type Mon,
  me,
  type Seated,
  spot,
  stage,
  type Told,
  table,
  team,
} from './table.ts';

/** Seat 0 stands on Route 1 beside a Magikarp, which does no damage and gives 1 xp. */
const beside = (mine: readonly (string | Mon)[], more: Seated = {}): Told =>
  table({ players: [{ at: 'y1', team: mine, ...more }, { team: ['bulbasaur'] }], spots: { y1: 'magikarp' } });
const train = (t: Told, id?: string): Told => {
  go(t, 'interact');
  return id === undefined ? t : t.answer(id);
};

describe('growth', () => {
  it('M-GROW-01 M-GROW-02 M-SETUP-18 a Pokémon comes with its counters at level 1 and full health', () => {
    const t = table({ players: [{ at: 'y1', balls: { poke: 1 } }, {}], spots: { y1: 'rattata' } });
    go(t, 'interact').answer('catch');
    expect([level(t, 'rattata'), hearts(t, 'rattata')]).toEqual([1, 2]);
  });

  it.each([
    [1, 2],
    [2, 2],
    [3, 3],
    [5, 5],
  ])('M-EX-01 M-GROW-03 M-GROW-06 Charmander at level %i has at most %i hearts', (at, most) => {
    const t = table({ players: [{ team: [{ is: 'charmander', level: at, hearts: 1 }] }, {}] });
    expect(hearts(t, 'charmander')).toBe(most);
    expect(t.view(0).players[0].team[0].max).toBe(most);
  });

  it('M-EX-01 M-GROW-07 M-AMB-06 with 1 heart left at level 2 level 3 leaves 1 of 3', () => {
    const t = train(beside([{ is: 'charmander', level: 2, hearts: 1 }]));
    expect([level(t, 'charmander'), hearts(t, 'charmander')]).toEqual([3, 1]);
    expect(t.view(1).players[0].team[0].max).toBe(3);
  });

  it('M-GROW-04 M-GROW-05 a super effective damage takes two hearts, or the last one', () => {
    const t = table({
      players: [{ at: 'y1', team: [{ is: 'charmander', level: 3 }, 'pikachu'] }, {}],
      spots: { y1: 'slowpoke' },
    });
    go(t, 'interact').answer('water:charmander');
    expect(hearts(t, 'charmander')).toBe(1);
    const low = table({
      players: [{ at: 'y1', team: [{ is: 'charmander', hearts: 1 }, 'pikachu'] }, {}],
      spots: { y1: 'slowpoke' },
    });
    go(low, 'interact').answer('water:charmander');
    expect(hearts(low, 'charmander')).toBe(0);
  });

  it('M-EX-01 M-GROW-08 M-GROW-11 M-GROW-15 M-AMB-05 level 5 makes a Charmeleon at once, with two fire dice and the same hearts', () => {
    const t = train(beside([{ is: 'charmander', level: 4, hearts: 2 }]));
    expect([stage(t, 'charmander'), hearts(t, 'charmander')]).toEqual(['Charmeleon', 2]);
    expect(t.told(1, 'evolved')).toHaveLength(1);
  });

  it('M-GROW-09 the maximum level counts the whole track', () => {
    const t = train(beside([{ is: 'charmander', level: 8 }]));
    expect([level(t, 'charmander'), t.view(0).players[0].team[0].max]).toEqual([9, 9]);
    expect(stage(t, 'charmander')).toBe('Charizard');
  });

  it('M-GROW-10 M-AMB-07 xp goes to a fit Pokémon below its maximum level, else it is lost', () => {
    const t = beside([
      'squirtle',
      { is: 'charmander', level: 9 },
      { is: 'pikachu', hearts: 0 },
      { is: 'rattata', hearts: 1 },
    ]);
    go(t, 'interact');
    t.expectAsked('xp', 0);
    expect(t.optionIds()).toEqual(['squirtle', 'rattata']);
    expect(t.refusal('charmander')).toMatchObject({ clause: 'M-GROW-10' });
    expect(t.refusal('pikachu')).toMatchObject({ clause: 'M-GROW-10' });
    t.answer('rattata');
    expect(level(t, 'rattata')).toBe(2);
    const lost = train(beside([{ is: 'charmander', level: 9 }]));
    expect([level(lost, 'charmander'), spot(lost, 'y1')]).toEqual([9, EMPTY]);
    expect(lost.told(0, 'xp-lost')).toHaveLength(1);
  });

  it('M-GROW-12 M-SIMP-03 several xp are given one by one', () => {
    const t = table({
      players: [
        { at: 'leg-a', team: [{ is: 'charmander', level: 9 }, { is: 'pikachu', level: 5 }, 'squirtle'] },
        {},
      ],
      spots: { 'leg-a': 'mewtwo' },
      options: { simplified: true },
    });
    go(t, 'interact');
    while (t.decision().kind === 'place') t.answer(t.optionIds()[0]);
    t.expectAsked('xp', 0).answer('pikachu').answer('squirtle').answer('squirtle');
    expect([level(t, 'pikachu'), level(t, 'squirtle')]).toEqual([6, 3]);
  });

  it('M-GROW-13 M-AMB-20 a stone is used on the own turn, for nothing, also on a fainted Pokémon, and is gone', () => {
    const t = table({
      players: [
        { at: 'y1', team: ['squirtle', { is: 'pikachu', hearts: 0 }], stones: { thunder: 1, fire: 1 } },
        {},
      ],
      spots: { y1: '' },
    });
    expect(t.optionIds().filter((id) => id.startsWith('stone'))).toEqual(['stone:thunder:pikachu']);
    go(t, 'stone:thunder:pikachu');
    expect([stage(t, 'pikachu'), hearts(t, 'pikachu'), t.s.left]).toEqual(['Raichu', 0, 5]);
    expect(me(t).stones).toEqual([1, 0, 0, 0, 0]);
  });

  it('M-GROW-14 a stage that a trade reaches is not reached by levels', () => {
    const t = train(beside([{ is: 'geodude', level: 8 }]));
    expect([level(t, 'geodude'), stage(t, 'geodude')]).toEqual([9, 'Graveler']);
  });

  it('M-GROW-16 Eevee becomes what the stone says, once', () => {
    const t = table({
      players: [{ at: 'y1', team: ['eevee'], stones: { fire: 1, water: 1, thunder: 1, leaf: 1 } }, {}],
      spots: { y1: '' },
    });
    expect(t.optionIds().filter((id) => id.startsWith('stone'))).toEqual([
      'stone:fire:eevee',
      'stone:water:eevee',
      'stone:thunder:eevee',
    ]);
    go(t, 'stone:water:eevee');
    expect(stage(t, 'eevee')).toBe('Vaporeon');
    expect(t.optionIds().filter((id) => id.startsWith('stone'))).toEqual([]);
  });

  it('M-TYPE-07 evolving into the type of a token adds its heart to a fit Pokémon, out of it takes it away', () => {
    const t = table({
      players: [
        { at: 'y1', team: [{ is: 'eevee', hearts: 2 }], stones: { water: 1 }, types: { water: 2 } },
        {},
      ],
      spots: { y1: '' },
    });
    go(t, 'stone:water:eevee');
    expect(hearts(t, 'eevee')).toBe(4);
    const out = table({
      players: [
        {
          at: 'y1',
          team: [{ is: 'eevee', hearts: 1 }, 'rattata'],
          stones: { water: 1 },
          types: { normal: 1 },
        },
        {},
      ],
      spots: { y1: '' },
    });
    go(out, 'stone:water:eevee');
    expect(hearts(out, 'eevee')).toBe(0);
  });

  it('M-GEN-06 M-AMB-45 no team is ever full', () => {
    const mine = ['charmander', 'pikachu', 'squirtle', 'pidgey', 'geodude', 'meowth', 'spearow'];
    const t = table({
      players: [{ at: 'y1', team: mine, balls: { poke: 1 } }, { team: ['bulbasaur'] }],
      spots: { y1: 'rattata' },
    });
    go(t, 'interact').answer('catch');
    expect(team(t)).toHaveLength(8);
  });
});
