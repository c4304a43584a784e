import type { Seat } from '@indigo/kernel';
import { Icon, Pawn, SeatMark } from '../../../shell/picture.tsx';
import { useTable } from '../../context.tsx';
import styles from './ceremony.module.css';

interface BracketProps {
  /** Empty where lots are drawn. */
  readonly seeds: readonly Seat[];
  /** Who meets whom first; who stands alone waits. */
  readonly pairs: readonly (readonly Seat[])[];
}

/** Who meets whom on the way to the crown, each with their seed if they have one. */
export function Bracket({ seeds, pairs }: BracketProps) {
  const { speech, you } = useTable();
  return (
    <div className={styles.bracket}>
      <ol className={styles.pairs}>
        {pairs.map((pair) => (
          <li key={pair.join()} className={styles.pair}>
            {pair.map((seat) => (
              <span key={seat} className={styles.entrant} data-seat={seat % 6} data-you={seat === you}>
                {seeds.includes(seat) && <b className={styles.seed}>{seeds.indexOf(seat) + 1}</b>}
                <Pawn seat={seat % 6} height={46} />
                <SeatMark seat={seat % 6} size={14} />
                <span className={styles.name}>{speech.name(seat)}</span>
              </span>
            ))}
          </li>
        ))}
      </ol>
      <span className={styles.crown}>
        <Icon id="g-crown" size={46} />
      </span>
    </div>
  );
}
