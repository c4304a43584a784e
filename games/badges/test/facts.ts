/** What badges tells the battery about itself. */
import type { GameFacts, Policy } from '@indigo/battery';
import type { Badges } from '../src/index.ts';

export const facts: GameFacts<Badges> = {
  samples: [
    {},
    { openParties: true },
    { partyMax: 4, hmUsesPerTurn: 3 },
    { flyStops: 'path', contests: 3, legendaryContestType: 'none' },
    { partyMax: 5, hmUsesPerTurn: 2, flyStops: 'path', firstSeat: 2, maxTurns: 150 },
  ],
  reviewed: [
    // Who knows where a card lies follows from what everybody saw; where it lies is shown to who knows.
    'placed[]',
  ],
  count,
  length: 900,
  bound: 1_000_000,
};

/** 48 cards and 8 shrubs' worth of squares: wherever the cards lie. */
function count(s: Badges): { cards: number; wild: number } {
  const held = s.trainers.flatMap(({ party, box }) => [...party, ...box]);
  const out = [...held, ...s.under.flat(), ...(s.drawn < 0 ? [] : [s.drawn])];
  return {
    cards: s.cards.left + new Set(out).size,
    wild: s.wild.reduce((sum, n) => sum + n, 0) + out.length,
  };
}

/** Players who catch, fight and compete, so that matches get somewhere. */
export const eager: Policy = ({ kind, options }, _match, rng) => {
  const ids = options.map(({ id }) => id);
  if (kind === 'fight') return ids.find((id) => id.startsWith('send:')) ?? null;
  if (kind !== 'move' || rng(4) === 0) return null;
  const act = ids.find((id) => /^(challenge|compete)/.test(id));
  if (act !== undefined) return act;
  const walks = ids.filter((id) => id.startsWith('go:'));
  if (walks.length > 0 && rng(3) > 0) return walks[rng(walks.length)];
  return ids.find((id) => /^(capture|cut|surf|fly)/.test(id)) ?? null;
};
