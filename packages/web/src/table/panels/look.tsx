import { Icon } from '../../shell/picture.tsx';
import { useWords } from '../../words/words.ts';
import { useTable } from '../context.tsx';
import { thingsAt } from '../things.ts';

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
