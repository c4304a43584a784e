import { random } from '../random.ts';

export type Field = (x: number, y: number) => number;

/** Smooth noise of three octaves over the plane, in -1..1. */
export function noise(seed: number): Field {
  const chance = random(seed);
  const table = Float64Array.from({ length: 4096 }, () => chance() * 2 - 1);
  const at = (x: number, y: number): number =>
    table[((Math.imul(x, 374761393) ^ Math.imul(y, 668265263)) >>> 4) & 4095];
  const ease = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);
  const octave: Field = (x, y) => {
    const i = Math.floor(x);
    const j = Math.floor(y);
    const u = ease(x - i);
    const v = ease(y - j);
    return (
      (at(i, j) * (1 - u) + at(i + 1, j) * u) * (1 - v) + (at(i, j + 1) * (1 - u) + at(i + 1, j + 1) * u) * v
    );
  };
  return (x, y) =>
    octave(x, y) * 0.6 + octave(x * 2.1 + 17, y * 2.1 + 5) * 0.28 + octave(x * 4.3 + 7, y * 4.3 + 31) * 0.12;
}
