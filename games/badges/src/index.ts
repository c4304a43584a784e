import { clonePile, type Ruleset } from '@indigo/kernel';
import { balance } from './balance.ts';
import { evaluate } from './evaluate.ts';
import { face } from './faces.ts';
import { front } from './front.ts';
import { habit } from './habit.ts';
import { refused } from './refusals.ts';
import { fight } from './rules/gym.ts';
import { createBadges, setup } from './rules/setup.ts';
import { move, turn } from './rules/turn.ts';
import { redealCards } from './rules/wild.ts';
import type { Badges, Options } from './state.ts';
import { type BadgesView, view } from './view.ts';

export { SQUARES, type Square } from './board.ts';
export { CARDS, type CardFacts } from './data/cards.ts';
export { ROUTES, type Route } from './data/routes.ts';
export { SITES, type Site } from './data/sites.ts';
export type { Badges, Trainer } from './state.ts';
export type { BadgesView, CardView, HeldView, RouteView, TrainerView } from './view.ts';

/** Four Badges. Its rules, clause by clause: `docs/rules/badges.md`. */
export const badges: Ruleset<Badges, BadgesView> = {
  ...front,
  create: (seats, options) => createBadges(seats, options as unknown as Options),
  steps: { setup, turn, move, fight },
  outcome: (s) => (s.winner >= 0 ? [s.winner] : s.stopped ? [] : null),
  turn: (s) => s.turn,
  clone,
  view,
  redeal: redealCards,
  face,
  refused,
  evaluate,
  habit,
  mind: async () => (await import('./mind.ts')).mind,
  balance,
};

function clone(s: Badges): Badges {
  return {
    agenda: s.agenda.slice(),
    options: s.options,
    turn: s.turn,
    active: s.active,
    winner: s.winner,
    stopped: s.stopped,
    trainers: s.trainers.map(({ at, party, box, fainted, badges: won }) => {
      return { at, party: party.slice(), box: box.slice(), fainted: fainted.slice(), badges: won.slice() };
    }),
    cards: clonePile(s.cards),
    from: s.from.slice(),
    placed: s.placed.slice(),
    wild: s.wild.slice(),
    under: s.under.map((cards) => cards.slice()),
    drawn: s.drawn,
    cut: s.cut,
    dice: [s.dice[0], s.dice[1]],
    steps: s.steps,
    moved: s.moved,
    hms: s.hms,
    asked: s.asked,
    gym: s.gym === null ? null : { site: s.gym.site, beaten: s.gym.beaten, fights: s.gym.fights.slice() },
  };
}
