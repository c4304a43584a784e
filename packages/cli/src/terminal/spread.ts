import { artInWords } from './art.ts';
import { numbered } from './columns.ts';
import type { PanelLook } from './panel.ts';

/** What is laid out in place of the board. */
export const spreadOf = ({ spread, pieces }: PanelLook['scene']): PanelLook['scene']['pieces'] =>
  spread === undefined ? [] : pieces.filter(({ at }) => spread.zones.includes(at));

/** What is laid out in place of the board, with the numbers of the options that take it. */
export function spreadLines(
  { scene, say, width, paint }: PanelLook,
  targets: ReadonlyMap<string, string>,
): string[] {
  const { spread } = scene;
  if (spread === undefined) return [];
  const entries = spreadOf(scene).map(
    (piece) => [targets.get(piece.id) ?? '·', artInWords(piece, say)] as const,
  );
  return [paint.bold(say(spread.say)), ...numbered(entries, width)];
}
