import type { Art } from '@indigo/kernel';
import styles from './ceremony.module.css';
import { Portrayed } from './portrayed.tsx';

/** What it was shines white and becomes what it is. Where nothing moves, what it is. */
export const Morph = ({ from, into }: { readonly from: Art; readonly into: Art }) => (
  <>
    <Portrayed art={from} className={styles.was} />
    <Portrayed art={into} className={styles.is} />
  </>
);
