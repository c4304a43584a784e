import type { Ruleset } from '@indigo/kernel';
import { clone } from './clone.ts';
import { MAX_SEATS, MIN_SEATS } from './data/rules.ts';
import { leagueSteps } from './league/steps.ts';
import { OPTIONS } from './options.ts';
import { createMaster } from './rules/create.ts';
import type { Master, Options } from './state.ts';
import { words } from './text/index.ts';

export type { Master, Player } from './state.ts';

/** Pokémon Master. Its rules, clause by clause: `docs/rules/master.md`. */
export const master: Ruleset<Master> = {
  id: 'master',
  title: 'Pokémon Master',
  version: 1,
  seats: { min: MIN_SEATS, max: MAX_SEATS }, // M-GEN-01
  options: OPTIONS,
  create: (seats, options) => createMaster(seats, options as unknown as Options),
  steps: { ...leagueSteps },
  outcome: (s) => (s.winner >= 0 ? [s.winner] : null),
  turn: (s) => s.turn,
  clone,
  view: () => null,
  redeal: () => {},
  face: (_s, _asking, value) => ({ id: String(value), say: [String(value)] }),
  refused: () => [],
  scene: () => ({ aspect: 1, places: [], links: [], pieces: [], zones: [], gauges: [] }),
  words,
};
