import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalog, catalogOf, fronts, nearest, tablesOf, UnknownGame } from '../src/index.ts';

describe('the catalog', () => {
  it('lists what it can load', async () => {
    const games = await catalog.games();
    expect(games.map(({ id }) => id)).toEqual(catalog.ids);
    for (const { id, title, seats, options } of games) {
      const ruleset = await catalog.load(id);
      expect(ruleset.id).toBe(id);
      expect({ title, seats, options }).toEqual({
        title: ruleset.title,
        seats: ruleset.seats,
        options: ruleset.options,
      });
    }
  });

  it('names the known games, and the one that was meant', async () => {
    await expect(catalog.load('clasic')).rejects.toThrow(
      /no game "clasic"\. Did you mean "classic"\? Games: classic/,
    );
    await expect(catalog.load('chess')).rejects.toThrow(UnknownGame);
    await expect(catalog.load('chess')).rejects.not.toThrow(/mean/);
    await expect(catalogOf({}).load('toString')).rejects.toThrow(/Games: none/);
  });

  it('has of every game what people see and read of it, by itself', async () => {
    expect(fronts.ids).toEqual(catalog.ids);
    for (const id of fronts.ids) {
      const [front, ruleset] = [await fronts.load(id), await catalog.load(id)];
      expect(ruleset).toMatchObject(front);
      expect(front).not.toHaveProperty('steps');
    }
    // Rules of before are kept whole.
    expect(await fronts.load('badges', 2)).toBe(await catalog.load('badges', 2));
  });

  it('has every table of data of a game', async () => {
    for (const id of catalog.ids) {
      const folder = join(import.meta.dirname, '../../../games', id, 'src/data');
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
        file.endsWith('.ts'),
      );
      const tables = await tablesOf(id);
      for (const file of files) {
        const exported: { readonly [name: string]: unknown } = await import(join(folder, file));
        const known = Object.values(tables).flatMap((names) => Object.values(names));
        // What bots have learned is no fact of the game.
        for (const [name, value] of Object.entries(exported))
          if (typeof value === 'object' && !file.startsWith('learned'))
            expect(known.includes(value), `${id}: ${file} ${name}`).toBe(true);
      }
    }
    expect(await tablesOf('chess')).toEqual({});
  });

  it('finds near misses', () => {
    const known = ['classic', 'hex', 'master', 'badges', 'mit'];
    expect(nearest('Classic', known)).toBe('classic');
    expect(nearest('badge', known)).toBe('badges');
    expect(nearest('mti', known)).toBe('mit');
    expect(nearest('', known)).toBe(null);
    expect(nearest('monopoly', known)).toBe(null);
  });
});
