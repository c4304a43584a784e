import { mix } from '../colour.ts';
import { mirrored, svg } from '../svg.ts';
import type { Plan } from './body.ts';
import { crystal, flame, spike } from './growths.ts';
import { BARE } from './sketch.ts';

export const squiggle: Plan = ({ has, shade, second, big, el, path, tube, head, backWings }) => {
  const seg = has('rock') || has('steel') || has('ground');
  const body = seg
    ? [
        [28, 84, 9],
        [44, 86, 10.5],
        [61, 82, 11.5],
        [70, 67, 12],
        [62, 53, 12.5],
      ]
        .map(([x, y, s]) =>
          has('bug')
            ? el(x, y, s, s)
            : path(
                svg`M${x - s} ${y}L${x - s * 0.6} ${y - s * 0.9}L${x + s * 0.6} ${y - s * 0.9}L${x + s} ${y}L${x + s * 0.5} ${y + s * 0.9}L${x - s * 0.6} ${y + s * 0.85}z`,
              ) +
              path(
                svg`M${x + s * 0.6} ${y - s * 0.9}L${x + s} ${y}L${x + s * 0.5} ${y + s * 0.9}L${x + s * 0.2} ${y}z`,
                shade,
                BARE,
              ),
        )
        .join('')
    : has('bug')
      ? path('M34 34Q26 60 44 90Q50 95 56 90Q74 60 66 34z') +
        svg`<path d="M34 60Q50 68 66 60M38 74Q50 81 62 74" fill="none" stroke="${shade}" stroke-width="3"/>`
      : tube('M24 86Q50 94 70 82Q84 70 66 62Q44 58 44 40', 17 + big * 2) +
        svg`<path d="M30 89Q50 94 66 84Q76 72 62 66Q48 62 47 48" fill="none" stroke="${second}" stroke-width="6" stroke-linecap="round"/>` +
        (has('water') || has('dragon')
          ? [
              [70, 62, 40],
              [79, 76, 80],
            ]
              .map(([x, y, a]) => spike(x, y, 6, a, second))
              .join('')
          : '') +
        path('M26 88L12 80L16 92z', shade);
  const hr = 16.5 + big;
  return (
    backWings(52, 60, 24) +
    body +
    head(seg ? 46 : has('bug') ? 50 : 43, seg ? 36 : has('bug') ? 42 : 33, hr, hr * 0.88)
  );
};

export const fish: Plan = ({ has, shade, second, accent, big, el, path, face, shine, under }) => {
  const k = 1 + big * 0.08;
  return (
    path(svg`M66 54Q78 44 90 32Q86 54 91 76Q78 66 66 58z`, second) +
    path(svg`M34 40Q44 ${22 - big * 3} 64 ${26 - big * 2}Q58 34 64 44z`, second) +
    path('M50 68Q54 82 66 82Q62 74 66 66z', second) +
    el(44, 55, 29 * k, 20 * k) +
    under(44, 55, 28 * k, 19 * k) +
    path('M18 60Q30 74 52 72Q40 64 36 56z', second, BARE) +
    svg`<path d="M56 46q5 8 0 17M64 47q4 7 0 14" fill="none" stroke="${shade}" stroke-width="2.4"/>` +
    (has('electric')
      ? svg`<path d="M30 36Q22 22 12 24" fill="none" stroke-width="3"/>` + el(12, 24, 5, 5, accent)
      : '') +
    (has('ice') || big === 2 ? spike(24, 40, 6, -30, '#f6ecd2') : '') +
    shine(44, 55, 29, 20) +
    face(30, 52, 15, 15, { plain: true }) +
    path('M44 62Q56 60 58 70Q48 74 42 68z', shade)
  );
};

export const wings: Plan = ({
  has,
  shade,
  ink,
  accent,
  big,
  el,
  path,
  head,
  under,
  belly,
  wing,
  wingKind,
}) => {
  const bat = wingKind === 'bat' && !has('fire');
  const hr = [17, 16, 15][big];
  const hy = [40, 36, 32][big];
  const s = 26 + big * 5;
  return (
    mirrored(50, wing(40, 56, s, bat ? 'bat' : 'feather')) +
    path(svg`M42 78L38 94L47 88L50 96L53 88L62 94L58 78z`, has('fire') ? '#f28c28' : shade) +
    el(50, 64, 15 + big, 19) +
    under(50, 64, 14 + big, 18) +
    belly(50, 67, 10, 12) +
    mirrored(50, svg`<path d="M44 82v6m-3 2l3 -2l3 2" fill="none" stroke="#b9761c" stroke-width="2.6"/>`) +
    head(50, hy, hr, hr * 0.95, { beak: !bat && !has('bug') }) +
    (has('fire') && big
      ? flame(50, hy - hr + 3, 8)
      : has('electric') && big
        ? mirrored(50, spike(43, hy - hr + 5, 7, -30, accent))
        : has('ice') && big
          ? crystal(50, hy - hr + 4, 6, 0, ink)
          : '')
  );
};

export const bugWings: Plan = ({ shade, light, second, accent, accent2, accentLight, big, el, head }) => {
  const f = mix('#ffffff', accent2 === accent ? accentLight : mix(accent2, '#ffffff', 0.35), 0.55);
  const w = mirrored(
    50,
    svg`<g transform="rotate(24 44 52)">${el(22, 46, 22 + big * 2, 12 + big, f, 'fill-opacity=".95"')}${el(18, 46, 9, 6, mix(f, accent, 0.3), BARE)}</g><g transform="rotate(-18 44 62)">${el(26, 66, 16, 9, f, 'fill-opacity=".95"')}</g>`,
  );
  return (
    w +
    el(50, 80, 9, 14, second) +
    svg`<path d="M42 76Q50 80 58 76M42 84Q50 88 58 84" fill="none" stroke="${shade}" stroke-width="4"/>` +
    el(50, 61, 10.5, 11) +
    (big
      ? mirrored(50, svg`<path d="M42 62Q30 66 28 80L34 70" fill="${light}"/>`)
      : mirrored(50, svg`<path d="M42 64q-6 3 -6 9" fill="none" stroke-width="3"/>`)) +
    head(50, 38, 17, 15.5)
  );
};
