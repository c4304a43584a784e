import type { Rng } from '@indigo/kernel';
import type { Point } from '../game.ts';
import { difference } from '../leaves.ts';
import { type Move, randomIds, restore } from '../play.ts';

/** Seats that are asked together may answer in any order: it comes to the same. Says whether there was an order. */
export function checkOrder({ match, setting, rng }: Point): boolean {
  const open = match.open();
  if (open.length < 2) return false;
  const moves = open.map((seat): Move => ({ seat, no: match.no, ids: randomIds(match, seat, rng) }));
  const { record } = match;
  const results = [moves, [...moves].reverse(), shuffled(moves, rng)].map((order) => {
    const again = restore(setting, record);
    for (const { seat, no, ids } of order) {
      const result = again.submit(seat, no, ids);
      // In a window the first to respond settles it; later answers come too late.
      if ('refused' in result && result.refused !== 'stale' && result.refused !== 'over') {
        throw new Error(`seat ${seat} answers ${JSON.stringify(ids)}: ${result.reason}`);
      }
    }
    return again;
  });
  for (const other of results.slice(1)) {
    const wrong =
      difference(results[0].s, other.s) ??
      difference(results[0].open(), other.open()) ??
      difference(results[0].winners, other.winners);
    if (wrong !== null) throw new Error(`the order of answers ${JSON.stringify(moves)} matters: ${wrong}`);
  }
  return true;
}

function shuffled<T>(list: readonly T[], rng: Rng): T[] {
  const left = [...list];
  return list.map(() => left.splice(rng(left.length), 1)[0]);
}
