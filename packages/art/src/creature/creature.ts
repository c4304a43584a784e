import { BODY } from '../palette.ts';
import type { Shape, Species } from '../species/table.ts';
import { r1, svg } from '../svg.ts';
import type { Plan } from './body.ts';
import { limbs } from './limbs.ts';
import { bugWings, fish, squiggle, wings } from './plans-gliding.ts';
import { armor, ball, blob, heads, tentacles } from './plans-round.ts';
import { arms, humanoid, legs, quadruped, upright } from './plans-walking.ts';
import { BARE, type Sketch, sketch } from './sketch.ts';

// biome-ignore format: a table
const PLANS: Readonly<Record<Shape, Plan>> = {
  armor, arms, ball, blob, 'bug-wings': bugWings, fish, heads, humanoid, legs, quadruped, squiggle, tentacles, upright, wings,
};

/** Bubbles, sparkles and wisps around it. */
function air({ has, el, path, species }: Sketch): string {
  let s = '';
  if (has('poison') && species.types.length > 1)
    s += el(14, 26, 4, 4, '#b678cf') + el(84, 22, 3, 3, '#b678cf') + el(88, 86, 3.6, 3.6, '#b678cf');
  const sparkle = (x: number, y: number, r: number): string =>
    path(
      svg`M${x} ${y - r}Q${x + 1} ${y - 1} ${x + r} ${y}Q${x + 1} ${y + 1} ${x} ${y + r}Q${x - 1} ${y + 1} ${x - r} ${y}Q${x - 1} ${y - 1} ${x} ${y - r}z`,
      '#fff',
      BARE,
    );
  if (has('fairy')) s += sparkle(15, 24, 5) + sparkle(86, 30, 4);
  if (has('ghost'))
    s +=
      path('M80 20q5 -6 2 -12q8 6 4 13q-4 4 -6 -1z', '#c7b5f5', BARE) +
      path('M16 30q4 -5 1 -10q7 5 4 11q-3 3 -5 -1z', '#c7b5f5', BARE);
  return s;
}

const pen = (ink: string, line: number): string =>
  `<g stroke="${ink}" stroke-width="${line}" stroke-linejoin="round" stroke-linecap="round"`;

/**
 * A creature drawn by hand, or else from facts, in a box of 100 x 100. Its shape decides the body, its family ears, eyes and markings,
 * its stage size and sharpness, its types what grows on it. `line` is the width of the outline: thinner for big pictures.
 */
export function creature(species: Species, line = 2.4): string {
  if (species.figure !== undefined) return `${pen(BODY[species.colour][3], line)}>${species.figure()}</g>`;
  const plain = sketch(species);
  const figure = PLANS[species.shape]({ ...plain, ...limbs(plain) });
  const k = [0.9, 0.97, 1.05][plain.big];
  return `${pen(plain.ink, line)} transform="translate(${r1(50 - 50 * k)} ${r1(54 - 54 * k)}) scale(${k})">${air(plain)}${figure}</g>`;
}
