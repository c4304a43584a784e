import { chipBack } from '../../pieces/chip.ts';
import { sign } from '../../signs/signs.ts';
import { legible, place as placed, polygon, r1, svg } from '../../svg.ts';
import { roads } from '../roads.ts';
import { stand } from '../scenery.ts';
import { classicCountry, type Stroke } from './country.ts';
import { at, CLASSIC_SIZE, type ClassicPlace, classicMark, onPlateau, plaque, town } from './places.ts';

const { width, height } = CLASSIC_SIZE;

/** What to show of the map so that the sea runs to the edge of a wide column. */
export const CLASSIC_VIEW = `-80 0 ${width + 160} ${height}`;

/** South of Fuchsia the way leads over the sea. */
const AT_SEA = ['r09', 'r10', 'r11', 'r12', 'r13'];

const d = (paths: readonly string[], look: string): string => `<path d="${paths.join('')}" class="${look}"/>`;

/** A violet mesa with its own ring road, the deck of Rival Cards in the middle. */
function plateau(track: readonly ClassicPlace[]): string {
  const cx = 0.4206 * width;
  const cy = 0.5925 * height;
  const mesa = (k: number, drop: number, colour: string, edge: number): string => {
    const corners = [
      [-46, -124],
      [46, -124],
      [96, 0],
      [46, 124],
      [-46, 124],
      [-96, 0],
    ].map(([x, y]) => `${r1(cx + x * k)} ${r1(cy + y * k + drop)}`);
    return `<path d="M${corners.join('L')}z" fill="var(--${colour})" stroke="var(--${colour})" stroke-width="${edge}" stroke-linejoin="round"/>`;
  };
  const ring = `M${track.map((place) => svg`${at(place).x} ${at(place).y}`).join('L')}z`;
  const lane = (colour: string, w: number): string =>
    `<path d="${ring}" fill="none" stroke="var(--${colour})" stroke-width="${w}" stroke-linejoin="round"/>`;
  const rivalCard = ([x, y]: readonly [number, number]): string =>
    `<rect x="${x - 17}" y="${y - 24}" width="34" height="48" rx="5" fill="#3c3580" stroke="#fff" stroke-width="2"/>`;
  const word = (text: string, dy: number): string =>
    svg`<text x="${cx}" y="${cy + dy}" class="num" font-size="18" text-anchor="middle" fill="var(--plateau-ink)">${text}</text>`;
  const deck: readonly (readonly [number, number])[] = [
    [-7, 4],
    [-3.5, 2],
    [0, 0],
  ];
  return (
    mesa(1.36, 18, 'plateau-d', 20) +
    mesa(1.36, 0, 'plateau', 20) +
    mesa(1.2, 0, 'plateau-l', 12) +
    lane('road-edge', 25) +
    lane('road', 18) +
    track.map(classicMark).join('') +
    svg`<g transform="translate(${cx} ${cy - 18})"><path d="${polygon(6, 0, 0, 46, 0)}" fill="var(--plateau)" opacity=".6"/>${deck.map(rivalCard).join('')}${sign('g-crown', 0, 0, 20, '#f4c542')}</g>` +
    legible(cx, cy + 52, 18, word('Indigo', 48) + word('Plateau', 67))
  );
}

function dungeon(place: ClassicPlace): string {
  const { x, y } = at(place);
  return stand('cave', x, y + 26, 124, 96) + plaque(x, y + 76, place.name ?? 'Unknown Dungeon', 17);
}

/** The chips that still lie face down before the cave, at most four. They are no part of the map: they leave it. */
export function dungeonChips(place: ClassicPlace, left: number): string {
  const { x, y } = at(place);
  return [
    [-66, 16],
    [66, 16],
    [-48, 52],
    [48, 52],
  ]
    .slice(0, left)
    .map(([dx, dy]) => placed(chipBack('yellow'), x + dx - 19, y + dy - 19, 0.38))
    .join('');
}

/** The layers of the classic map, from below. */
export interface ClassicBoard {
  readonly ground: string;
  readonly roads: string;
  readonly plateau: string;
  readonly details: string;
  readonly scenery: string;
  readonly towns: string;
  readonly dungeon: string;
  readonly spaces: string;
}

/**
 * The 1999 road as a town map, out of the places and links of the game's scene. Takes a second: draw it when building,
 * not in the page.
 */
export function classicBoard(
  places: readonly ClassicPlace[],
  links: readonly (readonly [string, string])[],
): ClassicBoard {
  const byId = new Map(places.map((place) => [place.id, place]));
  const nodes = new Map(places.map((place) => [place.id, at(place)]));
  const track = places.filter(onPlateau);
  const spaces = places.filter(({ kind }) => ['city', 'catch', 'event'].includes(kind));
  const stubs = places.flatMap((circle): Stroke[] => {
    const space = circle.kind === 'circle' && byId.get(circle.id.slice('circle:'.length));
    return space ? [[space, circle]] : [];
  });

  const road = links.filter((link) => link.every((id) => !track.some((place) => place.id === id)));
  const atSea = ([a, b]: readonly [string, string]): boolean => AT_SEA.includes(a) || AT_SEA.includes(b);
  const stroke = ([a, b]: readonly [string, string]): Stroke => [
    byId.get(a) as ClassicPlace,
    byId.get(b) as ClassicPlace,
  ];
  const country = classicCountry(
    [...spaces, ...track.filter((place) => !spaces.includes(place))],
    road.filter((link) => !atSea(link)).map(stroke),
    road.filter(atSea).map(stroke),
    stubs,
  );
  const curves = roads(nodes, road);
  const lanes = curves.filter((_, i) => atSea(road[i]));
  const ways = curves.filter((_, i) => !atSea(road[i]));
  const paths = stubs.map(([space, circle]) => {
    const [a, b] = [at(space), at(circle)];
    return svg`M${a.x} ${a.y}L${b.x} ${b.y}`;
  });
  const cave = places.find(({ kind }) => kind === 'dungeon');

  return {
    ground:
      country.sea +
      country.ground +
      stand('boat', 0.64 * width, 0.7 * height, 58, 54) +
      stand('boat', 0.1 * width, 0.92 * height, 50, 46),
    roads:
      d(lanes, 'sealane') + d(lanes, 'seadots') + d(ways, 'road-edge') + d(ways, 'road') + d(paths, 'stub'),
    plateau: plateau(track),
    details: country.details,
    scenery: country.scenery,
    towns: places
      .filter(({ kind }) => kind === 'city')
      .map(town)
      .join(''),
    dungeon: cave ? dungeon(cave) : '',
    spaces: spaces
      .filter((place) => place.kind !== 'city' && !onPlateau(place))
      .map(classicMark)
      .join(''),
  };
}

/** The map as a file. Its layers are groups: `map-ground`, `map-details` and so on, so that a page can hide some. */
export function classicMap(
  places: readonly ClassicPlace[],
  links: readonly (readonly [string, string])[],
): string {
  const layers = Object.entries(classicBoard(places, links));
  return `<svg xmlns="http://www.w3.org/2000/svg" class="map" viewBox="${CLASSIC_VIEW}" aria-hidden="true">${layers
    .map(([name, markup]) => `<g class="map-${name}">${markup}</g>`)
    .join('')}</svg>\n`;
}
