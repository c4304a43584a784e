import { describe, expect, it } from 'vitest';
import { challenge, expectTurnOf, isKo, meeting, totals, underTo } from './meeting.ts';
import { handOf, table, teamOf } from './table.ts';

const TM = 'time-machine';

describe('Time Machine', () => {
  it('C-TM-01 its player picks one die, its roller rolls it again, and the new result stands', () => {
    for (const [pips, loser] of [
      [6, 'Charmander'],
      [1, 'Bulbasaur'],
    ] as const) {
      const t = challenge({}, {}, { others: [{ hand: [TM] }] }).rolls(['battle', 4], ['battle', 3]);
      t.expectAsked(TM, 2);
      expect(t.optionIds()).toEqual(['pass', 'reroll:1', 'reroll:2']);
      t.answer('reroll:1').rolls(['battle', pips], ['item', 'fly'], ['item', 'fly']); // better, or worse
      expect(t.told(0, 'rolled').slice(1)).toEqual([
        ['rolled', 0, 4, 'battle'],
        ['rolled', 1, 3, 'battle'],
        ['rolled', 0, pips, 'battle'],
      ]);
      expect([isKo(t, 0, 'Bulbasaur'), isKo(t, 1, 'Charmander')]).toEqual([
        loser === 'Bulbasaur',
        loser === 'Charmander',
      ]);
      expectTurnOf(t, 1);
    }
  });

  it('C-TM-01 the other die stays as it was', () => {
    const t = challenge({}, {}, { others: [{ hand: [TM] }] }).rolls(['battle', 4], ['battle', 3]);
    t.answer('reroll:2').rolls(['battle', 5], ['item', 'fly'], ['item', 'fly']);
    expect(totals(t, 0)).toEqual([[0, 4 + 4, 1, 4 + 5]]);
    expectTurnOf(t, 1);
  });

  it('C-TM-02 any holder may use it on anyone’s die, the own included', () => {
    for (const seat of [0, 1, 2]) {
      const trainers = [0, 1, 2].map((who) => (who === seat ? { hand: [TM] as const } : {}));
      const t = table({ trainers });
      t.rolls(['move', 1]).expectAsked(TM, seat).answers(seat, 'reroll:1').rolls(['move', 4]);
      t.rolls(['item', 'fly'], ['item', 'potion']);
      expect(t.view(0).trainers[0].at).toBe('viridian'); // four spaces, not one
      expect(handOf(t.s, seat)).toEqual(seat === 0 ? ['fly', 'potion'] : []);
      expectTurnOf(t, 1);
    }
  });

  it('C-TM-03 it comes before the mover moves', () => {
    const t = table({ trainers: [{ at: 'saffron', hand: [TM] }, {}] }).rolls(['move', 1]);
    t.expectAsked(TM, 0);
    expect(t.view(1).trainers[0].at).toBe('saffron');
    t.pass().expectAsked('move', 0);
    expect(t.refusal('reroll:1').code).toBe('no-such-option'); // too late
    expect(t.decision().refused).toContainEqual(
      expect.objectContaining({ id: `play:${TM}`, clause: 'C-TM-03' }),
    );
  });

  it('C-TM-03 it comes before the Ball’s amount and the catch are settled', () => {
    const t = table({ trainers: [{ hand: ['great-ball', TM] }, {}] });
    t.rolls(['move', 1]).pass().rolls(['chip', 'Pidgey']).answer('ball:great-ball').rolls(['catch', 6]);
    t.expectAsked(TM, 0);
    expect(teamOf(t.s, 0)).toEqual(['Bulbasaur']);
    t.answer('reroll:1').rolls(['catch', 1]);
    expect(t.told(0, 'missed')).toHaveLength(1); // 6 - 1 would have caught it, 1 + 1 does not
    expectTurnOf(t, 1);
  });

  it('C-TM-03 it is not played before a roll, nor in between', () => {
    const t = table({ trainers: [{ hand: [TM, 'fly'] }, {}] }).expectAsked('start', 0);
    expect(t.optionIds().some((id) => id.startsWith('reroll'))).toBe(false);
    expect(t.decision().refused.map(({ id, clause }) => [id, clause])).toContainEqual([
      `play:${TM}`,
      'C-TM-03',
    ]);
  });

  it('C-TM-04 it works on movement, attack, catch and revival rolls', () => {
    const move = table({ trainers: [{}, { hand: [TM] }] }).rolls(['move', 1]);
    move.answer('reroll:1').expectChance('move');

    const grab = table({ trainers: [{}, { hand: [TM] }] })
      .rolls(['move', 1])
      .pass();
    grab.rolls(['chip', 'Pidgey'], ['catch', 1]).expectAsked(TM, 1).answer('reroll:1').rolls(['catch', 3]);
    expect(teamOf(grab.s, 0)).toEqual(['Bulbasaur', 'Pidgey']);
    expectTurnOf(grab, 1);

    const attack = meeting({}, { hand: [TM] })
      .answer('challenge')
      .rolls(['battle', 1], ['battle', 2]);
    attack.expectAsked(TM, 1).answer('reroll:1').expectChance('battle');

    const ko = ['Bulbasaur', 'Pidgey'];
    const revive = table({ trainers: [{ at: 'g05', team: ko, ko }, { hand: [TM] }] })
      .rolls(['move', 1])
      .pass();
    revive.answer('dice').rolls(['revive', 6]).expectAsked(TM, 1).answer('reroll:1').rolls(['revive', 2]);
    expect(revive.s.trainers[0].ko).toHaveLength(2);
    expectTurnOf(revive, 1);
  });

  it('C-TM-05 a re-rolled die opens a new window, as often as there are cards', () => {
    const t = table({ trainers: [{ hand: [TM, TM] }, { hand: [TM] }, { hand: [TM] }] }).rolls(['move', 1]);
    for (const [seat, left] of [
      [0, 3],
      [1, 2],
      [0, 1],
      [2, 0],
    ]) {
      for (const other of t.match.open()) if (other < seat) t.pass(other);
      t.answers(seat, 'reroll:1');
      expect(t.s.trainers.flatMap(({ hand }) => hand)).toHaveLength(left);
      t.rolls(['move', left === 0 ? 4 : 1]);
    }
    t.rolls(['item', 'fly'], ['item', 'fly']); // no card left: the mover moves
    expect(underTo(t)).toEqual([TM, TM, TM, TM]);
    expectTurnOf(t, 1);
  });

  it('C-TM-06 it works on the Rival selection roll', () => {
    const t = table({ trainers: [{ at: 'i04' }, { hand: [TM] }, {}, {}] })
      .rolls(['move', 1])
      .pass();
    t.rolls(['rival', 2], ['rival', 5], ['rival', 4]).expectAsked(TM, 1);
    expect(t.optionIds()).toEqual(['pass', 'reroll:1', 'reroll:2', 'reroll:3']);
    t.answer('reroll:2').rolls(['rival', 3], ['rival-card', 'Lance']);
    expect(t.told(0, 'became-master')).toEqual([['became-master', 3, 4]]);
    expect(t.told(3, 'rolled').at(-1)).toEqual(['rolled', 2, 3, 'rival']);
    t.expectChance('battle');
  });

  it('C-TM-06 it cannot touch the first-player roll', () => {
    // As if somebody held one before the first turn: there is no window all the same.
    const t = table({
      trainers: [{ hand: [TM] }, {}],
      also: (s) => {
        s.agenda = [{ do: 'setup' }];
        s.unseen[5].push(...s.trainers.flatMap(({ team }) => team.splice(0)));
      },
    });
    t.rolls(['starter', 'Clefairy'], ['starter', 'Pikachu'], ['first', 2], ['first', 3]);
    expect(t.s.active).toBe(1);
    t.expectChance('move');
  });
});
