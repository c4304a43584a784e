/** The board of a match as its artwork wants it. */
import {
  HEX_SIZE,
  type HexDeck,
  type HexPile,
  type HexPlace,
  type HexRoad,
  type HexTile,
  hexDecks,
  hexMap,
  type Rank,
  type TypeName,
  typeNamed,
} from '@indigo/art';
import {
  COLOURS,
  graphOf,
  HEXAGONS,
  type HexView,
  LEADER_OF,
  LEADERS,
  SLOTS,
  SPACES,
  TYPES,
} from '@indigo/hex';
import { drawnOnce } from '../drawings.ts';
import type { Drawn } from '../skin.ts';

type Spot = Pick<HexPlace, 'x' | 'y'>;

const indexOf = new Map(SPACES.map(({ id }, i) => [id, i]));
export const spaceAt = (id: string): number => indexOf.get(id) ?? 0;

export const rankOfColour = (colour: number): Rank => {
  const name = COLOURS[colour];
  return name === undefined || name === 'grey' ? 'starter' : name;
};

/** What colour lies face down on a space. */
export const rankAt = ({ id }: { readonly id: string }): Rank => rankOfColour(SPACES[spaceAt(id)].colour);

/** The type of a city's Gym, or which city has none. */
function cityOf(hexagon: number): TypeName | 'home' | 'league' {
  const leader = LEADERS[LEADER_OF[hexagon]];
  if (leader !== undefined) return typeNamed(leader.type) ?? 'normal';
  return HEXAGONS[hexagon].visit === null ? 'home' : 'league';
}

/** A space at a spot of the board. */
export function placeOf(space: number, { x, y }: Spot): HexPlace {
  const { id, kind, colour, hexagon, draws } = SPACES[space];
  return {
    ...{ id, x, y, kind },
    ...(colour >= 0 && { colour: rankOfColour(colour) }),
    ...(kind === 'city' && { city: cityOf(hexagon) }),
    ...(draws > 0 && { draws }),
  };
}

/** The first slot stands half a hexagon's width from the left, the lower row one radius from below. */
const RADIUS = HEX_SIZE.height / 3.5;
const shares = (x: number, y: number): Spot => ({
  x: ((x + Math.sqrt(3) / 2) * RADIUS) / HEX_SIZE.width,
  y: ((y + 2.5) * RADIUS) / HEX_SIZE.height,
});

function tilesOf(board: readonly number[]): readonly HexTile[] {
  return board.map((hexagon, slot) => {
    const { id, city } = HEXAGONS[hexagon];
    const middle = SLOTS[slot];
    const places = SPACES.flatMap((space, i) =>
      space.hexagon === hexagon ? [placeOf(i, shares(middle.x + space.x, middle.y + space.y))] : [],
    );
    return { id, ...shares(middle.x, middle.y), name: city, places };
  });
}

/** Each line once; the way back of one that leads both ways is left out. */
function roadsOf(board: readonly number[]): readonly HexRoad[] {
  const { lines } = graphOf({ board });
  return lines.flatMap((leaving, from) =>
    leaving.flatMap(({ to, type, cost }): HexRoad[] => {
      const back = lines[to].find((line) => line.to === from);
      if (back !== undefined && (back.cost > cost || (back.cost === cost && to < from))) return [];
      const gate = typeNamed(TYPES[type]);
      return [
        {
          from: SPACES[from].id,
          to: SPACES[to].id,
          ...(gate !== null && { type: gate }),
          ...(cost > 0 && { cost }),
          oneWay: back === undefined,
        },
      ];
    }),
  );
}

/** The island of this match. */
export const island = drawnOnce<HexView>(
  ({ board }) => board.join(),
  (view) => {
    const board = view.board.map((id) => HEXAGONS.findIndex((hexagon) => hexagon.id === id));
    return hexMap(tilesOf(board), roadsOf(board));
  },
);

const DECKS: { readonly [zone: string]: Pick<HexDeck, 'sign' | 'colour'> } = {
  items: { sign: 'g-cards', colour: '#3d5fb5' },
  events: { sign: 'g-event', colour: '#6a4bb0' },
  'super-events': { sign: 'g-event', colour: '#b93a83' },
  trainers: { sign: 'g-trainer', colour: '#2f7a63' },
};

/** The decks and piles on the sea. */
export function decks({ view, scene, say }: Drawn<HexView>): string {
  const all = scene.zones.flatMap((zone): HexDeck[] => {
    const look = DECKS[zone.id];
    return look === undefined ? [] : [{ ...look, id: zone.id, name: say(zone.say), left: zone.count }];
  });
  const piles = Object.entries(view.piles).map(
    ([colour, left], i): HexPile => ({ id: `pile:${colour}`, rank: rankOfColour(i), left }),
  );
  return hexDecks(all, piles);
}
