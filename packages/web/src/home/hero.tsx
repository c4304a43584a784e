import coast from '@indigo/art/covers/hero.svg?raw';
import type { ReactNode } from 'react';
import { Drawing } from '../shell/picture.tsx';
import styles from './home.module.css';

/** The coast under the question of the day. */
export function Hero({ children }: { readonly children: ReactNode }) {
  return (
    <section className={styles.hero}>
      <Drawing svg={coast} className={styles.coast} />
      <div className={styles.say}>{children}</div>
    </section>
  );
}
