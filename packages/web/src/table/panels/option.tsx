import type { Face, OptionMeaning } from '@indigo/kernel';
import { useAdvised } from '../../learn/context.tsx';
import { useTable } from '../context.tsx';
import { actWords, smallWords } from '../option-words.ts';
import { ThingPicture } from '../parts/thing-picture.tsx';
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

/** An option or a part with all it means. Pressed it is chosen, pressed again given or taken out. */
export function Option({ face, as = 'option' }: OptionProps) {
  const { game, answering, means, speech } = useTable();
  const advised = useAdvised();
  const meaning = means.option(face);
  return (
    <button
      type="button"
      className={styles[as]}
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
      {meaning.odds && <OddsRow odds={meaning.odds} />}
    </button>
  );
}
