import type { Piece, Scene, Seat, Zone } from '@indigo/kernel';

/** What lies in these zones of a seat. */
export function piecesOf(scene: Scene, seat: Seat, holds: (zone: Zone) => boolean): readonly Piece[] {
  const zones = new Set(scene.zones.filter((zone) => zone.seat === seat && holds(zone)).map(({ id }) => id));
  return scene.pieces.filter(({ at }) => zones.has(at));
}
