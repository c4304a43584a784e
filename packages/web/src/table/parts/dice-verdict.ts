import type { Checked } from '@indigo/host';
import type { Seat } from '@indigo/kernel';
import type { KeptDice } from '../../online/kept-dice.ts';

/** What to say of the dice of a match: what its record shows, held against what this device kept from before it. */
export function diceVerdict(checked: Checked, kept: KeptDice | null, seat: Seat | null): string {
  if (!checked.pledged)
    return kept === null
      ? 'The dice of this match were not settled beforehand.'
      : 'Something is wrong: the dice were settled before the match, but the record does not say how!';
  if (kept !== null && kept.dice !== checked.hash)
    return `Something is wrong: before the match this device was shown the fingerprint ${kept.dice}, but the record has ${checked.hash}!`;
  if (kept !== null && seat !== null && kept.word !== checked.words[seat])
    return 'Something is wrong: the random word this device gave is not the one in the record!';
  if (checked.wrong !== null)
    return `Something is wrong: entry ${checked.wrong} of the record is not what was settled before the match!`;
  const fell = `All ${checked.outcomes} dice and cards fell as the record’s secret and words settle them.`;
  if (kept === null)
    return `${fell} This device kept no fingerprint from before the match to compare them with. The record’s is ${checked.hash}.`;
  return `${fell} The fingerprint is the one this device was shown before the match${seat === null ? '' : ', and its own word is in there'}: ${checked.hash}.`;
}
