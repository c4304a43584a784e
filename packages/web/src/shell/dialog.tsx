import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useWords } from '../words/words.ts';
import styles from './dialog.module.css';
import { Icon } from './picture.tsx';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Stands still at the bottom, whatever scrolls above. */
  readonly foot?: ReactNode;
}

/**
 * A question over the page. The browser's own dialog keeps focus inside, closes on Esc and gives focus back; and it
 * needs no style made by script, which our content policy forbids.
 */
export function Dialog({ title, onClose, children, foot }: DialogProps) {
  const { shell } = useWords();
  const element = useRef<HTMLDialogElement>(null);
  // Before it leaves the page: afterwards the browser has forgotten where the keyboard was.
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Esc; the click is the one beside it
    <dialog
      ref={element}
      className={styles.dialog}
      aria-labelledby="dialog-title"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === element.current) onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id="dialog-title">{title}</h2>
        <button type="button" className="tool" onClick={onClose} aria-label={shell.close}>
          <Icon id="i-close" />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </dialog>
  );
}
