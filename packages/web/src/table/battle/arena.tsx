import { arena, die } from '@indigo/art';
import { memo, type ReactNode } from 'react';
import { SeatMark } from '../../shell/picture.tsx';
import { Markup } from '../board/markup.tsx';
import { SMALL, useMedia } from '../use-media.ts';
import styles from './arena.module.css';

/** What of the meadow is seen: on a small screen only where the two sides stand. */
const VIEW = { wide: '0 0 1400 620', narrow: '190 40 1020 580' };

const Meadow = memo(function Meadow() {
  return <Markup markup={arena()} />;
});

/** The meadow of a battle; its children stand on it, in its units. */
export function Field({ children }: { readonly children?: ReactNode }) {
  const small = useMedia(SMALL);
  return (
    <svg
      className={styles.field}
      viewBox={small ? VIEW.narrow : VIEW.wide}
      preserveAspectRatio={small ? 'xMidYMax meet' : 'xMidYMid slice'}
      aria-hidden="true"
    >
      <Meadow />
      {children}
    </svg>
  );
}

interface ArenaProps {
  readonly label: string;
  readonly stands?: ReactNode;
  /** Under the meadow: sums. */
  readonly below?: ReactNode;
  readonly children?: ReactNode;
}

/** A battle in place of the board: who `stands` on the meadow, and what lies over it. */
export function Arena({ label, stands, below, children }: ArenaProps) {
  return (
    <section className={styles.arena} aria-label={label}>
      <div className={styles.scene}>
        <Field>{stands}</Field>
        {children}
      </div>
      {below}
    </section>
  );
}

/** A die that has just come to rest. Give it a new key for every throw. */
export function Landed({ pips, at }: { readonly pips: number; readonly at: string }) {
  return (
    <g transform={at}>
      <g className={styles.die}>
        <Markup markup={die(pips)} />
      </g>
    </g>
  );
}

interface PlateProps {
  readonly place: 'near' | 'far';
  /** Null: nobody at the table. */
  readonly seat: number | null;
  readonly title: string;
  readonly who: string;
  readonly children?: ReactNode;
}

/** Who fights for one side, and what there is to know of it. */
export function Plate({ place, seat, title, who, children }: PlateProps) {
  return (
    <div className={styles.plate} data-place={place} data-seat={seat ?? undefined}>
      <div className={styles.head}>
        {seat !== null && <SeatMark seat={seat} size={15} />}
        <b className="num">{title}</b>
        {title !== who && <span className={styles.who}>{who}</span>}
      </div>
      {children}
    </div>
  );
}

/** A line of small things on a plate: cards, a bench, effects. */
export function PlateRow({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul className={styles.row} aria-label={label}>
      {children}
    </ul>
  );
}

export const PlateNote = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles.note}>{children}</p>
);
