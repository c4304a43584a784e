import { mix } from '../colour.ts';
import { mirrored, svg } from '../svg.ts';
import { crystal, flame, horn, leaf, petal, spike } from './growths.ts';
import { BARE, type Sketch } from './sketch.ts';

/** Ears, horns, leaves or feathers on a head of the given middle and radii. */
export function drawEars(sketch: Sketch, x: number, y: number, rx: number, ry: number): string {
  const { base, shade, light, ink, second, accent, accent2, accentLight, big, ears, el, path } = sketch;

  const s = rx * 0.5;
  const k = 1 + big * 0.12;
  const inner = mix(second, accent, 0.15);
  const L = x - rx * 0.62;
  const T = y - ry * 0.72;
  switch (ears) {
    case 'round':
      return mirrored(
        x,
        el(L - 1, T - 1, s * 0.72 * k, s * 0.72 * k) + el(L - 1, T - 1, s * 0.38, s * 0.38, inner, BARE),
      );
    case 'pointed':
      return mirrored(
        x,
        path(
          svg`M${L - s * 0.55} ${T + s * 0.7}Q${L - s * 0.9} ${T - s * 1.1 * k} ${L - s * 0.3} ${T - s * 1.5 * k}Q${L + s * 0.6} ${T - s * 0.9} ${L + s * 0.95} ${T}z`,
        ) +
          path(
            svg`M${L - s * 0.25} ${T + s * 0.3}Q${L - s * 0.5} ${T - s * 0.7} ${L - s * 0.2} ${T - s * k}Q${L + s * 0.3} ${T - s * 0.6} ${L + s * 0.5} ${T}z`,
            inner,
            BARE,
          ),
      );
    case 'long':
      return mirrored(
        x,
        svg`<g transform="rotate(-14 ${L} ${T})">${el(L + 2, T - s * 1.3, s * 0.5, s * 1.6 * k)}${el(L + 2, T - s * 1.3, s * 0.24, s * 1.1 * k, inner, BARE)}</g>`,
      );
    case 'floppy':
      return mirrored(
        x,
        svg`<g transform="rotate(28 ${L} ${T})">${el(L - s * 0.4, T + s * 0.8, s * 0.55, s * 1.3 * k, shade)}</g>`,
      );
    case 'zig':
      return mirrored(
        x,
        path(
          svg`M${L - 1} ${T + s * 0.6}L${L - s * 1.3} ${T - s * 0.7}L${L - s * 0.6} ${T - s * 0.8}L${L - s * 1.1} ${T - s * 2 * k}L${L + s * 0.8} ${T - s * 0.3}z`,
        ) +
          path(
            svg`M${L - s * 0.85} ${T - s * 1.2 * k}L${L - s * 1.1} ${T - s * 2 * k}L${L - s * 0.1} ${T - s * 1.1 * k}z`,
            ink,
            BARE,
          ),
      );
    case 'fin':
      return (
        mirrored(
          x,
          path(
            svg`M${x - rx * 0.8} ${y + ry * 0.3}L${x - rx * 1.55} ${y - ry * 0.55}Q${x - rx * 1.25} ${y - ry * 0.35} ${x - rx * 1.2} ${y - ry * 0.95 * k}Q${x - rx * 0.9} ${y - ry * 0.6} ${x - rx * 0.55} ${y - ry * 0.6}z`,
            second,
          ),
        ) +
        (big
          ? path(
              svg`M${x - 5} ${y - ry + 2}Q${x} ${y - ry - 12 * k} ${x + 7} ${y - ry - 9}Q${x + 3} ${y - ry - 3} ${x + 6} ${y - ry + 2}z`,
              second,
            )
          : '')
      );
    case 'flame':
      return flame(x, y - ry + 4, 7 + big * 2);
    case 'leaf':
      return (
        leaf(x, y - ry + 3, 8 + big * 2, -34) +
        leaf(x, y - ry + 3, 8 + big * 2, 34) +
        (big ? leaf(x, y - ry + 3, 9, 0, '#7cc25c') : '')
      );
    case 'sprout':
      return (
        svg`<path d="M${x} ${y - ry + 2}q-1 -6 1 -9" fill="none" stroke="#3c7d3a" stroke-width="3"/>` +
        leaf(x + 1, y - ry - 6, 6 + big, -62) +
        leaf(x + 1, y - ry - 6, 6 + big, 58, '#7cc25c')
      );
    case 'flower':
      return big
        ? petal(
            x,
            y - ry - 2,
            8 + big * 1.5,
            6,
            mix(accent2 === accent ? '#e8739b' : accent2, '#ffffff', 0.25),
          )
        : leaf(x, y - ry + 3, 8, -20) + leaf(x, y - ry + 3, 7, 26, '#7cc25c');
    case 'crystal':
      return (
        crystal(x, y - ry + 4, 7 + big * 2, 0, ink) +
        crystal(x - 9, y - ry + 6, 5 + big, -28, ink) +
        crystal(x + 9, y - ry + 6, 5 + big, 28, ink)
      );
    case 'topknot':
      return path(
        svg`M${x - 8} ${y - ry + 4}Q${x - 2} ${y - ry - 16} ${x + 12} ${y - ry - 8}Q${x + 6} ${y - ry - 4} ${x + 9} ${y - ry + 4}z`,
        shade,
      );
    case 'horn':
      return big ? mirrored(x, horn(L + 2, T + 2, s * 0.8)) : spike(x, y - ry + 3, 6, 0, '#f6ecd2');
    case 'spikes':
      return [-30, 0, 30]
        .map((a) => spike(x + a * 0.28, y - ry + 4 + Math.abs(a) * 0.08, 5.5 + big * 1.6, a, shade))
        .join('');
    case 'crag':
      return path(
        svg`M${x - rx * 0.8} ${y - ry * 0.5}L${x - rx * 0.5} ${y - ry * 1.4}L${x - 2} ${y - ry * 1.1}L${x + rx * 0.4} ${y - ry * 1.5}L${x + rx * 0.8} ${y - ry * 0.5}z`,
        shade,
      );
    case 'crest':
      return [-26, 0, 24]
        .map(
          (a, i) =>
            svg`<g transform="rotate(${a} ${x} ${y - ry + 3})">${el(x, y - ry - 4 - big * 2, 3.4, 8 + big * 3, i === 1 ? second : accent === base ? shade : mix(accent, base, 0.35))}</g>`,
        )
        .join('');
    case 'tuft':
      return path(
        svg`M${x - 7} ${y - ry + 3}Q${x - 9} ${y - ry - 10} ${x - 1} ${y - ry - 5}Q${x + 2} ${y - ry - 14 - big * 3} ${x + 6} ${y - ry - 5}Q${x + 13} ${y - ry - 7} ${x + 8} ${y - ry + 3}z`,
        second,
      );
    case 'tall':
      return mirrored(
        x,
        path(
          svg`M${L} ${T + 4}Q${L - s * 1.2} ${T - s} ${L - s * 0.6} ${T - s * 2.2 * k}Q${L + s * 0.6} ${T - s} ${L + s * 0.9} ${T}z`,
          shade,
        ),
      );
    case 'antenna':
      return mirrored(
        x,
        svg`<path d="M${x - 5} ${y - ry + 2}Q${x - 9} ${y - ry - 12} ${x - 16} ${y - ry - 11}" fill="none" stroke-width="3"/>` +
          el(x - 16.5, y - ry - 11, 3.6, 3.6, accent),
      );
    case 'wisp':
      return path(
        svg`M${x - rx * 0.7} ${y - ry * 0.4}Q${x - rx * 1.2} ${y - ry * 1.5} ${x - rx * 0.2} ${y - ry * 1.25}Q${x + rx * 0.2} ${y - ry * 2.1} ${x + rx * 0.8} ${y - ry * 1.7}Q${x + rx * 0.4} ${y - ry * 1.2} ${x + rx * 0.8} ${y - ry * 0.3}z`,
        base,
      );
    case 'swept':
      return mirrored(
        x,
        path(
          svg`M${L + 1} ${T + 5}Q${L - s} ${T - s * 0.3} ${L - s * 0.9} ${T - s * 1.7 * k}Q${L + s * 0.3} ${T - s * 0.9} ${L + s} ${T - 1}z`,
          '#f6ecd2',
        ),
      );
    case 'blade':
      return path(
        svg`M${x - 5} ${y - ry + 4}L${x - 2} ${y - ry - 12 - big * 3}L${x + 7} ${y - ry + 3}z`,
        light,
      );
    case 'bolt':
      return mirrored(x, el(x - rx - 1, y, 4, 6, light) + el(x - rx - 5, y, 2.4, 4, shade));
    case 'bow':
      return (
        mirrored(
          x,
          path(
            svg`M${x - 1} ${y - ry}L${x - 14} ${y - ry - 9}Q${x - 18} ${y - ry} ${x - 13} ${y - ry + 6}z`,
            accent,
          ),
        ) + el(x, y - ry, 3.4, 3.4, accentLight)
      );
    case 'curl':
      return (
        svg`<path d="M${x} ${y - ry + 2}q-10 -14 2 -15q9 1 4 8" fill="none" stroke-width="8"/><path d="M${x} ${y - ry + 2}q-10 -14 2 -15q9 1 4 8" fill="none" stroke="${base}" stroke-width="4"/>` +
        mirrored(
          x,
          path(svg`M${L - s * 0.4} ${T + s * 0.7}L${L - s * 0.5} ${T - s}L${L + s * 0.8} ${T}z`, shade),
        )
      );
    default:
      return '';
  }
}
