import type { Chronicle } from '@indigo/host';
import type { Seat } from '@indigo/kernel';
import { Pawn } from '../../shell/picture.tsx';
import { useWords } from '../../words/words.ts';
import { useTable } from '../context.tsx';
import styles from './end.module.css';
import type { Rank } from './ranks.ts';

interface StandingsProps {
  readonly ranks: readonly Rank[];
  readonly winners: readonly Seat[];
  readonly chronicle: Chronicle | null;
}

/** How everybody came out, as far as the game counts something. */
export function Standings({ ranks, winners, chronicle }: StandingsProps) {
  const { scene, speech, you } = useTable();
  const { end } = useWords();
  return (
    <section className={styles.part}>
      <h3>{end.standings}</h3>
      <ol className={styles.standings}>
        {ranks.map(({ seat, place }) => {
          const caught = chronicle?.seats[seat].caught.length ?? 0;
          return (
            <li key={seat} data-seat={seat % 6} data-won={winners.includes(seat)}>
              <span className={styles.place}>{place}</span>
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
