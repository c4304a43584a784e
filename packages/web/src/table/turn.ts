import type { Say, Scene, Seat } from '@indigo/kernel';
import type { LineReader } from './means.ts';

/** Whose turn it is (null: nobody's, or nobody knows), and which of all turns. */
export interface Turn {
  readonly seat: Seat | null;
  readonly no: number | null;
}

const NO_TURN: Turn = { seat: null, no: null };

/** What the scene says of the turn, else the last line that began one. */
export function turnOf(scene: Scene, lines: readonly Say[], meaning: LineReader): Turn {
  if (scene.turn !== undefined) return scene.turn;
  for (let i = lines.length - 1; i >= 0; i--) {
    const { turn } = meaning(lines[i]);
    if (turn !== undefined) return turn;
  }
  return NO_TURN;
}
