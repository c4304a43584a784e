import { HEX_SIZE, hexMap, hexMark } from '@indigo/art';
import { HEXAGONS } from '@indigo/hex';
import { describe, expect, test } from 'vitest';
import { ISLANDS } from './islands.ts';

describe('the island of HEX', () => {
  test('can be made of every hexagon', () => {
    const drawn = new Set(ISLANDS.flatMap(({ tiles }) => tiles.map(({ id }) => id)));
    expect(drawn.size).toBe(HEXAGONS.length);
  });

  test.each(ISLANDS)(
    '$tiles.1.name, $tiles.2.name and so on: all spaces, gates and names',
    ({ tiles, roads }) => {
      const map = hexMap(tiles, roads);
      for (const { name, places } of tiles) {
        for (const word of name === 'Indigo Plateau' ? name.split(' ') : [name])
          expect(map).toContain(`>${word}</text>`);
        for (const place of places) expect(map, place.id).toContain(hexMark(place));
      }
      const [, gates] = /<g class="map-spaces">(.*)<g class="map-names">/.exec(map) ?? [];
      const gated = roads.filter(({ type, cost }) => type !== undefined || cost !== undefined);
      expect(gates?.match(/width="26" height="26" rx="8" fill="#10142e"/g) ?? []).toHaveLength(gated.length);
    },
  );

  test('names stand on no space', () => {
    for (const { tiles, roads } of ISLANDS) {
      const plaques = [
        ...hexMap(tiles, roads).matchAll(
          /class="plaque">(?:<g[^>]*><svg[^>]*>)<rect x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)" height="([\d.]+)"/g,
        ),
      ].map((found) => found.slice(1).map(Number));
      expect(plaques).toHaveLength(tiles.length);
      const covered = tiles.flatMap(({ places }, i) => {
        const [x, y, width, height] = plaques[i];
        return places.filter((place) => {
          const [px, py] = [place.x * HEX_SIZE.width, place.y * HEX_SIZE.height];
          return px > x && px < x + width && py > y && py < y + height;
        });
      });
      expect(covered.map(({ id }) => id)).toEqual([]);
    }
  });

  test('is drawn before anybody waits for it, and the same each time', () => {
    const [{ tiles, roads }] = ISLANDS;
    // Of the processor, not of the clock: others may be busy, too.
    const before = process.cpuUsage();
    const map = hexMap(tiles, roads);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(1000);
    expect(hexMap(tiles, roads)).toBe(map);
  });
});
