import { mix } from '../colour.ts';
import { svg } from '../svg.ts';
import { BARE, ellipse, outline } from './sketch.ts';

/** Small parts that grow on creatures of a type: x and y say where, s how big. */

export const flame = (x: number, y: number, s: number, f = '#f28c28'): string =>
  outline(
    svg`M${x} ${y}c${-s} ${-s * 0.6} ${-s * 0.7} ${-s * 1.5} ${-s * 0.1} ${-s * 2.3}c${s * 0.15} ${s * 0.6} ${s * 0.5} ${s * 0.5} ${s * 0.55} ${-s * 0.1}c${s * 0.9} ${s * 0.9} ${s * 0.7} ${s * 2} ${-s * 0.45} ${s * 2.4}z`,
    f,
  ) +
  outline(
    svg`M${x} ${y - 1}c${-s * 0.5} ${-s * 0.5} ${-s * 0.2} ${-s * 0.9} ${s * 0.05} ${-s * 1.2}c${s * 0.5} ${s * 0.5} ${s * 0.4} ${s} ${-s * 0.05} ${s * 1.2}z`,
    '#ffd75e',
    BARE,
  );

export const leaf = (x: number, y: number, s: number, rot: number, f = '#57a84a'): string =>
  svg`<g transform="translate(${x} ${y}) rotate(${rot})">${outline(svg`M0 0C${-s * 0.75} ${-s * 0.5} ${-s * 0.6} ${-s * 1.4} 0 ${-s * 2}C${s * 0.6} ${-s * 1.4} ${s * 0.75} ${-s * 0.5} 0 0z`, f)}<path d="M0 -1V${-s * 1.5}" stroke="${mix(f, '#ffffff', 0.45)}" stroke-width="1.6" fill="none"/></g>`;

export const crystal = (x: number, y: number, s: number, rot: number, ink: string, f = '#a9e4ee'): string =>
  svg`<g transform="translate(${x} ${y}) rotate(${rot})">${outline(svg`M${-s * 0.5} 0L${-s * 0.45} ${-s * 1.2}L0 ${-s * 2}L${s * 0.45} ${-s * 1.2}L${s * 0.5} 0z`, f)}${outline(svg`M0 ${-s * 2}L${s * 0.45} ${-s * 1.2}L${s * 0.5} 0L0 0z`, mix(f, ink, 0.22), BARE)}</g>`;

export const spike = (x: number, y: number, s: number, rot: number, f: string): string =>
  svg`<g transform="translate(${x} ${y}) rotate(${rot})">${outline(svg`M${-s * 0.55} 1Q${-s * 0.2} ${-s} 0 ${-s * 1.9}Q${s * 0.3} ${-s} ${s * 0.55} 1z`, f)}</g>`;

export const horn = (x: number, y: number, s: number, f = '#f6ecd2'): string =>
  outline(
    svg`M${x - s * 0.45} ${y}Q${x - s * 0.9} ${y - s * 1.2} ${x - s * 0.2} ${y - s * 2}Q${x - s * 0.1} ${y - s * 0.9} ${x + s * 0.5} ${y - s * 0.2}z`,
    f,
  );

export const petal = (x: number, y: number, s: number, n: number, f: string): string =>
  Array.from(
    { length: n },
    (_, i) =>
      svg`<ellipse cx="${x}" cy="${y - s}" rx="${s * 0.62}" ry="${s * 0.8}" fill="${f}" transform="rotate(${(360 / n) * i} ${x} ${y})"/>`,
  ).join('') + ellipse(x, y, s * 0.7, s * 0.7, '#ffe08a');
