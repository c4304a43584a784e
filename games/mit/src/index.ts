import type { Ruleset } from '@indigo/kernel';
import { balance } from './balance.ts';
import { evaluate } from './evaluate.ts';
import { face } from './faces.ts';
import { front } from './front.ts';
import { habit } from './habit.ts';
import { redeal } from './redeal.ts';
import { refused } from './refusals.ts';
import { aftermath, round } from './rules/battle.ts';
import { landing } from './rules/landing.ts';
import { select } from './rules/select.ts';
import { createMit, setup } from './rules/setup.ts';
import { end, turn } from './rules/turn.ts';
import type { Battle, Mit, Options, Side } from './state.ts';
import { type MitView, view } from './view.ts';

export { LEADERS } from './data/leaders.ts';
export { POKEMON } from './data/pokemon.ts';
export { SQUARES } from './data/squares.ts';
export type { Mit, Trainer } from './state.ts';
export type { BattleView, CardView, FighterView, MitView, SideView, TrainerView } from './view.ts';

/** Pokémon: The Board Game (2008). Its rules, clause by clause: `docs/rules/mit.md`. */
export const mit: Ruleset<Mit, MitView> = {
  ...front,
  create: (seats, options) => createMit(seats, options as unknown as Options),
  steps: { setup, turn, landing, select, round, aftermath, end },
  outcome: (s) => (s.winner >= 0 ? [s.winner] : s.stopped ? [] : null),
  turn: (s) => s.turn,
  clone,
  view,
  redeal,
  face,
  refused,
  evaluate,
  habit,
  mind: async () => (await import('./mind.ts')).mind,
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
