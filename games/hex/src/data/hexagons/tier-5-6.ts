import type { Hexagon } from './hexagon.ts';

/** H-HEX-03: the hexagons of tier 5-6. */
export const TIER_5_6: readonly Hexagon[] = [
  {
    id: 'spikemuth',
    spaceId: 'spikemuth',
    city: 'Spikemuth',
    visit: { when: 'pioneer', do: 'steal', source: 'proposed' },
    ports: 'E:3 W:11 NE:1 NW:12 SE:15 SW:8',
    spaces:
      'city -0.03 -0.1; event 0.53 -0.53; red 0.5 -0.14; red 0.72 0.03; red 0.39 0.13; event 0.5 0.49; red -0.02 0.44; red 0.02 0.79; event -0.29 0.54; blue -0.4 0.25; blue -0.44 -0.12; event -0.55 -0.48; blue -0.13 -0.72; event -0.09 -0.43; red 0.27 -0.39; event 0.26 0.64; event -0.34 -0.6; event 0.12 -0.24',
    lines:
      '1-2 1-14 2-3 3-4:Dark 4-5 6-7 6-8 8-9 9-10 10-11 10-0 12-13 13-14 5-15 15-7 11-16 16-12 14-17 17-0',
    layout: 'proposed',
  },
  {
    id: 'cinnabar',
    spaceId: 'cinnabar',
    city: 'Cinnabar',
    visit: { when: 'pioneer', do: 'pokemon', colour: 'green', source: 'proposed' },
    ports: 'E:11 W:4 NE:1 NW:2 SE:10 SW:7',
    spaces:
      'city -0.06 0.17; red 0.28 -0.61; event -0.22 -0.58; event -0.64 -0.38; event -0.67 -0.01; blue -0.39 -0.04; blue -0.46 0.31; event -0.39 0.58; red -0.09 0.6; event 0.11 0.79; red 0.46 0.55; red 0.68 0.28; event 0.42 0.02; red 0.5 -0.29; red 0.03 -0.11; event 0.03 -0.59; event -0.43 -0.48; event -0.07 0.39',
    lines:
      '1-13 3-4 4-5 5-6 5-14:Fire 6-7 7-8 8-9 9-10 10-11 11-12 12-13 12-14:Fire 1-15 15-2 2-16 16-3 8-17 17-0',
    layout: 'proposed',
  },
  {
    id: 'mahogany',
    spaceId: 'mahogany',
    city: 'Mahogany',
    visit: { when: 'pioneer', do: 'items', amount: 3, source: 'proposed' },
    ports: 'E:11 W:3 NE:8 NW:5 SE:12 SW:1',
    spaces:
      'city 0.03 0.1; event -0.53 0.53; blue -0.5 0.14; blue -0.72 -0.03; red -0.39 -0.13; event -0.5 -0.49; red 0.02 -0.44; red -0.02 -0.79; event 0.29 -0.54; red 0.4 -0.25; red 0.44 0.12; event 0.55 0.48; red 0.13 0.72; event 0.09 0.43; event -0.27 0.39',
    lines: '1-2 1-14 2-3 3-4 4-5 5-7 6-7 6-8 8-9:Ice 9-10 10-11 10-0 11-12 12-13 13-14 14-0',
    layout: 'traced',
  },
  {
    id: 'fortree',
    spaceId: 'fortree',
    city: 'Fortree',
    visit: { when: 'pioneer', do: 'pokemon', colour: 'blue', source: 'proposed' },
    ports: 'E:8 W:1 NE:10 NW:11 SE:6 SW:5',
    spaces:
      'city 0.06 -0.08; red -0.7 -0.28; event -0.32 -0.21; red -0.42 0.19; event -0.35 0.45; blue -0.24 0.72; event 0.17 0.71; red 0.27 0.42; red 0.66 0.07; event 0.68 -0.33; red 0.39 -0.59; event -0.08 -0.8; blue -0.22 -0.55; red -0.02 0.29; event -0.18 0.06; event 0.47 0.24; event 0.15 -0.7',
    lines:
      '1-2 2-3 2-12 3-4 4-5 5-6 6-7 7-13:Flying 8-9 9-10 11-12 0-13:Flying 3-14 14-0 7-15 15-8 10-16 16-11 9-0:2',
    layout: 'proposed',
  },
  {
    id: 'sunyshore',
    spaceId: 'sunyshore',
    city: 'Sunyshore',
    visit: { when: 'pioneer', do: 'super-event', source: 'proposed' },
    ports: 'E:5 W:12 NE:15 NW:10 SE:3 SW:1',
    spaces:
      'city -0.12 0.28; blue -0.58 0.5; event -0.31 0.61; red -0.07 0.73; red 0.31 0.26; red 0.44 -0.03; event 0.61 -0.4; red 0.12 -0.48; event -0.16 -0.33; event 0.02 -0.02; blue -0.51 -0.52; event -0.5 0.15; red -0.74 0.04; red -0.49 -0.2; event 0.1 -0.74; event 0.36 -0.44; event -0.1 0.51; super 0.1 0.27',
    lines:
      '1-2 1-11 2-3 4-5:Electric 5-6 5-9 7-8 7-14:2 8-9 8-10 10-13 11-13 12-13 6-15 15-7 3-16 16-0 0-17 17-4',
    layout: 'proposed',
  },
  {
    id: 'blackthorn',
    spaceId: 'blackthorn',
    city: 'Blackthorn',
    visit: { when: 'first', do: 'items', amount: 1, source: 'proposed' },
    ports: 'E:1 W:8 NE:11 NW:10 SE:5 SW:6',
    spaces:
      'city -0.06 -0.08; red 0.7 -0.28; event 0.32 -0.21; red 0.42 0.19; event 0.35 0.45; red 0.24 0.72; event -0.17 0.71; red -0.27 0.42; blue -0.66 0.07; event -0.68 -0.33; blue -0.39 -0.59; event 0.08 -0.8; red 0.22 -0.55; red 0.02 0.29; event 0.18 0.06; event -0.47 0.24',
    lines:
      '1-2 2-3 2-12 3-4 4-5 5-6 6-7 7-13:Dragon 8-9 9-10 10-11 11-12 0-13:Dragon 3-14 14-0 7-15 15-8 9-0:2',
    layout: 'proposed',
  },
  {
    id: 'mossdeep',
    spaceId: 'mossdeep',
    city: 'Mossdeep',
    visit: { when: 'first', do: 'event', source: 'proposed' },
    ports: 'E:3 W:10 NE:6 NW:7 SE:1 SW:11',
    spaces:
      'city -0.06 0.11; red 0.36 0.55; event 0.68 0.37; red 0.68 0.01; red 0.35 -0.07; red 0.05 -0.27; red 0.1 -0.77; event -0.28 -0.72; blue -0.59 -0.47; event -0.43 0.05; blue -0.7 0.28; event -0.5 0.48; blue -0.19 0.45; event -0.2 0.72; event 0.11 0.76; red -0.2 -0.51; event -0.51 -0.21; event 0.08 -0.52',
    lines:
      '1-2 1-14 2-3 3-4 4-0 0-5 0-12 5-15:Psychic 6-7 7-8 9-10 10-11 11-12 12-13 13-14 8-16 16-9 5-17 17-6',
    layout: 'proposed',
  },
  {
    id: 'sootopolis',
    spaceId: 'sootopolis',
    city: 'Sootopolis',
    visit: { when: 'first', do: 'items', amount: 1, source: 'proposed' },
    ports: 'E:5 W:12 NE:3 NW:1 SE:6 SW:10',
    spaces:
      'city -0.12 -0.28; blue -0.58 -0.5; event -0.31 -0.61; red -0.07 -0.73; red 0.31 -0.26; red 0.44 0.03; event 0.61 0.4; red 0.12 0.48; event -0.16 0.33; event 0.02 0.02; blue -0.51 0.52; event -0.5 -0.15; red -0.74 -0.04; red -0.49 0.2; event 0.1 0.74',
    lines: '1-2 1-11 2-3 3-0 0-4:Water 4-5 5-6 5-9 6-7 7-8 7-14:2 8-9 8-10 10-13 11-13 12-13',
    layout: 'traced',
  },
  {
    id: 'viridian',
    spaceId: 'viridian',
    city: 'Viridian',
    visit: { when: 'pioneer', do: 'items', amount: 3, source: 'proposed' },
    ports: 'E:7 W:1 NE:8 NW:11 SE:6 SW:15',
    spaces:
      'city 0.54 -0.13; pink -0.7 -0.06; green -0.39 0.05; event -0.39 0.31; red -0.05 0.3; red 0.2 0.45; event 0.51 0.52; red 0.65 0.27; event 0.57 -0.47; red 0.26 -0.4; blue 0 -0.46; event -0.13 -0.74; red -0.21 -0.25; event -0.5 -0.27; event -0.44 -0.6; red -0.37 0.56; event 0.59 0.07',
    lines:
      '1-2 1-13 2-3 3-4 3-15 4-5 5-6 6-7 0-8 8-9 9-10 10-11 10-12 11-14:Ground 12-13 13-14:Ground 7-16 16-0',
    layout: 'proposed',
  },
  {
    id: 'canalave',
    spaceId: 'canalave',
    city: 'Canalave',
    visit: { when: 'pioneer', do: 'pick-event', source: 'proposed' },
    ports: 'E:11 W:4 NE:18 NW:7 SE:1 SW:2',
    spaces:
      'city -0.06 -0.17; blue 0.28 0.61; event -0.22 0.58; event -0.64 0.38; event -0.67 0.01; blue -0.39 0.04; green -0.46 -0.31; event -0.39 -0.58; blue -0.09 -0.6; event 0.11 -0.79; red 0.46 -0.55; red 0.68 -0.28; event 0.42 -0.02; red 0.5 0.29; red 0.03 0.11; event 0.03 0.59; event -0.43 0.48; event -0.07 -0.39; event 0.29 -0.67',
    lines:
      '1-13 3-4 4-5 5-6 5-14:Steel 6-7 7-8 8-9 10-11 11-12 12-13 12-14:Steel 1-15 15-2 2-16 16-3 8-17 17-0 9-18 18-10',
    layout: 'proposed',
  },
];
