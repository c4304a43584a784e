/** Where things on the field stand and go, in German. */
import { HEXES } from '../league/field.ts';
import { wayOf } from '../league/names.ts';

const ORDINALS = ['erstes', 'zweites', 'drittes', 'viertes', 'fünftes', 'sechstes', 'siebtes'];
/** `Reihe 5, drittes von links`. */
export const hexName = (hex: number): string =>
  `Reihe ${HEXES[hex].row + 1}, ${ORDINALS[HEXES[hex].col]} von links`;

/** By their place in DIRECTIONS. */
const WAYS = ['rechts', 'rechts unten', 'links unten', 'links', 'links oben', 'rechts oben'];
const NUMBERS = ['kein', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'];
/** `ein Sechseck nach links`, `zwei Sechsecke nach rechts oben, dann eins nach rechts`. */
export function wayName(from: number, to: number): string {
  const way = wayOf(from, to);
  if (way === null) return 'nirgendwohin';
  const { first, one, then, two } = way;
  const hexes = `${first === 1 ? 'ein Sechseck' : `${NUMBERS[first]} Sechsecke`} nach ${WAYS[one]}`;
  return then === 0 ? hexes : `${hexes}, dann ${NUMBERS[then]} nach ${WAYS[two]}`;
}

export const SIDE_NAMES = ['obere', 'untere'];
