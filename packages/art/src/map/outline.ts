import type { Loop, Point } from './contours.ts';

const area = (loop: Loop): number =>
  loop.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = loop[(i + 1) % loop.length];
    return sum + x * nextY - nextX * y;
  }, 0) / 2;

const triangle = (a: Point, b: Point, c: Point): number =>
  Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;

/** Leaves out points that hardly bend the line: again and again the one whose triangle is smallest. */
function simpler(loop: Loop, least: number): Loop {
  const points = loop.slice();
  const weight = (i: number): number => {
    const n = points.length;
    return triangle(points[(i + n - 1) % n], points[i], points[(i + 1) % n]);
  };
  const weights = points.map((_, i) => weight(i));
  while (points.length > 8) {
    let lightest = 0;
    for (let i = 1; i < weights.length; i++) if (weights[i] < weights[lightest]) lightest = i;
    if (weights[lightest] >= least) break;
    points.splice(lightest, 1);
    weights.splice(lightest, 1);
    for (const i of [lightest - 1, lightest]) {
      const at = (i + points.length) % points.length;
      weights[at] = weight(at);
    }
  }
  return points;
}

/** Numbers as a path wants them: a minus parts two numbers as well as a blank does. */
const pairs = (numbers: readonly number[]): string => numbers.join(' ').replaceAll(' -', '-');

/**
 * A loop as a smooth curve, in half units. The loop's points are the curve's control points and the curve passes midway
 * between each two of them: so every control point mirrors the one before, which is what `t` says with half the numbers.
 * Half units keep the midpoints whole, and whole numbers do not drift.
 */
function curve(loop: Loop): string {
  const points = loop.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  const n = points.length;
  const middle = (i: number): Point => {
    const [a, b] = [points[i % n], points[(i + 1) % n]];
    return [a[0] + b[0], a[1] + b[1]];
  };
  const start = middle(n - 1);
  const first = middle(0);
  const control: Point = [2 * points[0][0] - start[0], 2 * points[0][1] - start[1]];
  const steps = points.slice(1).flatMap((_, i) => {
    const [from, to] = [middle(i), middle(i + 1)];
    return [to[0] - from[0], to[1] - from[1]];
  });
  return `M${pairs(start)}q${pairs([...control, first[0] - start[0], first[1] - start[1]])}t${pairs(steps)}z`;
}

/** Outlines as path data in half units: draw them scaled by .5. Areas below `smallest` are left out. */
export const outline = (loops: readonly Loop[], smallest: number, least: number): string =>
  loops
    .filter((loop) => Math.abs(area(loop)) > smallest)
    .map((loop) => curve(simpler(loop, least)))
    .join('');
