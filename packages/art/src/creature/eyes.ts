import { mirror, svg } from '../svg.ts';
import { BARE, type Sketch } from './sketch.ts';

/** One eye around cx, cy; e is its size. Sharp and sly eyes slant: draw the left one and mirror it. */
function eye({ species, has, ink, eyes, el }: Sketch, cx: number, ey: number, e: number): string {
  if (eyes === 'bead')
    return (
      el(cx, ey, e * 1.1, e * 1.25, has('poison') ? '#d13f3f' : ink, BARE) +
      el(cx - e * 0.3, ey - e * 0.45, e * 0.36, e * 0.4, '#fff', BARE)
    );
  if (eyes === 'sly')
    return (
      svg`<path d="M${cx - e * 1.2} ${ey - e * 0.9}L${cx + e * 1.1} ${ey - e * 0.1}Q${cx + e * 0.6} ${ey + e * 1.2} ${cx - e * 0.5} ${ey + e}Q${cx - e * 1.3} ${ey + e * 0.4} ${cx - e * 1.2} ${ey - e * 0.9}z" fill="#fff" stroke-width="1.5"/>` +
      el(cx, ey + e * 0.35, e * 0.42, e * 0.55, species.colour === 'red' ? ink : '#c4303a', BARE)
    );
  if (eyes === 'sharp')
    return (
      svg`<path d="M${cx - e * 1.25} ${ey - e * 0.75}Q${cx + e * 0.5} ${ey - e * 0.9} ${cx + e * 1.2} ${ey + e * 0.1}Q${cx + e * 0.5} ${ey + e * 1.1} ${cx - e * 0.4} ${ey + e * 0.9}Q${cx - e * 1.2} ${ey + e * 0.4} ${cx - e * 1.25} ${ey - e * 0.75}z" fill="#fff" stroke-width="1.6"/>` +
      el(cx + e * 0.05, ey + e * 0.1, e * 0.52, e * 0.72, ink, BARE) +
      el(cx - e * 0.15, ey - e * 0.2, e * 0.2, e * 0.22, '#fff', BARE)
    );
  if (eyes === 'calm')
    return (
      svg`<path d="M${cx - e * 1.1} ${ey - e * 0.1}H${cx + e * 1.1}Q${cx + e} ${ey + e * 1.2} ${cx} ${ey + e * 1.2}Q${cx - e} ${ey + e * 1.2} ${cx - e * 1.1} ${ey - e * 0.1}z" fill="#fff" stroke-width="1.6"/>` +
      el(cx + 0.3, ey + e * 0.5, e * 0.5, e * 0.62, ink, BARE)
    );
  if (eyes === 'oval')
    return (
      el(cx, ey, e * 0.86, e * 1.25, ink, BARE) +
      el(cx - e * 0.2, ey - e * 0.5, e * 0.36, e * 0.44, '#fff', BARE) +
      el(cx + e * 0.25, ey + e * 0.6, e * 0.2, e * 0.2, '#fff', `${BARE} opacity=".7"`)
    );
  return (
    el(cx, ey, e * 1.08, e * 1.16, ink, BARE) +
    el(cx - e * 0.28, ey - e * 0.4, e * 0.42, e * 0.46, '#fff', BARE) +
    el(cx + e * 0.35, ey + e * 0.45, e * 0.22, e * 0.22, '#fff', `${BARE} opacity=".8"`)
  );
}

/** One big eye in the middle. */
const cyclops = ({ el, ink }: Sketch, x: number, ey: number, e: number): string =>
  el(x, ey, e * 2, e * 2, '#fff') +
  el(x, ey, e * 0.9, e * 0.9, ink, BARE) +
  el(x - e * 0.4, ey - e * 0.5, e * 0.35, e * 0.35, '#fff', BARE);

/** The eyes of a head whose middle is at x: `apart` is how far each stands from it. */
export function drawEyes(
  sketch: Sketch,
  x: number,
  ey: number,
  apart: number,
  e: number,
  single: boolean,
): string {
  if (single) return cyclops(sketch, x, ey, e);
  const left = eye(sketch, x - apart, ey, e);
  const slanted = sketch.eyes === 'sharp' || sketch.eyes === 'sly';
  return left + (slanted ? mirror(x, left) : eye(sketch, x + apart, ey, e));
}
