import type { Place } from '@indigo/kernel';
import type { Paint } from '../io.ts';

/** What kinds of places look like; a kind not listed here gets one of the rest. */
const KNOWN: { readonly [kind: string]: string } = {
  city: '■',
  town: '■',
  catch: '◌',
  event: '?',
  draw: '+',
  final: '★',
  gym: '▲',
  center: '✚',
  arrival: '»',
  node: '◦',
  'catch-any': '◎',
  water: '~',
};
/** Signs nobody takes for each other, nor for those above. */
const REST = ['□', '◇', '△', '▽', '¤', '≈', '§', '¶', '#', '%', '&', '=', '†', '‡', '£', '¥', '÷', '¬'];

export const FACE_UP = '●';
export const FACE_DOWN = '○';

/** A sign for each kind, no two alike as long as there are enough. */
export function signsFor(places: readonly Place[]): ReadonlyMap<string, string> {
  const signs = new Map<string, string>();
  const taken = new Set<string>();
  for (const kind of new Set(places.map((place) => place.kind))) {
    const known = KNOWN[kind];
    const sign =
      known !== undefined && !taken.has(known) ? known : (REST.find((rest) => !taken.has(rest)) ?? '¿');
    signs.set(kind, sign);
    taken.add(sign);
  }
  return signs;
}

/** Seats are letters on the board: numbers are for options. */
export const letterOf = (seat: number): string => String.fromCharCode(65 + seat);

export { isMover } from '@indigo/kernel';

/** The colour of a player, the same everywhere. */
export function seatPaint(paint: Paint, seat: number): (text: string) => string {
  const styles = [paint.cyan, paint.yellow, paint.magenta, paint.green, paint.red, paint.blue];
  const style = styles[seat % styles.length];
  return (text) => paint.bold(style(text));
}

export function colourPaint(paint: Paint, colour: string | undefined): (text: string) => string {
  switch (colour) {
    case 'pink':
    case 'purple':
      return paint.magenta;
    case 'green':
      return paint.green;
    case 'blue':
      return paint.blue;
    case 'red':
      return paint.red;
    case 'yellow':
    case 'orange':
      return paint.yellow;
    default:
      return paint.white;
  }
}
