import { CopyField } from './copy-field.tsx';
import { keptDice } from './kept-dice.ts';
import styles from './online.module.css';

/** The hash that this device holds the dice of a match to, for who wants to compare it or check it elsewhere. */
export function DiceFingerprint({ match }: { readonly match: string }) {
  const kept = keptDice(match);
  if (kept === null) return null;
  return (
    <details className={styles.dice}>
      <summary>Dice fingerprint: {kept.dice.slice(0, 8)}…</summary>
      <CopyField
        label="The dice are settled before the match, and everybody at the table has the same fingerprint of them. This device remembers it; “Check the dice” compares it once the match is over."
        value={kept.dice}
        icon="i-log"
      />
    </details>
  );
}
