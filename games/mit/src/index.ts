import type { Ruleset } from '@indigo/kernel';
import { balance } from './balance.ts';
import { MAX_SEATS, MIN_SEATS } from './data/rules.ts';
import { evaluate } from './evaluate.ts';
import { face } from './faces.ts';
import { habit } from './habit.ts';
import { meanings } from './meanings.ts';
import { redeal } from './redeal.ts';
import { refused } from './refusals.ts';
import { aftermath, round } from './rules/battle.ts';
import { landing } from './rules/landing.ts';
import { select } from './rules/select.ts';
import { createMit, setup } from './rules/setup.ts';
import { end, turn } from './rules/turn.ts';
import { scene } from './scene.ts';
import type { Battle, Mit, Options, Side } from './state.ts';
import { words } from './text.ts';
import { type MitView, view } from './view.ts';

export { LEADERS } from './data/leaders.ts';
export { POKEMON } from './data/pokemon.ts';
export { SQUARES } from './data/squares.ts';
export type { Mit, Trainer } from './state.ts';
export type { BattleView, CardView, FighterView, MitView, SideView, TrainerView } from './view.ts';

/** Pokémon: The Board Game (2008). Its rules, clause by clause: `docs/rules/mit.md`. */
export const mit: Ruleset<Mit, MitView> = {
  id: 'mit',
  title: 'Pokémon: The Board Game',
  version: 3,
  seats: { min: MIN_SEATS, max: MAX_SEATS }, // L-GEN-01
  // L-OPT-01: the rulebook has no optional rules; these are other readings of it, and a cut-off.
  options: [
    {
      key: 'gymRematch',
      clause: 'L-OPT-02',
      about: 'A Gym Leader whose badge a player owns may be fought again, for the evolution try.',
      type: 'flag',
      default: true,
    },
    {
      key: 'evolveMax',
      clause: 'L-OPT-03',
      about: 'The highest roll that evolves a Pokémon after beating a player or a Gym Leader.',
      type: 'number',
      default: 4,
      min: 3,
      max: 4,
    },
    {
      key: 'hitAfterStatus',
      clause: 'L-OPT-05',
      about:
        'An attack that gets past Confusion or Paralyze must still roll to hit; by the book it succeeds at once.',
      type: 'flag',
      default: false,
    },
    {
      key: 'maxTurns',
      clause: 'L-OPT-04',
      about: 'Stop without a winner after this many turns; 0 plays on until somebody wins.',
      type: 'number',
      default: 0,
      min: 0,
      max: 1_000_000,
    },
  ],
  create: (seats, options) => createMit(seats, options as unknown as Options),
  steps: { setup, turn, landing, select, round, aftermath, end },
  outcome: (s) => (s.winner >= 0 ? [s.winner] : s.stopped ? [] : null),
  turn: (s) => s.turn,
  clone,
  view,
  redeal,
  face,
  refused,
  scene,
  words,
  translations: { de: async () => (await import('./de/index.ts')).de },
  meanings,
  evaluate,
  habit,
  mind: async () => (await import('./mind.ts')).mind,
  guide: async () => (await import('./guide.ts')).guide,
  lesson: async () => (await import('./lesson.ts')).lesson,
  balance,
};

function clone(s: Mit): Mit {
  return {
    agenda: s.agenda.slice(),
    options: s.options,
    turn: s.turn,
    active: s.active,
    winner: s.winner,
    stopped: s.stopped,
    trainers: s.trainers.map(({ at, center, team, badges }) => ({ at, center, team: team.slice(), badges })),
    where: s.where.slice(),
    damage: s.damage.slice(),
    battle: s.battle === null ? null : cloneBattle(s.battle),
  };
}

const cloneBattle = ({ against, foe, sides, turn, turns, ended, winner }: Battle): Battle => ({
  against,
  foe,
  sides: [cloneSide(sides[0]), cloneSide(sides[1])],
  turn,
  turns,
  ended,
  winner,
});

const cloneSide = ({ owner, chooser, fighters, active, dice }: Side): Side => ({
  owner,
  chooser,
  fighters: fighters.map(({ card, shown, modifiers }) => ({
    card,
    shown,
    modifiers: modifiers.map(({ kind, size, by, left }) => ({ kind, size, by, left })),
  })),
  active,
  dice: dice.slice(),
});
