import type { MatchInfo } from '@indigo/protocol';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { gameName } from '../games.ts';
import { ago } from '../matches/rows.ts';
import { Moment } from '../shell/moment.tsx';
import { Pawn } from '../shell/picture.tsx';
import { useWords } from '../words/words.ts';
import { joinOpen, openMatches } from './api.ts';
import styles from './online.module.css';

const LOOK_AGAIN_MS = 5000;

/** Tables anybody may join or watch. */
export default function Lobby() {
  const [matches, setMatches] = useState<readonly MatchInfo[] | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'hidden') return;
      openMatches().then(
        (found) => {
          setMatches(found);
          setTrouble(null);
        },
        (error: Error) => setTrouble(error.message),
      );
    };
    look();
    const timer = setInterval(look, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  const waiting = matches?.filter(({ state }) => state === 'waiting') ?? [];
  const playing = matches?.filter(({ state }) => state === 'playing') ?? [];
  if (trouble !== null && matches === null)
    return (
      <Moment creature="Magnemite" title="The lobby is out of reach">
        <p>{trouble}</p>
        <Link href="/" className="btn main">
          Play on this device
        </Link>
      </Moment>
    );
  return (
    <section className={styles.page}>
      <h1>Open tables</h1>
      <h2>Free seats</h2>
      {matches !== null && waiting.length === 0 && (
        <p className="muted">Nobody waits right now. Open a table of your own and let others find it.</p>
      )}
      <Tables matches={waiting} onTrouble={setTrouble} />
      <h2>To watch</h2>
      {matches !== null && playing.length === 0 && <p className="muted">No open match is being played.</p>}
      <Tables matches={playing} onTrouble={setTrouble} />
      {trouble && (
        <p role="alert" className={styles.trouble}>
          {trouble}
        </p>
      )}
    </section>
  );
}

interface TablesProps {
  readonly matches: readonly MatchInfo[];
  readonly onTrouble: (say: string) => void;
}

function Tables({ matches, onTrouble }: TablesProps) {
  const words = useWords();
  const [, go] = useLocation();
  const join = (id: string): void => {
    joinOpen(id).then(
      () => go(`/table/${id}`),
      (error: Error) => onTrouble(error.message),
    );
  };
  return (
    <ul className={styles.seats}>
      {matches.map((match) => {
        const sitting = match.players.filter(({ name }) => name !== '').map(({ name }) => name);
        return (
          <li key={match.id}>
            <Pawn seat={0} height={44} />
            <span className="grow">
              <b>{gameName(words, match.game)}</b>
              <small>
                {sitting.join(', ')} · {sitting.length} of {match.players.length} seats · {ago(match.created)}
              </small>
            </span>
            {match.state === 'waiting' && match.seat === null ? (
              <button type="button" className="btn main" onClick={() => join(match.id)}>
                Join
              </button>
            ) : (
              <Link href={`/table/${match.id}`} className="btn">
                {match.seat === null ? 'Watch' : 'Go there'}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
