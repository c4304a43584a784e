import type { Hint } from '@indigo/bots';
import type { Decision } from '@indigo/kernel';
import { useState } from 'react';
import { useWords } from '../../words/words.ts';
import { useTable } from '../context.tsx';
import { percent, smallWords } from '../option-words.ts';
import styles from './hint.module.css';

type Asked = 'not' | 'thinking' | { readonly none: string } | { readonly hints: readonly Hint[] };

/** What a search finds best, with the chance of winning and what speaks for it; pressed, an answer is chosen, not given. */
export function HintPart({ decision }: { readonly decision: Decision }) {
  const { link } = useTable();
  const { asking: say, refused } = useWords();
  const [asked, setAsked] = useState<Asked>('not');
  const ask = async (): Promise<void> => {
    setAsked('thinking');
    const reply = await link.send({ do: 'hint', no: decision.no });
    if ('no' in reply) setAsked({ none: refused[reply.no] });
    else if (!('hint' in reply) || reply.hint.length === 0) setAsked({ none: say.noHint });
    else setAsked({ hints: reply.hint });
  };
  if (asked === 'not' || asked === 'thinking')
    return (
      <button
        type="button"
        className={styles.ask}
        disabled={asked === 'thinking'}
        aria-busy={asked === 'thinking'}
        onClick={() => void ask()}
      >
        {asked === 'not' ? say.hint : say.thinking}
      </button>
    );
  if ('none' in asked)
    return (
      <p role="status" className="muted small">
        {asked.none}
      </p>
    );
  return <Found decision={decision} hints={asked.hints} />;
}

function Found({ decision, hints }: { readonly decision: Decision; readonly hints: readonly Hint[] }) {
  const { answering, means, speech } = useTable();
  const { asking: words } = useWords();
  return (
    <section className={styles.hints} aria-label={words.hint} role="status">
      <h3>{words.chance}</h3>
      <ol>
        {hints.map(({ ids, chance }) => {
          const parts = typeof ids === 'string' ? [ids] : ids;
          const faces = decision.options.filter(({ id }) => parts.includes(id));
          const whole = typeof ids === 'string' ? [] : [means.together(faces, parts)];
          const why = [...faces.map(means.option), ...whole]
            .map((meaning) => smallWords(meaning, speech))
            .filter((reason) => reason !== '')
            .join(' · ');
          return (
            <li key={parts.join(' ')}>
              <button type="button" disabled={answering.sending} onClick={() => answering.suggest(ids)}>
                <b className="num">{percent(chance)}</b>
                <span className="grow">
                  {faces.map(({ say }) => speech.say(say)).join(', ') || words.nothing}
                  {why && <small>{why}</small>}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
