/** The board of a match as its artwork wants it. */
import {
  HEX_SIZE,
  type HexDeck,
  type HexPlace,
  type HexRoad,
  type HexTile,
  hexDecks,
  hexMap,
} from '@indigo/art';
import { graphOf, HEXAGONS, type HexView, SLOTS, SPACES, TYPES } from '@indigo/hex';
import { cityOf, rankOfColour, typeName } from './facts.ts';

type Spot = Pick<HexPlace, 'x' | 'y'>;

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

const boardOf = (view: HexView): readonly number[] =>
  view.board.map((id) => HEXAGONS.findIndex((hexagon) => hexagon.id === id));

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
      return [
        {
          from: SPACES[from].id,
          to: SPACES[to].id,
          ...(type >= 0 && { type: typeName(TYPES[type]) }),
          ...(cost > 0 && { cost }),
          oneWay: back === undefined,
        },
      ];
    }),
  );
}

let island = { board: '', markup: '' };

/** The island of this match: drawn once. */
export function ground(view: HexView): string {
  const key = view.board.join();
  if (island.board !== key) {
    const board = boardOf(view);
    island = { board: key, markup: hexMap(tilesOf(board), roadsOf(board)) };
  }
  return island.markup;
}

/** The decks and piles on the sea. */
export function decks({ items, events, superEvents, trainers, piles }: HexView): string {
  const all: readonly HexDeck[] = [
    { name: 'Items', sign: 'g-cards', colour: '#3d5fb5', left: items.left },
    { name: 'Events', sign: 'g-event', colour: '#6a4bb0', left: events.left },
    { name: 'Super', sign: 'g-event', colour: '#b93a83', left: superEvents.left },
    { name: 'Trainers', sign: 'g-trainer', colour: '#2f7a63', left: trainers.left },
  ];
  const left = Object.values(piles).map((count, colour) => [rankOfColour(colour), count] as const);
  return hexDecks(all, left);
}
