import { readJsonFile } from '../record-file.ts';
import { text } from '../text.ts';
import { UsageError } from '../trouble.ts';
import { isFile, write } from '../writing.ts';
import type { Terms } from './bout.ts';
import type { ArenaReport, Fought } from './standing.ts';

/** What the file of an arena holds: the report so far, its terms, and every match. */
interface Kept extends Omit<ArenaReport, 'bots'> {
  readonly format: 1;
  readonly standing: ArenaReport['bots'];
  readonly terms: Terms;
  /** Of what its bots know and do. */
  readonly fingerprint: string;
  readonly fought: readonly Fought[];
}

/** The matches an arena of these terms has kept. Throws a UsageError where the file cannot be gone on with. */
export function readKept(
  file: string,
  terms: Terms,
  fingerprint: string,
  resume: boolean,
): readonly Fought[] {
  if (!isFile(file)) return [];
  if (!resume) throw new UsageError(text.wrong.savedAlready(file));
  const kept = parsed(file);
  for (const key of Object.keys(terms) as (keyof Terms)[]) {
    if (JSON.stringify(kept.terms[key]) !== JSON.stringify(terms[key])) {
      throw new UsageError(text.wrong.otherArena(file, text.arena.terms[key]));
    }
  }
  if (kept.fingerprint !== fingerprint) throw new UsageError(text.wrong.otherBots(file));
  return kept.fought;
}

function parsed(file: string): Kept {
  const kept = readJsonFile(file) as Partial<Kept> | null;
  if (kept?.format !== 1 || kept.terms === undefined || !Array.isArray(kept.fought)) {
    throw new UsageError(text.wrong.noArena(file));
  }
  return kept as Kept;
}

export function writeKept(
  file: string,
  terms: Terms,
  fingerprint: string,
  { bots: standing, ...report }: ArenaReport,
  fought: readonly Fought[],
): void {
  const kept: Kept = { format: 1, ...report, standing, terms, fingerprint, fought };
  write(file, JSON.stringify(kept));
}
