import type { Coached, Coaching } from '@indigo/kernel';
import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import { useTable } from '../table/context.tsx';
import type { Coach } from './coach.ts';

/** What the coach of a teaching match says now. */
export interface CoachNow {
  readonly coach: Coach;
  readonly coached: Coached;
  readonly now: Coaching | null;
  /** All topics were lived through, or the match is over. */
  readonly taught: boolean;
}

interface Learning {
  readonly coach: CoachNow | null;
  /** The options that are advised, by id. */
  readonly advised: readonly string[];
  /** The coach tells something that waits to be read: this says it has been; null: nothing waits. */
  readonly telling: (() => void) | null;
}

const NOBODY: Learning = { coach: null, advised: [], telling: null };

const Context = createContext<Learning>(NOBODY);

export const useLearning = (): Learning => useContext(Context);

/** For what shows an option: whether the coach advises it. */
export function useAdvised(): (ids: readonly string[]) => boolean {
  const { advised } = useContext(Context);
  return (ids) => ids.some((id) => advised.includes(id));
}

const nobody = { subscribe: () => () => {}, coached: () => null, away: () => true };

interface CoachingProps {
  /** Null: nobody teaches here. */
  readonly coach: Coach | null;
  readonly children: ReactNode;
}

/** Puts a coach beside the table. */
export function CoachProvider({ coach, children }: CoachingProps) {
  const { table, view, shown, answering, winners, you } = useTable();
  const coached = useSyncExternalStore(coach?.subscribe ?? nobody.subscribe, coach?.get ?? nobody.coached);
  const away = useSyncExternalStore(coach?.subscribe ?? nobody.subscribe, coach?.isAway ?? nobody.away);
  const { decision } = answering;
  const { lines } = shown;
  const { earlier } = table;
  const learning = useMemo((): Learning => {
    if (coach === null || coached === null || away) return NOBODY;
    const taught = winners !== null || coach.taught;
    const now =
      taught || you === null ? null : coach.says(coached, { view, seat: you, decision, lines, earlier });
    const advice = now?.advice ?? [];
    const topic = now?.tells ? now.topic : null;
    return {
      coach: { coach, coached, now, taught },
      advised: typeof advice === 'string' ? [advice] : advice,
      telling: topic === null ? null : () => coach.heard(topic),
    };
  }, [coach, coached, away, view, decision, lines, earlier, you, winners]);
  return <Context value={learning}>{children}</Context>;
}
