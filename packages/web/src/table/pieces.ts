import type { Piece, Scene, Seat } from '@indigo/kernel';

/** What a seat holds in its hand, or what lies before it. */
export const piecesOf = (scene: Scene, seat: Seat, where: 'hand' | 'rest'): readonly Piece[] => {
  const zones = new Set(
    scene.zones
      .filter((zone) => zone.seat === seat && (zone.kind === 'hand') === (where === 'hand'))
      .map(({ id }) => id),
  );
  return scene.pieces.filter(({ at }) => zones.has(at));
};
