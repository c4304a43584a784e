import type { AnyRuleset } from '@indigo/kernel';
import { keepRecord } from '../simulate/batch.ts';
import type { Played } from '../simulate/playout.ts';
import type { Work } from '../simulate/pool.ts';
import type { Meeting } from './meeting.ts';
import { firstsOf, sizeFor } from './spec.ts';
import { playTogether } from './waiting.ts';

/** Has workers play a series. It comes to what it would have come to here. */
export async function playSeriesAt(
  at: Meeting,
  { version }: AnyRuleset,
  { series, matches, save }: Omit<Work, 'jobs' | 'stop'>,
  on: { progress(done: number): void; alone(): void },
): Promise<Played[]> {
  const spec = {
    kind: 'simulate',
    version,
    series,
    matches,
    size: sizeFor(matches),
    records: save !== null,
  } as const;
  const firsts = firstsOf(spec);
  const all: Played[] = [];
  await playTogether(at, spec, {
    lacks: () => firsts,
    heard: (simulated) => {
      for (const { record, ...played } of simulated) {
        if (save !== null && record !== undefined) keepRecord(save, series, played.index, record);
        all.push(played);
      }
      on.progress(all.length);
    },
    alone: on.alone,
  });
  return all.sort((a, b) => a.index - b.index);
}
