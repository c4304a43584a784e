import type { Deeds } from '@indigo/host';
import { Link } from 'wouter';
import { useWords } from '../../words/words.ts';
import type { GameRecord } from '../../you/sum.ts';
import styles from './end.module.css';

interface DexProps {
  readonly deeds: Deeds;
  /** Over all matches of this game, this one among them; null: not known. */
  readonly record: GameRecord | null;
}

/** How this match has filled one's Dex. */
export function Dex({ deeds, record }: DexProps) {
  const { end } = useWords();
  return (
    <section className={styles.part}>
      <h3>{end.dex}</h3>
      <p>{end.dexHere(deeds.seen.length, deeds.caught.length)}</p>
      {record !== null && record.played > 1 && (
        <p>{end.dexAll(record.seen.length, record.caught.length, record.played)}</p>
      )}
      <Link href="/you" className="btn ghost">
        {end.toYou}
      </Link>
    </section>
  );
}
