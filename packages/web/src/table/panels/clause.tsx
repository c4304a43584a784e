import styles from './decision.module.css';

/** The number of a rule, leading to its text. */
export function Clause({ game, clause }: { readonly game: string; readonly clause: string | null }) {
  if (clause === null) return null;
  return (
    <a
      className={styles.clause}
      href={`/rules/${game}#${clause}`}
      target="_blank"
      rel="noreferrer"
      title="Read the rule"
    >
      {clause}
    </a>
  );
}
