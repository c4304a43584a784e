import type { Checked } from '@indigo/host';
import type { Seat } from '@indigo/kernel';
import type { KeptDice } from '../../online/kept-dice.ts';
import type { PageWords } from '../../words/words.ts';

/** What to say of the dice of a match: what its record shows, held against what this device kept from before it. */
export function diceVerdict(
  { dice: say }: PageWords,
  checked: Checked,
  kept: KeptDice | null,
  seat: Seat | null,
): string {
  if (!checked.pledged) return kept === null ? say.notSettled : say.noSecret;
  if (kept !== null && kept.dice !== checked.hash) return say.otherHash(kept.dice, checked.hash);
  if (kept !== null && seat !== null && kept.word !== checked.words[seat]) return say.otherWord;
  if (checked.wrong !== null) return say.wrongEntry(checked.wrong);
  const fell = say.fell(checked.outcomes);
  if (kept === null) return `${fell} ${say.noneKept(checked.hash)}`;
  return `${fell} ${seat === null ? say.same(checked.hash) : say.sameWithWord(checked.hash)}`;
}
