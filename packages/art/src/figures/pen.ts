import { mix } from '../colour.ts';
import { BARE, ellipse, outline } from '../creature/sketch.ts';
import { mirrored, svg } from '../svg.ts';

/** The strokes figures are drawn with, in a box of 100 x 100. Who is seen from the side looks to the left. */

/** How a species is drawn by hand, in place of its plan. */
export type Figure = () => string;
export type Figures = { readonly [name: string]: Figure };

const INK = '#221b33';

/** An oval with an outline, and one without. */
export const e = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  ellipse(x, y, rx, ry, fill);
export const d = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  ellipse(x, y, rx, ry, fill, BARE);
/** A shape with an outline, and one without. */
export const p = (path: string, fill: string): string => outline(path, fill);
export const f = (path: string, fill: string): string => outline(path, fill, BARE);
/** A line in the ink of the figure, or in a colour. */
export const l = (path: string, width = 2.4, colour = ''): string =>
  `<path d="${path}" fill="none" stroke-width="${width}"${colour && ` stroke="${colour}"`}/>`;
/** A limb: a line with an outline. */
export const t = (path: string, width: number, fill: string): string =>
  l(path, width + 4.6) + l(path, width, fill);
/** Left and right. */
export const m = (markup: string, x = 50): string => mirrored(x, markup);
/** Turned about a point. */
export const r = (degrees: number, x: number, y: number, markup: string): string =>
  svg`<g transform="rotate(${degrees} ${x} ${y})">${markup}</g>`;

export const dark = (colour: string, share = 0.25): string => mix(colour, '#2a1638', share);
export const pale = (colour: string, share = 0.45): string => mix(colour, '#ffffff', share);

/** A round body or head, with shade below and light above. */
export const o = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  ellipse(x, y, rx, ry, fill) +
  svg`<path d="M${x - rx * 0.93} ${y + ry * 0.25}A${rx} ${ry} 0 0 0 ${x + rx * 0.93} ${y + ry * 0.25}A${rx * 1.2} ${ry * 1.02} 0 0 1 ${x - rx * 0.93} ${y + ry * 0.25}z" fill="${dark(fill)}" stroke="none" opacity=".55"/>` +
  l(
    svg`M${x - rx * 0.6} ${y - ry * 0.48}Q${x - rx * 0.36} ${y - ry * 0.8} ${x} ${y - ry * 0.82}`,
    2.8,
    pale(fill, 0.6),
  );

type EyeKind = 'angry' | 'big' | 'calm' | 'dot' | 'happy' | 'ring' | 'sharp' | 'shut' | 'slit';

/** One eye; those that slant are drawn as the left one of two. */
export function eye(x: number, y: number, s: number, kind: EyeKind = 'dot', iris = INK): string {
  const light = d(x - s * 0.28, y - s * 0.42, s * 0.34, s * 0.38, '#ffffff');
  const almond = svg`M${x - s * 1.25} ${y - s * 0.85}Q${x + s * 0.5} ${y - s * 0.7} ${x + s * 1.2} ${y + s * 0.25}Q${x + s * 0.3} ${y + s * 1.1} ${x - s * 0.8} ${y + s * 0.7}Q${x - s * 1.3} ${y} ${x - s * 1.25} ${y - s * 0.85}z`;
  if (kind === 'dot') return d(x, y, s * 0.82, s * 1.1, iris) + light;
  if (kind === 'big')
    return (
      outline(
        svg`M${x - s} ${y}A${s} ${s * 1.25} 0 1 1 ${x + s} ${y}A${s} ${s * 1.25} 0 1 1 ${x - s} ${y}z`,
        '#ffffff',
        'stroke-width="1.5"',
      ) +
      d(x, y + s * 0.1, s * 0.74, s, iris) +
      (iris === INK ? '' : d(x, y + s * 0.1, s * 0.38, s * 0.56, INK)) +
      light
    );
  if (kind === 'sharp')
    return (
      outline(almond, '#ffffff', 'stroke-width="1.6"') +
      d(x + s * 0.1, y + s * 0.1, s * 0.46, s * 0.62, iris) +
      (iris === INK ? '' : d(x + s * 0.1, y + s * 0.1, s * 0.2, s * 0.3, INK))
    );
  if (kind === 'angry')
    return (
      outline(almond, iris, 'stroke-width="1.6"') + d(x + s * 0.05, y + s * 0.1, s * 0.26, s * 0.36, INK)
    );
  if (kind === 'calm')
    return (
      outline(
        svg`M${x - s * 1.1} ${y - s * 0.15}H${x + s * 1.1}Q${x + s} ${y + s * 1.2} ${x} ${y + s * 1.2}Q${x - s} ${y + s * 1.2} ${x - s * 1.1} ${y - s * 0.15}z`,
        '#ffffff',
        'stroke-width="1.6"',
      ) + d(x, y + s * 0.5, s * 0.46, s * 0.6, iris)
    );
  if (kind === 'ring')
    return (
      outline(
        svg`M${x - s} ${y}A${s} ${s} 0 1 1 ${x + s} ${y}A${s} ${s} 0 1 1 ${x - s} ${y}z`,
        '#ffffff',
        'stroke-width="1.8"',
      ) + d(x, y, s * 0.34, s * 0.34, iris)
    );
  if (kind === 'slit') return f(almond, iris);
  return kind === 'happy'
    ? l(svg`M${x - s} ${y + s * 0.4}Q${x} ${y - s * 0.9} ${x + s} ${y + s * 0.4}`, 2.4)
    : l(svg`M${x - s} ${y - s * 0.2}Q${x} ${y + s} ${x + s} ${y - s * 0.2}`, 2.4);
}

/** Two eyes about a middle. */
export const eyes = (
  x: number,
  y: number,
  apart: number,
  s: number,
  kind: EyeKind = 'dot',
  iris = INK,
): string => {
  const left = eye(x - apart, y, s, kind, iris);
  return kind === 'angry' || kind === 'sharp' || kind === 'slit'
    ? mirrored(x, left)
    : left + eye(x + apart, y, s, kind, iris);
};

type MouthKind = 'cat' | 'fang' | 'flat' | 'frown' | 'grin' | 'open' | 'smile';

export function mouth(kind: MouthKind, x: number, y: number, w: number): string {
  const curve = (dip: number): string => svg`M${x - w} ${y}Q${x} ${y + dip} ${x + w} ${y}`;
  if (kind === 'smile') return l(curve(w * 0.9), 2.2);
  if (kind === 'frown') return l(curve(-w * 0.7), 2.2);
  if (kind === 'flat') return l(svg`M${x - w} ${y}H${x + w}`, 2.2);
  if (kind === 'cat')
    return l(
      svg`M${x - w} ${y}Q${x - w * 0.5} ${y + w * 0.9} ${x} ${y}Q${x + w * 0.5} ${y + w * 0.9} ${x + w} ${y}`,
      2.2,
    );
  if (kind === 'open')
    return outline(
      svg`M${x - w} ${y}Q${x} ${y + w * 0.3} ${x + w} ${y}Q${x + w * 0.6} ${y + w * 1.5} ${x} ${y + w * 1.5}Q${x - w * 0.6} ${y + w * 1.5} ${x - w} ${y}z`,
      '#c8505c',
      'stroke-width="1.8"',
    );
  if (kind === 'grin')
    return (
      outline(
        svg`M${x - w} ${y}Q${x} ${y + w * 0.5} ${x + w} ${y}Q${x + w * 0.5} ${y + w} ${x} ${y + w}Q${x - w * 0.5} ${y + w} ${x - w} ${y}z`,
        '#ffffff',
        'stroke-width="1.8"',
      ) + l(svg`M${x} ${y + w * 0.3}V${y + w * 0.9}`, 1.2)
    );
  return (
    l(curve(w * 0.7), 2.2) +
    mirrored(
      x,
      outline(
        svg`M${x - w * 0.75} ${y + w * 0.2}l${w * 0.34} ${w * 0.1}l${-w * 0.2} ${w * 0.5}z`,
        '#ffffff',
        'stroke-width="1.2"',
      ),
    )
  );
}

/** Legs of one colour, from `top` down to `foot`, at these places. */
export const legs = (xs: readonly number[], top: number, foot: number, w: number, fill: string): string =>
  xs
    .map((x) =>
      outline(
        svg`M${x - w} ${top}V${foot - 3}Q${x - w} ${foot} ${x} ${foot}Q${x + w} ${foot} ${x + w} ${foot - 3}V${top}z`,
        fill,
      ),
    )
    .join('');

/** A wing to the left of its shoulder: of skin, or of feathers. */
export const batWing = (x: number, y: number, s: number, fill: string, skin: string): string =>
  outline(
    svg`M${x} ${y}Q${x - s * 0.4} ${y - s} ${x - s * 1.3} ${y - s * 0.95}Q${x - s * 1.1} ${y - s * 0.3} ${x - s * 1.35} ${y + s * 0.3}Q${x - s * 0.95} ${y} ${x - s * 0.8} ${y + s * 0.45}Q${x - s * 0.45} ${y + s * 0.1} ${x} ${y + s * 0.5}z`,
    skin,
  ) +
  l(
    svg`M${x} ${y}Q${x - s * 0.4} ${y - s} ${x - s * 1.3} ${y - s * 0.95}L${x - s * 0.8} ${y + s * 0.4}`,
    3,
    fill,
  ) +
  l(svg`M${x} ${y}Q${x - s * 0.4} ${y - s} ${x - s * 1.3} ${y - s * 0.95}`, 1.6);
export const wing = (x: number, y: number, s: number, fill: string): string =>
  outline(
    svg`M${x} ${y}Q${x - s * 0.5} ${y - s * 0.95} ${x - s * 1.4} ${y - s * 0.8}Q${x - s * 1.35} ${y - s * 0.4} ${x - s * 1.05} ${y - s * 0.3}Q${x - s * 1.25} ${y + s * 0.05} ${x - s * 0.85} ${y + s * 0.12}Q${x - s * 0.95} ${y + s * 0.5} ${x - s * 0.5} ${y + s * 0.45}Q${x - s * 0.3} ${y + s * 0.7} ${x} ${y + s * 0.55}z`,
    fill,
  );
