import { creature, GEN1, KANTO, messenger, PORTRAITS, SPECIES } from '@indigo/art';
import { CARDS } from '@indigo/badges';
import { describe, expect, test } from 'vitest';
import { BEYOND_A } from '../src/figures/beyond-a.ts';
import { BEYOND_B } from '../src/figures/beyond-b.ts';
import { BEYOND_C } from '../src/figures/beyond-c.ts';
import { MESSENGERS } from '../src/figures/messengers.ts';
import { parse } from './xml.ts';

const drawn = PORTRAITS.filter(({ figure }) => figure !== undefined);
const BEYOND = { ...BEYOND_A, ...BEYOND_B, ...BEYOND_C };
const nameOf = ({ name }: { readonly name: string }): string => name;

/** The first of each line that every region hands out. */
const STARTERS = [1, 4, 7, 152, 155, 158, 252, 255, 258, 387, 390, 393, 495, 498, 501, 650, 653, 656].concat([
  722, 725, 728, 810, 813, 816, 906, 909, 912,
]);

describe('figures drawn by hand', () => {
  test('are all of Kanto, all starters, and all of Four Badges', () => {
    expect(KANTO.map(nameOf)).toEqual(GEN1.map(nameOf));
    expect(KANTO.filter(({ figure }) => figure === undefined).map(nameOf)).toEqual([]);
    const needed = [...STARTERS, 25, 133, ...CARDS.map(({ dex }) => dex)];
    expect(needed.filter((dex) => PORTRAITS[dex - 1].figure === undefined)).toEqual([]);
  });

  test('bear the names of species, so that none is drawn for nobody', () => {
    const names = new Set(SPECIES.map(nameOf));
    const figures = Object.keys({ ...BEYOND, ...MESSENGERS });
    expect(figures.filter((name) => !names.has(name))).toEqual([]);
    expect(drawn).toHaveLength(GEN1.length + Object.keys(BEYOND).length);
  });

  test('differ from their plan and from each other, whatever types a game gives them', () => {
    for (const species of drawn) {
      expect(creature(species), species.name).not.toBe(creature(SPECIES[species.dex - 1]));
      expect(creature({ ...species, types: ['ghost'], stage: 2 }), species.name).toBe(creature(species));
    }
    expect(new Set(drawn.map((species) => creature(species))).size).toBe(drawn.length);
  });

  test('are small and well-formed', () => {
    const bytes = drawn.map((species) => creature(species).length);
    expect(Math.max(...bytes)).toBeLessThan(6_000);
    expect(bytes.reduce((a, b) => a + b) / bytes.length).toBeLessThan(3_400);
    for (const species of drawn) {
      const markup = creature(species);
      expect(parse(markup).names.size, species.name).toBeGreaterThan(1);
      expect(markup, species.name).not.toMatch(/NaN|undefined|\d\.\d{4}/);
    }
  });

  test('keep the facts they stand for', () => {
    for (const { figure, ...facts } of drawn) expect(facts).toEqual(SPECIES[facts.dex - 1]);
  });
});

test('messengers are drawn as they are in a game', () => {
  const inside = (markup: string): string => markup.slice(markup.indexOf('>'));
  for (const name of Object.keys(MESSENGERS) as (keyof typeof MESSENGERS)[]) {
    const species = KANTO.find((one) => one.name === name);
    expect(species && inside(creature(species)), name).toBe(inside(messenger(name)));
  }
});
