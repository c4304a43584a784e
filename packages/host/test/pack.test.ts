import { classic } from '@indigo/classic';
import { type AnyRuleset, type Plain, same, seeded } from '@indigo/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bookOf, learnWords, pack, unpack } from '../src/index.ts';
import { answerAny, sitDown } from './seat.ts';

const book = bookOf(['step', 'say', 'a', 'b', ...Array.from({ length: 300 }, (_, i) => `word${i}`)]);

describe('packing', () => {
  test('gives back any JSON', () => {
    const word = fc.oneof(
      fc.constantFrom('step', 'word7', 'word299', 'a:word3:7', 'x/0/b', '007', ':', '1:01'),
      fc.string(),
    );
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        fc.constantFrom(null, true, false, -0),
        fc.integer(),
        fc.maxSafeInteger(),
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        word,
        fc.array(tie('value'), { maxLength: 25 }),
        fc.dictionary(word, tie('value')),
      ),
    }));
    fc.assert(
      fc.property(value as fc.Arbitrary<Plain>, (plain) => {
        const wire = JSON.parse(JSON.stringify(plain)) as Plain;
        expect(same(unpack(pack(wire, book), book), wire)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('gives back lists that several messages share', () => {
    const long = Array.from({ length: 3000 }, (_, i) => `text ${i % 7}`);
    const lists: Plain[] = [['say', 1, 'a'], [['x/0', 7]], [], [1000, 'word7'], long, [['x/1', null]]];
    for (let i = 0; i < 300; i++) {
      const message = { step: i, say: lists[i % 6], set: lists[(i * 5) % 6], more: { say: lists[i % 4] } };
      expect(unpack(pack(message, book), book)).toEqual(message);
    }
  });

  test('refuses bytes that are no message', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        try {
          const value = unpack(bytes, book);
          expect(value).not.toBeUndefined();
        } catch (error) {
          expect(error).toBeInstanceOf(Error);
        }
      }),
    );
    expect(() => unpack(new Uint8Array([112, 1]), book)).toThrow();
    expect(() => unpack(new Uint8Array([1, 1]), book)).toThrow();
  });

  test('an ordinary move of four in classic takes at most 400 bytes to all seats together', async () => {
    const learned = bookOf(learnWords(classic as AnyRuleset));
    expect(learnWords(classic as AnyRuleset)).toEqual(learned.words);
    const sat = await sitDown(classic as AnyRuleset, { seats: 4, seed: 77 });
    const rng = seeded(78);
    const sizes: number[] = [];
    for (let i = 0; i < 300 && !sat.host.play.over; i++) {
      const before = [0, 1, 2, 3].map((seat) => sat.heard.get(seat)?.length ?? 0);
      await answerAny(sat, rng);
      let size = 0;
      for (let seat = 0; seat < 4; seat++) {
        for (const event of (sat.heard.get(seat) ?? []).slice(before[seat])) {
          const packed = pack(event as unknown as Plain, learned);
          expect(same(unpack(packed, learned), event as unknown as Plain)).toBe(true);
          size += packed.length;
        }
      }
      sizes.push(size);
    }
    sizes.sort((a, b) => a - b);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(400);
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(400);
  });
});
