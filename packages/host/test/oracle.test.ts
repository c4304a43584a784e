import { badges } from '@indigo/badges';
import { classic } from '@indigo/classic';
import { hex } from '@indigo/hex';
import type { AnyRuleset } from '@indigo/kernel';
import { describe, expect, test } from 'vitest';
import { COVER, type Stop, stopsOf } from './pairs.ts';

/** `npm run attack` lets it learn from more. */
const MATCHES = Number(process.env.INDIGO_ORACLE ?? 6);
const GAMES = [classic, badges, hex] as readonly AnyRuleset[];

/** Guesses what was most often so where things looked the same: as nearly the same as it has met. */
class Oracle {
  private readonly seen = new Map<string, number>();
  private readonly looks: readonly ((stop: Stop) => string)[];

  constructor(looks: readonly ((stop: Stop) => string)[], lessons: readonly Stop[]) {
    this.looks = looks;
    for (const stop of lessons)
      for (const look of looks)
        this.seen.set(look(stop), (this.seen.get(look(stop)) ?? 0) + (stop.window ? 1 : -1));
  }

  rightIn(stops: readonly Stop[]): number {
    return stops.filter((stop) => this.guess(stop) === stop.window).length;
  }

  private guess(stop: Stop): boolean {
    const met = this.looks.map((look) => this.seen.get(look(stop))).find((count) => count !== undefined);
    return (met ?? 0) > 0;
  }
}

/** How often one is right who knows the place alone, and one who also counts how long nothing happens. */
async function guesses(ruleset: AnyRuleset) {
  const stops: Stop[][] = [];
  for (let seed = 1; seed <= MATCHES; seed++) stops.push([...(await stopsOf(ruleset, seed))]);
  const [lessons, exam] = [0, 1].map((half) => stops.filter((_, i) => i % 2 === half).flat());
  const blind = new Oracle([({ place }) => place], lessons).rightIn(exam);
  const counting = new Oracle(
    [({ place, gap }) => `${place} ${gap}`, ({ gap }) => `${gap}`],
    lessons,
  ).rightIn(exam);
  return { of: exam.length, blind, counting, windows: exam.filter(({ window }) => window).length };
}

describe('an oracle that counts how long nothing happens', { timeout: 0 }, () => {
  test.each(GAMES)('guesses no better who could have responded: $id', async (ruleset) => {
    const { of, blind, counting, windows } = await guesses(ruleset);
    if (process.env.INDIGO_ORACLE)
      process.stdout.write(
        `${ruleset.id}: right ${counting} of ${of} times by time, ${blind} by the place alone; ${windows} could respond\n`,
      );
    expect(windows).toBeGreaterThan(0);
    expect(windows).toBeLessThan(of);
    // Three standard deviations of a coin.
    expect(counting).toBeLessThanOrEqual(blind + 1.5 * Math.sqrt(of));
  });

  test('would, if those who could took their time', async () => {
    const stops: Stop[] = [];
    for (let seed = 1; seed <= MATCHES; seed++)
      stops.push(...(await stopsOf(classic as AnyRuleset, seed, true)));
    const long = stops.filter(({ gap }) => gap > 2 * COVER);
    expect(long.length).toBeGreaterThan(0);
    expect(long.every(({ window }) => window)).toBe(true);
  });
});
