import type { Subject } from '@indigo/kernel';
import { Icon } from '../../shell/picture.tsx';
import { useWords } from '../../words/words.ts';
import { useTable } from '../context.tsx';
import { ThingPicture } from '../parts/thing-picture.tsx';
import { namedThing, thingsAt } from '../things.ts';
import styles from './decision.module.css';

/** A closer look at what is chosen: a tap on the thing itself would answer. */
export function LookButton({ at }: { readonly at: string }) {
  const { scene, speech, answering } = useTable();
  const { near } = useWords();
  const [thing, ...others] = thingsAt(scene, at, speech.say);
  if (thing === undefined) return null;
  return (
    <button
      type="button"
      className="tool"
      aria-label={near.look(thing.name)}
      title={near.lookKey}
      onClick={() => answering.ask({ thing, others, spot: null })}
    >
      <Icon id="i-eye" />
    </button>
  );
}

/** What a question is about, small, where there is no room to show it large: a tap does. */
export function SubjectButton({ subject }: { readonly subject: Subject }) {
  const { game, speech, answering } = useTable();
  const { near } = useWords();
  const thing = namedThing(subject, subject.say, speech.say);
  return (
    <button
      type="button"
      className={styles.subject}
      aria-label={near.look(thing.name)}
      onClick={() => answering.ask({ thing, others: [], spot: null })}
    >
      <ThingPicture skin={game.skin} art={subject} name={thing.name} height={76} />
    </button>
  );
}
