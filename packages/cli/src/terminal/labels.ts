import type { Place } from '@indigo/kernel';
import { widthOf } from './width.ts';

/** A longer name would cover too much of the board. */
const LONGEST = 24;
/** So short that a piece of a name tells nothing. */
const SHORTEST = 4;

/**
 * What places may be called on the board, by their ids: the whole name, else a beginning of it that fits no other
 * place. A name that says where a place lies ("Route 3, two north of Pewter") has no such beginning: the board shows that.
 */
export function labelsOf(
  places: readonly Place[],
  label: (place: Place) => string,
): ReadonlyMap<string, readonly string[]> {
  const whole = places.map(label);
  return new Map(
    places.map(({ id }, i) => {
      const others = whole.filter((_, j) => j !== i);
      const fits = (name: string): boolean =>
        widthOf(name) <= LONGEST &&
        widthOf(name) >= Math.min(SHORTEST, widthOf(whole[i])) &&
        !others.some((other) => other.startsWith(name));
      return [id, beginnings(whole[i]).filter(fits)];
    }),
  );
}

/** Longest first: all of it, up to the comma or colon, two words, one. After an article nothing less than all will do. */
function beginnings(name: string): readonly string[] {
  const words = name.split(' ');
  if (words[0].length < SHORTEST) return [name];
  const cut = name.split(/[,:]/)[0];
  return [
    ...new Set([name, cut, words.slice(0, 2).join(' '), words[0]].map((one) => one.replace(/[,:]$/, ''))),
  ];
}
