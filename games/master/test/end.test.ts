import { describe, expect, it } from 'vitest';
import { boardFor } from '../src/board.ts';
import { ending } from '../src/rules/end.ts';
import { scene } from '../src/scene.ts';
import { EMPTY, type Master } from '../src/state.ts';
import { go, hearts, type Seated, type TableSetup, type Told, table } from './table.ts';

const TWO: readonly Seated[] = [{ at: 'y1' }, { at: 'y1' }];
const pass = (setup: Partial<TableSetup>): Told =>
  go(table({ players: TWO, spots: { y1: '' }, ...setup }), 'pass');
const beat = (s: Master, left: number): void => {
  const { trainers } = boardFor(s.options.simplified);
  for (const node of trainers.slice(left)) s.spots[node] = EMPTY;
};
const whyOver = (t: Told) => t.told(7, 'adventure-over').map(([, why]) => why);
const isSeeded = (t: Told): boolean => t.match.chance?.why === 'seed' || t.s.seeds.length > 0;

describe('end of the adventure phase', () => {
  it('M-END-01 M-END-04 all three gyms', () => {
    const t = pass({
      also: (s) => {
        s.gymsBeaten = 3;
      },
    });
    expect([whyOver(t), isSeeded(t)]).toEqual([['gyms'], true]);
    settle(t);
    const two = pass({
      also: (s) => {
        s.gymsBeaten = 2;
      },
    });
    two.expectAsked('act', 1);
  });

  const MAX = [
    { is: 'charmander', level: 9 },
    { is: 'squirtle', level: 9 },
    { is: 'bulbasaur', level: 9 },
  ];
  /** The first player owns so many at their maximum level, the second one more. */
  const high = (seats: number, count: number): readonly Seated[] => [
    { at: 'y1', team: [...MAX.slice(0, count), { is: 'pidgey', level: 7 }] },
    { at: 'y1', team: [{ is: 'pikachu', level: 10 }] },
    ...['meowth', 'rattata'].slice(0, seats - 2).map((is) => ({ at: 'y1', team: [is] })),
  ];

  it.each([
    ['M-END-02 M-END-06', 4, 2, {}],
    ['M-VAR-03 M-END-02', 3, 2, {}],
    ['M-VAR-07 M-END-02', 2, 2, {}],
    ['M-VAR-07 M-AMB-60', 2, 3, { houseEnd: true }],
    ['M-VAR-07 M-END-02', 4, 2, { houseEnd: true }],
    ['M-VAR-07 M-SIMP-07', 2, 2, { simplified: true, houseEnd: true }],
  ])(
    '%s with %i players %i Pokémon of one player at their maximum level, %j',
    (_, seats, enough, options) => {
      const t = pass({ players: high(seats, enough), options });
      expect(whyOver(t)).toEqual(['levels']);
      settle(t);
      pass({ players: high(seats, enough - 1), options }).expectAsked('act', 1);
    },
  );

  it.each([
    ['M-END-03 M-END-07', 4, 2, {}],
    ['M-VAR-07 M-END-03', 3, 2, {}],
    ['M-VAR-07 M-AMB-60', 3, 3, { houseEnd: true }],
    ['M-VAR-03 M-END-03', 2, 2, {}],
  ])('%s with %i players at most %i random trainers left, %j', (_, seats, most, options) => {
    const team = ['charmander', 'bulbasaur', 'squirtle', 'pikachu'];
    const players = team.slice(0, seats).map((is, seat) => ({ at: 'y1', team: [{ is, level: seat + 2 }] }));
    pass({ players, options, also: (s) => beat(s, most + 1) }).expectAsked('act', 1);
    for (const left of [most, most - 1]) {
      const t = pass({ players, options, also: (s) => beat(s, left) });
      expect(whyOver(t)).toEqual(['trainers']);
      settle(t);
    }
  });

  it('M-VAR-07 goals and the line of the end say what is in force', () => {
    const over = (enough: number, houseEnd: boolean) => {
      const t = pass({ players: high(2, enough), options: { houseEnd } });
      settle(t);
      return t.told(0, 'adventure-over')[0];
    };
    expect([over(2, false), over(3, true)]).toEqual([
      ['adventure-over', 'levels', 2],
      ['adventure-over', 'levels', 3],
    ]);
    const lines = (seats: number, houseEnd: boolean) =>
      scene(table({ players: high(seats, 1), options: { houseEnd } }).view(0)).progress?.lines.map(
        ([key]) => key,
      );
    expect(lines(2, true)).toContain('goals.house');
    expect(lines(2, false)).not.toContain('goals.house');
    expect(lines(4, true)).not.toContain('goals.house');
  });

  it('M-SIMP-07 in the simplified game one', () => {
    pass({ options: { simplified: true }, also: (s) => beat(s, 2) }).expectAsked('act', 1);
    const t = pass({ options: { simplified: true }, also: (s) => beat(s, 1) });
    expect(whyOver(t)).toEqual(['trainers']);
    settle(t);
  });

  it('M-END-05 M-AMB-41 M-TURN-08 looked at when the turn is over; the round is not completed', () => {
    const t = table({
      players: TWO,
      spots: { y1: '' },
      also: (s) => {
        s.gymsBeaten = 3;
      },
    });
    t.expectAsked('act', 0);
    go(t, 'camp', 'pass');
    expect(t.s.turn).toBe(1);
    settle(t);
  });

  it('M-END-08 M-AMB-73 after so many rounds it is over; 0 is never', () => {
    const s = (options: { maxRounds: number }, turn: number): Master =>
      table({
        players: TWO,
        spots: { y1: '' },
        options,
        also: (state) => {
          state.turn = turn - 1;
        },
      }).s;
    expect(ending(s({ maxRounds: 3 }, 6), 2)).toBe('rounds');
    expect(ending(s({ maxRounds: 3 }, 5), 2)).toBeNull();
    expect(ending(s({ maxRounds: 0 }, 5000), 2)).toBeNull();
    expect(ending(s({ maxRounds: 100 }, 200), 2)).toBe('rounds');
  });
});

/** Draws what is to be drawn for seeds, so that the script can end. */
function settle(t: Told): Told {
  while (t.match.chance?.why === 'seed') t.roll('seed', 0);
  if (t.match.chance !== null) t.expectChance(t.match.chance.why);
  return t;
}

describe('seeding', () => {
  const over = (players: readonly Seated[]): Told =>
    pass({
      players: players.map((one) => ({ at: 'y1', ...one })),
      also: (s) => {
        s.gymsBeaten = 3;
      },
    });

  it('M-SEED-01 M-SEED-02 M-SEED-03 M-SEED-07 the highest hearts, then the second highest; missing ones count 0', () => {
    const t = over([
      { team: [{ is: 'bulbasaur', level: 9, hearts: 1 }] }, // 10
      { team: ['rattata', { is: 'squirtle', level: 9 }] }, // 10, 2, in whatever order they were caught
      { team: [{ is: 'pikachu', level: 10, hearts: 0 }] }, // 11
      {
        team: [
          { is: 'charmander', level: 9 },
          { is: 'geodude', level: 8 },
        ],
      }, // 9, 9
    ]);
    expect(t.s.seeds).toEqual([2, 1, 0, 3]);
    settle(t);
  });

  it('M-SEED-04 M-TYPE-08 type tokens do not count', () => {
    const t = over([
      { team: [{ is: 'charmander', level: 8 }], types: { fire: 2 } }, // 8
      { team: [{ is: 'squirtle', level: 8 }] }, // 9
    ]);
    expect(t.s.seeds).toEqual([1, 0]);
    settle(t);
  });

  it('M-SEED-05 those who are equal are drawn for', () => {
    const t = over([{ team: ['charmander'] }, { team: ['squirtle'] }, { team: ['pikachu'] }]);
    t.roll('seed', 1);
    expect(t.s.seeds).toEqual([2, 1, 0]);
    settle(t);
  });

  it('M-SHOP-12 M-AMB-48 everybody is restored, the fainted too', () => {
    const t = settle(over([{ team: [{ is: 'charmander', hearts: 0 }, 'meowth'] }, { team: ['pikachu'] }]));
    expect(hearts(t, 'charmander')).toBe(2);
  });
});
