/** The odds of every throw against all outcomes, in matches that meet many wild Pokémon with all kinds of balls. */
import { checkMeanings, checkOdds, type Point } from '@indigo/battery';
import { bots } from '@indigo/bots';
import { type AnyRuleset, Match, seeded } from '@indigo/kernel';
import { expect, it } from 'vitest';
import { veterans } from './seekers.ts';

it('M-CATCH-06 the odds of a throw are what happens', () => {
  const game: AnyRuleset = veterans();
  let checked = 0;
  for (let seed = 1; seed <= 12; seed++) {
    const rng = seeded(seed);
    const seats = 2 + (seed % 3);
    const options = { simplified: seed % 4 === 0 };
    const match = Match.start(game, { seats, options }, { rng, strict: true });
    for (let asked = 0; !match.over && asked < 250; asked++) {
      const [seat] = match.open();
      if (match.decision(seat, false)?.kind === 'wild') {
        const point: Point = { setting: { ruleset: game, seats, options, seed }, facts: {}, match, rng };
        checkMeanings(point);
        checked += checkOdds(point);
      }
      match.submit(seat, match.no, bots.random.answer(match.outlook(seat), rng));
    }
  }
  expect(checked).toBeGreaterThan(20);
});
