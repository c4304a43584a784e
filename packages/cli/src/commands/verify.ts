import { type Checked, checkDice } from '@indigo/host';
import type { AnyRuleset, MatchRecord } from '@indigo/kernel';
import { complain, type Io, print } from '../io.ts';
import { loadOrSay, readRecordFile } from '../record-file.ts';
import { harmless } from '../terminal/width.ts';
import { text } from '../text.ts';
import { EXIT, messageOf, UsageError } from '../trouble.ts';

/** A longer record has at least one checksum. */
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
    ruleset = await io.catalog.load(record.game, record.version).catch((error) => {
      throw new Error(text.wrong.recordOf(file, messageOf(error)));
    });
  } catch (error) {
    complain(io, messageOf(error));
    return EXIT.usage;
  }
  const match = loadOrSay(io, file, ruleset, record, { narrate: false });
  if (match === null) return EXIT.failed;
  if (record.marks.length === 0 && (match.over || record.entries.length > UNMARKED)) {
    complain(io, text.wrong.noMarks(file, record.entries.length));
    return EXIT.usage;
  }
  const dice = checkDice(ruleset, record);
  const wrong = wrongWith(dice, pledge);
  if (wrong !== null) {
    print(io, text.verify.differs(harmless(file), wrong));
    return EXIT.failed;
  }
  print(io, text.verify.ok(harmless(file), record, match.winners));
  if (dice.pledged) print(io, text.verify.dice(dice.outcomes, dice.hash));
  return EXIT.ok;
}

/** What is wrong with the dice, in words. Without a pledge the record is only held to what it says itself. */
function wrongWith(dice: Checked, pledge: string | undefined): string | null {
  if (!dice.pledged) return pledge === undefined ? null : text.verify.noPledge;
  if (pledge !== undefined && dice.hash !== pledge) return text.verify.otherPledge(dice.hash);
  return dice.wrong === null ? null : text.verify.wrongDice(dice.wrong);
}
