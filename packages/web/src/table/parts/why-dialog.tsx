import type { Refused } from '@indigo/kernel';
import { useEffect, useState } from 'react';
import { Dialog } from '../../shell/dialog.tsx';
import { useWords } from '../../words/words.ts';
import { useTable } from '../context.tsx';
import { Clause } from '../panels/clause.tsx';

/** Everything that can be seen but not done now, with its reason: the keyboard's way to ask. */
export default function WhyDialog({ onClose }: { onClose(): void }) {
  const { game, answering, speech } = useTable();
  const { table: say } = useWords();
  const [list, setList] = useState<readonly Refused[] | null>(null);
  const { refusals } = answering;
  useEffect(() => {
    let open = true;
    void refusals().then((found) => open && setList(found));
    return () => {
      open = false;
    };
  }, [refusals]);
  const reasons = new Map<string, { why: string; clause: string; things: string[] }>();
  for (const { id, say: what, why, clause } of list ?? []) {
    const words = speech.say(why);
    const thing = speech.say(what);
    const known = reasons.get(`${clause} ${words}`);
    if (known === undefined) reasons.set(`${clause} ${words}`, { why: words, clause, things: [thing || id] });
    else known.things.push(thing || id);
  }
  return (
    <Dialog title={say.why} onClose={onClose}>
      {list !== null && reasons.size === 0 && <p>{say.nothingForbidden}</p>}
      <ul>
        {[...reasons.values()].map(({ why, clause, things }) => (
          <li key={clause + why}>
            <b>
              {things.length > 6 ? say.andMore(things.slice(0, 6), things.length - 6) : things.join(', ')}
            </b>
            <br />
            {why} <Clause game={game.ruleset.id} clause={clause} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
