import type { Scene } from '@indigo/kernel';

/**
 * The scene without the places that only hold what belongs to another (`circle:p01` beside `p01`): in characters
 * there is no room for both, so what lies there lies on the place itself.
 */
export function withoutSatellites(scene: Scene): { scene: Scene; hostOf: (id: string) => string } {
  const ids = new Set(scene.places.map(({ id }) => id));
  const linked = new Set(scene.links.flat());
  const hosts = new Map<string, string>();
  for (const { id } of scene.places) {
    const host = id.slice(id.indexOf(':') + 1);
    if (host !== id && ids.has(host) && !linked.has(id)) hosts.set(id, host);
  }
  const hostOf = (id: string): string => hosts.get(id) ?? id;
  return {
    scene: {
      ...scene,
      places: scene.places.filter(({ id }) => !hosts.has(id)),
      pieces: scene.pieces.map((piece) => ({ ...piece, at: hostOf(piece.at) })),
    },
    hostOf,
  };
}
