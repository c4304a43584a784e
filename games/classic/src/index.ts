import { clonePile, type Ruleset, redeal } from '@indigo/kernel';
import { balance } from './balance.ts';
import { evaluate } from './evaluate.ts';
import { face } from './faces.ts';
import { front } from './front.ts';
import { refused } from './refusals.ts';
import { createClassic, setup } from './rules/setup.ts';
import { end, landing, turn } from './rules/turn.ts';
import type { Battle, Classic, Options } from './state.ts';
import { type ClassicView, view, views } from './view.ts';

export { CHIPS, type Chip } from './data/chips.ts';
export { ITEMS, type Item } from './data/items.ts';
export type { Classic, Trainer } from './state.ts';
export type { ClassicView } from './view.ts';

/** Pokémon Master Trainer (1999). Its rules, clause by clause: `docs/rules/classic.md`. */
export const classic: Ruleset<Classic, ClassicView> = {
  ...front,
  create: (seats, options) => createClassic(seats, options as unknown as Options),
  steps: { setup, turn, landing, end },
  outcome: (s) => (s.winner >= 0 ? [s.winner] : s.stopped ? [] : null),
  turn: (s) => s.turn,
  clone,
  view,
  views,
  redeal: (s, seat, rng, since) => {
    redeal(s.items, seat, rng, since.items);
    redeal(s.events, seat, rng, since.events);
    redeal(s.rivals, seat, rng, since.rivals);
  },
  face,
  refused,
  evaluate,
  mind: async () => (await import('./mind.ts')).mind,
  balance,
};

function clone(s: Classic): Classic {
  return {
    agenda: s.agenda.slice(),
    options: s.options,
    turn: s.turn,
    active: s.active,
    winner: s.winner,
    stopped: s.stopped,
    trainers: s.trainers.map(({ at, roams, team, ko, hand, aside }) => {
      return { at, roams, team: team.slice(), ko: ko.slice(), hand: hand.slice(), aside: aside.slice() };
    }),
    circles: s.circles.slice(),
    unseen: s.unseen.map((dexes) => dexes.slice()),
    dungeon: s.dungeon,
    items: clonePile(s.items),
    events: clonePile(s.events),
    rivals: clonePile(s.rivals),
    event: s.event,
    battle: s.battle === null ? null : cloneBattle(s.battle),
  };
}

function cloneBattle(b: Battle): Battle {
  return {
    final: b.final,
    sides: [b.sides[0], b.sides[1]],
    picks: [b.picks[0], b.picks[1]],
    cards: [b.cards[0], b.cards[1]],
    dice: [b.dice[0], b.dice[1]],
    up: b.up,
    decided: b.decided,
    rival: b.rival,
  };
}
