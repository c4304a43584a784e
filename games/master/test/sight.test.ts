import { describe, expect, it } from 'vitest';
import { HEXES, hexAt, SPOTS, setOf } from '../src/league/field.ts';
import { sees } from '../src/league/sight.ts';

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
});
