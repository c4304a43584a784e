import { useWords } from '../words/words.ts';
import styles from './online.module.css';

interface NameFieldProps {
  readonly value: string;
  readonly onChange: (name: string) => void;
}

/** What others at the table will read. */
export function NameField({ value, onChange }: NameFieldProps) {
  const { online } = useWords();
  return (
    <label className={styles.field}>
      {online.yourName}
      <input
        value={value}
        onChange={(event) => onChange(event.target.value)}
        maxLength={24}
        required
        autoComplete="nickname"
      />
    </label>
  );
}
