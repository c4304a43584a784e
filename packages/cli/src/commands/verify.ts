import { type Checked, checkDice } from '@indigo/host';
import type { AnyRuleset, MatchRecord } from '@indigo/kernel';
import { complain, type Io, print } from '../io.ts';
import { loadOrSay, readRecordFile, rulesOf } from '../record-file.ts';
import { harmless } from '../terminal/width.ts';
import { text } from '../text.ts';
import { EXIT, messageOf, sentence, UsageError } from '../trouble.ts';

/** Nowhere in a record do more entries follow each other without a checksum. */
const UNMARKED = 256;

interface VerifyOptions {
  /** The hash that was shown before the match. */
  readonly pledge?: string;
}

/** Replays each record. 0: all fit; 1: one does not fit its rules; 2: one cannot be read at all. */
export async function verifyCommand(
  io: Io,
  files: readonly string[],
  { pledge }: VerifyOptions,
): Promise<number> {
  if (pledge !== undefined && files.length > 1) throw new UsageError(text.wrong.onePledge);
  let worst: number = EXIT.ok;
  for (const file of files) worst = Math.max(worst, await verify(io, file, pledge));
  return worst;
}

async function verify(io: Io, file: string, pledge: string | undefined): Promise<number> {
  let record: MatchRecord;
  let ruleset: AnyRuleset;
  try {
    record = readRecordFile(file);
    ruleset = await rulesOf(io, file, record);
  } catch (error) {
    complain(io, sentence(messageOf(error)));
    return EXIT.usage;
  }
  const match = loadOrSay(io, file, ruleset, record, { narrate: false });
  if (match === null) return EXIT.failed;
  const { longest, last } = uncovered(record);
  // A match that is over ends with a checksum.
  if ((match.over && last > 0) || longest > UNMARKED) {
    complain(io, text.wrong.noMarks(file, match.over ? Math.max(last, longest) : longest));
    return EXIT.usage;
  }
  const dice = checkDice(ruleset, record);
  const wrong = wrongWith(dice, pledge);
  if (wrong !== null) {
    print(io, text.verify.differs(harmless(file), wrong));
    return EXIT.failed;
  }
  print(io, text.verify.ok(harmless(file), record, match.winners));
  if (last > 0) print(io, text.verify.uncovered(last));
  if (dice.pledged) print(io, text.verify.dice(dice.outcomes, dice.hash));
  return EXIT.ok;
}

/** How many entries follow each other without a checksum: at most, and at the end. */
function uncovered({ entries, marks }: MatchRecord): { readonly longest: number; readonly last: number } {
  const ends = [0, ...marks.map(({ at }) => at), entries.length];
  const gaps = ends.slice(1).map((end, i) => end - ends[i]);
  return { longest: gaps.reduce((most, gap) => Math.max(most, gap), 0), last: gaps[gaps.length - 1] };
}

/** What is wrong with the dice, in words. Without a pledge the record is only held to what it says itself. */
function wrongWith(dice: Checked, pledge: string | undefined): string | null {
  if (!dice.pledged) return pledge === undefined ? null : text.verify.noPledge;
  if (pledge !== undefined && dice.hash !== pledge) return text.verify.otherPledge(dice.hash);
  return dice.wrong === null ? null : text.verify.wrongDice(dice.wrong);
}
