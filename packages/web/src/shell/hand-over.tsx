import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Curtain } from '../link/link.ts';
import { useWords } from '../words/words.ts';
import styles from './hand-over.module.css';
import { Pawn } from './picture.tsx';

const HOLD_MS = 450;

/** Hides the table until the person it names holds the device: nothing of it is drawn underneath that could be read. */
export function HandOver({ curtain, onShow }: { readonly curtain: Curtain; readonly onShow: () => void }) {
  const { shell } = useWords();
  const [held, setHeld] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { seat, name } = curtain;
  useEffect(() => button.current?.focus(), []);
  useEffect(() => {
    if (!held) return;
    const timer = setTimeout(onShow, HOLD_MS);
    return () => clearTimeout(timer);
  }, [held, onShow]);
  const onKey = (down: boolean) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    setHeld(down);
  };
  return (
    <div className={styles.curtain} role="dialog" aria-modal="true" aria-labelledby="hand-over">
      <div className={styles.inner}>
        <Pawn seat={seat} height={132} />
        <div>
          <h1 id="hand-over">{shell.eyesOnly(name)}</h1>
          <p>{shell.handOver(name)}</p>
          <button
            ref={button}
            type="button"
            className={`btn gold ${styles.hold}`}
            data-held={held}
            onPointerDown={() => setHeld(true)}
            onPointerUp={() => setHeld(false)}
            onPointerLeave={() => setHeld(false)}
            onKeyDown={onKey(true)}
            onKeyUp={onKey(false)}
            // A screen reader presses without holding: it clicks, and no pointer was involved.
            onClick={(event) => event.detail === 0 && onShow()}
            onContextMenu={(event) => event.preventDefault()}
          >
            {shell.hold(name)}
          </button>
        </div>
      </div>
    </div>
  );
}
