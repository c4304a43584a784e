import type { Seat } from '@indigo/kernel';
import { drawBattle } from './battle.ts';
import { drawBoard } from './board.ts';
import type { PanelLook } from './panel.ts';
import { spreadLines } from './spread.ts';

/** The numbers of the options, by what they point at. */
export type Targets = ReadonlyMap<string, string>;

/** What lies in the middle: the battle, what is laid out, or the board. At most this high; null: all of it. */
export function drawTable(look: PanelLook, targets: Targets, height: number | null): string[] {
  const { scene, players } = look;
  const { battle } = scene;
  if (battle !== undefined) {
    const name = (seat: Seat): string => players[seat].name;
    return drawBattle({ ...look, battle, name, targets, height });
  }
  if (scene.spread !== undefined) return spreadLines(look, targets).slice(0, height ?? undefined);
  return drawOnlyBoard(look, targets, height);
}

/** The board, whatever goes on above it. */
export function drawOnlyBoard(look: PanelLook, targets: Targets, height: number | null): string[] {
  const { scene, say, width, paint, you } = look;
  return drawBoard({
    scene,
    width,
    height,
    paint,
    label: (place) => say(place.say),
    name: (piece) => say(piece.say),
    targets,
    seat: you,
  });
}
