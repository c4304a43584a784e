import type { Chronicle } from '@indigo/host';
import type { Seat } from '@indigo/kernel';
import { Pawn } from '../../shell/picture.tsx';
import { useWords } from '../../words/words.ts';
import { useTable } from '../context.tsx';
import styles from './end.module.css';

interface StandingsProps {
  /** Everybody, the winners first. */
  readonly order: readonly Seat[];
  readonly winners: readonly Seat[];
  readonly chronicle: Chronicle | null;
}

/** How everybody came out, as far as the game counts something. */
export function Standings({ order, winners, chronicle }: StandingsProps) {
  const { scene, speech, you } = useTable();
  const { end } = useWords();
  return (
    <section className={styles.part}>
      <h3>{end.standings}</h3>
      <ol className={styles.standings}>
        {order.map((seat, i) => {
          const caught = chronicle?.seats[seat].caught.length ?? 0;
          return (
            <li key={seat} data-seat={seat % 6} data-won={winners.includes(seat)}>
              <span className={styles.place}>
                {winners.includes(seat) ? 1 : Math.max(i, winners.length) + 1}
              </span>
              <Pawn seat={seat % 6} height={40} />
              <b className="grow">{seat === you ? end.you : speech.name(seat)}</b>
              <span className={styles.figures}>
                {scene.gauges
                  .filter((gauge) => gauge.seat === seat)
                  .map(({ value, goal, say }) => (
                    <span key={say[0]}>
                      <b className="num">
                        {value}
                        {goal !== undefined && `/${goal}`}
                      </b>{' '}
                      {speech.say(say)}
                    </span>
                  ))}
                {caught > 0 && <span>{end.caughtCount(caught)}</span>}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
