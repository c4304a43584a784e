import { useState } from 'react';
import type { TableLink } from '../../link/link.ts';
import { ask } from '../../local/client.ts';
import { keptDice } from '../../online/kept-dice.ts';
import { diceVerdict } from './dice-verdict.ts';
import styles from './parts.module.css';

/** Draws every die and card of a match anew, and compares with what this device kept from before it: nobody need be believed. */
export function CheckDice({ link }: { readonly link: TableLink }) {
  const [said, setSaid] = useState<string | null>(null);
  const check = async (): Promise<void> => {
    setSaid('Drawing them again…');
    try {
      const record = await link.record();
      if (record === null) return setSaid('There is no record to look at.');
      const { id, mine } = link.get();
      setSaid(diceVerdict(await ask('checkDice', { record }), keptDice(id), mine[0] ?? null));
    } catch (error) {
      setSaid((error as Error).message);
    }
  };
  return said === null ? (
    <button type="button" className="btn ghost" onClick={() => void check()}>
      Check the dice
    </button>
  ) : (
    <p role="status" className={`muted small ${styles.verdict}`}>
      {said}
    </p>
  );
}
