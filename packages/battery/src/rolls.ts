/** What whoever rolls by hand knows of it, from what is kept for them while a match goes on. */
import { bots } from '@indigo/bots';
import {
  type AnyRuleset,
  beatOdds,
  type Likely,
  lineMeaning,
  Match,
  type OptionValues,
  type Plain,
  type Say,
  type Seat,
  seeded,
} from '@indigo/kernel';

export interface ByHand {
  readonly seat: Seat;
  /** What came of it. */
  readonly line: Say;
  /** What was known of it before. */
  readonly odds: Likely | null;
}

interface Kept {
  /** After so many lines. */
  readonly told: number;
  readonly view: Plain;
}

/** All dice somebody rolls by hand in a match of three quick bots; it stops after so many answers. */
export function rollsByHand(
  ruleset: AnyRuleset,
  options: OptionValues,
  seed: number,
  most: number,
): readonly ByHand[] {
  const rng = seeded(seed);
  const match = Match.start(ruleset, { seats: 3, options }, { rng });
  const kept: Kept[][] = [[], [], []];
  const keep = (): void => {
    kept.forEach((views, seat) => {
      views.push({ told: match.heard(seat), view: match.view(seat) });
    });
  };
  match.onPause = keep;
  for (let i = 0; i < most && !match.over; i++) {
    keep();
    const [seat] = match.open();
    match.submit(seat, match.no, bots.greedy.answer(match.outlook(seat), rng));
  }
  const { meanings } = ruleset;
  return kept.flatMap((views, seat) =>
    match.story(seat).flatMap(({ say: line }, i): ByHand[] => {
      const before = views.findLast(({ told }) => told <= i);
      if (lineMeaning(meanings, line).beat?.seat !== seat || before === undefined) return [];
      return [{ seat, line, odds: beatOdds(meanings, line, { view: before.view, seat }) }];
    }),
  );
}
