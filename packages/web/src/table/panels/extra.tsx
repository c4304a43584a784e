import type { ReactNode } from 'react';
import { Picture } from '../../shell/picture.tsx';
import styles from './extra.module.css';

/** A game's own page: headings, sentences, and lists of rows. */
export const ExtraFrame = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <section className={styles.page} aria-label={label}>
    {children}
  </section>
);

export const Rows = ({ children }: { readonly children: ReactNode }) => (
  <ul className={styles.list}>{children}</ul>
);

interface RowProps {
  /** In a box of 100 x 100. */
  readonly picture: string;
  readonly title: string;
  readonly about?: ReactNode;
  readonly seat?: number;
  readonly state?: 'now' | 'done' | 'later';
  /** At its right end. */
  readonly children?: ReactNode;
}

export function Row({ picture, title, about, seat, state = 'later', children }: RowProps) {
  return (
    <li
      className={styles.row}
      data-seat={seat === undefined ? undefined : seat % 6}
      data-now={state === 'now'}
      data-done={state === 'done'}
    >
      <Picture markup={picture} box="-4 -4 108 108" width={34} height={34} />
      <span className={styles.text}>
        <b>{title}</b>
        {about}
      </span>
      <span className={styles.marks}>{children}</span>
    </li>
  );
}
