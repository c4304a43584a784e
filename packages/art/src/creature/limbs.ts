import { mix } from '../colour.ts';
import { mirrored, svg } from '../svg.ts';
import { drawEars } from './ears.ts';
import { drawFace } from './face.ts';
import { crystal, flame, leaf, spike } from './growths.ts';
import { BARE, type Sketch } from './sketch.ts';

export interface Limbs {
  /** A head with ears and face. */
  readonly head: (
    x: number,
    y: number,
    rx: number,
    ry: number,
    more?: { beak?: boolean; cyclops?: boolean },
  ) => string;
  /** A face alone, on a body that is its own head. */
  readonly face: (x: number, y: number, rx: number, ry: number, more?: { plain?: boolean }) => string;
  readonly earsOn: (x: number, y: number, rx: number, ry: number) => string;
  readonly shine: (x: number, y: number, rx: number, ry: number) => string;
  /** Shade along the lower edge of an ellipse. */
  readonly under: (x: number, y: number, rx: number, ry: number) => string;
  readonly belly: (x: number, y: number, rx: number, ry: number) => string;
  readonly wing: (x: number, y: number, s: number, kind: WingKind) => string;
  readonly wingKind: WingKind;
  /** A pair of wings, for those whose types fly. */
  readonly backWings: (x: number, y: number, s: number) => string;
  readonly tail: (x: number, y: number) => string;
  readonly feet: (y: number, dx: number) => string;
  readonly claws: (y: number, dx: number) => string;
}
type WingKind = 'bat' | 'feather';

export function limbs(sketch: Sketch): Limbs {
  const { species, has, base, shade, light, ink, second, accent, accent2, big, el, path, tube } = sketch;
  const shine = (x: number, y: number, rx: number, ry: number): string =>
    svg`<path d="M${x - rx * 0.62} ${y - ry * 0.42}Q${x - rx * 0.4} ${y - ry * 0.78} ${x - rx * 0.05} ${y - ry * 0.8}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="3.2" stroke-linecap="round"/>`;

  const under = (x: number, y: number, rx: number, ry: number): string =>
    svg`<path d="M${x - rx * 0.96} ${y + ry * 0.22}A${rx} ${ry} 0 0 0 ${x + rx * 0.96} ${y + ry * 0.22}A${rx * 1.25} ${ry * 1.05} 0 0 1 ${x - rx * 0.96} ${y + ry * 0.22}z" fill="${shade}" stroke="none" opacity=".75"/>`;

  const head: Limbs['head'] = (x, y, rx, ry, more = {}) => {
    const { beak } = more;
    const rocky = has('rock') && !beak;
    const skull = rocky
      ? path(
          svg`M${x - rx} ${y + 2}L${x - rx * 0.78} ${y - ry * 0.7}L${x - rx * 0.1} ${y - ry * 1.04}L${x + rx * 0.72} ${y - ry * 0.74}L${x + rx * 1.02} ${y + 1}L${x + rx * 0.66} ${y + ry * 0.86}L${x - rx * 0.6} ${y + ry * 0.9}z`,
        ) +
        path(
          svg`M${x + rx * 0.72} ${y - ry * 0.74}L${x + rx * 1.02} ${y + 1}L${x + rx * 0.66} ${y + ry * 0.86}L${x + rx * 0.42} ${y}z`,
          shade,
          `${BARE} opacity=".7"`,
        )
      : el(x, y, rx, ry) + under(x, y, rx - 1, ry - 1);

    return (
      drawEars(sketch, x, y, rx, ry) +
      skull +
      (rocky ? '' : shine(x, y, rx, ry)) +
      drawFace(sketch, { x, y, rx, ry, ...more })
    );
  };
  const wing = (x: number, y: number, s: number, kind: WingKind): string =>
    kind === 'bat'
      ? path(
          svg`M${x} ${y}Q${x - s * 0.5} ${y - s * 0.9} ${x - s * 1.25} ${y - s * 0.95}Q${x - s * 1.1} ${y - s * 0.3} ${x - s * 1.3} ${y + s * 0.25}Q${x - s * 0.95} ${y} ${x - s * 0.75} ${y + s * 0.42}Q${x - s * 0.45} ${y + s * 0.1} ${x} ${y + s * 0.45}z`,
          mix(accent2, base, 0.45),
        )
      : path(
          svg`M${x} ${y}Q${x - s * 0.5} ${y - s * 0.95} ${x - s * 1.35} ${y - s * 0.8}Q${x - s * 1.32} ${y - s * 0.42} ${x - s * 1.05} ${y - s * 0.3}Q${x - s * 1.25} ${y + s * 0.05} ${x - s * 0.85} ${y + s * 0.12}Q${x - s * 0.95} ${y + s * 0.5} ${x - s * 0.5} ${y + s * 0.45}Q${x - s * 0.3} ${y + s * 0.7} ${x} ${y + s * 0.55}z`,
          species.shape === 'wings' ? shade : mix(second, base, 0.2),
        ) +
        svg`<path d="M${x - s * 0.35} ${y - s * 0.2}Q${x - s * 0.7} ${y - s * 0.45} ${x - s * 1.05} ${y - s * 0.5}M${x - s * 0.3} ${y + s * 0.1}Q${x - s * 0.55} ${y - s * 0.05} ${x - s * 0.8} ${y - s * 0.05}" fill="none" stroke="${light}" stroke-opacity=".7" stroke-width="2"/>`;
  const wingKind = has('dragon') || has('poison') || has('dark') || has('fire') ? 'bat' : 'feather';
  const backWings = (x: number, y: number, s: number): string =>
    (has('flying') || (has('dragon') && big === 2)) && species.shape !== 'wings'
      ? mirrored(x, wing(x - 8, y, s, wingKind))
      : '';
  const tail = (x: number, y: number): string => {
    const curve = svg`M${x} ${y}Q${x + 16} ${y + 2} ${x + 17} ${y - 12}`;
    const ex = x + 17;
    const ey = y - 12;
    const k = 1 + big * 0.18;
    if (has('electric'))
      return path(
        svg`M${x - 3} ${y + 3}L${x + 9} ${y - 3}L${x + 6} ${y - 8}L${x + 17} ${y - 13}L${x + 13} ${y - 18}L${x + 25} ${y - 28}L${x + 24} ${y - 8}L${x + 18} ${y - 4}L${x + 19} ${y}L${x + 4} ${y + 8}z`,
        accent,
      );
    if (has('fire')) return tube(curve, 6) + flame(ex + 1, ey + 3, 7 * k);
    if (has('water') || has('dragon'))
      return (
        tube(curve, 7) +
        path(
          svg`M${ex - 3} ${ey + 1}Q${ex - 9} ${ey - 12} ${ex - 2} ${ey - 15}Q${ex} ${ey - 9} ${ex + 2} ${ey - 8}Q${ex + 6} ${ey - 13} ${ex + 11} ${ey - 11}Q${ex + 10} ${ey} ${ex + 3} ${ey + 3}z`,
          second,
        )
      );
    if (has('grass')) return tube(curve, 5) + leaf(ex, ey + 3, 7 * k, 20);
    if (has('poison') || has('bug')) return tube(curve, 5) + spike(ex, ey + 2, 6, 10, ink);
    if (has('psychic') || has('ghost'))
      return tube(
        svg`M${x} ${y}Q${x + 20} ${y + 4} ${x + 17} ${y - 10}Q${x + 13} ${y - 18} ${x + 8} ${y - 11}`,
        5,
      );
    if (has('rock') || has('steel') || has('ground') || has('ice'))
      return tube(curve, 9) + crystal(ex, ey + 3, 6, 14, ink, has('ice') ? '#a9e4ee' : light);
    return tube(curve, 8, base) + el(ex + 0.5, ey - 3, 6 * k, 8 * k, second);
  };
  const feet = (y: number, dx: number): string => mirrored(50, el(50 - dx, y, 7.5, 4.6));
  const claws = (y: number, dx: number): string =>
    big === 2
      ? mirrored(
          50,
          svg`<path d="M${50 - dx - 4} ${y + 3}l0 2M${50 - dx} ${y + 3.5}l0 2M${50 - dx + 4} ${y + 3}l0 2" stroke="#fff" stroke-width="2" fill="none"/>`,
        )
      : '';
  const belly = (x: number, y: number, rx: number, ry: number): string =>
    path(
      svg`M${x - rx} ${y}A${rx} ${ry} 0 1 1 ${x + rx} ${y}A${rx} ${ry} 0 0 1 ${x - rx} ${y}z`,
      second,
      BARE,
    ) +
    (big
      ? svg`<path d="M${x - rx * 0.8} ${y + 2}Q${x} ${y + 5} ${x + rx * 0.8} ${y + 2}M${x - rx * 0.6} ${y + 8}Q${x} ${y + 11} ${x + rx * 0.6} ${y + 8}" fill="none" stroke="${mix(second, shade, 0.5)}" stroke-width="1.6"/>`
      : '');

  return {
    head,
    face: (x, y, rx, ry, more) => drawFace(sketch, { x, y, rx, ry, ...more }),
    earsOn: (x, y, rx, ry) => drawEars(sketch, x, y, rx, ry),
    shine,
    under,
    belly,
    wing,
    wingKind,
    backWings,
    tail,
    feet,
    claws,
  };
}
