import { join } from 'node:path';
import type { AnyRuleset, MatchRecord } from '@indigo/kernel';
import { type Change, type Played, playOut, recordOut, type Series } from '@indigo/lab';
import { fileTrouble } from '../record-file.ts';
import { writeWhole } from '../saves.ts';
import { text } from '../text.ts';
import { messageOf, UnkeptError } from '../trouble.ts';
import { isRaised, raise, type StopFlag } from './stopping.ts';

/** Which matches of a series one worker plays: every `step`th from `first` on. */
export interface Share {
  readonly series: Series;
  readonly first: number;
  readonly step: number;
  readonly matches: number;
  /** Played before, by number. */
  readonly known: readonly number[];
  /** Changes of the game's data, which only a worker can make: they are made before its rules are loaded. */
  readonly changes: readonly Change[];
  /** Where records go, or null. */
  readonly save: string | null;
  /** Once it is raised no more matches are begun. */
  readonly stop: StopFlag;
}

/** How often those who wait hear of it, in milliseconds. */
const REPORT_EVERY = 100;

const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** What is heard of a share: some matches of it, or why no more can be kept. */
export type Heard = { readonly played: readonly Played[] } | { readonly unkept: string };

/** Plays a share; `report` gets the results in small lots. Where one cannot be kept, nobody plays on for nothing. */
export async function playShare(
  ruleset: AnyRuleset,
  share: Share,
  report: (heard: Heard) => void,
): Promise<void> {
  const known = new Set(share.known);
  let lot: Played[] = [];
  let reported = performance.now();
  for (let index = share.first; index < share.matches && !isRaised(share.stop); index += share.step) {
    if (known.has(index)) continue;
    try {
      lot.push(playOne(ruleset, share, index));
    } catch (error) {
      if (!(error instanceof UnkeptError)) throw error;
      raise(share.stop);
      report({ unkept: error.message });
    }
    if (performance.now() - reported < REPORT_EVERY) continue;
    report({ played: lot });
    lot = [];
    // Ctrl-C is heard here.
    await breath();
    reported = performance.now();
  }
  if (lot.length > 0) report({ played: lot });
}

export function keepRecord(folder: string, { game, seed }: Series, index: number, record: MatchRecord): void {
  keep(join(folder, `${game}-${seed}-${index}.json`), JSON.stringify(record));
}

function playOne(ruleset: AnyRuleset, { series, save }: Share, index: number): Played {
  try {
    if (save === null) return playOut(ruleset, series, index);
    const { record, ...played } = recordOut(ruleset, series, index);
    keepRecord(save, series, index, record);
    return played;
  } catch (error) {
    if (error instanceof UnkeptError) throw error;
    throw new Error(text.simulate.broken(index, series.seed, messageOf(error)), { cause: error });
  }
}

function keep(file: string, record: string): void {
  try {
    writeWhole(file, record);
  } catch (error) {
    throw new UnkeptError(text.wrong.unwritable(file, fileTrouble(error)));
  }
}
