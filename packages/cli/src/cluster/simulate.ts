import type { AnyRuleset } from '@indigo/kernel';
import type { Played } from '@indigo/lab';
import { keepRecord } from '../simulate/batch.ts';
import type { Work } from '../simulate/pool.ts';
import type { Meeting } from './meeting.ts';
import { firstsOf, indexesOf, sizeFor } from './spec.ts';
import { playTogether } from './waiting.ts';

/** Has workers play a series. It comes to what it would have come to here. */
export async function playSeriesAt(
  at: Meeting,
  { version }: AnyRuleset,
  { series, matches, known, changes, save }: Omit<Work, 'jobs' | 'stop'>,
  on: { heard(lot: readonly Played[], done: number): void; alone(): void },
): Promise<Played[]> {
  const spec = {
    kind: 'simulate',
    version,
    series,
    matches,
    size: sizeFor(matches),
    changes,
    records: save !== null,
  } as const;
  const had = new Set(known);
  const firsts = firstsOf(spec).filter((first) => indexesOf(first, spec).some((index) => !had.has(index)));
  const all: Played[] = [];
  await playTogether(at, spec, {
    lacks: () => firsts,
    heard: (simulated) => {
      const lot = simulated
        .filter(({ index }) => !had.has(index))
        .map(({ record, ...played }) => {
          if (save !== null && record !== undefined) keepRecord(save, series, played.index, record);
          return played;
        });
      all.push(...lot);
      on.heard(lot, all.length);
    },
    alone: on.alone,
  });
  return all.sort((a, b) => a.index - b.index);
}
