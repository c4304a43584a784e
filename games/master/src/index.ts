import { type Ruleset, redeal } from '@indigo/kernel';
import { balance } from './balance.ts';
import { clone } from './clone.ts';
import { evaluate } from './evaluate.ts';
import { face } from './faces.ts';
import { front } from './front.ts';
import { habit } from './habit.ts';
import { leagueSteps } from './league/steps.ts';
import { refused } from './refusals.ts';
import { aftermath, commit, round } from './rules/battle.ts';
import { createMaster } from './rules/create.ts';
import { draft, passing } from './rules/draft.ts';
import { close, end } from './rules/end.ts';
import { flips } from './rules/flips.ts';
import { friendlyOver } from './rules/friendly.ts';
import { league, seeding } from './rules/seeding.ts';
import { setup, starters } from './rules/setup.ts';
import { shopGo, shopping } from './rules/shop/shopping.ts';
import { meetingSteps } from './rules/trade/meeting.ts';
import { redealOffer } from './rules/trade/parts.ts';
import { tradeSteps } from './rules/trade/steps.ts';
import { act, turn } from './rules/turn.ts';
import type { Master, Options } from './state.ts';
import { type MasterView, view } from './view.ts';

export { type Board, boardFor } from './board.ts';
export { POKEMON, type Pokemon } from './data/pokemon.ts';
export { TYPES } from './data/types.ts';
export { type Adversary, FOES } from './foes.ts';
export type { Master, Player } from './state.ts';
export type { BattleView, MasterView } from './view.ts';

/** Pokémon Master. Its rules, clause by clause: `docs/rules/master.md`. */
export const master: Ruleset<Master, MasterView> = {
  ...front,
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
    'friendly-over': friendlyOver,
    ...tradeSteps,
    ...meetingSteps,
    seeding,
    draft,
    'draft-passing': passing,
    shopping,
    'shop-go': shopGo,
    flips,
    league,
    ...leagueSteps,
  },
  outcome: (s) => (s.winner >= 0 ? [s.winner] : null), // M-GEN-02
  turn: (s) => s.turn + s.goes,
  clone,
  view,
  // M-HID-01: what lies face down is drawn when it is turned up; M-HID-06, M-HID-10: draft hands and offers are all that is hidden.
  redeal: (s, seat, rng, since) => {
    if (s.draft !== null) redeal(s.draft.pile, seat, rng, since.draft?.pile ?? s.draft.pile);
    redealOffer(s, seat, rng);
  },
  face,
  refused,
  evaluate,
  habit,
  balance,
  mind: async () => (await import('./mind.ts')).mind,
};
