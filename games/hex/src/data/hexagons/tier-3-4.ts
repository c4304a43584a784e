import type { Hexagon } from './hexagon.ts';

/** H-HEX-03: the hexagons of tier 3-4. */
export const TIER_3_4: readonly Hexagon[] = [
  {
    id: 'ecruteak',
    spaceId: 'ecruteak',
    city: 'Ecruteak',
    visit: { when: 'first', do: 'event', source: 'proposed' },
    ports: 'E:3 W:11 NE:5 NW:8 SE:1 SW:12',
    spaces:
      'city -0.03 0.1; event 0.53 0.53; blue 0.5 0.14; red 0.72 -0.03; blue 0.39 -0.13; event 0.5 -0.49; blue -0.02 -0.44; blue 0.02 -0.79; event -0.29 -0.54; green -0.4 -0.25; green -0.44 0.12; event -0.55 0.48; green -0.13 0.72; event -0.09 0.43; event 0.27 0.39',
    lines: '1-2:Ghost 1-14 2-3 3-4 4-5 5-7 6-7 6-8 8-9 9-10 10-11 10-0 11-12 12-13 13-14 14-0',
    layout: 'proposed',
  },
  {
    id: 'vermilion',
    spaceId: 'vermilion',
    city: 'Vermilion',
    visit: { when: 'pioneer', do: 'items', amount: 2, source: 'proposed' },
    ports: 'E:1 W:7 NE:11 NW:8 SE:15 SW:6',
    spaces:
      'city -0.54 -0.13; event 0.7 -0.06; blue 0.39 0.05; event 0.39 0.31; blue 0.05 0.3; blue -0.2 0.45; event -0.51 0.52; green -0.65 0.27; event -0.57 -0.47; green -0.26 -0.4; event 0 -0.46; event 0.13 -0.74; blue 0.21 -0.25; event 0.5 -0.27; event 0.44 -0.6; red 0.37 0.56; event -0.59 0.07',
    lines:
      '1-2 1-13 2-3 3-4 3-15 4-5 5-6 6-7 0-8 8-9 9-10 10-11 10-12 11-14:Electric 12-13 13-14:Electric 7-16 16-0',
    layout: 'proposed',
  },
  {
    id: 'saffron',
    spaceId: 'saffron',
    city: 'Saffron',
    visit: { when: 'first', do: 'pay-event', source: 'rulebook' },
    ports: 'E:10 W:3 NE:11 NW:1 SE:7 SW:6',
    spaces:
      'city 0.06 -0.11; green -0.36 -0.55; event -0.68 -0.37; green -0.68 -0.01; blue -0.35 0.07; event -0.05 0.27; green -0.1 0.77; event 0.28 0.72; blue 0.59 0.47; event 0.43 -0.05; blue 0.7 -0.28; event 0.5 -0.48; blue 0.19 -0.45; event 0.2 -0.72; event -0.11 -0.76; blue 0.2 0.51',
    lines: '1-2 1-14 2-3 3-4 4-0 0-5 0-12 5-6 5-15:Psychic 6-7 7-8 8-9 9-10 10-11 11-12 12-13 13-14',
    layout: 'proposed',
  },
  {
    id: 'cianwood',
    spaceId: 'cianwood',
    city: 'Cianwood',
    visit: { when: 'pioneer', do: 'pokemon', colour: 'pink', source: 'proposed' },
    ports: 'E:4 W:11 NE:7 NW:10 SE:2 SW:1',
    spaces:
      'city 0.06 -0.17; blue -0.28 0.61; event 0.22 0.58; event 0.64 0.38; event 0.67 0.01; blue 0.39 0.04; blue 0.46 -0.31; event 0.39 -0.58; blue 0.09 -0.6; event -0.11 -0.79; green -0.46 -0.55; green -0.68 -0.28; event -0.42 -0.02; blue -0.5 0.29; red -0.03 0.11',
    lines: '1-2 1-13 2-3 3-4 4-5 5-6 5-14:Water 6-7 7-8 8-0 8-9 9-10 10-11 11-12 12-13 12-14:Water',
    layout: 'proposed',
  },
  {
    id: 'fuchsia',
    spaceId: 'fuchsia',
    city: 'Fuchsia',
    visit: { when: 'pioneer', do: 'items', amount: 2, source: 'proposed' },
    ports: 'E:12 W:5 NE:1 NW:3 SE:10 SW:15',
    spaces:
      'city 0.12 -0.28; blue 0.58 -0.5; event 0.31 -0.61; green 0.07 -0.73; blue -0.31 -0.26; green -0.44 0.03; event -0.61 0.4; blue -0.12 0.48; event 0.16 0.33; event -0.02 0.02; blue 0.51 0.52; event 0.5 -0.15; red 0.74 -0.04; blue 0.49 0.2; event -0.1 0.74; event -0.36 0.44',
    lines: '1-2 1-11 2-3 3-0 0-4 4-5 5-6 5-9 7-8 7-14:2 8-9 8-10 10-13:Poison 11-13 12-13 6-15 15-7',
    layout: 'proposed',
  },
  {
    id: 'laverre',
    spaceId: 'laverre',
    city: 'Laverre',
    visit: null,
    ports: 'E:11 W:3 NE:12 NW:1 SE:8 SW:15',
    spaces:
      'city 0.03 -0.1; event -0.53 -0.53; green -0.5 -0.14; green -0.72 0.03; green -0.39 0.13; event -0.5 0.49; blue 0.02 0.44; blue -0.02 0.79; event 0.29 0.54; blue 0.4 0.25; blue 0.44 -0.12; event 0.55 -0.48; blue 0.13 -0.72; event 0.09 -0.43; event -0.27 -0.39; event -0.26 0.64',
    lines: '1-2 1-14 2-3 3-4 4-5 6-7 6-8 8-9:Fairy 9-10 10-11 10-0 11-12 12-13 13-14 14-0 5-15 15-7',
    layout: 'proposed',
  },
  {
    id: 'olivine',
    spaceId: 'olivine',
    city: 'Olivine',
    visit: { when: 'first', do: 'pay-event', source: 'rulebook' },
    ports: 'E:8 W:1 NE:6 NW:5 SE:10 SW:11',
    spaces:
      'city 0.06 0.08; blue -0.7 0.28; event -0.32 0.21; blue -0.42 -0.19; event -0.35 -0.45; event -0.24 -0.72; event 0.17 -0.71; blue 0.27 -0.42; blue 0.66 -0.07; event 0.68 0.33; blue 0.39 0.59; event -0.08 0.8; green -0.22 0.55; red -0.02 -0.29',
    lines: '1-2 2-3 2-12 3-4 3-0 4-5 5-6 6-7 7-8 7-13:Fire 8-9 9-10 10-11 11-12 0-13:Fire',
    layout: 'traced',
  },
  {
    id: 'petalburg',
    spaceId: 'petalburg',
    city: 'Petalburg',
    visit: { when: 'pioneer', do: 'pokemon', colour: 'green', source: 'proposed' },
    ports: 'E:11 W:4 NE:10 NW:7 SE:1 SW:2',
    spaces:
      'city -0.06 -0.17; blue 0.28 0.61; event -0.22 0.58; event -0.64 0.38; event -0.67 0.01; green -0.39 0.04; green -0.46 -0.31; event -0.39 -0.58; blue -0.09 -0.6; event 0.11 -0.79; blue 0.46 -0.55; blue 0.68 -0.28; event 0.42 -0.02; blue 0.5 0.29; blue 0.03 0.11; event 0.03 0.59',
    lines: '1-13 2-3 3-4 4-5 5-6 5-14:Grass 6-7 7-8 8-0 8-9 9-10 10-11 11-12 12-13 12-14:Grass 1-15 15-2',
    layout: 'proposed',
  },
  {
    id: 'celadon',
    spaceId: 'celadon',
    city: 'Celadon',
    visit: { when: 'first', do: 'swap-items', source: 'proposed' },
    ports: 'E:3 W:10 NE:1 NW:11 SE:6 SW:7',
    spaces:
      'city -0.06 -0.11; blue 0.36 -0.55; event 0.68 -0.37; event 0.68 -0.01; blue 0.35 0.07; event 0.05 0.27; blue 0.1 0.77; event -0.28 0.72; green -0.59 0.47; event -0.43 -0.05; green -0.7 -0.28; event -0.5 -0.48; blue -0.19 -0.45; event -0.2 -0.72; event 0.11 -0.76; blue -0.2 0.51; event -0.51 0.21; event 0.08 0.52',
    lines:
      '1-2 1-14 2-3 3-4 4-0 0-5 0-12 5-15:Grass 6-7 7-8 9-10 10-11 11-12 12-13 13-14 8-16 16-9 5-17 17-6',
    layout: 'proposed',
  },
  {
    id: 'lavaridge',
    spaceId: 'lavaridge',
    city: 'Lavaridge',
    visit: { when: 'pioneer', do: 'items', amount: 2, source: 'proposed' },
    ports: 'E:4 W:11 NE:2 NW:1 SE:7 SW:10',
    spaces:
      'city 0.06 0.17; blue -0.28 -0.61; event 0.22 -0.58; event 0.64 -0.38; event 0.67 -0.01; blue 0.39 -0.04; blue 0.46 0.31; event 0.39 0.58; blue 0.09 0.6; event -0.11 0.79; green -0.46 0.55; green -0.68 0.28; event -0.42 0.02; blue -0.5 -0.29; red -0.03 -0.11',
    lines: '1-2 1-13 2-3 3-4 4-5 5-6 5-14:Grass 6-7 7-8 8-0 8-9 9-10 10-11 11-12 12-13 12-14:Grass',
    layout: 'traced',
  },
  {
    id: 'driftveil',
    spaceId: 'driftveil',
    city: 'Driftveil',
    visit: { when: 'pioneer', do: 'event', source: 'proposed' },
    ports: 'E:1 W:8 NE:5 NW:6 SE:11 SW:10',
    spaces:
      'city -0.06 0.08; blue 0.7 0.28; event 0.32 0.21; blue 0.42 -0.19; event 0.35 -0.45; event 0.24 -0.72; event -0.17 -0.71; green -0.27 -0.42; pink -0.66 -0.07; event -0.68 0.33; green -0.39 0.59; event 0.08 0.8; green 0.22 0.55; blue 0.02 -0.29; event 0.18 -0.06; event -0.47 -0.24',
    lines:
      '1-2 2-3 2-12 3-4 4-5 5-6 6-7 7-13:Ground 8-9 9-10 10-11 11-12 0-13:Ground 3-14 14-0 7-15 15-8 9-0:2',
    layout: 'proposed',
  },
  {
    id: 'mistralton',
    spaceId: 'mistralton',
    city: 'Mistralton',
    visit: { when: 'pioneer', do: 'extra-turn', source: 'proposed' },
    ports: 'E:12 W:5 NE:10 NW:15 SE:1 SW:3',
    spaces:
      'city 0.12 0.28; blue 0.58 0.5; event 0.31 0.61; green 0.07 0.73; blue -0.31 0.26; green -0.44 -0.03; event -0.61 -0.4; blue -0.12 -0.48; event 0.16 -0.33; event -0.02 -0.02; blue 0.51 -0.52; event 0.5 0.15; red 0.74 0.04; event 0.49 -0.2; event -0.1 -0.74; event -0.36 -0.44; event 0.1 0.51',
    lines: '1-2 1-11 2-3 0-4 4-5 5-6 5-9 7-8:Flying 7-14:2 8-9 8-10 10-13 11-13 12-13 6-15 15-7 3-16 16-0',
    layout: 'proposed',
  },
];
