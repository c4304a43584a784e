import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { beside } from '../../shell/beside.ts';
import { useWords } from '../../words/words.ts';
import { Clause } from '../panels/clause.tsx';
import type { RefusalNote } from '../table-state.ts';
import styles from './parts.module.css';

interface RefusalProps {
  readonly game: string;
  readonly refusal: RefusalNote;
  onGone(): void;
}

/** Beside the thing that cannot be done: what, why in one sentence, and the rule. It leaves on the next tap. */
export function RefusalBubble({ game, refusal, onGone }: RefusalProps) {
  const { asking } = useWords();
  const element = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<{ left: number; top: number } | null>(null);
  useLayoutEffect(() => {
    const box = element.current?.getBoundingClientRect();
    if (box !== undefined) setAt(beside(refusal.spot, box, { width: innerWidth, height: innerHeight }));
  }, [refusal]);
  useEffect(() => {
    const onTap = (event: PointerEvent): void => {
      if (!element.current?.contains(event.target as Node)) onGone();
    };
    window.addEventListener('pointerdown', onTap);
    return () => window.removeEventListener('pointerdown', onTap);
  }, [onGone]);
  return (
    <div
      ref={element}
      className={styles.refusal}
      data-rule={refusal.clause !== null}
      role="status"
      style={at ?? { left: 0, top: 0, visibility: 'hidden' }}
    >
      <h3>{refusal.title}</h3>
      {refusal.lines.map((line) => (
        <p key={line} className={styles.fact}>
          {line}
        </p>
      ))}
      <p>{refusal.why}</p>
      {refusal.clause && (
        <p className={styles.ref}>
          {refusal.clause} · <Clause game={game} clause={refusal.clause} words={asking.readTheRule} />
        </p>
      )}
    </div>
  );
}
