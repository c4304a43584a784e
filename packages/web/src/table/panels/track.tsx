import type { Seat } from '@indigo/kernel';
import styles from './timeline.module.css';

/** Where a turn begins on the line. */
export interface Mark {
  readonly at: number;
  readonly seat: Seat | null;
  /** Something happened there: a taller mark. */
  readonly big: boolean;
}

interface TrackProps {
  readonly name: string;
  /** What a screen reader says of the moment. */
  readonly says: string;
  readonly marks: readonly Mark[];
  readonly at: number;
  readonly last: number;
  onTravel(at: number): void;
}

/** A line to travel along: one mark a turn in the colour of its seat, taller where something happened. */
export function Track({ name, says, marks, at, last, onTravel }: TrackProps) {
  return (
    <div className={styles.track}>
      {marks.map((mark) => (
        <i
          key={mark.at}
          data-seat={(mark.seat ?? 0) % 6}
          data-big={mark.big}
          style={{ left: `${last === 0 ? 0 : (mark.at / last) * 100}%` }}
        />
      ))}
      <input
        type="range"
        min={0}
        max={Math.max(last, 0)}
        value={at}
        onChange={(event) => onTravel(Number(event.target.value))}
        aria-label={name}
        aria-valuetext={says}
      />
    </div>
  );
}

/** One mark a turn, where it begins. */
export function marksOf<M>(
  moments: readonly M[],
  turn: (moment: M) => number | null,
  seat: (moment: M) => Seat | null,
  big: (moment: M) => boolean,
): Mark[] {
  const begins = moments.flatMap((moment, i) =>
    i === 0 || turn(moment) !== turn(moments[i - 1]) ? [i] : [],
  );
  return begins.map((at, n) => ({
    at,
    seat: seat(moments[at]),
    big: moments.slice(at, begins[n + 1] ?? moments.length).some(big),
  }));
}
