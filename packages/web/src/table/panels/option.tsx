import type { Face, OptionMeaning } from '@indigo/kernel';
import type { Dispatch } from 'react';
import { useAdvised } from '../../learn/context.tsx';
import { useWords } from '../../words/words.ts';
import { useTable } from '../context.tsx';
import { actWords, smallWords } from '../option-words.ts';
import { ThingPicture } from '../parts/thing-picture.tsx';
import type { TableAction } from '../table-state.ts';
import styles from './decision.module.css';
import { OddsRow } from './odds.tsx';

interface OptionProps {
  readonly face: Face;
  /** A part of an answer is a smaller thing than an answer. */
  readonly as?: 'option' | 'part';
}

/** What an option does, and small beneath it what it costs and brings. */
export function ActWords({ face, meaning }: { readonly face: Face; readonly meaning: OptionMeaning }) {
  const { speech } = useTable();
  const words = smallWords(meaning, speech);
  return (
    <span className={styles.act}>
      {actWords(face, meaning, speech)}
      {words && <small>{words}</small>}
    </span>
  );
}

/** What the cursor or the focus is on shows on the board what it would do. */
export const peeking = (face: Face, dispatch: Dispatch<TableAction>) => {
  const peek = () => dispatch({ do: 'peek', face, told: true });
  const leave = () => dispatch({ do: 'peek', face: null });
  return { onMouseEnter: peek, onMouseLeave: leave, onFocus: peek, onBlur: leave };
};

/** An option or a part with all it means. Pressed it is chosen, pressed again given or taken out. */
export function Option({ face, as = 'option' }: OptionProps) {
  const { game, answering, means, speech, dispatch } = useTable();
  const { choosing } = useWords();
  const advised = useAdvised();
  const meaning = means.option(face);
  const times = answering.parts.filter((id) => id === face.id).length;
  return (
    <button
      type="button"
      className={styles[as]}
      {...peeking(face, dispatch)}
      data-role={meaning.role}
      data-advised={advised([face.id])}
      aria-pressed={answering.chosen?.id === face.id || answering.parts.includes(face.id)}
      disabled={answering.sending}
      onClick={() => answering.choose(face)}
    >
      {meaning.card && (
        <ThingPicture skin={game.skin} art={meaning.card} name={speech.say(face.say)} height={96} />
      )}
      <ActWords face={face} meaning={meaning} />
      {times > 1 && <b className="num">{choosing.times(times)}</b>}
      {meaning.odds && <OddsRow odds={meaning.odds} />}
    </button>
  );
}
