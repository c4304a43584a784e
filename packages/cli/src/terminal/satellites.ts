import type { Place, Scene } from '@indigo/kernel';

interface Hosted {
  readonly places: readonly Place[];
  readonly hosts: ReadonlyMap<string, string>;
}

/** By the places of a board: they stay the same from one look to the next. */
const known = new WeakMap<readonly Place[], Hosted>();

/**
 * The scene without the places that only hold what belongs to another (`circle:p01` beside `p01`): in characters
 * there is no room for both, so what lies there lies on the place itself.
 */
export function withoutSatellites(scene: Scene): { scene: Scene; hostOf: (id: string) => string } {
  const { places, hosts } = known.get(scene.places) ?? hostedOf(scene);
  const hostOf = (id: string): string => hosts.get(id) ?? id;
  return {
    scene: { ...scene, places, pieces: scene.pieces.map((piece) => ({ ...piece, at: hostOf(piece.at) })) },
    hostOf,
  };
}

function hostedOf({ places, links }: Scene): Hosted {
  const ids = new Set(places.map(({ id }) => id));
  const linked = new Set(links.flat());
  const hosts = new Map<string, string>();
  for (const { id } of places) {
    const host = id.slice(id.indexOf(':') + 1);
    if (host !== id && ids.has(host) && !linked.has(id)) hosts.set(id, host);
  }
  const hosted = { places: places.filter(({ id }) => !hosts.has(id)), hosts };
  known.set(places, hosted);
  return hosted;
}
