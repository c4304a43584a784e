import { clonePile, type Ruleset, redeal } from '@indigo/kernel';
import { balance } from './balance.ts';
import { MAX_SEATS, MIN_SEATS } from './data/rules.ts';
import { evaluate } from './evaluate.ts';
import { face } from './faces.ts';
import { meanings } from './meanings.ts';
import { refused } from './refusals.ts';
import { createClassic, setup } from './rules/setup.ts';
import { end, landing, turn } from './rules/turn.ts';
import { scene } from './scene.ts';
import type { Battle, Classic, Options } from './state.ts';
import { words } from './text/words.ts';
import { type ClassicView, view, views } from './view.ts';

export { CHIPS, type Chip } from './data/chips.ts';
export { ITEMS, type Item } from './data/items.ts';
export type { Classic, Trainer } from './state.ts';
export type { ClassicView } from './view.ts';

/** Pokémon Master Trainer (1999). Its rules, clause by clause: `docs/rules/classic.md`. */
export const classic: Ruleset<Classic, ClassicView> = {
  id: 'classic',
  title: 'Pokémon Master Trainer',
  version: 4,
  seats: { min: MIN_SEATS, max: MAX_SEATS },
  // C-OPT-01: the rulebook has no optional rules; these are other readings of it, and a cut-off.
  options: [
    {
      key: 'catchOptional',
      clause: 'C-OPT-02',
      about: 'A trainer may leave a turned-up Pokémon be instead of rolling for it.',
      type: 'flag',
      default: false,
    },
    {
      key: 'ballShiftMandatory',
      clause: 'C-OPT-03',
      about: 'A Ball must change the roll: the number rolled no longer counts by itself.',
      type: 'flag',
      default: false,
    },
    {
      key: 'indigoEntry',
      clause: 'C-OPT-04',
      about: 'Whether a trainer who can enter Indigo Plateau may or must.',
      type: 'choice',
      default: 'optional',
      choices: ['optional', 'compulsory'],
    },
    {
      key: 'pushedFinal',
      clause: 'C-OPT-06',
      about:
        'A trainer pushed on to an ENTER space fights the Final Battle too; by the book only an exact roll counts.',
      type: 'flag',
      default: false,
    },
    {
      key: 'tradeEventFitOnly',
      clause: 'C-OPT-07',
      about:
        'The Trade Pokémon event leaves knocked-out Pokémon alone; by the book it moves any but Starters.',
      type: 'flag',
      default: false,
    },
    {
      key: 'maxTurns',
      clause: 'C-OPT-05',
      about: 'Stop without a winner after this many turns; 0 plays on until somebody wins.',
      type: 'number',
      default: 0,
      min: 0,
      max: 1_000_000,
    },
  ],
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
  scene,
  words,
  translations: { de: async () => (await import('./de/index.ts')).de },
  meanings,
  evaluate,
  mind: async () => (await import('./mind.ts')).mind,
  guide: async () => (await import('./guide.ts')).guide,
  lesson: async () => (await import('./lesson.ts')).lesson,
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
