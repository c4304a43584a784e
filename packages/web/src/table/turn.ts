import type { Plain, Say, Seat } from '@indigo/kernel';
import type { Skin } from './skin.ts';
import type { Speech } from './speech.ts';

/** Whose turn it is: what the view calls active, else whoever the last line about a turn names. */
export function turnOf(view: Plain, lines: readonly Say[], speech: Speech, skin: Skin): Seat | null {
  const active = skin.toMove(view);
  if (active !== null) return active;
  const line = lines.findLast((say) => skin.turnOf(say) !== null);
  return line === undefined ? null : speech.about(line);
}

export function turnNumber(lines: readonly Say[], skin: Skin): number | null {
  const line = lines.findLast((say) => skin.turnOf(say) !== null);
  return line === undefined ? null : skin.turnOf(line);
}
