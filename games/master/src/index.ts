import type { Ruleset } from '@indigo/kernel';
import { clone } from './clone.ts';
import { MAX_SEATS, MIN_SEATS } from './data/rules.ts';
import { face } from './faces.ts';
import { leagueSteps } from './league/steps.ts';
import { OPTIONS } from './options.ts';
import { refused } from './refusals.ts';
import { aftermath, commit, round } from './rules/battle.ts';
import { createMaster } from './rules/create.ts';
import { close, end } from './rules/end.ts';
import { league, seeding } from './rules/seeding.ts';
import { setup, starters } from './rules/setup.ts';
import { act, turn } from './rules/turn.ts';
import { scene } from './scene.ts';
import type { Master, Options } from './state.ts';
import { words } from './text/index.ts';
import { type MasterView, view } from './view.ts';

export type { Master, Player } from './state.ts';
export type { MasterView } from './view.ts';

/** Pokémon Master. Its rules, clause by clause: `docs/rules/master.md`. */
export const master: Ruleset<Master, MasterView> = {
  id: 'master',
  title: 'Pokémon Master',
  version: 1,
  seats: { min: MIN_SEATS, max: MAX_SEATS }, // M-GEN-01
  options: OPTIONS,
  create: (seats, options) => createMaster(seats, options as unknown as Options),
  steps: {
    setup,
    starters,
    turn,
    act,
    commit,
    round,
    aftermath,
    end,
    close,
    seeding,
    league,
    ...leagueSteps,
  },
  outcome: (s) => (s.winner >= 0 ? [s.winner] : null), // M-GEN-02
  turn: (s) => s.turn,
  clone,
  view,
  // M-HID-01: what lies face down is drawn when it is turned up, so nothing in the state is hidden from anybody.
  redeal: () => {},
  face,
  refused,
  scene,
  words,
};
