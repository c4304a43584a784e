import type { Scene } from '@indigo/kernel';
import { WIN_POINTS } from './data.ts';
import type { GameView } from './state.ts';

/** Where everything lies: page and terminal draw it. What kinds mean is written in the kernel's `scene.ts`. */
export const scene = (view: GameView): Scene => ({
  aspect: 1.6,
  places: [{ id: 'pot', x: 0.5, y: 0.5, kind: 'pot', say: ['pot'] }],
  links: [],
  pieces:
    view.pot === 0
      ? []
      : [{ id: 'coins', kind: 'coins', at: 'pot', count: view.pot, say: ['coins', view.pot] }],
  zones: [],
  gauges: view.points.map((value, seat) => ({ seat, value, goal: WIN_POINTS, say: ['points'] })),
  turn: { seat: view.active, no: view.turn },
  goal: ['goal'],
});
