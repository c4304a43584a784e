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
      <svg viewBox={`0 0 ${Math.max(last, 1)} 34`} preserveAspectRatio="none" aria-hidden="true">
        {[...strokesOf(marks)].map(([seat, d]) => (
          <path key={seat} data-seat={seat} d={d} />
        ))}
      </svg>
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

/** The marks of each seat as one line: however long a match is, it takes no more of the page. */
function strokesOf(marks: readonly Mark[]): ReadonlyMap<number, string> {
  const strokes = new Map<number, string>();
  for (const { at, seat, big } of marks) {
    const colour = (seat ?? 0) % 6;
    strokes.set(colour, `${strokes.get(colour) ?? ''}M${at} ${big ? 9 : 13}V${big ? 26 : 22}`);
  }
  return strokes;
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
