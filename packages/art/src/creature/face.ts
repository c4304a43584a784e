import { mix } from '../colour.ts';
import { mirrored, svg } from '../svg.ts';
import { drawEyes } from './eyes.ts';
import { BARE, type Sketch } from './sketch.ts';

export interface Head {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly beak?: boolean | undefined;
  readonly cyclops?: boolean | undefined;
  /** Without markings. */
  readonly plain?: boolean | undefined;
}

function markings(
  { species, has, base, shade, light, ink, second, marking, el, path }: Sketch,
  { x, y, rx, ry, beak }: Head,
  ey: number,
  dx: number,
  e: number,
): string {
  let s = '';

  if (marking === 'mask') s += mirrored(x, el(x - dx, ey, e * 1.9, e * 1.7, mix(shade, ink, 0.12), BARE));
  if (marking === 'blaze')
    s += path(
      svg`M${x - 4} ${y - ry + 1.5}Q${x} ${y + ry * 0.2} ${x} ${y + ry * 0.3}Q${x} ${y + ry * 0.2} ${x + 4} ${y - ry + 1.5}z`,
      second,
      BARE,
    );
  if (marking === 'stripes')
    s += mirrored(
      x,
      svg`<path d="M${x - rx + 2} ${y + 1}l${rx * 0.26} 1.5M${x - rx + 3.5} ${y + ry * 0.38}l${rx * 0.24} -.5" stroke="${shade}" stroke-width="2.4" fill="none"/>`,
    );
  if (marking === 'spots')
    s += [
      [-0.5, -0.62, 2.6],
      [0.1, -0.75, 2],
      [0.55, -0.52, 3],
    ]
      .map(([a, b, c]) => el(x + a * rx, y + b * ry, c, c * 0.8, shade, BARE))
      .join('');
  if (!beak && !has('rock') && !has('steel'))
    s += el(x, y + ry * 0.5, rx * 0.52, ry * 0.4, mix(base, light, 0.75), BARE);
  if (marking === 'cheeks' || species.colour === 'pink' || has('electric'))
    s += mirrored(
      x,
      el(
        x - rx * 0.68,
        y + ry * 0.42,
        rx * 0.15,
        ry * 0.13,
        has('electric') ? '#ec6a4f' : mix('#f0788c', base, 0.25),
        BARE,
      ),
    );

  return s;
}

/** Gem and headband. */
function brow({ has, base, accent, accentLight, ears, path }: Sketch, { x, y, rx, ry }: Head): string {
  let s = '';
  if (has('psychic') || ears === 'gem')
    s += path(
      svg`M${x} ${y - ry * 0.82}l3.5 4.2l-3.5 4.2l-3.5 -4.2z`,
      has('psychic') ? '#ff8ab4' : accentLight,
    );
  if (has('fighting') && ears !== 'topknot')
    s += svg`<path d="M${x - rx + 1} ${y - ry * 0.42}Q${x} ${y - ry * 0.62} ${x + rx - 1} ${y - ry * 0.42}" fill="none" stroke="${accent === base ? '#fff' : '#d8423a'}" stroke-width="4.5"/>`;

  return s;
}

function mouth({ has, ink, big, own, el, path }: Sketch, head: Head): string {
  const { x, y, rx, ry } = head;
  const my = y + ry * 0.5;
  if (head.beak)
    return path(
      svg`M${x - rx * 0.26} ${y + ry * 0.22}Q${x} ${y + ry * 0.06} ${x + rx * 0.26} ${y + ry * 0.22}Q${x + rx * 0.1} ${y + ry * 0.78} ${x} ${y + ry * 0.86}Q${x - rx * 0.1} ${y + ry * 0.78} ${x - rx * 0.26} ${y + ry * 0.22}z`,
      '#f3b13c',
    );
  if (head.cyclops) return svg`<path d="M${x - 5} ${y + ry * 0.72}h10" fill="none" stroke-width="2"/>`;
  if (has('ghost') || (has('dark') && big))
    return path(
      svg`M${x - rx * 0.45} ${my - 1}Q${x} ${my + ry * 0.16} ${x + rx * 0.45} ${my - 1}Q${x} ${my + ry * 0.62} ${x - rx * 0.45} ${my - 1}z`,
      '#fff',
      'stroke-width="1.6"',
    );
  if (big === 2 || has('dragon'))
    return (
      svg`<path d="M${x - rx * 0.3} ${my + 1}Q${x} ${my + ry * 0.22} ${x + rx * 0.3} ${my + 1}" fill="none" stroke-width="2"/>` +
      path(
        svg`M${x - rx * 0.26} ${my + 2}l2.6 .6l-1.7 3.4zM${x + rx * 0.26} ${my + 2}l-2.6 .6l1.7 3.4z`,
        '#fff',
        'stroke-width="1"',
      )
    );
  if (has('bug'))
    return mirrored(x, svg`<path d="M${x - 1} ${my + 2}q-4 1 -3 5" fill="none" stroke-width="2.2"/>`);
  return (
    (own() > 0.4
      ? svg`<path d="M${x - rx * 0.2} ${my}Q${x - rx * 0.08} ${my + 3.5} ${x} ${my + 0.8}Q${x + rx * 0.08} ${my + 3.5} ${x + rx * 0.2} ${my}" fill="none" stroke-width="2"/>`
      : path(
          svg`M${x - rx * 0.18} ${my}Q${x} ${my + 1} ${x + rx * 0.18} ${my}Q${x} ${my + ry * 0.42} ${x - rx * 0.18} ${my}z`,
          '#c2485a',
          'stroke-width="1.8"',
        )) + (has('water') || has('grass') ? '' : el(x, y + ry * 0.32, 1.8, 1.3, ink, BARE))
  );
}

export function drawFace(sketch: Sketch, head: Head): string {
  const { x, y, rx, ry } = head;
  const dx = rx * 0.46;
  const ey = y + ry * 0.04;
  const e = Math.max(3, rx * (sketch.stage ? 0.2 : 0.245));
  return (
    (head.plain ? '' : markings(sketch, head, ey, dx, e)) +
    brow(sketch, head) +
    drawEyes(sketch, x, ey, dx, e, head.cyclops ?? false) +
    mouth(sketch, head)
  );
}
