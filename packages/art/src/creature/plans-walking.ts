import { mix } from '../colour.ts';
import { mirrored, svg } from '../svg.ts';
import type { Plan } from './body.ts';
import { crystal, flame, petal } from './growths.ts';
import { BARE } from './sketch.ts';

export const upright: Plan = ({ big, el, head, under, belly, backWings, tail, feet, claws }) => {
  const hr = [23, 20.5, 18.5][big];
  const hy = [40, 37, 34][big];
  const by = [71, 70, 68][big];
  const brx = [15, 17.5, 20][big];
  const bry = [17, 19, 22][big];
  return (
    backWings(50, by - 12, 24 + big * 5) +
    tail(50 + brx - 5, by + 8) +
    feet(89, brx * 0.62) +
    claws(89, brx * 0.62) +
    el(50, by, brx, bry) +
    under(50, by, brx - 1, bry - 1) +
    belly(50, by + 3, brx * 0.62, bry * 0.66) +
    mirrored(
      50,
      svg`<g transform="rotate(${28 - big * 6} ${50 - brx} ${by - 6})">${el(50 - brx - 1, by - 1, 5 + big * 0.6, 9 + big)}</g>`,
    ) +
    head(50, hy, hr, hr * 0.9)
  );
};

export const humanoid: Plan = ({ second, big, el, path, tube, head, belly, backWings }) => {
  const hr = [23, 19, 16.5][big];
  const hy = [40, 35, 31][big];
  return (
    backWings(50, 56, 25) +
    mirrored(50, tube(svg`M44 74Q40 82 ${39 - big} 88`, 9 + big)) +
    mirrored(50, tube(svg`M${40 - big} 58Q${28 - big * 2} 62 ${29 - big * 3} ${73 - big}`, 7 + big * 2)) +
    (big ? mirrored(50, el(29 - big * 3, 74, 5.5 + big, 5.5 + big, second)) : '') +
    path(
      svg`M${36 - big * 3} 54Q50 ${46 - big} ${64 + big * 3} 54Q${66 + big} 70 61 81Q50 86 39 81Q${34 - big} 70 ${36 - big * 3} 54z`,
    ) +
    belly(50, 68, 9, 11) +
    head(50, hy, hr, hr * 0.92)
  );
};

export const quadruped: Plan = ({
  has,
  base,
  shade,
  ink,
  second,
  accent2,
  big,
  marking,
  el,
  path,
  head,
  under,
  backWings,
  tail,
}) => {
  const hr = [20.5, 19, 17.5][big];
  const hx = [36, 35, 35][big];
  const hy = [47, 43, 40][big];
  const brx = [22, 25, 27][big];
  const bry = [14, 15.5, 17][big];
  const bx = 57;
  const by = 66;
  const leg = (x: number, f: string) =>
    svg`<path d="M${x - 4.5} 70V86Q${x - 5} 90 ${x} 90Q${x + 5.5} 90 ${x + 5} 86V70z" fill="${f}"/>`;
  const mane =
    big && (has('fire') || has('normal') || has('dark') || has('electric') || has('psychic'))
      ? Array.from({ length: 9 }, (_, i) =>
          el(hx + Math.cos(i * 0.7) * (hr + 1), hy + 4 + Math.sin(i * 0.7) * (hr - 1), 7, 7, second),
        ).join('')
      : '';
  const back = has('grass')
    ? big
      ? petal(63, 45, 9 + big * 2, 6, mix(accent2, '#ffb3c0', 0.6))
      : path('M50 54Q52 34 64 34Q77 36 76 55z', '#57a84a')
    : has('rock') || has('ground') || has('ice')
      ? [48, 60, 72]
          .map((x, i) =>
            crystal(x, 55 + Math.abs(i - 1), 6 + big, (i - 1) * 14, ink, has('ice') ? '#a9e4ee' : shade),
          )
          .join('')
      : has('fire') && big
        ? flame(66, 55, 9)
        : '';
  return (
    backWings(58, 52, 24) +
    tail(76, 62) +
    leg(47, shade) +
    leg(71, shade) +
    back +
    el(bx, by, brx, bry) +
    under(bx, by, brx - 1, bry - 1) +
    (marking === 'spots'
      ? [
          [60, 58, 4],
          [70, 63, 3],
          [52, 62, 3],
        ]
          .map(([a, b, c]) => el(a, b, c, c * 0.8, shade, BARE))
          .join('')
      : marking === 'stripes'
        ? svg`<path d="M60 52q3 7 0 13M68 54q3 6 1 12" fill="none" stroke="${shade}" stroke-width="3"/>`
        : '') +
    leg(39, base) +
    leg(64, base) +
    mane +
    head(hx, hy, hr, hr * 0.9)
  );
};

export const legs: Plan = ({ species, has, shade, ink, big, el, head, backWings }) => {
  const bird = has('flying') || (has('fire') && species.colour === 'red');
  return (
    mirrored(
      50,
      svg`<path d="M41 68L40 86" fill="none" stroke="${ink}" stroke-width="9"/><path d="M41 68L40 86" fill="none" stroke="${bird ? '#e6b35a' : shade}" stroke-width="4.6"/>` +
        el(38, 88, 8, 4.4, bird ? '#e6b35a' : shade),
    ) +
    backWings(50, 54, 22) +
    head(50, 47, 25 + big, 23 + big, { beak: bird })
  );
};

export const arms: Plan = ({ has, base, shade, light, big, el, path, tube, head }) => {
  if (has('steel') || has('electric'))
    return (
      mirrored(50, tube('M34 56Q20 54 16 60', 6, light) + path('M8 56h10v4h-5v6h5v4h-10z', light)) +
      head(50, 52, 22 + big * 2, 21 + big * 2, { cyclops: true })
    );
  const hand = mirrored(
    50,
    el(17, 66, 9, 8) +
      svg`<path d="M9 66l-4 -4M10 61l-3 -5M16 58l-1 -5" stroke-width="4.5" fill="none"/><path d="M9 66l-4 -4M10 61l-3 -5M16 58l-1 -5" stroke="${base}" stroke-width="2" fill="none"/>`,
  );
  return (
    (has('rock') ? mirrored(50, tube('M32 58Q20 56 17 66', 8)) : '') +
    hand +
    (has('ghost') || has('poison') ? path('M30 56Q32 84 52 92Q50 80 62 78Q72 70 70 54z', shade) : '') +
    head(50, 48, 25, 23)
  );
};
