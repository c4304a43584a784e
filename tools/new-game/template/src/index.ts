import type { Face, Ruleset } from '@indigo/kernel';
import { WIN_POINTS } from './data.ts';
import { meanings } from './meanings.ts';
import { turn } from './rules.ts';
import { scene } from './scene.ts';
import type { Game, GameView } from './state.ts';
import { text } from './text.ts';

export type { Game, GameView } from './state.ts';

/** Its rules: `docs/rules/__ID__.md`. */
export const __NAME__: Ruleset<Game, GameView> = {
  id: '__ID__',
  title: '__TITLE__',
  // Not released: nothing is promised to matches of it. From 1 on they can be finished whatever changes.
  version: 0,
  seats: { min: 2, max: 4 },
  options: [],
  // __X__-SETUP-01
  create: (seats) => ({
    agenda: [{ do: 'turn' }],
    turn: 0,
    active: 0,
    winner: -1,
    points: new Array<number>(seats).fill(0),
    pot: 0,
  }),
  steps: { turn },
  outcome: (s) => (s.winner < 0 ? null : [s.winner]),
  turn: (s) => s.turn,
  clone: (s) => ({ ...s, agenda: s.agenda.slice(), points: s.points.slice() }),
  view: ({ turn, active, winner, points, pot }) => ({ turn, active, winner, points: points.slice(), pot }),
  // Nothing is hidden, so there is nothing to deal anew.
  redeal: () => {},
  face: (_s, _asking, value): Face => ({ id: value as string, say: [value as string] }),
  refused: () => [],
  scene,
  words: text,
  meanings,
  evaluate: (s, seat) => Math.min(1, (s.points[seat] + (s.active === seat ? s.pot : 0)) / WIN_POINTS),
};
