import { type KeptLab, type Lab, labOf, labToKeep } from '@indigo/lab';
import { database } from '../local/database.ts';

/** What was played of a lab, and how many matches were wanted. */
export interface KeptExperiment {
  readonly lab: KeptLab;
  readonly matches: number;
}

/** There is one: whoever wants more saves reports. */
const KEY = 'last';

/** Keeps it in place of the one before. Where the browser keeps nothing it is played all the same. */
export async function keepExperiment(lab: Lab, matches: number): Promise<void> {
  try {
    await (await database()).put('labs', { lab: labToKeep(lab), matches }, KEY);
  } catch {
    // A full disk, a private window: a report can still be saved.
  }
}

/** Null: there is none, or none that can be read. */
export async function keptExperiment(): Promise<{ readonly lab: Lab; readonly matches: number } | null> {
  try {
    const kept = await (await database()).get('labs', KEY);
    const lab = labOf(kept?.lab);
    return kept === undefined || lab === null ? null : { lab, matches: kept.matches };
  } catch {
    return null;
  }
}
