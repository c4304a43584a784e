import { useState } from 'react';
import type { TableLink } from '../../link/link.ts';
import { ask } from '../../local/client.ts';
import { keptDice } from '../../online/kept-dice.ts';
import { type PageWords, useWords } from '../../words/words.ts';
import { diceVerdict } from './dice-verdict.ts';
import styles from './parts.module.css';

/** Draws every die and card of a match anew, and compares with what this device kept from before it: nobody need be believed. */
export function CheckDice({ link }: { readonly link: TableLink }) {
  const words = useWords();
  const [said, setSaid] = useState<{ in(words: PageWords): string } | null>(null);
  const check = async (): Promise<void> => {
    setSaid({ in: ({ dice }) => dice.drawing });
    try {
      const record = await link.record();
      if (record === null) return setSaid({ in: ({ dice }) => dice.noRecord });
      const { id, mine } = link.get();
      const checked = await ask('checkDice', { record });
      setSaid({ in: (now) => diceVerdict(now, checked, keptDice(id), mine[0] ?? null) });
    } catch (error) {
      setSaid({ in: () => (error as Error).message });
    }
  };
  return said === null ? (
    <button type="button" className="btn ghost" onClick={() => void check()}>
      {words.dice.check}
    </button>
  ) : (
    <p role="status" className={`muted small ${styles.verdict}`}>
      {said.in(words)}
    </p>
  );
}
