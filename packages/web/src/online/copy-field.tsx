import type { SignId } from '@indigo/art';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../shell/picture.tsx';
import { useWords } from '../words/words.ts';
import styles from './online.module.css';

interface CopyFieldProps {
  readonly label: string;
  readonly value: string;
  readonly icon: SignId;
  /** Whether copying it is what people came for. */
  readonly main?: boolean;
  /** What else can be done with it. */
  readonly children?: ReactNode;
}

/** Something to read and to copy. */
export function CopyField({ label, value, icon, main = false, children }: CopyFieldProps) {
  const { online } = useWords();
  const [copied, setCopied] = useState(false);
  const field = useId();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
    } catch {
      // Without a safe connection there is no clipboard for scripts: select it, and the person copies.
      const input = document.getElementById(field) as HTMLInputElement;
      input.select();
      document.execCommand('copy');
    }
    setCopied(true);
  };
  return (
    <>
      <label htmlFor={field}>{label}</label>
      <div className={styles.link}>
        <input id={field} readOnly value={value} onFocus={(event) => event.target.select()} />
        <button type="button" className={main ? 'btn main' : 'btn'} onClick={copy}>
          <Icon id={copied ? 'i-check' : icon} size={16} />
          <span role="status">{copied ? online.copied : online.copy}</span>
        </button>
        {children}
      </div>
    </>
  );
}
