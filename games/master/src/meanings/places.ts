/** Locations of the map, hexes of the field, and what lies on them. */
import type { Art, Say, Subject, Thing } from '@indigo/kernel';
import { boardFor, OBSTACLES, type Space } from '../board.ts';
import { cardOf } from '../cards.ts';
import type { ObstacleId, SpaceKind } from '../data/map.ts';
import { POKEMON } from '../data/pokemon.ts';
import { hexPlace } from '../league/faces.ts';
import { ALL_HEXES, HEXES } from '../league/field.ts';
import { FORMS } from '../league/forms.ts';
import type { MasterView } from '../view.ts';

/** Both sides of the board know most locations by the same ids: what they are called for short is the same, too. */
function spaceOf(id: string | undefined): Space | undefined {
  const find = (simplified: boolean): Space | undefined =>
    boardFor(simplified).spaces.find((space) => space.id === id);
  return find(false) ?? find(true);
}

export function placeNear(art: Art): Subject | null {
  const space = spaceOf(art.of);
  if (space === undefined) return null;
  const wants: Say[] = space.wants >= 0 ? [['about.wants', space.wants]] : [];
  return { ...art, say: ['place-short', space.name], lines: [['about.place', space.kind], ...wants] };
}

/** A token of the map that lies face down. */
export const faceDown =
  (kind: SpaceKind, turned: Thing<MasterView>): Thing<MasterView> =>
  (art, looker) =>
    art.of === undefined
      ? { ...art, say: ['token-down'], lines: [['about.place', kind]] }
      : turned(art, looker);

export function obstacleNear(art: Art): Subject | null {
  if (!OBSTACLES.some((kind) => kind === art.of)) return null;
  const kind = art.of as ObstacleId;
  return { ...art, say: ['obstacle-name', kind], lines: [['about.obstacle', kind]] };
}

export const figureNear = (art: Art): Subject | null =>
  art.seat === undefined
    ? null
    : {
        ...art,
        say: ['figure', art.seat],
        lines: [
          art.of === undefined ? ['about.figure-new', art.seat] : ['about.figure', art.seat, cardOf(art.of)],
        ],
      };

/** A hex, by what it is besides: a start hex, a spot for a boulder. */
export const hexNear =
  (...more: readonly ((row: number) => Say)[]) =>
  (art: Art): Subject | null => {
    const hex = ALL_HEXES.find((one) => hexPlace(one) === art.of);
    if (hex === undefined) return null;
    return {
      ...art,
      say: ['m.hex', hex],
      lines: [['about.hex'], ...more.map((line) => line(HEXES[hex].row))],
    };
  };

export const boulderNear = (art: Art): Subject => ({
  ...art,
  say: ['m.boulder'],
  lines: [['about.boulder']],
});

export function tailNear(art: Art): Subject | null {
  const card = POKEMON.findIndex(({ id }) => id === art.of);
  if (card < 0 || art.seat === undefined) return null;
  return {
    ...art,
    say: ['m.tail', art.seat, card * FORMS + (art.form ?? 0)],
    lines: [['about.tail']],
  };
}

export const typeNear = (art: Art, type: number): Subject => ({
  ...art,
  say: ['type-count', type, art.count ?? 1],
  lines: [
    ['about.type-token', type],
    ['about.strong', type],
    ['about.weak', type],
  ],
});
