/** Friendly battles in the adventure. */

import { bots } from '@indigo/bots';
import type { Seat } from '@indigo/kernel';
import { seeded } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { matchOf } from '../src/league/fighters.ts';
import { newMatch } from '../src/league/prepare.ts';
import { fighterOf } from '../src/league/roster.ts';
import {
  expectTurnOf,
  go,
  hearts,
  level,
  me,
  type Seated,
  type TableSetup,
  type Told,
  table,
  team,
} from './table.ts';

const MOVED = { moved: true };
/** Two or more in Viridian who have moved their checkpoints; the first ends the turn there. */
const city = (first: Seated, second: Seated, more: Partial<TableSetup> = {}, ...others: Seated[]): Told =>
  table({
    players: [
      { at: 'vir', team: ['charmander'], also: { ...MOVED, entered: 2 }, ...first },
      { at: 'vir-mart', team: ['bulbasaur'], also: { ...MOVED, entered: 1 }, ...second },
      ...others,
    ],
    ...more,
  });
const fights = (t: Told): boolean => t.s.league?.kind === 'friendly';

/** Plays the battle out at random, until somebody is asked for something else. */
function playOut(t: Told): Told {
  const rng = seeded(7);
  for (let i = 0; i < 4000 && t.s.league !== null; i++) {
    const [seat] = t.match.open();
    if (seat === undefined || !t.decision(seat).kind.startsWith('field')) break;
    t.match.submit(seat, t.match.no, bots.random.answer(t.match.outlook(seat), rng));
  }
  return t;
}

describe('when a friendly battle happens', () => {
  it('M-FRIEND-01 M-FRIEND-06 M-AMB-39 ending a turn in a city with another player leads to a match on the field', () => {
    const t = go(city({}, {}), 'pass');
    expect(fights(t)).toBe(true);
    expect(t.decision().kind).toBe('field-place');
  });

  it('M-FRIEND-01 not outside of cities, nor in another city', () => {
    expectTurnOf(go(city({ at: 'y1' }, { at: 'y1' }, { spots: { y1: '' } }), 'pass'), 1);
    expectTurnOf(go(city({}, { at: 'pew' }), 'pass'), 1);
  });

  it('M-FRIEND-02 both must have moved the checkpoint', () => {
    expectTurnOf(go(city({ also: { moved: false } }, {}), 'pass'), 1);
    expectTurnOf(go(city({}, { also: { moved: false } }), 'pass'), 1);
  });

  it('M-FRIEND-03 M-FRIEND-22 each player once in a game', () => {
    expectTurnOf(go(city({ also: { ...MOVED, friendly: true } }, {}), 'pass'), 1);
    expectTurnOf(go(city({}, { also: { ...MOVED, friendly: true } }), 'pass'), 1);
    const t = go(city({}, {}), 'pass');
    expect([me(t).friendly, me(t, 1).friendly]).toEqual([true, true]);
  });

  it('M-FRIEND-04 M-AMB-38 of several Active chooses', () => {
    const third = { at: 'vir', team: ['squirtle'], also: { ...MOVED, entered: 3 } };
    const t = go(city({}, {}, {}, third), 'pass').expectAsked('opponent', 0);
    expect(t.optionIds()).toEqual(['seat-2', 'seat-3']);
    t.answer('seat-3');
    expect(
      matchOf(t.s)
        .sides.map(({ seat }) => seat)
        .sort(),
    ).toEqual([0, 2]);
  });

  it('M-FRIEND-05 a defeat that leads there triggers it as well', () => {
    const t = city({ at: 'y4', checkpoint: 'vir' }, {}, { spots: { y4: '', 't-b1': 'hiker' } });
    go(t, 'move:t-b1').rolls(['die', 1]);
    if (t.match.chance !== null) t.roll('die', 1);
    expect([fights(t), me(t).debts]).toEqual([true, 1]);
  });

  it('M-FRIEND-05 so does a trade-center trade', () => {
    const t = city(
      { at: 'trade-a', team: ['spearow', 'charmander'] },
      { at: 'cer' },
      { spots: { 'trade-a': 'onix' } },
    );
    go(t, 'interact');
    expect([fights(t), team(t)]).toEqual([true, ['charmander', 'onix']]);
  });

  it('M-FRIEND-05 so does a gym battle', () => {
    const t = city(
      { at: 'gym-a', team: ['charmander'] },
      { at: 'pew' },
      { spots: { 'gym-a': 'misty' }, options: { quickTable: true } },
    );
    go(t, 'interact').roll('power', 'endure').roll('die', 1);
    expect([fights(t), me(t).debts]).toEqual([true, 1]);
  });

  it('M-FRIEND-05 looked at in the end of Active turn alone: others who meet there, or walk through, do not fight', () => {
    const pair = [
      { at: 'vir', team: ['squirtle'], also: MOVED },
      { at: 'vir', team: ['pikachu'], also: MOVED },
    ];
    const t = city({ at: 'y1' }, { at: 'lab' }, { spots: { y1: '' } }, ...pair);
    expectTurnOf(go(t, 'pass'), 1);
    const through = city({ at: 'y3' }, {}, { spots: { y3: '', y5: '' } });
    expectTurnOf(go(through, 'move:vir', 'move:y5', 'pass'), 1);
  });

  it('M-FRIEND-10 M-FRIEND-20 who came to the city first places first and is the lower seed', () => {
    const t = go(city({}, {}), 'pass');
    expect([matchOf(t.s).sides.map(({ seat }) => seat), t.match.open()]).toEqual([[0, 1], [1]]);
    const other = go(city({ also: { ...MOVED, entered: 1 } }, { also: { ...MOVED, entered: 2 } }), 'pass');
    expect([matchOf(other.s).sides.map(({ seat }) => seat), other.match.open()]).toEqual([[1, 0], [0]]);
  });

  it('M-FRIEND-12 M-FRIEND-16 fainted ones too, all at full hearts, and as many as there are', () => {
    const t = go(
      city({ team: ['charmander', { is: 'pikachu', hearts: 0 }], at: 'vir' }, {}, { left: 5 }),
      'pass',
    );
    t.expectAsked('field-place', 1).answer(t.optionIds()[0]); // the one met has only one, so it is not asked for
    expect(t.expectAsked('field-commit', 0).optionIds()).toEqual(['charmander', 'pikachu']);
    t.answer(['charmander', 'pikachu']).answer(t.optionIds()[0]).answer(t.optionIds()[0]);
    const [first, second] = matchOf(t.s).fighters;
    expect([first.hearts, second.hearts]).toEqual([2, 3]);
  });
});

describe('what comes of it', () => {
  const hurt = {
    team: [
      { is: 'charmander', hearts: 1 },
      { is: 'pikachu', hearts: 0 },
    ],
  };
  /** The battle has just been won. */
  const won = (winner: Seat, more: Partial<TableSetup> = {}): Told =>
    city(
      hurt,
      { team: [{ is: 'bulbasaur', hearts: 1 }, 'oddish'] },
      {
        ...more,
        also: (s) => {
          const match = newMatch(s, 'friendly', 0, 1);
          match.sides.forEach((side, i) => {
            s.players[side.seat].team.forEach((card, place) => {
              match.fighters[i * 3 + place] = fighterOf(s, side, card);
            });
          });
          s.league = { kind: 'friendly', winner, finalists: [], final: false, barred: [], match };
          s.agenda = [{ do: 'close' }, { do: 'friendly-over' }];
        },
      },
    );

  it.each([0, 1])(
    'M-FRIEND-13 M-FRIEND-14 M-FRIEND-19 xp for both, Active first, a type token for the winner (seat %i)',
    (winner) => {
      const t = won(winner).expectAsked('xp', 0);
      expect(t.optionIds()).toEqual(['charmander', 'pikachu']);
      t.answer('pikachu').expectAsked('xp', 1).answer('bulbasaur');
      expect([level(t, 'pikachu'), level(t, 'bulbasaur')]).toEqual([2, 2]);
      t.expectAsked('type-token', winner).answer('rock');
      expect(me(t, winner).types.reduce((sum, n) => sum + n, 0)).toBe(1);
      expectTurnOf(t, 1);
    },
  );

  it('M-FRIEND-12 M-FRIEND-15 M-FRIEND-16 hearts are as before, and losing is no defeat', () => {
    const t = go(city(hurt, { team: [{ is: 'bulbasaur', hearts: 1 }, 'oddish'] }, { left: 5 }), 'pass');
    playOut(t).expectAsked('xp', 0);
    expect([hearts(t, 'charmander'), hearts(t, 'pikachu'), hearts(t, 'bulbasaur')]).toEqual([1, 0, 1]);
    expect([me(t).debts, me(t, 1).debts, t.view(0).players[0].at, t.s.league]).toEqual([0, 0, 'vir', null]);
  });

  it('M-FRIEND-19 at maximum level nobody takes it', () => {
    const t = go(city({ team: [{ is: 'pikachu', level: 10 }] }, {}, { left: 5 }), 'pass');
    playOut(t);
    expect(t.told(0, 'xp-lost')).toHaveLength(1);
  });

  it('M-SIMP-03 M-SIMP-11 simplified: 3 xp for the winner one by one, 1 for the loser, no type token', () => {
    const t = won(0, { options: { simplified: true } }).expectAsked('xp', 0);
    t.answer('charmander').answer('pikachu').answer('charmander').expectAsked('xp', 1).answer('oddish');
    expect([level(t, 'charmander'), level(t, 'pikachu'), level(t, 'oddish')]).toEqual([3, 2, 2]);
    expectTurnOf(t, 1);
  });

  it('M-END-05 the end of the adventure is looked at after it: its xp may bring the end', () => {
    // With three players two at their maximum level are enough; the second comes by the xp of the battle.
    const third = { at: 'lab', team: ['squirtle'] };
    const high = (second: number) => ({
      team: [
        { is: 'pikachu', level: 10 },
        { is: 'charmander', level: second },
      ],
    });
    const t = go(city(high(8), {}, { left: 5 }, third), 'pass');
    expect([t.s.phase, fights(t)]).toEqual(['adventure', true]);
    playOut(t).answer('rock'); // the winner's type token
    expect([t.told(0, 'level').length > 0, t.told(0, 'adventure-over').map(([, why]) => why)]).toEqual([
      true,
      ['levels'],
    ]);
    t.expectChance('boulder');
    // Were it looked at before, this would end without a battle.
    expect(fights(go(city(high(9), {}, { left: 5 }, third), 'pass'))).toBe(true);
  });
});
