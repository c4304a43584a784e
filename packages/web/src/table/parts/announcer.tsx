import { useEffect, useState } from 'react';
import { useWords } from '../../words/words.ts';
import { useTable } from '../context.tsx';
import { type Announced, announce } from '../show/announce.ts';

/** Says each line of the story once, as it is shown. */
export function Announcer() {
  const { show, speech } = useTable();
  const { table } = useWords();
  const [announced, setAnnounced] = useState<Announced>(() => {
    const { lines, model } = show.get();
    return { told: (model.table?.earlier ?? 0) + lines.length, lines: [], last: 0 };
  });
  useEffect(
    () =>
      show.subscribe(() => {
        const { lines, model } = show.get();
        setAnnounced((before) => announce(before, lines, model.table?.earlier ?? 0));
      }),
    [show],
  );
  return (
    <div
      className="sr"
      role="log"
      aria-live="polite"
      aria-relevant="additions"
      aria-label={table.whatHappens}
    >
      {announced.lines.map(({ no, say }) => (
        <p key={no}>{speech.say(say)}</p>
      ))}
    </div>
  );
}
