import { seeded } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import {
  ALL_HEXES,
  add,
  DISTANCE,
  FAR,
  HEXES,
  hexAt,
  NEIGHBOURS,
  SPOTS,
  setOf,
} from '../src/league/field.ts';
import { sees } from '../src/league/sight.ts';
import { at as at_, attacks, field, hearts, type On } from './field.ts';

const at = (place: string): number => {
  const [row, col] = place.split(',').map(Number);
  return hexAt(row, col);
};
const looks = (
  from: string,
  to: string,
  ...obstacles: readonly string[]
): [open: boolean, closed: boolean] => [
  sees(at(from), at(to), setOf(obstacles.map(at)), false),
  sees(at(from), at(to), setOf(obstacles.map(at)), true),
];

describe('Line of sight', () => {
  it('M-EX-25 adjacent hexes see each other', () => {
    expect(looks('4,1', '4,2', '3,2', '5,2')).toEqual([true, true]);
  });
  it('M-EX-26 nothing between', () => {
    expect(looks('4,1', '4,3')).toEqual([true, true]);
  });
  it('M-EX-27 a line over the tops only touches the hex between', () => {
    expect(looks('4,1', '4,3', '4,2')).toEqual([true, false]);
  });
  it('M-EX-28 the mirror line below is free', () => {
    expect(looks('4,1', '4,3', '4,2', '3,2')).toEqual([true, false]);
  });
  it('M-EX-29 both lines shut', () => {
    expect(looks('4,1', '4,3', '4,2', '3,2', '5,2')).toEqual([false, false]);
  });
  it('M-EX-30 both lines shut, one on each side', () => {
    expect(looks('4,1', '4,3', '4,2', '3,3', '5,2')).toEqual([false, false]);
  });
  it('M-EX-31 at the border only the inner line counts', () => {
    expect(looks('0,1', '0,3', '0,2')).toEqual([true, false]);
  });
  it('M-EX-32 inner line shut, outer line outside', () => {
    expect(looks('0,1', '0,3', '0,2', '1,2')).toEqual([false, false]);
  });
  it('M-EX-33 through the hex between', () => {
    expect(looks('1,0', '3,0')).toEqual([true, true]);
  });
  it('M-EX-34 the way round would run along the border', () => {
    expect(looks('1,0', '3,0', '2,0')).toEqual([false, false]);
  });
  it('M-EX-35 past one of the two hexes between', () => {
    expect(looks('6,5', '7,4', '6,4')).toEqual([true, true]);
  });
  it('M-EX-36 the seam between two obstacles is shut', () => {
    expect(looks('6,5', '7,4', '6,4', '7,5')).toEqual([false, false]);
  });
  it('M-EX-37 along the side edge of a boulder', () => {
    expect(looks('1,3', '5,3', '3,3')).toEqual([true, false]);
  });
  it('M-EX-38 a wall', () => {
    expect(looks('2,2', '6,2', '4,1', '4,2', '4,3')).toEqual([false, false]);
  });
  it('M-EX-39 past all six boulders', () => {
    const spots = SPOTS.map((hex) => `${HEXES[hex].row},${HEXES[hex].col}`);
    expect(looks('0,2', '8,3', ...spots)).toEqual([false, false]);
  });

  it('M-LOS-01 a target out of sight is not affected, one in sight is', () => {
    const walls = ['4,2', '3,2', '5,2'];
    const high = [{ is: 'bulbasaur', at: '4,1', knows: ['swift'] }];
    const seen = field({ high, low: [{ is: 'pidgey', at: '4,3' }] });
    expect(attacks(seen)).toContain('swift');
    const hidden = field({ high, low: [{ is: 'pidgey', at: '4,3' }], boulders: walls });
    expect(attacks(hidden)).not.toContain('swift');
    expect(hidden.refusal('attack:swift').clause).toBe('M-ATK-08');
  });

  it('M-LOS-02 one line of the 36 between corners is enough', () => {
    // Through the middle everything is shut; one line past the upper corners is left.
    expect(looks('4,1', '4,3', '4,2', '5,2')[0]).toBe(true);
    expect(looks('4,1', '4,3', '4,2', '5,2', '3,2')[0]).toBe(false);
  });

  it('M-LOS-03 a line that touches the outside of the field does not count', () => {
    // The same three hexes in a row, at the border and inside it.
    expect(looks('0,1', '0,3', '0,2', '1,2')[0]).toBe(false);
    expect(looks('2,1', '2,3', '2,2', '3,2')[0]).toBe(true);
  });

  it('M-LOS-04 a line that crosses an obstacle does not count', () => {
    expect(looks('1,0', '3,0', '2,0')[0]).toBe(false);
    expect(looks('1,0', '3,0')[0]).toBe(true);
  });

  it('M-LOS-05 the ends of a line may touch border and obstacles', () => {
    expect(looks('0,0', '1,0', '0,1', '1,1')).toEqual([true, true]);
    expect(looks('0,0', '2,0', '1,0')[0]).toBe(true);
  });

  it('M-LOS-06 boulders and Pokémon of both sides are obstacles', () => {
    const high = { is: 'bulbasaur', at: '4,1', knows: ['swift'] };
    const wall = ['4,2', '3,2'].map((at, i) => ({ is: ['oddish', 'weedle'][i], at }));
    const foe = { is: 'pidgey', at: '4,3' };
    const sees = (rows: { high: On[]; low: On[]; boulders: string[] }): string[] => {
      const t = field(rows);
      t.answer('attack:swift');
      return t.optionIds();
    };
    expect(sees({ high: [high, ...wall], low: [foe], boulders: [] })).toContain('pidgey');
    expect(sees({ high: [high, ...wall], low: [foe], boulders: ['5,2'] })).not.toContain('pidgey');
    expect(sees({ high: [high], low: [foe, ...wall], boulders: ['5,2'] })).not.toContain('pidgey');
  });

  it('M-LOS-07 adjacent hexes always see each other', () => {
    const all = setOf(ALL_HEXES);
    for (const from of ALL_HEXES)
      for (const to of NEIGHBOURS[from]) expect(sees(from, to, all, true)).toBe(true);
  });

  it('M-LOS-08 sight is symmetric, whatever lies about', () => {
    const rng = seeded(7);
    for (let i = 0; i < 400; i++) {
      const walls = { lo: 0, hi: 0 };
      for (let k = 0; k < 12; k++) add(walls, rng(HEXES.length));
      const [a, b] = [rng(HEXES.length), rng(HEXES.length)];
      expect(sees(a, b, walls, i % 2 === 0)).toBe(sees(b, a, walls, i % 2 === 0));
    }
  });

  it('M-LOS-09 whole numbers decide: turned by half, every position looks the same', () => {
    const turned = (hex: number): number =>
      hexAt(8 - HEXES[hex].row, (HEXES[hex].row % 2 === 0 ? 5 : 6) - HEXES[hex].col);
    const rng = seeded(9);
    for (let i = 0; i < 400; i++) {
      const [walls, mirrored] = [
        { lo: 0, hi: 0 },
        { lo: 0, hi: 0 },
      ];
      for (let k = 0; k < 10; k++) {
        const hex = rng(HEXES.length);
        add(walls, hex);
        add(mirrored, turned(hex));
      }
      const [a, b] = [rng(HEXES.length), rng(HEXES.length)];
      expect(sees(a, b, walls, false)).toBe(sees(turned(a), turned(b), mirrored, false));
    }
    expect([HEXES.length, FAR, DISTANCE[hexAt(0, 0)][hexAt(8, 5)]]).toEqual([58, 9, 9]);
  });

  it('M-LOS-10 of an area each target is looked at by itself', () => {
    const t = field({
      high: [{ is: 'charmander', at: '4,1' }],
      low: [
        { is: 'pidgey', at: '4,3' },
        { is: 'rattata', at: '3,3' },
      ],
      boulders: ['4,2', '5,2', '5,1'],
    });
    // Ember would cover both, but 4,3 lies behind the wall.
    t.answer('attack:ember');
    expect([
      hearts(t, 'rattata') < at_(t, 'rattata').max,
      hearts(t, 'pidgey') === at_(t, 'pidgey').max,
    ]).toEqual([true, true]);
  });

  it('M-LOS-11 a corner at which the field ends counts as outside', () => {
    // The only line past 2,0 runs through corners of the border.
    expect(looks('1,0', '3,0', '2,0')[0]).toBe(false);
    expect(looks('1,1', '3,1', '2,1')[0]).toBe(true);
  });

  it('M-LOS-12 running along one obstacle is allowed, along the seam of two is not; closed, any contact blocks', () => {
    expect(looks('1,3', '5,3', '3,3')).toEqual([true, false]);
    expect(looks('6,5', '7,4', '6,4', '7,5')).toEqual([false, false]);
    const set = (sight: string) =>
      field({
        high: [{ is: 'bulbasaur', at: '4,1', knows: ['swift'] }],
        low: [{ is: 'pidgey', at: '4,3' }],
        boulders: ['4,2'],
        options: { sight },
      });
    expect([attacks(set('open')).includes('swift'), attacks(set('closed')).includes('swift')]).toEqual([
      true,
      false,
    ]);
  });

  it('M-LOS-13 what stands on the two hexes themselves is no obstacle', () => {
    expect(looks('4,1', '4,3', '4,1', '4,3')).toEqual([true, true]);
  });
});
