import { useWords } from '../../words/words.ts';
import styles from './decision.module.css';

interface ClauseProps {
  readonly game: string;
  readonly clause: string | null;
  /** False: reached with the arrows of a list, not one by one with Tab. */
  readonly tabbed?: boolean;
  /** What to read instead of the number. */
  readonly words?: string;
}

/** The number of a rule, leading to its text. */
export function Clause({ game, clause, tabbed = true, words }: ClauseProps) {
  const { table } = useWords();
  if (clause === null) return null;
  return (
    <a
      className={styles.clause}
      href={`/rules/${game}#${clause}`}
      target="_blank"
      rel="noreferrer"
      tabIndex={tabbed ? undefined : -1}
      title={table.readTheRule}
    >
      {words ?? clause}
    </a>
  );
}
