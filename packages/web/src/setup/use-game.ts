import { fronts } from '@indigo/catalog';
import type { AnyFront } from '@indigo/kernel';
import { useEffect, useState } from 'react';

/** The rules of a game once they are loaded. */
export function useGame(id: string): AnyFront | null {
  const [rules, setRules] = useState<AnyFront | null>(null);
  useEffect(() => {
    let gone = false;
    fronts.load(id).then(
      (loaded) => gone || setRules(loaded),
      () => gone || setRules(null),
    );
    return () => {
      gone = true;
    };
  }, [id]);
  return rules?.id === id ? rules : null;
}
