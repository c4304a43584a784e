import { highlightsOf } from '@indigo/bots';
import { useEffect, useSyncExternalStore } from 'react';
import { analystOf, beginWith } from '../../analysis/analyst.ts';
import { Curve } from '../../analysis/curve.tsx';
import { TurningPoints } from '../../analysis/moments.tsx';
import { points } from '../../analysis/path.ts';
import { SeatMark } from '../../shell/picture.tsx';
import { useWords } from '../../words/words.ts';
import { useTable } from '../context.tsx';
import styles from './end.module.css';

/** Where there are threads to spare it begins by itself. */
const SPARE = 4;
const SHOWN = 3;

interface LuckProps {
  /** Opens all of it. */
  onMore(): void;
  /** Goes to a moment of the replay. */
  onJump(at: number): void;
}

/** What was luck and what was skill, in short. */
export function Luck({ onMore, onJump }: LuckProps) {
  const { link, model, speech, you } = useTable();
  const { end, analysis: words } = useWords();
  const analyst = analystOf(model.id);
  const stage = useSyncExternalStore(analyst.subscribe, analyst.get);
  const begin = (): void => void beginWith(analyst, link.record());
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the match is over; whoever stops it means it
  useEffect(() => {
    if (navigator.hardwareConcurrency >= SPARE) begin();
  }, []);
  if (stage.is !== 'done')
    return (
      <section className={styles.part}>
        <h3>{end.luck}</h3>
        {stage.is === 'working' ? (
          <>
            <p>{words.working}</p>
            <progress max={1} value={stage.share} aria-label={words.howFar} />
            <button type="button" className="btn ghost" onClick={() => analyst.stop()}>
              {words.stop}
            </button>
          </>
        ) : (
          <>
            {stage.is === 'failed' ? <p role="alert">{stage.reason}</p> : <p>{end.luckAbout}</p>}
            <button type="button" className="btn" onClick={begin}>
              {words.begin}
            </button>
          </>
        )}
      </section>
    );
  const { analysis } = stage;
  const turning = highlightsOf(analysis).turning.slice(0, SHOWN);
  const names = analysis.accounts.map((_, seat) => (seat === you ? end.you : speech.name(seat)));
  return (
    <section className={styles.part}>
      <h3>{end.luck}</h3>
      <Curve analysis={analysis} names={names} marks={turning.map(({ at }) => at)} onJump={onJump} />
      <ul className={styles.accounts}>
        {analysis.accounts.map(({ luck, error }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat}>
            <SeatMark seat={seat % 6} /> <b>{names[seat]}</b> {end.account(points(luck), points(error))}
          </li>
        ))}
      </ul>
      {turning.length === 0 ? (
        <p className="muted">{end.noTurning}</p>
      ) : (
        <TurningPoints title={null} moments={turning} names={names} onJump={onJump} />
      )}
      <button type="button" className="btn ghost" onClick={onMore}>
        {end.more}
      </button>
    </section>
  );
}
