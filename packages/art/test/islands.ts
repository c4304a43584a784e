/** Boards of HEX, as many as it takes for every hexagon to lie on one of them. */
import type { HexPlace, HexRoad, HexTile, TypeName } from '@indigo/art';
import { graphOf, HEXAGONS, hex, LEADER_OF, LEADERS, SPACES, TYPES } from '@indigo/hex';

const view = hex.view(
  hex.create(2, Object.fromEntries(hex.options.map(({ key, default: value }) => [key, value]))),
  0,
);
const indexOf = (id: string): number => HEXAGONS.findIndex((hexagon) => hexagon.id === id);
const bands = [0, 1, 2].map((band) =>
  LEADERS.filter((leader) => leader.band === band).map((leader) => indexOf(leader.hexagon)),
);

const boards = Array.from(
  { length: Math.ceil(Math.max(...bands.map(({ length }) => length)) / 2) },
  (_, i) => [
    0,
    ...bands.flatMap((band) => [band[(2 * i) % band.length], band[(2 * i + 1) % band.length]]),
    1,
  ],
);

const typeName = (type: string): TypeName => type.toLowerCase() as TypeName;

function tilesOn(board: readonly number[]): readonly HexTile[] {
  const { places } = hex.scene({ ...view, board: board.map((hexagon) => HEXAGONS[hexagon].id) });
  return board.map((hexagon) => {
    const leader = LEADERS[LEADER_OF[hexagon]];
    const spaces = places.flatMap(({ id, x, y, kind, colour }): HexPlace[] => {
      const space = SPACES.find((one) => one.id === id);
      if (space?.hexagon !== hexagon) return [];
      const city = leader ? typeName(leader.type) : hexagon === 0 ? 'home' : 'league';
      const paint = colour === undefined ? {} : { colour };
      return [{ id, x, y, kind, draws: space.draws, ...paint, ...(kind === 'city' && { city }) }];
    });
    const [first] = spaces;
    const [width, height] = [4.5 * Math.sqrt(3), 3.5];
    const city = SPACES.find((one) => one.id === first.id);
    const middle = { x: first.x - (city?.x ?? 0) / width, y: first.y - (city?.y ?? 0) / height };
    return { id: HEXAGONS[hexagon].id, ...middle, name: HEXAGONS[hexagon].city, places: spaces };
  });
}

const roadsOn = (board: readonly number[]): readonly HexRoad[] =>
  graphOf({ board }).lines.flatMap((lines, from) =>
    lines.map(({ to, type, cost }) => ({
      from: SPACES[from].id,
      to: SPACES[to].id,
      ...(type >= 0 && { type: typeName(TYPES[type]) }),
      ...(cost > 0 && { cost }),
      oneWay: true,
    })),
  );

export const ISLANDS = boards.map((board) => ({ tiles: tilesOn(board), roads: roadsOn(board) }));
