/** L-BOARD-01, L-BOARD-02: the board, a closed loop; all of it `proposed`. */

export interface Square {
  readonly id: string;
  readonly kind: 'center' | 'route' | 'gym';
  /** The city or route it belongs to. */
  readonly place: string;
  /** The route of a route square or the Leader of a Gym, by id. */
  readonly of: string | null;
  readonly x: number;
  readonly y: number;
}

type Row = readonly [
  index: number,
  kind: Square['kind'],
  place: string,
  of: string | null,
  x: number,
  y: number,
];

// biome-ignore format: a table
const ROWS: readonly Row[] = [
  [ 0, 'center', 'Pallet Town',                null,               0.2, 0.753],
  [ 1, 'route',  'Route 1',                    'route-1',          0.2, 0.71],
  [ 2, 'route',  'Route 1',                    'route-1',          0.2, 0.666],
  [ 3, 'route',  'Route 1',                    'route-1',          0.2, 0.623],
  [ 4, 'route',  'Route 1',                    'route-1',          0.2, 0.579],
  [ 5, 'center', 'Viridian City',              null,               0.2, 0.535],
  [ 6, 'gym',    'Viridian City',              'giovanni',         0.2, 0.481],
  [ 7, 'route',  'Viridian Forest',            'viridian-forest',  0.2, 0.426],
  [ 8, 'route',  'Viridian Forest',            'viridian-forest',  0.2, 0.383],
  [ 9, 'route',  'Viridian Forest',            'viridian-forest',  0.2, 0.339],
  [10, 'route',  'Viridian Forest',            'viridian-forest',  0.2, 0.296],
  [11, 'route',  'Viridian Forest',            'viridian-forest',  0.2, 0.252],
  [12, 'center', 'Pewter City',                null,               0.2, 0.198],
  [13, 'gym',    'Pewter City',                'brock',            0.245, 0.165],
  [14, 'route',  'Mt. Moon',                   'mt-moon',          0.3, 0.154],
  [15, 'route',  'Mt. Moon',                   'mt-moon',          0.355, 0.141],
  [16, 'route',  'Mt. Moon',                   'mt-moon',          0.41, 0.127],
  [17, 'route',  'Mt. Moon',                   'mt-moon',          0.465, 0.112],
  [18, 'route',  'Mt. Moon',                   'mt-moon',          0.52, 0.099],
  [19, 'center', 'Cerulean City',              null,               0.58, 0.089],
  [20, 'gym',    'Cerulean City',              'misty',            0.63, 0.11],
  [21, 'route',  'Routes 5 & 6',               'routes-5-6',       0.665, 0.165],
  [22, 'route',  'Routes 5 & 6',               'routes-5-6',       0.665, 0.241],
  [23, 'route',  'Routes 5 & 6',               'routes-5-6',       0.665, 0.312],
  [24, 'route',  'Routes 5 & 6',               'routes-5-6',       0.665, 0.41],
  [25, 'route',  'Routes 5 & 6',               'routes-5-6',       0.665, 0.492],
  [26, 'center', 'Vermilion City',             null,               0.665, 0.568],
  [27, 'gym',    'Vermilion City',             'lt-surge',         0.7, 0.634],
  [28, 'route',  'Routes 11 & 12',             'routes-11-12',     0.76, 0.634],
  [29, 'route',  'Routes 11 & 12',             'routes-11-12',     0.82, 0.617],
  [30, 'route',  'Routes 11 & 12',             'routes-11-12',     0.86, 0.568],
  [31, 'route',  'Routes 11 & 12',             'routes-11-12',     0.86, 0.503],
  [32, 'route',  'Routes 11 & 12',             'routes-11-12',     0.86, 0.437],
  [33, 'center', 'Lavender Town',              null,               0.86, 0.361],
  [34, 'route',  'Routes 7 & 8',               'routes-7-8',       0.81, 0.361],
  [35, 'route',  'Routes 7 & 8',               'routes-7-8',       0.765, 0.361],
  [36, 'route',  'Routes 7 & 8',               'routes-7-8',       0.72, 0.361],
  [37, 'center', 'Saffron City',               null,               0.61, 0.361],
  [38, 'gym',    'Saffron City',               'sabrina',          0.56, 0.361],
  [39, 'route',  'Routes 7 & 8',               'routes-7-8',       0.51, 0.361],
  [40, 'route',  'Routes 7 & 8',               'routes-7-8',       0.47, 0.361],
  [41, 'center', 'Celadon City',               null,               0.42, 0.361],
  [42, 'gym',    'Celadon City',               'erika',            0.37, 0.372],
  [43, 'route',  'Cycling Road & Safari Zone', 'cycling-road',     0.34, 0.437],
  [44, 'route',  'Cycling Road & Safari Zone', 'cycling-road',     0.33, 0.514],
  [45, 'route',  'Cycling Road & Safari Zone', 'cycling-road',     0.33, 0.59],
  [46, 'route',  'Cycling Road & Safari Zone', 'cycling-road',     0.33, 0.666],
  [47, 'route',  'Cycling Road & Safari Zone', 'cycling-road',     0.36, 0.743],
  [48, 'route',  'Cycling Road & Safari Zone', 'cycling-road',     0.43, 0.786],
  [49, 'center', 'Fuchsia City',               null,               0.52, 0.797],
  [50, 'gym',    'Fuchsia City',               'koga',             0.57, 0.808],
  [51, 'route',  'Sea Routes 19-21',           'sea-routes',       0.56, 0.884],
  [52, 'route',  'Sea Routes 19-21',           'sea-routes',       0.5, 0.928],
  [53, 'route',  'Sea Routes 19-21',           'sea-routes',       0.43, 0.939],
  [54, 'route',  'Sea Routes 19-21',           'sea-routes',       0.36, 0.939],
  [55, 'center', 'Cinnabar Island',            null,               0.29, 0.939],
  [56, 'gym',    'Cinnabar Island',            'blaine',           0.23, 0.939],
  [57, 'route',  'Sea Routes 19-21',           'sea-routes',       0.2, 0.895],
  [58, 'route',  'Sea Routes 19-21',           'sea-routes',       0.2, 0.846],
  [59, 'route',  'Sea Routes 19-21',           'sea-routes',       0.2, 0.797],
];

const city = (place: string): string => place.split(' ')[0].toLowerCase();

/** `pewter`, `pewter-gym`, `mt-moon-2`. */
function idOf([index, kind, place, of]: Row): string {
  if (kind === 'center') return city(place);
  if (kind === 'gym') return `${city(place)}-gym`;
  return `${of}-${ROWS.filter((other) => other[0] <= index && other[3] === of).length}`;
}

/** In order, forward: after the last comes the first again. */
export const SQUARES: readonly Square[] = ROWS.map((row) => {
  const [, kind, place, of, x, y] = row;
  return { id: idOf(row), kind, place, of, x, y };
});

/** L-SETUP-06: where the movers begin. */
export const START = 0;

/** Width to height. */
export const ASPECT: readonly [number, number] = [7, 5];
