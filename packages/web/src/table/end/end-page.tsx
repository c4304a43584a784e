import { creatureKey } from '@indigo/host';
import type { Seat } from '@indigo/kernel';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Pawn } from '../../shell/picture.tsx';
import { useWords } from '../../words/words.ts';
import { yourRecord } from '../../you/record.ts';
import type { GameRecord } from '../../you/sum.ts';
import { useTable } from '../context.tsx';
import { CheckDice } from '../parts/check-dice.tsx';
import { Dex } from './dex.tsx';
import styles from './end.module.css';
import { Lanterns } from './lanterns.tsx';
import { Luck } from './luck.tsx';
import { ranksOf } from './ranks.ts';
import { Standings } from './standings.tsx';
import { Story } from './story.tsx';
import { Teams } from './team.tsx';
import { useChronicle } from './use-chronicle.ts';

interface EndPageProps {
  readonly winners: readonly Seat[];
  onClose(): void;
}

interface Records {
  /** This match among them, and without it. */
  readonly now: GameRecord | null;
  readonly before: GameRecord | null;
}

/** What whoever looks has done in this game. Null: not known yet. */
function useRecords(game: string, id: string, plays: boolean): Records | null {
  const [records, setRecords] = useState<Records | null>(null);
  useEffect(() => {
    if (!plays) return;
    let gone = false;
    Promise.all([yourRecord(), yourRecord(id)]).then((both) => {
      const [now, before] = both.map(({ games }) => games.find((one) => one.game === game) ?? null);
      if (!gone) setRecords({ now, before });
    });
    return () => {
      gone = true;
    };
  }, [game, id, plays]);
  return records;
}

/** The match is over: night falls, lanterns light, the winner is named. Then what it was, and ways on. */
export default function EndPage({ winners, onClose }: EndPageProps) {
  const { link, game, model, table, scene, speech, you, dispatch } = useTable();
  const { end, shell } = useWords();
  const [, go] = useLocation();
  const page = useRef<HTMLElement>(null);
  const [asked, setAsked] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const read = useChronicle(link);
  const records = useRecords(game.ruleset.id, model.id, you !== null);
  useEffect(() => page.current?.focus({ preventScroll: true }), []);
  const chronicle = read.is === 'read' ? read.chronicle : null;
  const [first] = winners;
  const ranks = ranksOf(scene, table.players.length, winners);
  const title =
    winners.length === 0
      ? table.abandoned
        ? end.abandoned
        : end.noWinner
      : you !== null && winners.includes(you)
        ? end.youWin
        : end.wins(winners.map((seat) => speech.name(seat)));
  const again = async (): Promise<void> => {
    setAsked(true);
    setTrouble(null);
    try {
      const to = await link.again();
      if (to !== null) go(to);
    } catch (error) {
      setTrouble((error as Error).message);
    }
    setAsked(false);
  };
  // Where online matches count is the server's to say: what was there before is known of this device only.
  const before =
    records === null || model.kind !== 'local'
      ? null
      : new Set((records.before?.caught ?? []).map(creatureKey));
  return (
    <div className={styles.end}>
      <Lanterns />
      <section
        ref={page}
        className={styles.page}
        data-seat={first === undefined ? undefined : first % 6}
        aria-label={end.over}
        tabIndex={-1}
      >
        <header className={styles.head}>
          {winners.map((seat) => (
            <Pawn key={seat} seat={seat % 6} height={104} />
          ))}
          <h2>{title}</h2>
          {chronicle !== null && <p className="muted">{end.turns(chronicle.turns)}</p>}
          {model.rematch !== null && <p className="muted small">{end.nextReady}</p>}
          {trouble !== null && (
            <p role="alert" className="small">
              {trouble}
            </p>
          )}
          <div className={styles.acts}>
            <button type="button" className="btn main" disabled={asked} onClick={() => void again()}>
              {end.again}
            </button>
            <Link href={`/replay/${model.id}`} className="btn">
              {end.replay}
            </Link>
            <button type="button" className="btn" onClick={onClose}>
              {end.look}
            </button>
            <Link href="/" className="btn ghost">
              {shell.toGames}
            </Link>
          </div>
        </header>
        <div className={styles.parts}>
          <Standings ranks={ranks} winners={winners} chronicle={chronicle} />
          {you !== null && chronicle !== null && (
            <Dex deeds={chronicle.seats[you]} record={records?.now ?? null} />
          )}
          {chronicle !== null && (
            <Teams chronicle={chronicle} seats={ranks.map(({ seat }) => seat)} before={before} />
          )}
          {chronicle !== null && <Story results={chronicle.results} />}
          {read.is === 'reading' && (
            <p role="status" className="muted">
              {end.loading}
            </p>
          )}
          {read.is === 'failed' && <p className="muted">{end.failed}</p>}
          <Luck
            onMore={() => dispatch({ do: 'dialog', dialog: 'analysis' })}
            onJump={(at) => go(`/replay/${model.id}#at=${at}`)}
          />
        </div>
        {model.kind === 'online' && <CheckDice link={link} />}
      </section>
    </div>
  );
}
