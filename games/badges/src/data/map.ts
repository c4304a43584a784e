import type { Source } from './source.ts';

/** The shape of the map and everything on it. */
export const MAP_SOURCE: Source = 'proposed';

/**
 * B-MAP-01: what stands on each square, x to the right and y down. `#` blank, `.` road, a digit route, `T` shrub,
 * `~` water, `C` Pokémon Center, `F W G` Gyms, `f w g n` Contests.
 */
export const GRID: readonly string[] = [
  '#######################',
  '###n#######F###########',
  '###.5555555.###########',
  '###5###.###.666T666.g##',
  '###5###..T.3##~~~~#6###',
  '###5###.###T##~~~~#6###',
  '###5###T###3##~~~~#6###',
  '###5###.###3##~~~~#6###',
  '###5###.##...#~~~~#6###',
  '#G..22T222.C.444T44..W#',
  '##8#~~~~##...##.####7##',
  '##8#~~~~###1###.####7##',
  '##8#~~~~###1###T####7##',
  '##8#~~~~###1.T..####7##',
  '##8#~~~~###1###.####7##',
  '#f.88888888.###.####7##',
  '###########.77777777.w#',
  '#######################',
];

/** B-MAP-03: the region of each square: the digit of its route, or a letter of PLACES; a building has none (`#`). */
export const REGIONS: readonly string[] = [
  '                       ',
  '   #       #           ',
  '   A5555555n           ',
  '   5   t   n6666666B#  ',
  '   5   tttt3  xxxx 6   ',
  '   5   t   3  xxxx 6   ',
  '   5   t   3  xxxx 6   ',
  '   5   t   3  xxxx 6   ',
  '   5   t  PPP xxxx 6   ',
  ' #ww222222P#P444444ee# ',
  '  8 yyyy  PPP  t    7  ',
  '  8 yyyy   1   t    7  ',
  '  8 yyyy   1   t    7  ',
  '  8 yyyy   1tttt    7  ',
  '  8 yyyy   1   t    7  ',
  ' #C88888888s   t    7  ',
  '           s77777777D# ',
  '                       ',
];

/** The places that are no route, by their letter in REGIONS. */
export const PLACES: { readonly [letter: string]: string } = {
  P: 'the Center plaza',
  n: 'North Town',
  s: 'South Town',
  e: 'East Town',
  w: 'West Town',
  A: 'the North-West Corner',
  B: 'the North-East Corner',
  C: 'the South-West Corner',
  D: 'the South-East Corner',
  t: 'a trail',
  x: 'the North-East Lake',
  y: 'the South-West Lake',
};

/** B-SETUP-06, B-FAINT-03: where movers start and where a white out leads, beside the Pokémon Center. */
export const ARRIVAL: readonly [x: number, y: number] = [11, 10];
