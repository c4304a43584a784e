import { arena } from '@indigo/art';
import { memo, type ReactNode } from 'react';
import { Markup } from '../board/markup.tsx';
import { useTable } from '../context.tsx';
import styles from './battle.module.css';

/** What of the meadow is seen: on a small screen only where the two sides stand. */
const VIEW = { wide: '0 0 1400 620', narrow: '190 40 1020 580' };

/** On a wide and low screen the meadow goes on to both sides, mirrored, and a little under itself: else its edges show as lines. */
const Ground = memo(function Ground() {
  const markup = arena();
  return (
    <>
      <g transform="translate(1 0) scale(-1 1)">
        <Markup markup={markup} />
      </g>
      <g transform="translate(2799 0) scale(-1 1)">
        <Markup markup={markup} />
      </g>
      <Markup markup={markup} />
    </>
  );
});

interface MeadowProps {
  /** In units of the meadow. */
  readonly stands?: ReactNode;
  readonly children?: ReactNode;
}

/** The meadow of a battle: who `stands` on it, and what lies over it. */
export function Meadow({ stands, children }: MeadowProps) {
  const { small } = useTable();
  return (
    <div className={styles.meadow}>
      <svg
        className={styles.field}
        viewBox={small ? VIEW.narrow : VIEW.wide}
        preserveAspectRatio="xMidYMax meet"
        aria-hidden="true"
      >
        <Ground />
        {stands}
      </svg>
      {children}
    </div>
  );
}
