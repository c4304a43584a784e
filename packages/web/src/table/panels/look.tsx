import { Icon } from '../../shell/picture.tsx';
import { useTable } from '../context.tsx';
import { thingsAt } from '../things.ts';

/** A closer look at what is chosen: a tap on the thing itself would answer. */
export function LookButton({ at }: { readonly at: string }) {
  const { scene, speech, answering } = useTable();
  const [thing, ...others] = thingsAt(scene, at, speech.say);
  if (thing === undefined) return null;
  return (
    <button
      type="button"
      className="tool"
      aria-label={`A closer look at ${thing.name}`}
      title="A closer look (I)"
      onClick={() => answering.ask({ thing, others, spot: null })}
    >
      <Icon id="i-eye" />
    </button>
  );
}
