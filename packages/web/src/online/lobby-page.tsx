import type { MatchInfo } from '@indigo/protocol';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { gameName } from '../games.ts';
import { ago } from '../matches/rows.ts';
import { useSettings } from '../settings/settings.ts';
import { Moment } from '../shell/moment.tsx';
import { Pawn } from '../shell/picture.tsx';
import { useWords } from '../words/words.ts';
import { joinOpen, openMatches } from './api.ts';
import { AskName } from './ask-name.tsx';
import styles from './online.module.css';

const LOOK_AGAIN_MS = 5000;

/** Tables anybody may join or watch. */
export default function Lobby() {
  const { online } = useWords();
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
  // What cannot be watched is not offered; one's own is.
  const playing =
    matches?.filter(({ state, watch, seat }) => state === 'playing' && (watch || seat !== null)) ?? [];
  if (trouble !== null && matches === null)
    return (
      <Moment creature="Magnemite" title={online.lobbyAway}>
        <p>{trouble}</p>
        <Link href="/" className="btn main">
          {online.playHere}
        </Link>
      </Moment>
    );
  return (
    <section className={styles.page}>
      <h1>{online.openTables}</h1>
      <h2>{online.freeSeats}</h2>
      {matches !== null && waiting.length === 0 && <p className="muted">{online.nobodyWaits}</p>}
      <Tables matches={waiting} onTrouble={setTrouble} />
      <h2>{online.toWatch}</h2>
      {matches !== null && playing.length === 0 && <p className="muted">{online.noneToWatch}</p>}
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
  const { online } = words;
  const [, go] = useLocation();
  /** The table somebody without a name wants to join. */
  const [wanted, setWanted] = useState<string | null>(null);
  const join = (id: string): void => {
    setWanted(null);
    joinOpen(id).then(
      () => go(`/table/${id}`),
      (error: Error) => onTrouble(error.message),
    );
  };
  return (
    <ul className={styles.seats}>
      {wanted !== null && <AskName onName={() => join(wanted)} onClose={() => setWanted(null)} />}
      {matches.map((match) => {
        const sitting = match.players.filter(({ name }) => name !== '').map(({ name }) => name);
        return (
          <li key={match.id}>
            <Pawn seat={0} height={44} />
            <span className="grow">
              <b>{gameName(words, match.game)}</b>
              <small>
                {online.sitting(
                  sitting.join(', '),
                  sitting.length,
                  match.players.length,
                  ago(words, match.created),
                )}
              </small>
            </span>
            {match.state === 'waiting' && match.seat === null ? (
              <button
                type="button"
                className="btn main"
                onClick={() => (useSettings.getState().name === '' ? setWanted(match.id) : join(match.id))}
              >
                {online.join}
              </button>
            ) : (
              <Link href={`/table/${match.id}`} className="btn">
                {match.seat === null ? online.watch : online.goThere}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
