/** H-HEX-02: the eight slots; odd ones form the upper row. Tier -1: a fixed hexagon. Centres in radii of a hexagon, y down. */
export const SLOTS = [
  { tier: -1, x: 0, y: 0 },
  { tier: 0, x: 0.866, y: -1.5 },
  { tier: 0, x: 1.732, y: 0 },
  { tier: 1, x: 2.598, y: -1.5 },
  { tier: 1, x: 3.464, y: 0 },
  { tier: 2, x: 4.33, y: -1.5 },
  { tier: 2, x: 5.196, y: 0 },
  { tier: -1, x: 6.062, y: -1.5 },
] as const;

/** H-HEX-05, H-HEX-06: which ports meet. */
export const LINKS = [
  [0, 'NE', 1, 'SW'],
  [0, 'E', 2, 'W'],
  [1, 'SE', 2, 'NW'],
  [1, 'E', 3, 'W'],
  [2, 'NE', 3, 'SW'],
  [2, 'E', 4, 'W'],
  [3, 'SE', 4, 'NW'],
  [3, 'E', 5, 'W'],
  [4, 'NE', 5, 'SW'],
  [4, 'E', 6, 'W'],
  [5, 'SE', 6, 'NW'],
  [5, 'E', 7, 'W'],
] as const;
