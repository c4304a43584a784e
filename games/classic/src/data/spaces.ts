import type { Colour } from './chips.ts';

type SpaceKind = 'city' | 'catch' | 'event' | 'arrival' | 'draw' | 'final' | 'catch-any';
type RoadColour = Exclude<Colour, 'yellow' | 'starter'>;
/** What a city or a plateau space does by itself: give Item Cards, or revive. */
type Effect = { readonly draw: number } | 'revive' | null;

/** A point on the board: x to the right, y down, both 0..1 of the whole (ASPECT). */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A space a mover can stand on; x and y say where. */
export interface Space extends Point {
  readonly id: string;
  readonly kind: SpaceKind;
  readonly colour: RoadColour | null;
  readonly name: string | null;
  readonly effect: Effect;
  /** Centre of the chip circle, on catch spaces. */
  readonly chip: Point | null;
}

/** The tables below give x and y in ten-thousandths. */
const at = (x: number, y: number): Point => ({ x: x / 10_000, y: y / 10_000 });

type Hue = RoadColour | null;
const space = (id: string, kind: SpaceKind, colour: Hue, effect: Effect, x: number, y: number): Space => {
  return { id, kind, colour, name: null, effect, ...at(x, y), chip: null };
};
const city = (id: string, name: string, effect: Effect, x: number, y: number): Space => {
  return { ...space(id, 'city', null, effect, x, y), name };
};
const circle = (id: string, colour: Hue, x: number, y: number, chipX: number, chipY: number): Space => {
  return { ...space(id, 'catch', colour, null, x, y), chip: at(chipX, chipY) };
};
const event = (id: string, colour: Hue, x: number, y: number): Space => {
  return space(id, 'event', colour, null, x, y);
};

/** C-BOARD-01 the road, C-BOARD-04 its kinds and colours, C-BOARD-05 what its cities do. */
// biome-ignore format: a table
const ROAD: readonly Space[] = [
  city('pallet', 'Pallet Town', null,              1979, 7533),
  circle('p01', 'pink',                            1513, 6809, 1101, 6788),
  event('p02', 'pink',                             1464, 6119),
  circle('p03', 'pink',                            1039, 5792,  638, 5919),
  city('viridian', 'Viridian City', { draw: 2 },   1630, 5291),
  event('p04', 'pink',                             1511, 4508),
  circle('p05', 'pink',                            1194, 3949,  817, 4191),
  circle('p06', 'pink',                            1595, 3623, 1879, 3178),
  event('p07', 'pink',                             1288, 3161),
  circle('p08', 'pink',                             881, 2932,  480, 3123),
  circle('p09', 'pink',                             828, 2280,  422, 2153),
  circle('p10', 'pink',                            1282, 2068, 1183, 1479),
  city('pewter', 'Pewter City', { draw: 2 },       1976, 2005),
  event('p11', 'pink',                             1792, 1271),
  circle('p12', 'pink',                            1967,  665, 1587,  436),
  event('p13', 'pink',                             2310, 1072),
  circle('p14', 'pink',                            2763, 1059, 2778,  445),
  circle('p15', 'pink',                            2939, 1695, 2781, 2254),
  circle('g01', 'green',                           3609, 1610, 3709, 2216),
  event('g02', 'green',                            3765,  992),
  circle('g03', 'green',                           4210, 1034, 4254,  432),
  circle('g04', 'green',                           4678, 1025, 4930,  530),
  event('g05', 'green',                            4965, 1542),
  city('cerulean', 'Cerulean City', 'revive',      5665, 1462),
  circle('g06', 'green',                           6417, 1110, 6303,  517),
  event('g07', 'green',                            7081, 1326),
  circle('g08', 'green',                           7535, 1331, 7477,  720),
  circle('g09', 'green',                           7960, 1610, 7924, 2225),
  event('g10', 'green',                            8390, 1801),
  circle('g11', 'green',                           8794, 2025, 9210, 1869),
  event('g12', 'green',                            8858, 2695),
  city('lavender', 'Lavender Town', { draw: 2 },   8210, 3225),
  event('g13', 'green',                            5867, 2309),
  circle('g14', 'green',                           5392, 2305, 4968, 2377),
  city('saffron', 'Saffron City', { draw: 2 },     5714, 3379),
  circle('g15', 'green',                           5015, 3267, 4892, 3852),
  event('g16', 'green',                            4532, 3068),
  city('celadon', 'Celadon City', { draw: 2 },     3818, 3352),
  event('g17', 'green',                            6423, 3322),
  circle('g18', 'green',                           7084, 3331, 7157, 2725),
  event('g19', 'green',                            7547, 3326),
  event('b01', 'blue',                             5463, 4148),
  circle('b02', 'blue',                            5864, 4483, 6309, 4428),
  city('vermilion', 'Vermilion City', 'revive',    5707, 5330),
  event('b03', 'blue',                             6417, 5258),
  event('b04', 'blue',                             7102, 4742),
  circle('b05', 'blue',                            7556, 4742, 7702, 4127),
  circle('b06', 'blue',                            7099, 5792, 7187, 6428),
  event('b07', 'blue',                             7564, 5767),
  event('b08', 'blue',                             7974, 5258),
  circle('b09', 'blue',                            8451, 4161, 8896, 4106),
  event('b10', 'blue',                             8507, 4831),
  circle('b11', 'blue',                            8536, 5487, 8978, 5585),
  circle('b12', 'blue',                            8387, 6250, 8741, 6644),
  event('b13', 'blue',                             7945, 6415),
  circle('b14', 'blue',                            7597, 7038, 8021, 7233),
  circle('b15', 'blue',                            7439, 7695, 7646, 8267),
  event('b16', 'blue',                             7070, 8072),
  circle('b17', 'blue',                            6405, 8068, 6306, 7441),
  circle('b18', 'blue',                            5995, 8403, 6250, 8894),
  event('b19', 'blue',                             5556, 8225),
  city('fuchsia', 'Fuchsia City', { draw: 2 },     4886, 8242),
  circle('r01', 'red',                             2907, 3703, 2620, 3246),
  circle('r02', 'red',                             2910, 4424, 2506, 4254),
  circle('r03', 'red',                             2919, 5136, 2497, 5258),
  event('r04', 'red',                              2910, 5839),
  circle('r05', 'red',                             2913, 6547, 2488, 6631),
  event('r06', 'red',                              2910, 7254),
  circle('r07', 'red',                             3604, 7843, 3697, 8445),
  event('r08', 'red',                              4239, 8119),
  circle('r09', 'red',                             5053, 9174, 5416, 9487),
  circle('r10', 'red',                             4564, 9496, 4300, 9008),
  event('r11', 'red',                              3612, 9568),
  event('r12', 'red',                              2922, 9551),
  event('r13', 'red',                              2471, 9390),
  city('cinnabar', 'Cinnabar Island', { draw: 2 }, 2777, 8500),
];

/** C-BOARD-06: the plateau track, clockwise; after the last space comes the first. */
// biome-ignore format: a table
const PLATEAU: readonly Space[] = [
  space('i01', 'arrival', null, null,      3605, 6210),
  space('i02', 'draw', null, { draw: 1 },  3605, 5644),
  space('i03', 'event', null, null,        3707, 5133),
  space('i04', 'draw', null, { draw: 3 },  3924, 4799),
  space('i05', 'final', null, null,        4209, 4799),
  space('i06', 'event', null, null,        4491, 4799),
  space('i07', 'draw', null, { draw: 2 },  4705, 5153),
  space('i08', 'catch-any', 'red', null,   4797, 5644),
  space('i09', 'event', null, null,        4804, 6195),
  space('i10', 'catch-any', 'blue', null,  4708, 6701),
  space('i11', 'event', null, null,        4488, 7055),
  space('i12', 'final', null, null,        4209, 7055),
  space('i13', 'catch-any', 'green', null, 3911, 7045),
  space('i14', 'draw', null, { draw: 2 },  3697, 6711),
];

/** Road first, then plateau; where a space stands in this list is its number. */
export const SPACES: readonly Space[] = [...ROAD, ...PLATEAU];

/** C-BOARD-02 the links as chains of neighbours, and so C-BOARD-03 the junctions and dead ends. */
const CHAINS: readonly (readonly string[])[] = [
  'pallet p01 p02 p03 viridian p04 p05 p06 p07 p08 p09 p10 pewter p11 p12 p13 p14 p15 g01 g02 g03 g04 g05 cerulean',
  'cerulean g06 g07 g08 g09 g10 g11 g12 lavender',
  'cerulean g13 g14 saffron',
  'saffron g15 g16 celadon',
  'saffron g17 g18 g19 lavender',
  'saffron b01 b02 vermilion b03',
  'b03 b04 b05 b08',
  'b03 b06 b07 b08',
  'b08 b11',
  'lavender b09 b10 b11',
  'b11 b12 b13 b14 b15 b16 b17 b18 b19 fuchsia',
  'celadon r01 r02 r03 r04 r05 r06 r07 r08 fuchsia',
  'fuchsia r09 r10 r11 r12 r13 cinnabar',
].map((chain) => chain.split(' '));

/** The one-way stretch: 23 spaces and, last, Cerulean City, where it ends. */
export const FORWARD_PATH: readonly string[] = CHAINS[0];

/** Every pair of neighbours on the road; a link is walked both ways. */
export const LINKS: readonly (readonly [string, string])[] = CHAINS.flatMap((chain) =>
  chain.slice(1).map((to, i): readonly [string, string] => [chain[i], to]),
);

/** C-BOARD-07: the Unknown Dungeon is a place for chips beside the road, not a space. */
export const DUNGEON: Point = at(8934, 8689);
/** Where the Rival Cards lie, in the middle of the plateau. */
export const RIVAL_DECK: Point = at(4206, 5890);
/** Width and height of the board. */
export const ASPECT: readonly [number, number] = [3416, 2360];
