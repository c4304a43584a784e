import type { Face } from '@indigo/kernel';

const SIDES = ['give', 'want'];

/** The sides of an offer, by what their ids begin with; anything else is one list. */
export function sidesOf(
  options: readonly Face[],
): readonly { readonly side: string; readonly options: readonly Face[] }[] {
  const sides = new Map<string, Face[]>();
  for (const face of options) {
    const side = SIDES.find((one) => face.id.startsWith(`${one}:`)) ?? '';
    const list = sides.get(side);
    if (list === undefined) sides.set(side, [face]);
    else list.push(face);
  }
  return [...sides].map(([side, list]) => ({ side, options: list }));
}
