import { bots } from '@indigo/bots';
import { type AnyRuleset, checksum, type Plain, seeded, seedOf } from '@indigo/kernel';
import type { Update } from './events.ts';
import { isRefused, Play } from './play.ts';

/** Words both sides know, so that a packed message need only say which. */
export interface Codebook {
  readonly words: readonly string[];
  readonly numbers: ReadonlyMap<string, number>;
  /** Two sides may use a book only if theirs have the same sum. */
  readonly sum: string;
}

export function bookOf(words: readonly string[]): Codebook {
  return { words, numbers: new Map(words.map((word, i) => [word, i])), sum: checksum(words) };
}

const MATCHES = 4;
const ANSWERS = 500;
const LONGEST = 1500;

/**
 * The words a game's messages are made of, the most frequent first: learned from a few matches at random, always the
 * same ones. Takes a moment; what it leaves out is spelled in full.
 */
export function learnWords(ruleset: AnyRuleset): string[] {
  const uses = new Map<string, number>();
  for (let i = 0; i < MATCHES; i++) {
    const seats = Math.min(ruleset.seats.max, ruleset.seats.min + i);
    for (const update of sampleUpdates(ruleset, seats, seedOf(1999, i)))
      count(update as unknown as Plain, uses);
  }
  return [...uses]
    .filter(([word, times]) => times > 2 && word.length > 1)
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .slice(0, LONGEST)
    .map(([word]) => word);
}

function* sampleUpdates(ruleset: AnyRuleset, seats: number, seed: number): Iterable<Update> {
  const play = new Play(ruleset, { seats }, seeded(seed));
  const chooses = seeded(seedOf(seed, 1));
  yield* play.start().updates.values();
  for (let i = 0; i < ANSWERS && play.match !== null && !play.over; i++) {
    const [seat] = play.open();
    const done = play.answer(seat, play.askedNo(seat), bots.random.answer(play.match.outlook(seat), chooses));
    if (isRefused(done)) return;
    yield* done.updates.values();
  }
}

function count(value: Plain, uses: Map<string, number>): void {
  if (typeof value === 'string') uses.set(value, (uses.get(value) ?? 0) + 1);
  else if (typeof value === 'object' && value !== null) {
    if (!Array.isArray(value)) for (const key of Object.keys(value)) count(key, uses);
    for (const part of Object.values(value)) count(part as Plain, uses);
  }
}
