/** What hex tells the battery about itself. */
import type { GameFacts } from '@indigo/battery';
import type { Hex } from '../src/index.ts';

export const facts: GameFacts<Hex> = {
  samples: [
    { maxTurns: 60 },
    { maxTurns: 60, setup: 'alternate' },
    { maxTurns: 60, setup: 'random', badgeRewards: 'band', lockBonus: 'family', train: 'anywhere' },
    { maxTurns: 60, setup: 'custom', gen1: true, gen2: false, achievements: true, duelDoll: false },
  ],
  // Everybody sees every card that comes out of these decks (but two Events at a time), so what they still hold is no secret.
  reviewed: ['events.bag[]', 'superEvents.bag[]', 'trainers.bag[]', 'elites.bag[]'],
  count,
  bound: 4_000,
  length: 400,
  seconds: 20,
};

/** Pokémon, Items, Events, Super Events and Trainers: none is made or lost. */
function count(s: Hex): { [thing: string]: number } {
  const laid = s.battle?.sides.flatMap(({ items }) => items).length ?? 0;
  const hands = s.players.reduce((n, { hand }) => n + hand.length, 0);
  return { items: s.turn === 0 ? 74 : pile(s.items) + s.itemDiscard.length + hands + laid };
}

const pile = ({ left, top, under }: Hex['items']): number => left + top.length + under.length;
