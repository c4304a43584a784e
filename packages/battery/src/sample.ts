import { type AnyRuleset, type MatchRecord, type Rng, seeded, seedOf } from '@indigo/kernel';
import { withRecord } from './failure.ts';
import { type GameFacts, optionSamples, type Point, type Setting } from './game.ts';
import { playRandom, restore } from './play.ts';

/** How many times as much as usual to look at: the INDIGO_SOAK of long runs. */
export const soak = (): number => Math.max(1, Number(process.env.INDIGO_SOAK ?? 1) || 1);

/** How many of the points of a game a property looks at with each of its seat counts. */
export const countOf = (facts: GameFacts, seatCounts: number, share: number, least = 2): number =>
  Math.max(least, Math.round(((facts.points ?? 100) * share) / seatCounts)) * soak();

/** Moments from the whole length of a few random matches, each match played once. */
export class Sample {
  readonly ruleset: AnyRuleset;
  readonly facts: GameFacts;
  readonly seats: number;
  private readonly played: { setting: Setting; record: MatchRecord }[] = [];

  constructor(ruleset: AnyRuleset, facts: GameFacts, seats: number) {
    this.ruleset = ruleset;
    this.facts = facts;
    this.seats = seats;
  }

  setting(index: number): Setting {
    const { ruleset, seats } = this;
    const samples = optionSamples(ruleset, this.facts);
    const seed = seedOf(seats, index);
    return { ruleset, seats, options: samples[(index + seats - ruleset.seats.min) % samples.length], seed };
  }

  match(index: number): { setting: Setting; record: MatchRecord } {
    while (this.played.length <= index) {
      const setting = this.setting(this.played.length);
      this.played.push({ setting, record: playRandom(setting, this.facts).record });
    }
    return this.played[index];
  }

  /** The n-th moment a property looks at. */
  point(seed: number, n: number, matches: number): Point {
    const { setting, record } = this.match(n % matches);
    const rng: Rng = seeded(seedOf(seedOf(setting.seed, seed), n));
    const length = record.entries.length;
    // The very end is a moment of its own, and so is the beginning.
    const to = n % 11 === 10 ? length : n % 11 === 5 ? rng(Math.min(12, length)) : rng(length + 1);
    const match = restore({ ...setting, seed: seedOf(setting.seed, n) }, record, to);
    return { setting, facts: this.facts, match, rng };
  }
}

/** How much a property looks at: counted, never timed, so that every run looks at the same. */
export interface Effort {
  readonly points: number;
  /** How many matches they come from. */
  readonly matches: number;
}

/** Puts so many points before a check. A failure writes down its record. */
export function overPoints(
  sample: Sample,
  name: string,
  { points, matches }: Effort,
  check: (point: Point) => void,
): void {
  const seed = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7);
  for (let n = 0; n < points; n++) {
    const point = sample.point(seed, n, matches);
    const { record } = point.match;
    withRecord(
      name,
      n,
      () => (point.match.length < record.entries.length ? record : point.match.record),
      () => check(point),
    );
  }
}
