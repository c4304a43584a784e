import { checkDice } from '@indigo/host';
import type { AnyRuleset, MatchRecord } from '@indigo/kernel';
import { complain, type Io, print } from '../io.ts';
import { loadOrSay, readRecordFile } from '../record-file.ts';
import { harmless } from '../terminal/width.ts';
import { text } from '../text.ts';
import { EXIT, messageOf } from '../trouble.ts';

/** Replays each record. 0: all fit; 1: one does not fit its rules; 2: one cannot be read at all. */
export async function verifyCommand(io: Io, files: readonly string[]): Promise<number> {
  let worst: number = EXIT.ok;
  for (const file of files) worst = Math.max(worst, await verify(io, file));
  return worst;
}

async function verify(io: Io, file: string): Promise<number> {
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
  const dice = checkDice(ruleset, record);
  if (dice.pledged && dice.wrong !== null) {
    print(io, text.verify.differs(harmless(file), text.verify.wrongDice(dice.wrong)));
    return EXIT.failed;
  }
  print(io, text.verify.ok(harmless(file), record, match.winners));
  if (dice.pledged) print(io, text.verify.dice(dice.outcomes, dice.hash));
  return EXIT.ok;
}
