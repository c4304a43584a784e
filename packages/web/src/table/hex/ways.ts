/** The way a pawn takes, for showing it before and after. */
import { graphOf, monOf, POKEMON, SLOTS, SPACES } from '@indigo/hex';
import type { Place, Scene, Seat } from '@indigo/kernel';
import { spaceAt } from './facts.ts';

const boards = new WeakMap<readonly Place[], readonly number[]>();

/** Which hexagon lies on each slot: rows and columns of cities tell it. */
function boardIn(places: readonly Place[]): readonly number[] {
  let board = boards.get(places);
  if (board === undefined) {
    const cities = places
      .filter(({ kind }) => kind === 'city')
      .map(({ id, x, y }) => ({ ...SPACES[spaceAt(id)], at: { x, y } }));
    const [left, wide] = [SLOTS[0].x - Math.sqrt(3) / 2, SLOTS[SLOTS.length - 1].x + Math.sqrt(3)];
    const [top, high] = [SLOTS[1].y - 1, 2 - SLOTS[1].y];
    board = SLOTS.map(({ x, y }) => {
      const off = (one: (typeof cities)[number]): number =>
        Math.hypot(one.at.x * wide + left - one.x - x, one.at.y * high + top - one.y - y);
      return cities.reduce((best, one) => (off(one) < off(best) ? one : best)).hexagon;
    });
    boards.set(places, board);
  }
  return board;
}

const typesOf = ({ pieces }: Scene, seat: Seat): number =>
  pieces.reduce(
    (types, { kind, of, seat: owner }) =>
      kind === 'member' && owner === seat && of !== undefined ? types | POKEMON[monOf(of)].types : types,
    0,
  );

/** As many steps as may be, entering no space twice; through the passages the team opens, and at last one that is paid for. */
export function wayTo(
  scene: Scene,
  seat: Seat,
  to: string,
  count: number,
  pays: boolean,
): readonly string[] | null {
  const pawn = scene.pieces.find((one) => one.kind === 'mover' && one.seat === seat);
  if (pawn === undefined) return null;
  const { lines } = graphOf({ board: boardIn(scene.places) });
  const types = typesOf(scene, seat);
  const start = spaceAt(pawn.at);
  // Nobody is shut in by passages.
  const shutIn = lines[start].every(
    ({ type, cost }) => cost > 0 || (type >= 0 && ((types >> type) & 1) === 0),
  );
  const goal = spaceAt(to);
  const most = count + (pays ? 1 : 0);
  let best: number[] = [];
  const go = (path: number[]): void => {
    const here = path[path.length - 1];
    if (here === goal) {
      if (path.length > best.length) best = path;
      return;
    }
    if (path.length > most) return;
    for (const { to: next, type, cost } of lines[here]) {
      const free = type < 0 || ((types >> type) & 1) === 1 || (shutIn && path.length === 1);
      const open = cost > 0 ? pays && next === goal : free;
      if (open && !path.includes(next)) go([...path, next]);
    }
  };
  go([start]);
  return best.length < 2 ? null : best.map((space) => SPACES[space].id);
}
