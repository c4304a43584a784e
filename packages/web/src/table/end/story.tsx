import type { Told } from '@indigo/host';
import { useState } from 'react';
import { useWords } from '../../words/words.ts';
import { useTable } from '../context.tsx';
import styles from './end.module.css';
import { worthTelling } from './told.ts';

const SHOWN = 6;

/** The results of the match, the latest first: who won what, and by what. */
export function Story({ results }: { readonly results: readonly Told[] }) {
  const { speech } = useTable();
  const { end } = useWords();
  const [all, setAll] = useState(false);
  const told = worthTelling(results);
  if (told.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3>{end.battles}</h3>
      <ol className={styles.story}>
        {told.slice(0, all ? told.length : SHOWN).map(({ turn, result }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what happened does not change any more
          <li key={i} data-seat={result.winner === null ? undefined : result.winner % 6}>
            <small>{end.turn(turn)}</small>
            <b>{speech.say(result.say)}</b>
            {result.lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of one result, in their order
              <span key={at}>{speech.say(line)}</span>
            ))}
          </li>
        ))}
      </ol>
      {!all && told.length > SHOWN && (
        <button type="button" className="btn ghost" onClick={() => setAll(true)}>
          {end.earlier(told.length - SHOWN)}
        </button>
      )}
    </section>
  );
}
