import { badges } from '@indigo/badges';
import { classic } from '@indigo/classic';
import { hex } from '@indigo/hex';
import type { AnyRuleset } from '@indigo/kernel';
import { master } from '@indigo/master';
import { mit } from '@indigo/mit';
import { describe, expect, test } from 'vitest';
import { betrays } from './peek.ts';

/** `npm run attack` looks at a thousand. */
const PAIRS = Number(process.env.INDIGO_PAIRS ?? 20);
/** Most of the time goes by in waiting for each other. */
const AT_ONCE = PAIRS > 100 ? 10 : 4;
const GAMES = [classic, badges, mit, hex, master] as readonly AnyRuleset[];

describe('what the server sends of matches that differ in a hidden card or die', { timeout: 0 }, () => {
  test.each(GAMES)('is the same, byte for byte, to who does not know it: $id', async (ruleset) => {
    let pairs = 0;
    let lookers = 0;
    const told: string[] = [];
    for (let seed = 5; pairs < PAIRS / GAMES.length && seed < PAIRS * 4; seed += AT_ONCE) {
      const seeds = Array.from({ length: AT_ONCE }, (_, i) => seed + i);
      for (const found of await Promise.all(seeds.map((one) => betrays(ruleset, one)))) {
        pairs += found.pairs;
        lookers += found.lookers;
        if (found.told !== null) told.push(found.told);
      }
    }
    if (process.env.INDIGO_PAIRS)
      process.stdout.write(
        `${ruleset.id}: the server told ${told.length} of ${pairs} pairs of matches apart (${lookers} lookers)\n`,
      );
    expect(pairs).toBeGreaterThan(0);
    expect(told).toEqual([]);
  });

  test('is not where friends have turned the cover off', async () => {
    let told = false;
    for (let seed = 1; !told && seed < 60; seed += 4) {
      const seeds = Array.from({ length: 4 }, (_, i) => seed + i);
      const found = await Promise.all(seeds.map((one) => betrays(classic as AnyRuleset, one, false)));
      told = found.some((one) => one.told !== null);
    }
    expect(told).toBe(true);
  });
});
