import { type Ruleset, redeal } from '@indigo/kernel';
import { balance } from './balance.ts';
import { clone } from './clone.ts';
import { evaluate } from './evaluate.ts';
import { eventTable } from './events/events.ts';
import { face } from './faces.ts';
import { front } from './front.ts';
import { habit } from './habit.ts';
import { refused } from './refusals.ts';
import { installEvents } from './registry.ts';
import { bout, boutOver, final, finalOver, league, losers, openOver, roundOver } from './rules/league.ts';
import { leagueDuel } from './rules/league-battle.ts';
import { redealRoster } from './rules/roster.ts';
import { createHex, setup } from './rules/setup.ts';
import { after, end, landing, turn } from './rules/turn.ts';
import type { Hex, Options } from './state.ts';
import { superEventTable } from './super-events/super-events.ts';
import { type HexView, view } from './view.ts';

export { graphOf, HEXAGONS, LEADER_OF, SPACES } from './board.ts';
export { COLOURS } from './data/colours.ts';
export { ELITES } from './data/elites.ts';
export { SLOTS } from './data/hexagons/slots.ts';
export { ITEMS, type Item } from './data/items.ts';
export { LEADERS } from './data/leaders.ts';
export { TRAINERS } from './data/trainers.ts';
export { TYPES } from './data/types.ts';
export { monOf, POKEMON, typesIn } from './pokemon.ts';
export type { Hex, Player } from './state.ts';
export type { BattleView, DeckView, HexView, MonView, PlayerView, SideView } from './view.ts';

installEvents({ events: eventTable, superEvents: superEventTable });

/** Pokémon Master Trainer: HEX Edition (v6.3). Its rules, clause by clause: `docs/rules/hex.md`. */
export const hex: Ruleset<Hex, HexView> = {
  ...front,
  create: (seats, options) => createHex(seats, options as unknown as Options),
  steps: {
    setup,
    turn,
    landing,
    after,
    end,
    league,
    'league-duel': leagueDuel,
    bout,
    'bout-over': boutOver,
    losers,
    'round-over': roundOver,
    final,
    'final-over': finalOver,
    'open-over': openOver,
  },
  outcome: (s) => (s.winner >= 0 ? [s.winner] : s.stopped ? [] : null),
  // H-LG-11: the final is outside anybody's turn, so it is none of the last one.
  turn: ({ turn: begun, league: now }) => begun + Number(now?.round === 'final'),
  clone,
  view,
  redeal: (s, seat, rng, since) => {
    redeal(s.items, seat, rng, since.items);
    redeal(s.events, seat, rng, since.events);
    redeal(s.superEvents, seat, rng, since.superEvents);
    redeal(s.trainers, seat, rng, since.trainers);
    redeal(s.elites, seat, rng, since.elites);
    redealRoster(s, rng, since);
  },
  face,
  refused,
  evaluate,
  habit,
  mind: async () => (await import('./mind.ts')).mind,
  balance,
};
