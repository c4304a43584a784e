/** What badges tells the battery about itself. */
import type { GameFacts } from '@indigo/battery';
import type { Badges } from '../src/index.ts';

export const facts: GameFacts<Badges> = {
  samples: [
    {},
    { openParties: true },
    { partyMax: 4, hmUsesPerTurn: 3, retreat: 'after-win' },
    { flyStops: 'path', contests: 3, legendaryContestType: 'none' },
    { partyMax: 5, hmUsesPerTurn: 2, flyStops: 'path', firstSeat: 2, maxTurns: 150 },
  ],
  reviewed: [
    // The sum of what the Wild piles still hold, which are seen one by one.
    'cards.left',
  ],
  count,
  length: 900,
  bound: 1_000_000,
};

/** 48 cards, by what they are and by where they lie. */
function count(s: Badges): { cards: number; wild: number } {
  const held = s.trainers.flatMap(({ party, box }) => [...party, ...box]);
  const out = [...held, ...s.under.flat(), ...(s.drawn < 0 ? [] : [s.drawn])];
  return {
    cards: s.cards.left + new Set(out).size,
    wild: s.wild.reduce((sum, n) => sum + n, 0) + out.length,
  };
}
