/** How signs are drawn: a box of 24 x 24, one ink (currentColor), holes by even-odd. */

export const solid = (d: string, rule: 'evenodd' | 'nonzero' = 'evenodd'): string =>
  `<path fill="currentColor" fill-rule="${rule}" d="${d}"/>`;

export const line = (d: string, width = 2): string =>
  `<path fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;

/** Path of a disc. */
export const disc = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** `n` copies round the middle. */
export const turned = (n: number, markup: string): string =>
  Array.from({ length: n }, (_, i) => `<g transform="rotate(${(360 / n) * i} 12 12)">${markup}</g>`).join('');

const round = (n: number): number => Math.round(n * 100) / 100;

type Point = readonly [number, number];

/** A facet, drawn a little smaller so that gaps show between neighbours. */
function facet(corners: readonly Point[]): string {
  const mean = (i: 0 | 1): number => corners.reduce((sum, p) => sum + p[i], 0) / corners.length;
  const [mx, my] = [mean(0), mean(1)];
  const near = (at: number, middle: number): number => round(middle + (at - middle) * 0.88);
  return `M${corners.map(([x, y]) => `${near(x, mx)} ${near(y, my)}`).join('L')}z`;
}

function facets(): string {
  const [a, b, c, d, e, f]: readonly Point[] = [
    [8, 2.5],
    [16.5, 3.5],
    [22.5, 11],
    [19.5, 21],
    [5.5, 21],
    [1.5, 12.5],
  ];
  const middle: Point = [11, 10.6];
  return [
    [a, b, middle],
    [b, c, d, middle],
    [d, e, middle],
    [e, f, a, middle],
  ]
    .map(facet)
    .join('');
}

export const ROCK = facets();
