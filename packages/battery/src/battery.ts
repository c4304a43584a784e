import { bots, hastyLevels, ready } from '@indigo/bots';
import { type Plain, type Ruleset, type State, seedOf } from '@indigo/kernel';
import { describe, expect, test } from 'vitest';
import { type GameFacts, type Point, seatCounts } from './game.ts';
import { checkChoices } from './properties/choices.ts';
import { checkConserved } from './properties/conserved.ts';
import { checkClone, checkFork, checkPlain } from './properties/copies.ts';
import { checkCuts } from './properties/cuts.ts';
import { checkDecision, checkStory } from './properties/decision.ts';
import { checkDex } from './properties/dex.ts';
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
import { checkTexts } from './properties/texts.ts';
import { checkThrows } from './properties/throws.ts';
import { checkForeignUndo, checkUndo } from './properties/undo.ts';
import { Unseen } from './properties/unseen.ts';
import { checkWorlds } from './properties/worlds.ts';
import { countOf, type Effort, overPoints, Sample, soak } from './sample.ts';
import { shrinking } from './shrink.ts';

/** Properties of single moments, and how many of the points each looks at: the dearer a look, the fewer. */
const AT_EVERY_POINT: readonly (readonly [name: string, share: number, check: (point: Point) => void])[] = [
  ['options differ, read well and are accepted', 0.25, checkDecision],
  ['the story reads well', 0.25, checkStory],
  ['hostile answers are refused', 1, checkHostile],
  ['the state is plain data', 0.7, checkPlain],
  ['a clone is equal and shares nothing', 0.7, checkClone],
  ['a fork is equal and shares nothing', 1, checkFork],
  ['a restored match equals the straight one', 0.2, checkRestored],
  ['a truncated record loads and goes on', 0.4, checkTruncated],
  ['checksums stand in the record', 0.7, checkMarks],
  ['tampered records are refused', 0.3, checkTampered],
  ['other world, same ears', 0.8, checkEars],
  ['other world, same cuts', 1, checkCuts],
  ['answers given together may come in any order', 1.2, checkOrder],
  ['an answer can be taken back where it is fair', 0.4, checkUndo],
  ['nobody takes back what is not his', 0.7, checkForeignUndo],
  ['nothing is made or lost', 1, checkConserved],
  ['the scene is sound', 0.4, checkScene],
  ['what things mean reads well', 0.25, checkMeanings],
  ['whatever is shown has a text', 0.25, checkTexts],
  ['the odds are what happens', 1, checkOdds],
  ['the table can be looked at at every pause', 0.3, checkPauses],
];

/** The shares of those that have tests of their own. */
const WORLDS = 2;
const UNSEEN = 0.6;
const CHOICES = 0.3;
const HONEST = 0.1;
const THROWS = 0.2;
const ENDS = 0.05;
const BEGINNINGS = 0.2;

/** Every bot, in a hurry: so many futures for a choice. */
const BOTS = Object.values({ ...bots, ...hastyLevels(12) });

/** The tests every game must pass: registers them with vitest. See the properties for what they mean. */
export function battery<S extends State, V extends Plain>(
  ruleset: Ruleset<S, V>,
  given: GameFacts<S> = {},
): void {
  const facts = given as GameFacts;
  const counts = seatCounts(ruleset, facts);
  const effort = (share: number, least?: number): Effort => ({
    points: countOf(facts, counts.length, share, least),
    matches: 3 * soak(),
  });

  // Nothing here waits for anything: a limit of time would only judge the machine.
  describe.each(counts)(`battery of ${ruleset.id}, %i seats`, { timeout: 0 }, (seats) => {
    const sample = new Sample(ruleset, facts, seats);

    test.each(AT_EVERY_POINT)('%s', (name, share, check) => {
      overPoints(sample, name, effort(share), check);
    });

    test('views survive a redeal byte for byte', (context) => {
      const tally = { worlds: 0, misfits: 0 };
      overPoints(sample, context.task.name, effort(WORLDS), (point) => {
        const { worlds, misfits } = checkWorlds(point);
        tally.worlds += worlds;
        tally.misfits += misfits;
      });
      expect(tally.misfits / (tally.worlds + tally.misfits), 'share of moments without a world').toBeLessThan(
        0.1,
      );
    });

    test('nothing is neither seen nor dealt', (context) => {
      const unseen = new Unseen(facts.reviewed ?? []);
      // What is dealt anew may come out as it was: few moments would tell nothing.
      overPoints(sample, context.task.name, effort(UNSEEN, 120), (point) => unseen.look(point));
      unseen.report();
    });

    test('other world, same choice of every bot', async (context) => {
      await ready(ruleset);
      overPoints(sample, context.task.name, effort(CHOICES, 4), (point) => checkChoices(point, BOTS));
    });

    test('search is honest', (context) => {
      const scores = noScores();
      overPoints(sample, context.task.name, effort(HONEST), (point) => {
        scoreWorlds(point, point.rng(seats), 120, scores);
      });
      checkScores(scores);
    });

    test('a rule that throws changes nothing', (context) => {
      let thrown = 0;
      const thorough = effort(THROWS);
      overPoints(sample, context.task.name, thorough, (point) => {
        thrown += checkThrows(point);
      });
      if (thorough.points > 10) expect(thrown).toBeGreaterThan(0);
    });

    test('the match ends', () => {
      for (let i = 0; i < effort(ENDS, 1).points; i++) {
        checkEnds({ ...sample.setting(i), seed: seedOf(99, i) }, facts);
      }
    });
  });

  // A game that says nothing of its things has nothing to browse.
  test.skipIf(ruleset.meanings?.dex === undefined)(`all of ${ruleset.id} can be browsed`, () => {
    checkDex(ruleset);
  });

  shrinking(ruleset, facts, countOf(facts, 1, BEGINNINGS));
}
