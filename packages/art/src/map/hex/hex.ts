import { escaped, legible, svg } from '../../svg.ts';
import type { TypeName } from '../../types.ts';
import { stand } from '../scenery.ts';
import { type At, at, gate, HEX_SIZE, type HexPlace, hexMark, RADIUS, roofOf } from './places.ts';
import { bend, edge, gateSpot, growth, halfway, type Kept, slab, surf, type Tile } from './tile.ts';

/** A hexagon of the board with its spaces, its city first. */
export interface HexTile {
  readonly id: string;
  /** Its middle, in shares of the map. */
  readonly x: number;
  readonly y: number;
  readonly name: string;
  readonly places: readonly HexPlace[];
}

export interface HexRoad {
  readonly from: string;
  readonly to: string;
  /** The type that opens it. */
  readonly type?: TypeName;
  /** Items it costs from `from` to `to`. */
  readonly cost?: number;
  readonly oneWay?: boolean;
}

/** A stretch of road inside one tile. */
interface Stretch extends HexRoad {
  readonly tile: string;
  readonly ends: readonly [At, At];
}

interface Named extends Tile {
  readonly of: HexTile;
  readonly spots: readonly At[];
}

/** Roads that leave a tile meet on the shared border, half way between the two middles. */
function stretches(tiles: readonly Named[], roads: readonly HexRoad[]) {
  const where = new Map(
    tiles.flatMap((tile) => tile.of.places.map((place, i) => [place.id, { tile, spot: tile.spots[i] }])),
  );
  const inside: Stretch[] = [];
  const ports: At[] = [];
  for (const road of roads) {
    const [a, b] = [where.get(road.from), where.get(road.to)];
    if (a === undefined || b === undefined) continue;
    if (a.tile === b.tile) inside.push({ ...road, tile: a.tile.id, ends: [a.spot, b.spot] });
    else {
      const [p, q] = [a.tile.middle, b.tile.middle];
      const port = { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 };
      ports.push(port);
      inside.push({ ...road, tile: a.tile.id, ends: [a.spot, port] });
      inside.push({ ...road, tile: b.tile.id, ends: [port, b.spot] });
    }
  }
  return { inside, ports };
}

/** Where the name of a city has most room, beside its spaces and gates. */
function nameSpot({ of, middle, spots: [home, ...others] }: Named, gates: readonly At[]): Kept['name'] {
  const lines = of.places[0].city === 'league' ? of.name.split(' ') : [of.name];
  const width = Math.max(...lines.map((line) => line.length)) * 10.2 + 22;
  const height = 8 + 18 * lines.length;
  // The Plateau lies on the loop; its name has room inside.
  if (lines.length > 1)
    return { x: middle.x + 0.15 * RADIUS, y: middle.y - 0.2 * RADIUS, width, height, lines };
  const room = ({ x, y }: At): number => {
    const out = Math.abs(x - middle.x) + width / 2 > 0.86 * RADIUS ? 300 : 0;
    const near = [...others, ...gates].map((other) =>
      Math.hypot(Math.max(0, Math.abs(other.x - x) - width / 2), other.y - y),
    );
    return Math.min(...near) - out;
  };
  const aside = 28 + width / 2;
  // From the best to the least: below, above, beside, then aslant.
  const spots = [
    ...[36, -62].map((dy) => [0, dy]),
    ...[2, -24, 26].flatMap((dy) => [
      [aside, dy],
      [-aside, dy],
    ]),
    ...[42, -66].flatMap((dy) => [
      [width / 3, dy],
      [-width / 3, dy],
    ]),
  ].map(([dx, dy]): At => ({ x: home.x + dx, y: home.y + dy }));
  return { ...spots.reduce((a, b) => (room(b) > room(a) + 4 ? b : a)), width, height, lines };
}

function plaque({ x, y, width, height, lines }: Kept['name']): string {
  const words = lines.map(
    (line, i) =>
      svg`<text x="${x}" y="${y + 6 + (i - (lines.length - 1) / 2) * 18}" font-size="17" text-anchor="middle">${escaped(line)}</text>`,
  );
  const plate = svg`<rect x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}" rx="13"/>`;
  return `<g class="plaque">${legible(x, y, 17, plate + words.join(''))}</g>`;
}

function houses(place: HexPlace): string {
  const { x, y } = at(place);
  const roof = roofOf(place.city);
  return (
    stand('house', x - 22, y - 6, 28, 28, roof) +
    stand('house', x + 22, y - 7, 27, 27, roof) +
    stand('tower', x, y - 10, 24, 43, roof)
  );
}

/** Which way an arrow leads. */
function arrow({ ends: [a, b] }: Stretch): string {
  const { x, y } = halfway(a, b);
  const turn = Math.round((Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI);
  return svg`<path d="M-5 -5.5L4.5 0L-5 5.5" class="way" transform="translate(${x} ${y}) rotate(${turn})"/>`;
}

const BEYOND = 420;

function sea(): string {
  const waves = Array.from({ length: 46 }, (_, i) =>
    stand('wave', -260 + ((i * 397) % 2080), -300 + ((i * 211) % 1300), 34, 10),
  );
  return (
    svg`<rect x="${-BEYOND}" y="${-BEYOND}" width="${HEX_SIZE.width + 2 * BEYOND}" height="${HEX_SIZE.height + 2 * BEYOND}" fill="var(--sea-deep)"/>` +
    waves.join('')
  );
}

/** Any eight hexagons as one island, as markup in the coordinates of the board. Quick enough to draw when a match begins. */
export function hexMap(hexagons: readonly HexTile[], roads: readonly HexRoad[]): string {
  const tiles = hexagons.map(
    (of): Named => ({
      id: of.id,
      middle: at(of),
      land: of.places[0].city ?? 'home',
      of,
      spots: of.places.map(at),
    }),
  );
  const { inside, ports } = stretches(tiles, roads);
  const gated = inside.filter(({ type, cost = 0 }) => type !== undefined || cost > 0);
  const gatesIn = (id: string): readonly At[] =>
    gated.filter(({ tile }) => tile === id).map(({ ends: [a, b] }) => gateSpot(a, b));
  const names = tiles.map((tile) => nameSpot(tile, gatesIn(tile.id)));
  const grown = tiles.map((tile, i) => {
    const lines = inside.filter((road) => road.tile === tile.id).map(({ ends }) => ends);
    const [home] = tile.spots;
    const roofs = [-22, 0, 22].map((dx) => ({ x: home.x + dx, y: home.y - 22 }));
    return growth(tile, { spots: [...tile.spots, ...roofs, ...gatesIn(tile.id)], lines, name: names[i] });
  });
  const way = inside.map(({ ends: [a, b] }) => bend(a, b)).join('');
  const gates = gated.map(({ ends: [a, b], type, cost = 0 }) => gate(gateSpot(a, b), type ?? null, cost));
  const layers = {
    ground:
      sea() +
      surf(tiles, 1.08, 'var(--sea)') +
      surf(tiles, 1, 'var(--sea-shallow)') +
      surf(tiles, 0.93, 'var(--foam)') +
      tiles.map(edge).join('') +
      tiles.map(slab).join(''),
    roads:
      `<path d="${way}" class="track-edge"/><path d="${way}" class="track"/>` +
      ports.map(({ x, y }) => svg`<circle cx="${x}" cy="${y}" r="9" class="port"/>`).join('') +
      inside
        .filter(({ oneWay }) => oneWay)
        .map(arrow)
        .join(''),
    details: grown.map(({ details }) => details).join(''),
    scenery: grown.map(({ scenery }) => scenery).join(''),
    towns: tiles.map(({ of }) => houses(of.places[0])).join(''),
    spaces: gates.join('') + tiles.flatMap(({ of }) => of.places.map(hexMark)).join(''),
    names: names.map(plaque).join(''),
  };
  return Object.entries(layers)
    .map(([name, markup]) => `<g class="map-${name}">${markup}</g>`)
    .join('');
}
