import type { Analysis } from '@indigo/bots';
import { useWords } from '../words/words.ts';
import styles from './analysis.module.css';
import { pathOf } from './path.ts';

/** As the picture is drawn; it is stretched to the room there is. */
const WIDTH = 600;
const HEIGHT = 200;

interface CurveProps {
  readonly analysis: Analysis;
  readonly names: readonly string[];
  /** Moments to mark, by entry. */
  readonly marks: readonly number[];
  /** Goes to a moment, by entry. */
  onJump(at: number): void;
}

/** Everybody's chance of winning over the match. A click goes to that moment. */
export function Curve({ analysis, names, marks, onJump }: CurveProps) {
  const { analysis: words } = useWords();
  const { curve, moments } = analysis;
  const last = Math.max(1, curve.length - 1);
  const x = (at: number): number => (at / last) * WIDTH;
  return (
    <figure className={styles.figure}>
      <div className={styles.scale} aria-hidden="true">
        <span>100%</span>
        <span>50%</span>
        <span>0%</span>
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard goes by the turning points listed below */}
      <svg
        className={styles.curve}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words.curve(
          names.map((name, seat) =>
            words.fromTo(name, percents(curve[0][seat]), percents(curve[last][seat])),
          ),
        )}
        onClick={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          onJump(Math.round(((event.clientX - box.left) / box.width) * (moments.length - 1)));
        }}
      >
        {[0.25, 0.5, 0.75].map((share) => (
          <line
            key={share}
            className={styles.grid}
            x1={0}
            x2={WIDTH}
            y1={share * HEIGHT}
            y2={share * HEIGHT}
          />
        ))}
        {marks.map((at) => (
          <line key={at} className={styles.mark} x1={x(at + 1)} x2={x(at + 1)} y1={0} y2={HEIGHT} />
        ))}
        {names.map((name, seat) => (
          <path
            key={name}
            className={styles.line}
            data-seat={seat % 6}
            d={pathOf(
              curve.map((chances) => chances[seat]),
              WIDTH,
              HEIGHT,
            )}
          />
        ))}
      </svg>
    </figure>
  );
}

const percents = (chance: number): string => `${Math.round(100 * chance)}%`;
