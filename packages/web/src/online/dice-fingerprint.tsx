import { useWords } from '../words/words.ts';
import { CopyField } from './copy-field.tsx';
import { keptDice } from './kept-dice.ts';
import styles from './online.module.css';

/** The hash that this device holds the dice of a match to, for who wants to compare it or check it elsewhere. */
export function DiceFingerprint({ match }: { readonly match: string }) {
  const { online } = useWords();
  const kept = keptDice(match);
  if (kept === null) return null;
  return (
    <details className={styles.dice}>
      <summary>{online.fingerprint(kept.dice.slice(0, 8))}</summary>
      <CopyField label={online.fingerprintAbout} value={kept.dice} icon="i-log" />
    </details>
  );
}
