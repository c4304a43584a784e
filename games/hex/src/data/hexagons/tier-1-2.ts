import type { Hexagon } from './hexagon.ts';

/** H-HEX-03: the hexagons of tier 1-2. */
export const TIER_1_2: readonly Hexagon[] = [
  {
    id: 'pewter',
    spaceId: 'pewter',
    city: 'Pewter',
    visit: { when: 'first', do: 'items', amount: 1, source: 'proposed' },
    ports: 'E:7 W:1 NE:8 NW:11 SE:6 SW:15',
    spaces:
      'city 0.54 -0.13; pink -0.7 -0.06; pink -0.39 0.05; event -0.39 0.31; green -0.05 0.3; green 0.2 0.45; event 0.51 0.52; green 0.65 0.27; event 0.57 -0.47; green 0.26 -0.4; event 0 -0.46; event -0.13 -0.74; pink -0.21 -0.25; event -0.5 -0.27; event -0.44 -0.6; green -0.37 0.56',
    lines: '1-2 1-13 2-3 3-4 3-15 4-5 5-6 6-7 7-0 0-8 8-9 9-10 10-11 10-12 11-14:Flying 12-13 13-14:Flying',
    layout: 'traced',
  },
  {
    id: 'eterna',
    spaceId: 'eterna',
    city: 'Eterna',
    visit: null,
    ports: 'E:1 W:7 NE:11 NW:8 SE:15 SW:6',
    spaces:
      'city -0.54 -0.13; green 0.7 -0.06; green 0.39 0.05; event 0.39 0.31; green 0.05 0.3; pink -0.2 0.45; event -0.51 0.52; pink -0.65 0.27; event -0.57 -0.47; pink -0.26 -0.4; event 0 -0.46; event 0.13 -0.74; green 0.21 -0.25; event 0.5 -0.27; event 0.44 -0.6; green 0.37 0.56',
    lines: '1-2 1-13 2-3 3-4 3-15 4-5 5-6 6-7 7-0 0-8 8-9 9-10 10-11 10-12 11-14:Bug 12-13 13-14:Bug',
    layout: 'proposed',
  },
  {
    id: 'cerulean',
    spaceId: 'cerulean',
    city: 'Cerulean',
    visit: null,
    ports: 'E:10 W:3 NE:11 NW:1 SE:7 SW:6',
    spaces:
      'city 0.06 -0.11; pink -0.36 -0.55; event -0.68 -0.37; pink -0.68 -0.01; green -0.35 0.07; event -0.05 0.27; pink -0.1 0.77; event 0.28 0.72; green 0.59 0.47; event 0.43 -0.05; green 0.7 -0.28; event 0.5 -0.48; green 0.19 -0.45; event 0.2 -0.72; event -0.11 -0.76; green 0.2 0.51; event 0.51 0.21',
    lines: '1-2 1-14 2-3 3-4 4-0 0-5 0-12 5-6 5-15:Water 6-7 7-8 9-10 10-11 11-12 12-13 13-14 8-16 16-9',
    layout: 'proposed',
  },
  {
    id: 'dewford',
    spaceId: 'dewford',
    city: 'Dewford',
    visit: null,
    ports: 'E:3 W:10 NE:1 NW:11 SE:6 SW:7',
    spaces:
      'city -0.06 -0.11; green 0.36 -0.55; event 0.68 -0.37; green 0.68 -0.01; green 0.35 0.07; event 0.05 0.27; green 0.1 0.77; event -0.28 0.72; pink -0.59 0.47; event -0.43 -0.05; pink -0.7 -0.28; event -0.5 -0.48; pink -0.19 -0.45; event -0.2 -0.72; event 0.11 -0.76; green -0.2 0.51',
    lines: '1-2 1-14 2-3 3-4 4-0 0-5 0-12 5-6 5-15:Fighting 6-7 7-8 8-9 9-10 10-11 11-12 12-13 13-14',
    layout: 'proposed',
  },
  {
    id: 'mauville',
    spaceId: 'mauville',
    city: 'Mauville',
    visit: null,
    ports: 'E:7 W:1 NE:6 NW:15 SE:8 SW:11',
    spaces:
      'city 0.54 0.13; pink -0.7 0.06; pink -0.39 -0.05; event -0.39 -0.31; pink -0.05 -0.3; green 0.2 -0.45; event 0.51 -0.52; green 0.65 -0.27; event 0.57 0.47; green 0.26 0.4; event 0 0.46; event -0.13 0.74; pink -0.21 0.25; event -0.5 0.27; event -0.44 0.6; green -0.37 -0.56; event 0.59 -0.07; event 0.55 0.3',
    lines:
      '1-2 1-13 2-3 3-4 3-15 4-5 5-6 6-7 8-9 9-10 10-11 10-12 11-14:Electric 12-13 13-14:Electric 7-16 16-0 0-17 17-8',
    layout: 'proposed',
  },
  {
    id: 'azalea',
    spaceId: 'azalea',
    city: 'Azalea',
    visit: { when: 'pioneer', do: 'items', amount: 1, source: 'proposed' },
    ports: 'E:1 W:7 NE:15 NW:6 SE:11 SW:8',
    spaces:
      'city -0.54 0.13; event 0.7 0.06; green 0.39 -0.05; event 0.39 -0.31; green 0.05 -0.3; green -0.2 -0.45; event -0.51 -0.52; pink -0.65 -0.27; event -0.57 0.47; pink -0.26 0.4; event 0 0.46; event 0.13 0.74; green 0.21 0.25; event 0.5 0.27; event 0.44 0.6; blue 0.37 -0.56; event -0.59 -0.07',
    lines: '1-2 1-13 2-3 3-4 3-15 4-5 5-6 6-7 0-8 8-9 9-10 10-11 10-12 11-14:Bug 12-13 13-14:Bug 7-16 16-0',
    layout: 'proposed',
  },
  {
    id: 'goldenrod',
    spaceId: 'goldenrod',
    city: 'Goldenrod',
    visit: { when: 'first', do: 'trainer', source: 'proposed' },
    ports: 'E:3 W:10 NE:6 NW:7 SE:1 SW:11',
    spaces:
      'city -0.06 0.11; green 0.36 0.55; event 0.68 0.37; green 0.68 0.01; green 0.35 -0.07; event 0.05 -0.27; green 0.1 -0.77; event -0.28 -0.72; pink -0.59 -0.47; event -0.43 0.05; pink -0.7 0.28; event -0.5 0.48; green -0.19 0.45; event -0.2 0.72; event 0.11 0.76; blue -0.2 -0.51',
    lines: '1-2 1-14 2-3 3-4 4-0 0-5 0-12 5-6 5-15:Normal 6-7 7-8 8-9 9-10 10-11 11-12 12-13 13-14',
    layout: 'proposed',
  },
  {
    id: 'violet',
    spaceId: 'violet',
    city: 'Violet',
    visit: null,
    ports: 'E:10 W:3 NE:7 NW:6 SE:11 SW:1',
    spaces:
      'city 0.06 0.11; pink -0.36 0.55; event -0.68 0.37; pink -0.68 0.01; green -0.35 -0.07; event -0.05 -0.27; green -0.1 -0.77; event 0.28 -0.72; green 0.59 -0.47; event 0.43 0.05; green 0.7 0.28; event 0.5 0.48; green 0.19 0.45; event 0.2 0.72; event -0.11 0.76; blue 0.2 -0.51',
    lines: '1-2 1-14 2-3 3-4 4-0 0-5 0-12 5-6 5-15:Rock 6-7 7-8 8-9 9-10 10-11 11-12 12-13 13-14',
    layout: 'traced',
  },
  {
    id: 'virbank',
    spaceId: 'virbank',
    city: 'Virbank',
    visit: { when: 'pioneer', do: 'items', amount: 1, source: 'proposed' },
    ports: 'E:11 W:4 NE:1 NW:2 SE:10 SW:7',
    spaces:
      'city -0.06 0.17; pink 0.28 -0.61; event -0.22 -0.58; event -0.64 -0.38; event -0.67 -0.01; pink -0.39 -0.04; pink -0.46 0.31; event -0.39 0.58; pink -0.09 0.6; event 0.11 0.79; pink 0.46 0.55; green 0.68 0.28; event 0.42 0.02; green 0.5 -0.29; green 0.03 -0.11; event 0.03 -0.59; event -0.43 -0.48',
    lines:
      '1-13 3-4 4-5 5-6 5-14:Poison 6-7 7-8 8-0 8-9 9-10 10-11 11-12 12-13 12-14:Poison 1-15 15-2 2-16 16-3',
    layout: 'proposed',
  },
  {
    id: 'motostoke',
    spaceId: 'motostoke',
    city: 'Motostoke',
    visit: { when: 'pioneer', do: 'items', amount: 2, source: 'proposed' },
    ports: 'E:5 W:12 NE:15 NW:10 SE:3 SW:1',
    spaces:
      'city -0.12 0.28; pink -0.58 0.5; event -0.31 0.61; pink -0.07 0.73; green 0.31 0.26; green 0.44 -0.03; event 0.61 -0.4; green 0.12 -0.48; event -0.16 -0.33; event 0.02 -0.02; pink -0.51 -0.52; event -0.5 0.15; green -0.74 0.04; event -0.49 -0.2; event 0.1 -0.74; event 0.36 -0.44; event -0.1 0.51',
    lines: '1-2 1-11 2-3 0-4:Fire 4-5 5-6 5-9 7-8 7-14:2 8-9 8-10 10-13 11-13 12-13 6-15 15-7 3-16 16-0',
    layout: 'proposed',
  },
];
