import { rays } from '@indigo/art';
import type { Ceremony as Celebrated } from '@indigo/kernel';
import type { CSSProperties } from 'react';
import { Picture } from '../../../shell/picture.tsx';
import { useTable } from '../../context.tsx';
import { CEREMONY_MS } from '../../show/beats.ts';
import { tempo } from '../../show/pace.ts';
import { Bracket } from './bracket.tsx';
import styles from './ceremony.module.css';
import { Morph } from './morph.tsx';
import { Portrayed } from './portrayed.tsx';
import { Won } from './won.tsx';

const LIGHT: Readonly<Record<Celebrated['kind'], string>> = {
  badge: '#ffd66b',
  legend: '#ffd66b',
  evolution: '#bfe6ff',
  league: '#c9bbff',
};

/**
 * What is celebrated, large over the board: light, what it is about, and a sentence. Give it a new key for every one. The story
 * tells it in words to who cannot see it.
 */
export default function Celebration({ ceremony }: { readonly ceremony: Celebrated }) {
  const { speech } = useTable();
  const ms = CEREMONY_MS * tempo().pace;
  const time: CSSProperties & { readonly '--time': string } = { '--time': `${ms}ms` };
  return (
    <section className={styles.ceremony} data-ceremony={ceremony.kind} style={time} aria-hidden="true">
      <Picture markup={rays(LIGHT[ceremony.kind])} box="0 0 200 200" className={styles.rays} />
      <div className={styles.middle}>
        <Piece ceremony={ceremony} ms={ms} />
      </div>
      <h2 className={styles.words}>{speech.say(ceremony.say)}</h2>
    </section>
  );
}

function Piece({ ceremony, ms }: { readonly ceremony: Celebrated; readonly ms: number }) {
  switch (ceremony.kind) {
    case 'badge':
      return <Won art={ceremony.art} to={ceremony.to} seat={ceremony.seat} ms={ms} />;
    case 'evolution':
      return <Morph from={ceremony.from} into={ceremony.art} />;
    case 'legend':
      return <Portrayed art={ceremony.art} className={styles.legend} />;
    case 'league':
      return <Bracket seeds={ceremony.seeds} pairs={ceremony.pairs} />;
  }
}
