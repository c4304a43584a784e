import { mix } from '../colour.ts';
import { mirrored, svg } from '../svg.ts';
import type { Plan } from './body.ts';
import { crystal } from './growths.ts';
import { BARE } from './sketch.ts';

export const ball: Plan = ({ has, light, ink, accent, big, family, el, head, backWings, feet }) => {
  const r = 27 + big * 2;
  return (
    backWings(50, 50, 30) +
    (has('ghost') || has('poison')
      ? [
          [20, 34, 7],
          [82, 40, 6],
          [76, 74, 7],
          [24, 72, 5],
        ]
          .map(([x, y, s]) => el(x, y, s, s, mix(accent, light, 0.4)))
          .join('')
      : feet(84, 14)) +
    (has('steel') || has('rock')
      ? mirrored(50, crystal(24, 60, 7, -70, ink, light))
      : mirrored(50, el(23, 62, 6, 5))) +
    head(50, 55, r, r * 0.93, { cyclops: has('steel') && family() > 0.5 })
  );
};

export const blob: Plan = ({ big, el, path, face, earsOn, shine, belly, backWings }) => {
  const k = big * 2;
  const d = svg`M${22 - k} 84Q${18 - k} 56 32 38Q40 26 50 26Q60 26 68 38Q${82 + k} 56 ${78 + k} 84Q${72 + k} 92 64 86Q57 93 50 87Q43 93 36 86Q${28 - k} 92 ${22 - k} 84z`;
  return (
    backWings(50, 56, 28) +
    earsOn(50, 44, 20, 18) +
    path(d) +
    mirrored(50, el(24 - k, 66, 5, 9)) +
    belly(50, 72, 15, 11) +
    shine(50, 46, 20, 20) +
    face(50, 48, 19, 17)
  );
};

export const heads: Plan = ({ has, path, head }) => {
  const one = (x: number, y: number, s: number) =>
    svg`<g>${head(x, y, s, s * 0.94, { cyclops: has('steel') })}</g>`;
  return (
    (has('ground') ? path('M12 88Q20 76 50 78Q80 76 88 88Q70 96 50 95Q30 96 12 88z', '#a9855c') : '') +
    one(50, 36, 17) +
    one(31, 64, 18) +
    one(69, 64, 18)
  );
};

export const tentacles: Plan = ({ has, base, shade, second, big, path, tube, head }) => {
  const t = [24, 36, 50, 64, 76]
    .map((x, i) =>
      tube(
        svg`M${50 + (x - 50) * 0.5} 60Q${x} 72 ${x + (i % 2 ? 5 : -5)} ${88 - Math.abs(i - 2) * 2}`,
        7,
        i % 2 ? shade : base,
      ),
    )
    .join('');
  return (
    t +
    (has('rock') ? path('M24 52Q22 18 54 18Q84 22 80 52Q74 64 62 60Q70 46 60 38Q46 34 44 46z', second) : '') +
    head(50, 46, 25 + big, 22 + big)
  );
};

export const armor: Plan = ({ has, shade, ink, second, big, el, path, tube, head }) => {
  const crab = has('water');
  const legs = mirrored(
    50,
    svg`<path d="M32 72Q20 70 14 84M36 76Q26 78 24 90M34 66Q18 60 10 70" fill="none" stroke="${ink}" stroke-width="7"/><path d="M32 72Q20 70 14 84M36 76Q26 78 24 90M34 66Q18 60 10 70" fill="none" stroke="${shade}" stroke-width="3"/>`,
  );
  const claw = crab
    ? mirrored(
        50,
        tube('M30 60Q16 54 16 42', 6) + path('M16 46Q2 40 6 24Q12 26 14 32Q18 22 26 24Q30 40 16 46z'),
      )
    : '';
  if (has('bug') && !big && !crab)
    return (
      [
        [74, 80, 11],
        [62, 76, 12.5],
        [52, 69, 14],
      ]
        .map(([x, y, s]) => el(x, y, s, s * 0.95) + el(x, y + s * 0.5, s * 0.6, s * 0.36, second, BARE))
        .join('') + head(40, 50, 20, 18.5)
    );
  return (
    legs +
    claw +
    path('M20 66Q22 36 50 36Q78 36 80 66Q66 80 50 80Q34 80 20 66z', has('grass') ? '#e0604c' : shade) +
    (has('grass')
      ? [
          [36, 48, 5],
          [56, 44, 6],
          [68, 56, 4],
        ]
          .map(([a, b, c]) => el(a, b, c, c, '#fff1c9', BARE))
          .join('')
      : svg`<path d="M50 38V60M34 44Q40 54 36 66M66 44Q60 54 64 66" fill="none" stroke="${ink}" stroke-opacity=".35" stroke-width="2.4"/>`) +
    head(50, 66, 19, 16)
  );
};
