import { createHash } from 'node:crypto';
import { classic } from '@indigo/classic';
import { diceRace } from '@indigo/dice-race';
import { type AnyRuleset, type Entry, seeded } from '@indigo/kernel';
import { describe, expect, test } from 'vitest';
import { checkDice, Host, hashOfSecret } from '../src/index.ts';
import { PledgedDice } from '../src/pledge.ts';
import { answerAny, type Sat, sitDown } from './seat.ts';

const race = diceRace as AnyRuleset;
const SECRET = '8f'.repeat(32);
const WORDS = ['Ann', 'Bob'];

/** Plays to the end. */
async function finish(sat: Sat, seed: number): Promise<void> {
  const rng = seeded(seed);
  for (let i = 0; i < 5000 && !sat.host.play.over; i++) {
    await answerAny(sat, rng);
    await sat.host.settled();
  }
}

describe('dice that were pledged', () => {
  test('depend on secret, words and all that was decided, and on nothing else', () => {
    const draw = (
      secret: string,
      words: readonly string[],
      entries: readonly (number | string)[],
    ): number[] => {
      const rng = new PledgedDice({ secret, words }).after(entries as never);
      return [rng(1000), rng(1000), rng(6)];
    };
    const base = draw(SECRET, WORDS, [1, 'a']);
    expect(draw(SECRET, WORDS, [1, 'a'])).toEqual(base);
    expect(draw('8e'.repeat(32), WORDS, [1, 'a'])).not.toEqual(base);
    expect(draw(SECRET, ['Ann', 'Bob '], [1, 'a'])).not.toEqual(base);
    expect(draw(SECRET, WORDS, ['a', 1])).not.toEqual(base);
    expect(draw(SECRET, WORDS, [1])).not.toEqual(base);
    // As a program in another language drew them: HMAC-SHA-256, six bytes a number.
    expect(base).toEqual(KNOWN);
  });

  test('fall the same whoever hashes, and however long what was decided is', () => {
    const hash = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();
    const pledge = { secret: SECRET, words: WORDS };
    const both = [new PledgedDice(pledge), new PledgedDice(pledge, hash)];
    const entries: Entry[] = [];
    for (const entry of [3, 'a', ['pikachu', 'ピカチュウ'], 'é'.repeat(9000), 5] as Entry[]) {
      entries.push(entry);
      // More than one block of numbers.
      const draws = both.map((dice) => {
        const rng = dice.after(entries);
        return Array.from({ length: 12 }, () => rng(1e6));
      });
      expect(new Set(draws[0]).size).toBeGreaterThan(10);
      expect(draws[1]).toEqual(draws[0]);
    }
  });

  test('fall evenly', () => {
    const dice = new PledgedDice({ secret: SECRET, words: WORDS });
    const counts = [0, 0, 0, 0, 0, 0];
    const entries: number[] = [];
    for (let i = 0; i < 12_000; i++) {
      const pips = dice.after(entries)(6);
      counts[pips]++;
      entries.push(pips);
    }
    // Chi-square with five degrees of freedom: beyond 20.5 once in a thousand times.
    const off = counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
    expect(off).toBeLessThan(20.5);
  });

  test('are checked from the record, which tells the secret only when it is over', async () => {
    const sat = await sitDown(race, { seats: 2, secret: SECRET });
    expect(JSON.stringify(sat.host.record())).not.toContain(SECRET);
    expect(JSON.stringify([...sat.heard.values()])).not.toContain(SECRET);
    await finish(sat, 5);
    const record = sat.host.record();
    if (record === null) throw new Error('no record');
    expect(record.about).toMatchObject({ dice: { secret: SECRET, words: ['word of 0', 'word of 1'] } });
    const outcomes = record.entries.filter((entry) => typeof entry === 'number').length;
    expect(checkDice(race, record)).toEqual({
      pledged: true,
      words: ['word of 0', 'word of 1'],
      hash: hashOfSecret(SECRET),
      outcomes,
      wrong: null,
    });
    const at = record.entries.findLastIndex((entry) => typeof entry === 'number');
    const loaded = { ...record, entries: record.entries.with(at, ((record.entries[at] as number) + 1) % 6) };
    expect(checkDice(race, loaded)).toMatchObject({ wrong: at });
    expect(checkDice(race, { ...record, about: {} })).toEqual({ pledged: false });
  });

  test('fall the same after a restart and after taking back, and as settled with cards too', async () => {
    const game = classic as AnyRuleset;
    const one = await sitDown(game, { seats: 2, bots: [1], secret: SECRET, seed: 3 });
    const two = await sitDown(game, { seats: 2, bots: [1], secret: SECRET, seed: 99 });
    const rng = [seeded(8), seeded(8)];
    for (let i = 0; i < 60; i++) {
      for (const [k, sat] of [one, two].entries()) {
        await answerAny(sat, rng[k]);
        await sat.host.settled();
      }
      if (i === 20) {
        // Taken back and done again, it comes out the same.
        await one.host.command(0, { do: 'undo' });
        await one.host.settled();
      }
    }
    const record = one.host.record();
    if (record === null) throw new Error('no record');
    const dice = { secret: SECRET, words: ['word of 0', ''] };
    expect(checkDice(game, { ...record, about: { dice } })).toMatchObject({ wrong: null });
    const again = new Host(game, { seats: 2, secret: SECRET }, NO_NEEDS, one.acts);
    expect(again.play.pledge).toEqual(dice);
    expect(again.play.begun.sum).toBe(one.host.play.begun.sum);
  });
});

const NO_NEEDS = { rng: seeded(1), keep: async () => {}, think: async () => '', tell: () => {} };
const KNOWN = [553, 325, 5];
