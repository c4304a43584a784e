import type { Outlook, Plain, State } from '@indigo/kernel';

/** Puts an answer together part by part. `pick` says which of the options of a run; `took` hears which it was. */
export function composed<S extends State, V extends Plain>(
  outlook: Outlook<S, V>,
  pick: () => number,
  took: (index: number) => void,
): readonly string[] {
  const parts: string[] = [];
  for (;;) {
    const draft = outlook.composing(parts);
    if ('refused' in draft) throw new Error(draft.reason);
    if (draft.next.length === 0) return parts;
    const index = pick();
    // The last of a run's options closes the answer; it has no id of its own.
    if (index >= draft.next.length) return parts;
    parts.push(draft.next[index]);
    took(index);
  }
}
