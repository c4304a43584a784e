import { badges } from '@indigo/badges';
import { classic } from '@indigo/classic';
import { hex } from '@indigo/hex';
import type { AnyRuleset } from '@indigo/kernel';
import { describe, expect, test } from 'vitest';
import { tellsApart } from './pairs.ts';

/** `npm run attack` looks at a thousand. */
const PAIRS = Number(process.env.INDIGO_PAIRS ?? 40);
/** In mit and master chance hides nothing; what people hide there is compared where the whole server is. */
const GAMES = [classic, badges, hex] as readonly AnyRuleset[];

describe('matches that differ in a hidden card or die', { timeout: 0 }, () => {
  test.each(GAMES)('look and sound alike to who does not know it: $id', async (ruleset) => {
    let pairs = 0;
    let lookers = 0;
    const told: string[] = [];
    for (let seed = 1; pairs < PAIRS / GAMES.length && seed < PAIRS * 4; seed++) {
      const found = await tellsApart(ruleset, seed);
      pairs += found.pairs;
      lookers += found.lookers;
      if (found.told !== null) told.push(found.told);
    }
    if (process.env.INDIGO_PAIRS)
      process.stdout.write(
        `${ruleset.id}: ${told.length} of ${pairs} pairs of matches told apart (${lookers} lookers)\n`,
      );
    expect(pairs).toBeGreaterThanOrEqual(PAIRS / GAMES.length);
    expect(told).toEqual([]);
  });

  test('and could be told apart without a cover', async () => {
    const ruleset = classic as AnyRuleset;
    const told: string[] = [];
    for (let seed = 1; told.length === 0 && seed < 60; seed++) {
      const found = await tellsApart(ruleset, seed, 0);
      if (found.told !== null) told.push(found.told);
    }
    expect(told.length).toBe(1);
  });
});
