import { join } from 'node:path';
import type { AnyRuleset, MatchRecord } from '@indigo/kernel';
import { writeWhole } from '../saves.ts';
import { text } from '../text.ts';
import { messageOf } from '../trouble.ts';
import { type Played, playOut, recordOut, type Series } from './playout.ts';

/** Which matches of a series one worker plays: every `step`th from `first` on. */
export interface Share {
  readonly series: Series;
  readonly first: number;
  readonly step: number;
  readonly matches: number;
  /** Where records go, or null. */
  readonly save: string | null;
}

/** How often those who wait hear of it, in milliseconds. */
const REPORT_EVERY = 100;

/** Plays a share; `report` gets the results in small lots. */
export function playShare(ruleset: AnyRuleset, share: Share, report: (played: Played[]) => void): void {
  let lot: Played[] = [];
  let reported = performance.now();
  for (let index = share.first; index < share.matches; index += share.step) {
    lot.push(playOne(ruleset, share, index));
    if (performance.now() - reported < REPORT_EVERY) continue;
    report(lot);
    lot = [];
    reported = performance.now();
  }
  if (lot.length > 0) report(lot);
}

export function keepRecord(folder: string, { game, seed }: Series, index: number, record: MatchRecord): void {
  writeWhole(join(folder, `${game}-${seed}-${index}.json`), JSON.stringify(record));
}

function playOne(ruleset: AnyRuleset, { series, save }: Share, index: number): Played {
  try {
    if (save === null) return playOut(ruleset, series, index);
    const { record, ...played } = recordOut(ruleset, series, index);
    keepRecord(save, series, index, record);
    return played;
  } catch (error) {
    throw new Error(text.simulate.broken(index, series.seed, messageOf(error)), { cause: error });
  }
}
