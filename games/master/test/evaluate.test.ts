/** What bots steer by. */
import { bots } from '@indigo/bots';
import { Match, seeded } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { master } from '../src/index.ts';
import { newMatch } from '../src/league/prepare.ts';
import { fighterOf } from '../src/league/roster.ts';
import { type Seated, table } from './table.ts';

const worth = (me: Seated, other: Seated = {}): number => {
  const t = table({
    players: [
      { at: 'y1', ...me },
      { at: 'cin', team: ['bulbasaur'], ...other },
    ],
    spots: { y1: '' },
  });
  return master.evaluate?.(t.s, 0) as number;
};

describe('the evaluation', () => {
  it('likes levels, Pokémon, tokens, health and what is near', () => {
    const plain = worth({});
    expect(worth({ team: [{ is: 'charmander', level: 4 }] })).toBeGreaterThan(plain);
    expect(worth({ team: ['charmander', 'pikachu'] })).toBeGreaterThan(plain);
    expect(
      worth({ money: ['hiker'], types: { fire: 1 }, powers: ['endure'], also: { bike: 1 } }),
    ).toBeGreaterThan(plain);
    expect(worth({ team: [{ is: 'charmander', hearts: 1 }] })).toBeLessThan(plain);
    expect(worth({ also: { debts: 2 } })).toBeLessThan(plain);
    expect(worth({ team: [{ is: 'dratini', level: 8 }], at: 'gym-a' })).toBeGreaterThan(
      worth({ team: [{ is: 'dratini', level: 8 }], at: 'r5' }),
    );
  });

  it('minds what the others have, and lies between 0 and 1', () => {
    expect(worth({}, { team: [{ is: 'bulbasaur', level: 7 }] })).toBeLessThan(worth({}));
    expect(worth({ team: ['dratini', 'mewtwo', 'mew'].map((is) => ({ is, level: 6 })) })).toBeLessThanOrEqual(
      1,
    );
  });

  it('counts hearts and knock-outs on the field', () => {
    const t = table({ players: [{ team: ['charmander'] }, { team: ['bulbasaur'] }] });
    const value = (hearts: number, foe: number): number => {
      const s = master.clone(t.s);
      s.phase = 'league';
      s.seeds = [0, 1];
      const match = newMatch(s, 'league', 0, 1);
      match.fighters[0] = { ...fighterOf(s, match.sides[0], s.players[0].team[0]), hex: 3, hearts };
      match.fighters[3] = {
        ...fighterOf(s, match.sides[1], s.players[1].team[0]),
        hex: foe === 0 ? -1 : 40,
        hearts: foe,
      };
      s.league = { kind: 'league', winner: -1, finalists: [], final: true, barred: [], match };
      return master.evaluate?.(s, 0) as number;
    };
    expect(value(2, 1)).toBeGreaterThan(value(1, 1));
    expect(value(2, 0)).toBeGreaterThan(value(2, 1));
  });
});

it('M-FLOW-01 M-FLOW-04 M-GEN-02 greedy bots play a whole match to its one winner', () => {
  const rng = seeded(4);
  const match = Match.start(master, { seats: 2, options: { simplified: true, quickTable: true } }, { rng });
  for (let asked = 0; !match.over; asked++) {
    expect(asked).toBeLessThan(5000);
    const [seat] = match.open();
    match.submit(seat, match.no, bots.greedy.answer(match.outlook(seat), rng));
  }
  expect(match.winners).toHaveLength(1);
  expect(match.s.turn).toBeLessThan(200); // an end condition, not the guard of M-END-08
  expect([match.s.phase, match.s.league?.final, match.s.seeds.length]).toEqual(['league', true, 2]);
});
