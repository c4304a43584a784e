import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { gameName } from '../games.ts';
import { Moment } from '../shell/moment.tsx';
import { Icon } from '../shell/picture.tsx';
import { useWords } from '../words/words.ts';
import { DexOf } from './dex-of.tsx';
import { yourRecord } from './record.ts';
import type { GameRecord, YourRecord } from './sum.ts';
import styles from './you.module.css';

/** What somebody has done over all matches, here and online. */
export default function YouPage() {
  const { you } = useWords();
  const [record, setRecord] = useState<YourRecord | null>(null);
  useEffect(() => {
    let gone = false;
    yourRecord().then((found) => gone || setRecord(found));
    return () => {
      gone = true;
    };
  }, []);
  return (
    <div className={styles.page}>
      <h1>{you.title}</h1>
      <p className="muted">{you.about}</p>
      <p className={styles.ways}>
        <Link href="/settings" className="btn">
          <Icon id="i-settings" size={16} />
          {you.settings}
        </Link>
        <Link href="/matches" className="btn">
          <Icon id="i-play" size={16} />
          {you.matches}
        </Link>
      </p>
      {record?.lost && <p role="alert">{you.lost}</p>}
      {record === null ? (
        <p role="status" className="muted">
          {you.loading}
        </p>
      ) : record.games.length === 0 ? (
        <Moment creature="Slowpoke" title={you.none}>
          <p>{you.noneAbout}</p>
          <Link href="/" className="btn main">
            {you.play}
          </Link>
        </Moment>
      ) : (
        record.games.map((game) => <GameBox key={game.game} record={game} />)
      )}
    </div>
  );
}

const FIGURES = ['played', 'won', 'seen', 'caught'] as const;

function GameBox({ record }: { readonly record: GameRecord }) {
  const words = useWords();
  const name = gameName(words, record.game);
  const figure = {
    played: record.played,
    won: record.won,
    seen: record.seen.length,
    caught: record.caught.length,
  };
  return (
    <section className={styles.game} aria-label={name}>
      <h2>{name}</h2>
      <dl className={styles.figures}>
        {FIGURES.map((key) => (
          <div key={key}>
            <dt>{words.you[key]}</dt>
            <dd className="num">{figure[key]}</dd>
          </div>
        ))}
      </dl>
      {record.seen.length > 0 && <DexOf record={record} name={name} />}
    </section>
  );
}
