import type { Decision } from '@indigo/kernel';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { TableLink } from '../link/link.ts';

/** Answers given ahead to more questions of the same kind. */
interface Plan {
  /** The question they follow. */
  readonly no: number;
  readonly kind: string;
  readonly ids: readonly string[];
}

/** The answer to this question, if it is the next of the plan, and what is left of it then. Anything else ends it. */
export function nextOf(plan: Plan, decision: Decision): { readonly id: string; readonly rest: Plan } | null {
  const [id, ...ids] = plan.ids;
  if (id === undefined || decision.no !== plan.no + 1 || decision.kind !== plan.kind) return null;
  if (!decision.options.some((option) => option.id === id)) return null;
  return { id, rest: { no: decision.no, kind: plan.kind, ids } };
}

/**
 * Goes on with what was decided in one go, question by question, as long as nothing else comes up. Returns how to begin; no
 * answers: it is called off.
 */
export function usePlan(link: TableLink): (asked: Decision, ids: readonly string[]) => void {
  const plan = useRef<Plan | null>(null);
  // What is really asked now, however far the screen is behind.
  const subscribe = useCallback((changed: () => void) => link.subscribe(changed), [link]);
  const decision = useSyncExternalStore(subscribe, () => link.get().table?.decision ?? null);
  useEffect(() => {
    const { current } = plan;
    // While nothing is asked it waits.
    if (current === null || decision === null || decision.no === current.no) return;
    const next = nextOf(current, decision);
    plan.current = next === null || next.rest.ids.length === 0 ? null : next.rest;
    if (next !== null) void link.send({ do: 'answer', no: decision.no, ids: next.id });
  }, [decision, link]);
  return useCallback(({ no, kind }, ids) => {
    plan.current = ids.length === 0 ? null : { no, kind, ids };
  }, []);
}
