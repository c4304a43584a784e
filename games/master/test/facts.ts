/** What master tells the battery about itself. */
import type { GameFacts } from '@indigo/battery';
import { POKEMON } from '../src/data/pokemon.ts';
import type { Master } from '../src/index.ts';
import { OWNED } from '../src/state.ts';

export const facts: GameFacts<Master> = {
  samples: [
    {},
    { simplified: true },
    { quickTable: true, obstacles: 'fixed', maxRounds: 20 },
    { wildDamage: 'right', bike: 'late', maxRounds: 12 },
    { abilities: true, flips: true, maxRounds: 15 },
    { abilities: true, initiative: true, sight: 'closed', maxRounds: 15 },
  ],
  count,
  bound: 60_000,
  length: 900,
};

/** Each of the 79 cards is in one place, and what is owned is in one team. */
function count(s: Master): { cards: number; owned: number } {
  const teams = s.players.flatMap(({ team }) => team);
  const owned = s.where.filter((where) => where === OWNED).length;
  return { cards: POKEMON.length, owned: owned - teams.length };
}
