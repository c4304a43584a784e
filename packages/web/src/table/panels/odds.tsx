import { die } from '@indigo/art';
import type { Likely } from '@indigo/kernel';
import { Picture } from '../../shell/picture.tsx';
import { useWords } from '../../words/words.ts';
import { useTable } from '../context.tsx';
import { likelihood, sumWords } from '../option-words.ts';
import styles from './decision.module.css';

const FACES = [1, 2, 3, 4, 5, 6];

/** Six faces of the die, lit where they help, the percent, and the sum it comes from. */
export function OddsRow({ odds }: { readonly odds: Likely }) {
  const { speech } = useTable();
  const { asking: words } = useWords();
  const { faces, say, sum } = odds;
  return (
    <span className={styles.odds}>
      <span className={styles.need}>{speech.say(say)}</span>
      <span className={styles.chance}>
        {faces && (
          <span className={styles.faces} role="img" aria-label={words.helps(faces)}>
            {FACES.map((pips) => (
              <Picture
                key={pips}
                markup={die(pips, faces.includes(pips) ? 'lit' : 'off')}
                box="-2 -2 104 104"
                width={21}
                height={21}
              />
            ))}
          </span>
        )}
        <b className="num">{likelihood(odds)}</b>
      </span>
      {sum && <span className={styles.reckoned}>{sumWords(sum, speech)}</span>}
    </span>
  );
}
