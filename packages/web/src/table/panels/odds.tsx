import { die } from '@indigo/art';
import { Picture } from '../../shell/picture.tsx';
import type { Odds } from '../skin.ts';
import styles from './decision.module.css';

const FACES = [1, 2, 3, 4, 5, 6];

const percent = ({ faces }: Odds): number => Math.round((faces.length / FACES.length) * 100);

/** Six faces of the die, lit where they help, and the percent. */
export function OddsRow({ odds }: { readonly odds: Odds }) {
  return (
    <span className={styles.odds}>
      <span className={styles.need}>{odds.say}</span>
      <span className={styles.chance}>
        <span className={styles.faces} role="img" aria-label={`helps: ${odds.faces.join(', ') || 'none'}`}>
          {FACES.map((pips) => (
            <Picture
              key={pips}
              markup={die(pips, odds.faces.includes(pips) ? 'lit' : 'off')}
              box="-2 -2 104 104"
              width={21}
              height={21}
            />
          ))}
        </span>
        <b className="num">{percent(odds)}%</b>
      </span>
    </span>
  );
}
