import type { Parts, Plain } from '@indigo/kernel';

/** M-FLOW-03: the answer to a composed question that has just one, which is not asked then; null if there are more. */
export function onlyAnswer<V extends Plain>(options: readonly V[], parts: Parts): readonly V[] | null {
  const found: (readonly V[])[] = [];
  // Two are enough to know, and are soon found.
  const walk = (list: readonly V[]): void => {
    if (list.length >= parts.min && (parts.check?.(list) ?? null) === null) found.push(list);
    if (list.length >= parts.max) return;
    for (const next of options) {
      if (found.length > 1) return;
      if (!list.includes(next) && (parts.fits?.(list, next) ?? true)) walk([...list, next]);
    }
  };
  walk([]);
  return found.length === 1 ? found[0] : null;
}
