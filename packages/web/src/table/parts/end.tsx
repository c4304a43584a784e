import type { Scene, Seat } from '@indigo/kernel';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { TableLink, TableModel } from '../../link/link.ts';
import { Pawn, SeatMark } from '../../shell/picture.tsx';
import type { Speech } from '../speech.ts';
import { CheckDice } from './check-dice.tsx';
import styles from './parts.module.css';

interface EndProps {
  readonly link: TableLink;
  readonly model: TableModel;
  readonly scene: Scene;
  readonly winners: readonly Seat[];
  /** Nobody had come for long. */
  readonly abandoned: boolean;
  readonly speech: Speech;
  onAnalysis(): void;
  onClose(): void;
}

const LANTERNS = [
  [8, 18],
  [22, 62],
  [34, 26],
  [47, 82],
  [58, 14],
  [71, 70],
  [84, 30],
  [92, 78],
];

/** The match is over: night falls, lanterns light, the winner is named, and three ways on. */
export function End({ link, model, scene, winners, abandoned, speech, onAnalysis, onClose }: EndProps) {
  const [, go] = useLocation();
  const [asked, setAsked] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [first] = winners;
  const title =
    winners.length === 0
      ? abandoned
        ? 'Nobody came for a long time, so the match is over'
        : 'The match ends without a winner'
      : winners.includes(speech.you ?? -1)
        ? 'You win!'
        : `${winners.map((seat) => speech.name(seat)).join(' and ')} wins`;
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
  const order = [...scene.gauges].sort(
    (a, b) => Number(winners.includes(b.seat)) - Number(winners.includes(a.seat)) || b.value - a.value,
  );
  return (
    <div className={styles.end}>
      {LANTERNS.map(([left, top], i) => (
        <i
          key={left}
          className={styles.lantern}
          style={{ left: `${left}%`, top: `${top}%`, animationDelay: `${i * 160}ms` }}
        />
      ))}
      <section
        className={styles.endCard}
        data-seat={first === undefined ? undefined : first % 6}
        aria-label="The match is over"
      >
        {first !== undefined && <Pawn seat={first % 6} height={104} />}
        <h2>{title}</h2>
        <ol>
          {order.map(({ seat, value, goal, say }) => (
            <li key={seat}>
              <SeatMark seat={seat % 6} />
              <span className="grow">{seat === speech.you ? 'You' : speech.name(seat)}</span>
              <b className="num">
                {value}
                {goal !== undefined && `/${goal}`}
              </b>
              <span className="muted small">{speech.say(say)}</span>
            </li>
          ))}
        </ol>
        {model.rematch !== null && (
          <p className="muted small">The next table is ready: the others are waiting for you.</p>
        )}
        {trouble !== null && (
          <p role="alert" className="small">
            {trouble}
          </p>
        )}
        <div className={styles.endActs}>
          {model.kind !== 'replay' && (
            <button type="button" className="btn main" disabled={asked} onClick={() => void again()}>
              Play again
            </button>
          )}
          {model.kind !== 'replay' && (
            <Link href={`/replay/${model.id}`} className="btn">
              Watch the replay
            </Link>
          )}
          <button type="button" className="btn" onClick={onAnalysis}>
            Analysis
          </button>
          {model.kind === 'online' && <CheckDice link={link} />}
          <button type="button" className="btn ghost" onClick={onClose}>
            Look at the table
          </button>
          <Link href="/" className="btn ghost">
            To the games
          </Link>
        </div>
      </section>
    </div>
  );
}
