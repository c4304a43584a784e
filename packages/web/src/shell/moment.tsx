import type { Messenger } from '@indigo/art';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useWords } from '../words/words.ts';
import styles from './moment.module.css';

const Creature = lazy(() => import('./creature.tsx'));
/** Of the creature, in pixels. */
const SIZE = 96;

interface MomentProps {
  readonly creature: Messenger;
  readonly title: string;
  readonly children?: ReactNode;
}

/** A moment between the moves: a creature, one plain sentence, one act. */
export function Moment({ creature, title, children }: MomentProps) {
  return (
    <section className={styles.moment}>
      {/* The words do not wait for the picture. */}
      <Suspense fallback={<svg width={SIZE} height={SIZE} aria-hidden="true" />}>
        <Creature name={creature} size={SIZE} />
      </Suspense>
      <div>
        <h1>{title}</h1>
        {children}
      </div>
    </section>
  );
}

/** Something is on its way. Nothing is shown for the first 400 ms: most things are there by then. */
export function Loading({ title: said }: { readonly title?: string }) {
  const { shell } = useWords();
  const title = said ?? shell.loading;
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 400);
    return () => clearTimeout(timer);
  }, []);
  if (!late) return <div role="status" aria-label={title} />;
  return (
    <div role="status">
      <Moment creature="Diglett" title={title}>
        <div className={styles.bone} />
        <div className={styles.bone} />
      </Moment>
    </div>
  );
}
