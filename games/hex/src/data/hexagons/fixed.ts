import type { Hexagon } from './hexagon.ts';

/**
 * H-HEX-01: the first and the last hexagon, the same in every match. The last has seventeen spaces (H-PLAT-22) along its arrows
 * (H-PLAT-23) and no card slots (H-PLAT-26).
 */
export const FIXED: readonly Hexagon[] = [
  {
    id: 'new-bark',
    spaceId: 'new-bark',
    city: 'New Bark',
    visit: null,
    ports: 'NE:10 E:8',
    spaces:
      'city -0.5 -0.36; pink -0.42 0.03; pink -0.38 0.35; pink -0.24 0.64; pink 0.02 0.25; event -0.13 -0.07; event 0.2 -0.21; pink 0.37 0.09; event 0.72 -0.04; pink -0.01 -0.49; pink 0.35 -0.64',
    lines: '0-1 1-2 2-3 3-4 4-5 5-6 6-7 6-9 4-7 7-8 9-10',
    layout: 'traced',
  },
  {
    id: 'pokemon-league',
    spaceId: 'league',
    city: 'Indigo Plateau',
    visit: { when: 'first', do: 'lock', source: 'rulebook' },
    ports: 'W:0',
    spaces:
      'city -0.66 0.34; super -0.61 -0.05; draw-2-red -0.71 -0.41; pick -0.41 -0.58; draw-3-blue -0.08 -0.48; super 0.28 -0.49; draw-2-red 0.57 -0.34; league 0.55 -0.03; pick 0.68 0.27; draw-4-green 0.46 0.51; draw-2-red 0.24 0.29; super 0.18 0.67; super -0.11 0.79; draw-3-blue -0.4 0.6; draw-2-red -0.29 0.31; league -0.24 0.02; draw-1-yellow -0.35 -0.25',
    lines: '0>1 1>2 2>3 3>4 4>5 5>6 6>7 7>8 8>9 9>10 10>11 11>12 12>13 13>14 14>15 15>16 16>3',
    layout: 'proposed',
  },
];
