import { Icon } from '../../shell/picture.tsx';
import { useWords } from '../../words/words.ts';
import { useTable } from '../context.tsx';
import styles from './timeline.module.css';
import { marksOf, Track } from './track.tsx';

/** What happened since this table was opened, to look at again; the right end is now. */
export function LookBack() {
  const { moments, past: at, you, dispatch } = useTable();
  const { replay: say } = useWords();
  const last = moments.length - 1;
  if (last < 1) return null;
  const here = at ?? last;
  const travel = (to: number): void =>
    dispatch({ do: 'look-back', past: to >= last ? null : { seat: you, at: Math.max(0, to) } });
  const { no } = moments[here].turn;
  const when = at === null ? say.live : say.back(last - here);
  const says = no === null ? when : `${say.turn(no)} · ${when}`;
  return (
    <section className={styles.time} aria-label={say.lookBack}>
      <div className={styles.row}>
        <button
          type="button"
          className="tool"
          onClick={() => travel(here - 1)}
          disabled={here === 0}
          aria-label={say.stepBack}
          title={say.stepBack}
        >
          <Icon id="i-prev" size={16} />
        </button>
        <button
          type="button"
          className="tool"
          onClick={() => travel(here + 1)}
          disabled={at === null}
          aria-label={say.stepOn}
          title={say.stepOn}
        >
          <Icon id="i-next" size={16} />
        </button>
        <span className={`grow ${styles.when}`}>{says}</span>
      </div>
      <Track
        name={say.lookBack}
        says={says}
        marks={marksOf(
          moments,
          (moment) => moment.turn.no,
          (moment) => moment.turn.seat,
          (moment) => moment.big,
        )}
        at={here}
        last={last}
        onTravel={travel}
      />
    </section>
  );
}
