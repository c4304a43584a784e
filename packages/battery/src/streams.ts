import { type Plain, same } from '@indigo/kernel';

/** Something a looker was told: when, in which bytes, and what of it is story and what is a change of the view. */
export interface Told {
  readonly at: number;
  readonly raw: string;
  readonly say: readonly Plain[];
  readonly set: Plain;
}

/** From bytes on the wire. */
export function toldIn(at: number, raw: string): Told {
  const { say = [], set = null } = JSON.parse(raw) as { say?: readonly Plain[]; set?: Plain };
  return { at, raw, say, set };
}

/**
 * Where two streams part although the match goes on alike in them: there somebody who listens learns something hidden. Null:
 * they are the same, byte for byte and at the same times, until somebody does something else openly.
 */
export function parting(one: readonly Told[], other: readonly Told[]): string | null {
  const at = one.findIndex(({ at: when, raw }, i) => when !== other[i]?.at || raw !== other[i].raw);
  const i = at < 0 ? one.length : at;
  const [a, b] = [one[i], other[i]];
  if (a === undefined && b === undefined) return null;
  if (a === undefined || b === undefined) return `message ${i} comes in one of them only: ${shown(a ?? b)}`;
  return elsewhere(one.slice(i), other.slice(i)) ? null : `message ${i} is ${shown(a)}\nor ${shown(b)}`;
}

/** Has somebody done something else from here on? Something without words (an offer laid out, say) changes what is seen. */
function elsewhere(one: readonly Told[], other: readonly Told[]): boolean {
  const [a, b] = [one[0], other[0]];
  if (a.say.length === 0 && b.say.length === 0 && !same(a.set, b.set)) return true;
  const quieter = a.say.length < b.say.length ? a : b;
  if (a.say.length !== b.say.length && quieter.say.length === 0 && quieter.set !== null) return true;
  // Cut in another place, the same lines still follow each other.
  const lines = Math.max(a.say.length, b.say.length);
  const [story, also] = [one, other].map((stream) => stream.flatMap(({ say }) => say).slice(0, lines));
  return !same(story, also);
}

const shown = ({ at, raw }: Told): string => `after ${at} ms: ${raw.slice(0, 600)}`;
