import { type Seat, SPECTATOR } from '@indigo/kernel';
import { lookers, type Point } from '../game.ts';
import { difference } from '../leaves.ts';
import { checkCount } from './conserved.ts';
import { facesIn, facesOf } from './copies.ts';

/**
 * In every world made for a seat its view is the same to the byte, and so is its question. Says for how many seats
 * no world was found: too many, and search is blind.
 */
export function checkWorlds({ match, rng, facts }: Point): { worlds: number; misfits: number } {
  const tally = { worlds: 0, misfits: 0 };
  for (const seat of lookers(match, SPECTATOR)) {
    const world = match.world(seat, rng);
    if (world === null) {
      tally.misfits++;
      continue;
    }
    tally.worlds++;
    const view = JSON.stringify(match.view(seat));
    const other = JSON.stringify(match.ruleset.view(world.s, seat));
    if (view !== other) {
      throw new Error(
        `a world of ${name(seat)} looks different to it: ${difference(JSON.parse(view), JSON.parse(other)) ?? 'order of keys'}`,
      );
    }
    if (match.open().includes(seat)) {
      const wrong = difference(facesOf(match, seat), facesIn(world, seat));
      if (wrong !== null) throw new Error(`a world asks ${name(seat)} something else: ${wrong}`);
    }
    checkCount(match.s, world.s, facts, `a world of ${name(seat)}`);
  }
  return tally;
}

const name = (seat: Seat): string => (seat === SPECTATOR ? 'the spectator' : `seat ${seat}`);
