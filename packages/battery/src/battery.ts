import { type Plain, type Ruleset, type State, seedOf } from '@indigo/kernel';
import { describe, expect, test } from 'vitest';
import { type GameFacts, type Point, seatCounts } from './game.ts';
import { checkConserved } from './properties/conserved.ts';
import { checkClone, checkFork, checkPlain } from './properties/copies.ts';
import { checkDecision, checkStory } from './properties/decision.ts';
import { checkEars } from './properties/ears.ts';
import { checkEnds } from './properties/ends.ts';
import { checkScores, noScores, scoreWorlds } from './properties/honest.ts';
import { checkHostile } from './properties/hostile.ts';
import { checkMeanings } from './properties/meanings.ts';
import { checkOdds } from './properties/odds.ts';
import { checkOrder } from './properties/order.ts';
import { checkPauses } from './properties/pauses.ts';
import { checkMarks, checkRestored, checkTampered, checkTruncated } from './properties/record.ts';
import { checkScene } from './properties/scene.ts';
import { checkThrows } from './properties/throws.ts';
import { checkForeignUndo, checkUndo } from './properties/undo.ts';
import { Unseen } from './properties/unseen.ts';
import { checkWorlds } from './properties/worlds.ts';
import { cpu, type Effort, overPoints, Sample, soak } from './sample.ts';
import { shrinking } from './shrink.ts';

/** Properties of single moments, each with its share of the time. */
const AT_EVERY_POINT: readonly (readonly [name: string, share: number, check: (point: Point) => void])[] = [
  ['options differ, read well and are accepted', 1, checkDecision],
  ['the story reads well', 0.5, checkStory],
  ['hostile answers are refused', 1, checkHostile],
  ['the state is plain data', 0.5, checkPlain],
  ['a clone is equal and shares nothing', 0.5, checkClone],
  ['a fork is equal and shares nothing', 1, checkFork],
  ['a restored match equals the straight one', 1, checkRestored],
  ['a truncated record loads and goes on', 1, checkTruncated],
  ['checksums stand in the record', 0.5, checkMarks],
  ['tampered records are refused', 1, checkTampered],
  ['other world, same ears', 2, checkEars],
  ['answers given together may come in any order', 1, checkOrder],
  ['an answer can be taken back where it is fair', 1, checkUndo],
  ['nobody takes back what is not his', 0.5, checkForeignUndo],
  ['nothing is made or lost', 1, checkConserved],
  ['the scene is sound', 0.5, checkScene],
  ['what things mean reads well', 0.5, checkMeanings],
  ['the odds are what happens', 1, checkOdds],
  ['the table can be looked at at every pause', 0.5, checkPauses],
];
/** Worlds, unseen parts, honest search, throws and the end have tests of their own. */
const SHARES = AT_EVERY_POINT.reduce((sum, [, share]) => sum + share, 0) + 2 + 2 + 3 + 1 + 1 + 2;

/** The tests every game must pass: registers them with vitest. See the properties for what they mean. */
export function battery<S extends State, V extends Plain>(
  ruleset: Ruleset<S, V>,
  given: GameFacts<S> = {},
): void {
  const facts = given as GameFacts;
  const counts = seatCounts(ruleset, facts);
  const share = ((facts.seconds ?? 25) * 1000 * soak()) / SHARES / counts.length;
  const effort = (shares: number): Effort => ({
    ms: share * shares,
    points: 400 * soak(),
    matches: 3 * soak(),
  });
  const timeout = 60_000 + 10_000 * soak() * (facts.seconds ?? 25);

  describe.each(counts)(`battery of ${ruleset.id}, %i seats`, { timeout }, (seats) => {
    const sample = new Sample(ruleset, facts, seats);

    test.each(AT_EVERY_POINT)('%s', (name, shares, check) => {
      overPoints(sample, name, effort(shares), check);
    });

    test('views survive a redeal byte for byte', (context) => {
      const tally = { worlds: 0, misfits: 0 };
      overPoints(sample, context.task.name, effort(2), (point) => {
        const { worlds, misfits } = checkWorlds(point);
        tally.worlds += worlds;
        tally.misfits += misfits;
      });
      expect(tally.misfits / (tally.worlds + tally.misfits), 'share of moments without a world').toBeLessThan(
        0.1,
      );
    });

    test('nothing is neither seen nor dealt', (context) => {
      const unseen = new Unseen();
      overPoints(
        sample,
        context.task.name,
        { ...effort(2), points: 60 * soak() },
        (point) => unseen.look(point),
        12,
      );
      unseen.report(facts.reviewed ?? []);
    });

    test('search is honest', (context) => {
      const scores = noScores();
      overPoints(sample, context.task.name, { ...effort(3), points: 40 * soak() }, (point) => {
        scoreWorlds(point, point.rng(seats), 120, scores);
      });
      checkScores(scores);
    });

    test('a rule that throws changes nothing', (context) => {
      let thrown = 0;
      const points = overPoints(sample, context.task.name, effort(1), (point) => {
        thrown += checkThrows(point);
      });
      if (points > 10) expect(thrown).toBeGreaterThan(0);
    });

    test('the match ends', () => {
      const start = cpu();
      for (let i = 0; i < 20 * soak() && (i === 0 || cpu() - start < share); i++) {
        checkEnds({ ...sample.setting(i), seed: seedOf(99, i) }, facts);
      }
    });
  });

  shrinking(ruleset, facts, share * 2 * counts.length);
}
