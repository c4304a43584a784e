import type { Checked } from '@indigo/host';
import { useState } from 'react';
import type { TableLink } from '../../link/link.ts';
import { ask } from '../../local/client.ts';

function words(checked: Checked): string {
  if (!checked.pledged) return 'The dice of this match were not settled beforehand.';
  if (checked.wrong !== null)
    return `Entry ${checked.wrong} of the record is not what was settled before the match!`;
  return `All ${checked.outcomes} dice and cards fell as settled before the match, by ${checked.hash.slice(0, 8)}… and everybody’s words.`;
}

/** Draws every die and card of a match anew, on this device: nobody need be believed. */
export function CheckDice({ link }: { readonly link: TableLink }) {
  const [said, setSaid] = useState<string | null>(null);
  const check = async (): Promise<void> => {
    setSaid('Drawing them again…');
    try {
      const record = await link.record();
      setSaid(record === null ? 'There is no record to look at.' : words(await ask('checkDice', { record })));
    } catch (error) {
      setSaid((error as Error).message);
    }
  };
  return said === null ? (
    <button type="button" className="btn ghost" onClick={() => void check()}>
      Check the dice
    </button>
  ) : (
    <p role="status" className="muted small">
      {said}
    </p>
  );
}
