import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { creature, GEN1, itemCard, portrait, SIGNS, SPECIES, sprite } from '@indigo/art';
import { describe, expect, test } from 'vitest';
import { files, islands, small } from './pictures.ts';
import { parse } from './xml.ts';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const drawn = files();
const all = new Map([...small(), ...drawn, ...islands(), ['sprite', sprite()]]);
const ids = new Set([...sprite().matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));

// biome-ignore format: a list
const ELEMENTS = new Set([
  'circle', 'clipPath', 'defs', 'ellipse', 'feColorMatrix', 'filter', 'g', 'linearGradient', 'path', 'radialGradient',
  'rect', 'stop', 'svg', 'symbol', 'text', 'use',
]);

describe('every picture', () => {
  test('is well-formed, and of plain shapes only', () => {
    for (const [name, markup] of all)
      for (const element of parse(markup).names) expect(ELEMENTS, `${name}: ${element}`).toContain(element);
  });

  test('carries no script, no style and nothing from elsewhere: the strictest page may show it', () => {
    const bad = ([key, value]: readonly [string, string]): boolean => {
      if (key === 'xmlns') return value !== 'http://www.w3.org/2000/svg';
      if (/^(on|style$|src$|xlink)/i.test(key) || /script|data:|\/\//i.test(value)) return true;
      const [, target] = (key === 'href' ? /^#(.*)$/ : /url\(#?([^)]*)\)/).exec(value) ?? [];
      return key === 'href' ? !ids.has(target) : target !== undefined && !ids.has(target);
    };
    const found = [...all].flatMap(([name, markup]) =>
      parse(markup)
        .attributes.filter(bad)
        .map((attribute) => [name, ...attribute]),
    );
    expect(found).toEqual([]);
  });

  test('writes only numbers that are numbers, and short ones', () => {
    for (const [name, markup] of all) {
      expect(markup, name).not.toMatch(/NaN|undefined|Infinity|null/);
      expect(markup, name).not.toMatch(/\d\.\d{4}/);
    }
  });

  test('uses colours both themes have, and classes with a style', () => {
    const theme = read('css/theme.css');
    const [light, dark] = theme.split('[data-theme="dark"]');
    const styles = read('css/pieces.css');
    const needed = new Set(
      [...all.values()].flatMap((markup) => [...markup.matchAll(/var\(--([\w-]+)\)/g)].map(([, v]) => v)),
    );
    expect(needed.size).toBeGreaterThan(30);
    for (const name of needed) {
      expect(light, name).toContain(`--${name}:`);
      expect(dark, name).toContain(`--${name}:`);
    }
    const groups = /^(map-\w+|on|hop)$/;
    for (const markup of all.values())
      for (const [key, value] of parse(markup).attributes)
        if (key === 'class')
          for (const name of value.split(' '))
            if (!groups.test(name)) expect(styles, name).toMatch(new RegExp(`\\.${name}\\b`));
  });

  test('is small', () => {
    const bytes = SPECIES.map((species) => creature(species).length);
    expect(Math.max(...bytes)).toBeLessThan(6_500);
    expect(bytes.reduce((a, b) => a + b) / bytes.length).toBeLessThan(2_800);
    for (const [name, markup] of small()) expect(markup.length, name).toBeLessThan(12_000);
    expect(gzipSync(sprite()).length).toBeLessThan(13_000);
  });
});

describe('creatures', () => {
  test('all 1,025 differ, and look the same at every look', () => {
    const pictures = SPECIES.map((species) => creature(species));
    expect(pictures).toHaveLength(1025);
    expect(new Set(pictures).size).toBe(1025);
    expect(SPECIES.map((species) => creature(species))).toEqual(pictures);
  });

  test('stand in the table by their numbers', () => {
    expect(SPECIES.every(({ dex }, i) => dex === i + 1)).toBe(true);
    expect(new Set(SPECIES.map(({ name }) => name)).size).toBe(1025);
    expect(GEN1).toHaveLength(151);
    expect(GEN1.at(-1)?.name).toBe('Mew');
    expect(SPECIES.every(({ stage, line }) => stage >= 0 && stage < line && line <= 3)).toBe(true);
    expect(SPECIES[24]).toEqual({
      ...{ dex: 25, name: 'Pikachu', types: ['electric'], colour: 'yellow', shape: 'quadruped' },
      ...{ family: 10, stage: 0, line: 2, legend: false },
    });
  });
});

test('every sign is drawn in one ink', () => {
  for (const [id, markup] of Object.entries(SIGNS))
    for (const [key, value] of parse(markup).attributes)
      if (key === 'fill' || key === 'stroke') expect(['none', 'currentColor'], id).toContain(value);
});

test('words on pictures are never markup', () => {
  const evil = '<script>&"';
  expect(itemCard({ id: 'x', name: evil, hint: evil })).not.toContain('<script');
  expect(portrait({ ...GEN1[0], name: evil }, 'pink')).not.toContain('<script');
});

describe('the files', () => {
  test.each([...drawn])('%s is up to date (npm run pictures -w packages/art)', (name, markup) => {
    expect(read(`${name}.svg`) === markup).toBe(true);
  });

  test('are small once compressed', () => {
    const size = (name: string): number => gzipSync(drawn.get(name) as string).length;
    for (const name of drawn.keys())
      expect(size(name), name).toBeLessThan(name.startsWith('maps/') ? 18_000 : 6_500);
  });
});

test('names of cards stand on two lines where they have a space, or are long and have a hyphen', () => {
  const lines = (name: string) =>
    [...itemCard({ id: 'x', name }).matchAll(/fill="#2b2750">([^<]*)/g)].map(([, line]) => line);
  expect(lines('Great Ball')).toEqual(['Great', 'Ball']);
  expect(lines('X-Item')).toEqual(['X-Item']);
  expect(lines('Pokémon-Tausch')).toEqual(['Pokémon-', 'Tausch']);
});
