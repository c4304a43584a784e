/** The battery on matches that begin with the League: with every expansion of the field, all cards, taught attacks and tokens. */
import { battery, type GameFacts } from '@indigo/battery';
import type { Ruleset } from '@indigo/kernel';
import type { Master, MasterView } from '../src/index.ts';
import { leagueOnly } from './league-only.ts';

// The same teams for the same number of seats, so that a record leads to the same match again.
const game: Ruleset<Master, MasterView> = {
  ...leagueOnly(),
  create: (seats, options) => leagueOnly(seats * 7).create(seats, options),
};

const facts: GameFacts<Master> = {
  samples: [
    {},
    { abilities: true },
    { abilities: true, initiative: true, flips: true, sight: 'closed' },
    { simplified: true, flips: true },
  ],
  bound: 20_000,
  length: 600,
  points: 25,
};

battery(game, facts);
