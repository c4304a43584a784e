import type { ArenaWork, Elsewhere } from '../arena/arena.ts';
import type { Meeting } from './meeting.ts';
import { firstsOf, indexesOf, sizeFor } from './spec.ts';
import { playTogether } from './waiting.ts';

/** Has workers play an arena. Of shares in which nothing is lacking any more, no more is played. */
export const arenaAt =
  (at: Meeting, { terms, matches }: Pick<ArenaWork, 'terms' | 'matches'>, alone: () => void): Elsewhere =>
  (lacks, take) => {
    const spec = { kind: 'arena', terms, matches, size: sizeFor(matches) } as const;
    const firsts = firstsOf(spec);
    return playTogether(at, spec, {
      lacks: () => firsts.filter((first) => indexesOf(first, spec).some(lacks)),
      heard: (played) => {
        for (const fought of played) if (lacks(fought.index)) take(fought);
      },
      alone,
    });
  };
