import { useEffect, useMemo, useState } from 'react';
import type { TableLink } from '../link/link.ts';
import type { Game } from '../table/game.ts';
import type { Coach } from './coach.ts';

/** The coach of a table; null: none teaches there, 'coming': not here yet. */
export function useCoach(link: TableLink, game: Game | null, lesson: boolean): Coach | null | 'coming' {
  const [coach, setCoach] = useState<Coach | null | 'coming'>('coming');
  const fetch = lesson ? game?.ruleset.lesson : undefined;
  const none = useMemo(() => !lesson || (game !== null && fetch === undefined), [lesson, game, fetch]);
  useEffect(() => {
    if (fetch === undefined) return;
    let open = true;
    // Only those who learn load who teaches.
    Promise.all([fetch(), import('./coach.ts')]).then(
      ([loaded, { Coach }]) => open && setCoach(new Coach(loaded, link)),
      // Without its coach it is a match like any other.
      () => open && setCoach(null),
    );
    return () => {
      open = false;
    };
  }, [fetch, link]);
  return none ? null : coach;
}
