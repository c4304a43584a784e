import { catalog } from '@indigo/catalog';
import type { AnyRuleset } from '@indigo/kernel';
import { useEffect, useState } from 'react';

/** The rules of a game once they are loaded. */
export function useGame(id: string): AnyRuleset | null {
  const [rules, setRules] = useState<AnyRuleset | null>(null);
  useEffect(() => {
    let gone = false;
    catalog.load(id).then(
      (loaded) => gone || setRules(loaded),
      () => gone || setRules(null),
    );
    return () => {
      gone = true;
    };
  }, [id]);
  return rules?.id === id ? rules : null;
}
