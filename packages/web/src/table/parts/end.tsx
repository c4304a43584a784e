import type { Scene, Seat } from '@indigo/kernel';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { TableLink, TableModel } from '../../link/link.ts';
import { Pawn, SeatMark } from '../../shell/picture.tsx';
import { useWords } from '../../words/words.ts';
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
  const { ending: words, analysis, shell, table } = useWords();
  const [asked, setAsked] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [first] = winners;
  const title =
    winners.length === 0
      ? abandoned
        ? words.nobodyCame
        : words.noWinner
      : winners.includes(speech.you ?? -1)
        ? words.youWin
        : words.wins(winners.length, shell.list(winners.map((seat) => speech.name(seat))));
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
        aria-label={words.over}
      >
        {first !== undefined && <Pawn seat={first % 6} height={104} />}
        <h2>{title}</h2>
        <ol>
          {order.map(({ seat, value, goal, say }) => (
            <li key={seat}>
              <SeatMark seat={seat % 6} />
              <span className="grow">{seat === speech.you ? table.you : speech.name(seat)}</span>
              <b className="num">
                {value}
                {goal !== undefined && `/${goal}`}
              </b>
              <span className="muted small">{speech.say(say)}</span>
            </li>
          ))}
        </ol>
        {model.rematch !== null && <p className="muted small">{words.nextReady}</p>}
        {trouble !== null && (
          <p role="alert" className="small">
            {trouble}
          </p>
        )}
        <div className={styles.endActs}>
          {model.kind !== 'replay' && (
            <button type="button" className="btn main" disabled={asked} onClick={() => void again()}>
              {words.again}
            </button>
          )}
          {model.kind !== 'replay' && (
            <Link href={`/replay/${model.id}`} className="btn">
              {words.replay}
            </Link>
          )}
          <button type="button" className="btn" onClick={onAnalysis}>
            {analysis.title}
          </button>
          {model.kind === 'online' && <CheckDice link={link} />}
          <button type="button" className="btn ghost" onClick={onClose}>
            {words.look}
          </button>
          <Link href="/" className="btn ghost">
            {shell.toGames}
          </Link>
        </div>
      </section>
    </div>
  );
}
