import { Script } from '@indigo/battery';
import { type Plain, SPECTATOR } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { CHIPS } from '../src/data/chips.ts';
import { RIVALS } from '../src/data/rivals.ts';
import { classic } from '../src/index.ts';
import { added, expectTurnOf, send, totals } from './meeting.ts';
import { playRandomly } from './random.ts';
import { dexOf, table, teamOf } from './table.ts';

const namesOf = (colour: string): string[] =>
  CHIPS.filter((chip) => chip.colour === colour).map((chip) => chip.name);

describe('General', () => {
  it('C-GEN-01 two to six trainers, and no other number', () => {
    for (const seats of [2, 3, 4, 5, 6]) {
      expect(new Script(classic, { seats, seed: seats }).s.trainers).toHaveLength(seats);
    }
    for (const seats of [-1, 0, 1, 7, 2.5]) {
      expect(() => new Script(classic, { seats, seed: 1 }), `${seats}`).toThrow('2 to 6 players');
    }
  });

  it('C-GEN-02 only a higher total than the Master’s wins', () => {
    // Venusaur 8 + 1 and no card against Lorelei 10 + 6 + die: lower, equal, higher
    const final = () =>
      table({ trainers: [{ at: 'i04', team: ['Bulbasaur', 'Ivysaur', 'Venusaur'] }, {}] })
        .rolls(['move', 1], ['rival-card', 'Lorelei'])
        .answer(send('Venusaur'));
    const lost = final().rolls(['battle', 3], ['battle', 1], ['item', 'fly'], ['item', 'fly']);
    expect(totals(lost, SPECTATOR)).toEqual([[0, 16, 1, 17]]);
    expect([lost.over, lost.s.winner]).toEqual([false, -1]);
    expectTurnOf(lost, 1);
    const tied = final().rolls(['battle', 4], ['battle', 1]);
    expect([tied.over, tied.s.winner]).toEqual([false, -1]);
    tied.rolls(['battle', 5], ['battle', 1]);
    expect([tied.over, tied.winners]).toEqual([true, [0]]);
  });

  it('C-GEN-02 Power Points, a large team and many cards never win', () => {
    const team = ['Pikachu', ...namesOf('red'), ...namesOf('blue')];
    const hand = ['fly', 'fly', 'master-ball', 'attack-bonus-5', 'attack-bonus-5', 'potion'] as const;
    const t = table({ trainers: [{ at: 'i01', team, hand }, {}] });
    expect(t.view(0).trainers[0].power).toBeGreaterThan(400);
    t.answer('roll').rolls(['move', 1], ['item', 'potion']);
    expect(t.over).toBe(false);
    expectTurnOf(t, 1);
  });

  it('C-GEN-02 every match of chance players ends with the finalist above the Master', () => {
    for (const seed of [1, 2, 3]) {
      let last: readonly Plain[] = [];
      let master: Plain = -1;
      let rival = -1;
      const winners = playRandomly(2 + seed, seed, {
        hear: (what, facts) => {
          if (what === 'totals') last = facts;
          if (what === 'rival-shown') [master, rival] = facts as [number, number];
        },
      });
      const [finalist, mine, other, theirs] = added(last);
      expect(winners).toEqual([finalist]);
      expect(other).toBe(master);
      expect(mine).toBeGreaterThan(theirs);
      expect(theirs).toBeGreaterThan(RIVALS[rival].attack);
    }
  });

  it('C-GEN-03 a team grows without end, and no chip is ever released', () => {
    const team = [
      'Pikachu',
      ...namesOf('green'),
      ...namesOf('blue'),
      ...namesOf('red'),
      ...namesOf('yellow'),
    ];
    const t = table({ trainers: [{ team, at: 'p03' }, { at: 'pewter' }], circles: { p05: 'Pidgey' } });
    t.rolls(['move', 3], ['catch', 3], ['item', 'fly'], ['item', 'fly']);
    expect(teamOf(t.s, 0)).toEqual([...team, 'Pidgey']);
    expectTurnOf(t, 1);
    expect(team).toHaveLength(110);
    let owned = 0;
    playRandomly(4, 11, {
      turns: 400,
      look: (s) => {
        const now = s.trainers.reduce((sum, trainer) => sum + trainer.team.length, 0);
        if (now < owned) expect.fail(`${owned} chips were owned, now ${now}`);
        owned = now;
      },
    });
    expect(owned).toBeGreaterThan(20);
  });

  it('C-GEN-04 no Pokémon is ever in two places, and none is lost', () => {
    playRandomly(5, 12, {
      turns: 400,
      look: (s) => {
        const lying = s.circles.filter((lies) => lies > 0);
        const chips = [...lying, ...s.unseen.flat(), ...s.trainers.flatMap((trainer) => trainer.team)];
        if (chips.length !== 150 || new Set(chips).size !== 150) expect.fail(`chips: ${chips.join(' ')}`);
      },
    });
  });

  it('C-GEN-05 with the whole team knocked out turns go on as ever', () => {
    const t = table({
      trainers: [
        { at: 'viridian', team: ['Pikachu', 'Pidgey'], ko: ['Pikachu', 'Pidgey'] },
        { at: 'pewter', team: ['Meowth'], ko: ['Meowth'] },
      ],
    });
    t.rolls(['move', 2], ['chip', 'Rattata'], ['catch', 3]); // it moves, and catches too
    expect(teamOf(t.s, 0)).toEqual(['Pikachu', 'Pidgey', 'Rattata']);
    expectTurnOf(t, 1);
    t.rolls(['move', 2], ['chip', 'Weedle'], ['catch', 1]);
    expectTurnOf(t, 0);
  });

  it('C-GEN-06 neither the Power Points nor the Attack Strength of a chip catch it', () => {
    // Butterfree: 6 Power Points, Attack Strength 5, caught with a 3 or 4
    const meet = (pips: number) => {
      const t = table({
        trainers: [{ at: 'vermilion' }, { at: 'viridian' }],
        circles: { b02: 'Butterfree' },
      });
      t.rolls(['move', 1]).answer('move:b02').rolls(['catch', pips]);
      expectTurnOf(t, 1);
      return t;
    };
    for (const pips of [6, 5]) expect(teamOf(meet(pips).s, 0)).toEqual(['Bulbasaur']);
    const t = meet(4);
    expect(teamOf(t.s, 0)).toEqual(['Bulbasaur', 'Butterfree']);
    expect(t.view(1).trainers[0].power).toBe(4 + 6);
  });

  it('C-GEN-06 a battle is fought with the Attack Strength alone', () => {
    const t = table({ trainers: [{ at: 'p01', team: ['Pikachu', 'Butterfree'] }, { at: 'p03' }] });
    t.rolls(['move', 1], ['event', 'fight']).answer(send('Butterfree'));
    t.rolls(['battle', 6], ['battle', 1], ['item', 'fly'], ['item', 'potion']);
    expect(totals(t, SPECTATOR)).toEqual([[0, 5 + 6, 1, 4 + 1]]);
    expect(t.s.trainers[1].ko).toEqual([dexOf('Charmander')]);
    expectTurnOf(t, 1);
  });
});
