import badges from '@indigo/art/covers/badges.svg?raw';
import classic from '@indigo/art/covers/classic.svg?raw';
import hex from '@indigo/art/covers/hex.svg?raw';
import master from '@indigo/art/covers/master.svg?raw';
import mit from '@indigo/art/covers/mit.svg?raw';
import { Drawing } from '../shell/picture.tsx';
import styles from './home.module.css';

const COVERS: { readonly [game: string]: string } = { classic, hex, master, badges, mit };

/** The picture on a game's box. */
export const Cover = ({ game }: { readonly game: string }) => (
  <Drawing svg={COVERS[game] ?? ''} className={styles.cover} />
);
