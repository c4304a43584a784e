import type { Cell } from '@indigo/kernel';
import { useTable } from '../context.tsx';
import styles from './cells.module.css';

interface CellsProps {
  readonly cells: readonly Cell[];
  readonly spots: ReadonlyMap<string, { readonly x: number; readonly y: number }>;
  /** How far a place reaches. */
  reach(at: string): number;
}

/** What the choice under the cursor reaches, and whom it hits: one's own side is told apart. */
export function CellMarks({ cells, spots, reach }: CellsProps) {
  return (
    <g className={styles.cells}>
      {cells.map(({ at, mood }) => {
        const spot = spots.get(at);
        return (
          spot && <circle key={at} data-mood={mood} cx={spot.x} cy={spot.y} r={Math.max(1, reach(at) - 3)} />
        );
      })}
    </g>
  );
}

/** What becomes of those it hits, above everything that stands there. */
export function CellWords({ cells, spots, reach }: CellsProps) {
  const { speech } = useTable();
  return (
    <g className={styles.words}>
      {cells.map(({ at, mood, say }) => {
        const spot = spots.get(at);
        if (say === undefined || spot === undefined) return null;
        return (
          <text key={at} data-mood={mood} x={spot.x} y={spot.y - reach(at) * 0.55} textAnchor="middle">
            {speech.say(say)}
          </text>
        );
      })}
    </g>
  );
}
