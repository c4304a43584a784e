import {
  type Art,
  type Fighter,
  isMover,
  moverOf,
  type Piece,
  type Place,
  type Say,
  type Scene,
  type Seat,
} from '@indigo/kernel';
import type { Thing } from './table-state.ts';

type Speak = (say: Say) => string;

/** A card of a hand is spoken of by its sort, too. */
export const pieceThing = (
  { id, say, ...art }: Omit<Piece, 'at'>,
  speak: Speak,
  more: readonly string[] = [],
): Thing => ({
  art,
  name: speak(say),
  ids: [id, ...(art.of === undefined ? [] : [`card:${art.of}`]), ...more],
});

/** Something with a name that no option speaks of: a row, an emblem, a condition. */
export const namedThing = (art: Art, say: Say, speak: Speak): Thing => ({ art, name: speak(say), ids: [] });

const placeThing = ({ id, kind, say }: Place, speak: Speak, more: readonly string[]): Thing => ({
  art: { kind, of: id },
  name: speak(say),
  ids: [id, ...more],
});

/** What can be looked at where somebody points, the most telling first: a piece, a fighter, a place with what lies there. */
export function thingsAt(scene: Scene, id: string, speak: Speak): readonly Thing[] {
  const place = scene.places.find((one) => one.id === id);
  if (place !== undefined) return onPlace(scene, place, speak);
  const piece = scene.pieces.find((one) => one.id === id);
  const fighter = scene.battle?.sides.flatMap((side) => side.fighters).find((one) => one.id === id);
  const found = fighter ?? piece;
  if (found === undefined) return zoneThing(scene, id, speak);
  const own = pieceThing(found, speak);
  if (fighter !== undefined) return [own, ...effectsOf(fighter, speak)];
  const around = scene.places.find((one) => one.id === piece?.at);
  if (around === undefined) return [own];
  return [own, ...onPlace(scene, around, speak).filter(({ ids }) => ids[0] !== id)];
}

/** A deck or a pile that lies on the board. */
function zoneThing(scene: Scene, id: string, speak: Speak): readonly Thing[] {
  const zone = scene.zones.find((one) => one.id === id);
  return zone === undefined
    ? []
    : [namedThing({ kind: zone.kind, of: id, count: zone.count }, zone.say, speak)];
}

/** What lies on a fighter, as far as it can be asked what it is. */
const effectsOf = ({ effects = [] }: Fighter, speak: Speak): readonly Thing[] =>
  effects.flatMap(({ art, say }) => (art === undefined ? [] : [namedThing(art, say, speak)]));

/** What lies on a place goes before the place, and that before whoever stands on it. */
function onPlace(scene: Scene, place: Place, speak: Speak): readonly Thing[] {
  const here = scene.pieces.filter(({ at }) => at === place.id);
  const lying = here.filter((piece) => !isMover(piece));
  const standing = here.filter(isMover);
  return [
    ...lying.map((piece) => pieceThing(piece, speak, [place.id])),
    placeThing(
      place,
      speak,
      lying.map(({ id }) => id),
    ),
    ...standing.map((piece) => pieceThing(piece, speak)),
  ];
}

/** Whoever sits there, with what lies open before them. */
export function thingsOf(scene: Scene, seat: Seat, beside: readonly Piece[], speak: Speak): readonly Thing[] {
  const mover = moverOf(scene, seat);
  return [...(mover === undefined ? [] : [mover]), ...beside].map((piece) => pieceThing(piece, speak));
}
