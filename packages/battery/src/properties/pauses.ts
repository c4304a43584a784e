import { SPECTATOR, sees } from '@indigo/kernel';
import { lookers, type Point } from '../game.ts';
import { playOn } from '../play.ts';
import { checkBattle } from './meanings.ts';
import { checkTable } from './scene.ts';

/** How far a match is played on from a moment, in answers. */
const ANSWERS = 12;

/**
 * At every line that deserves a pause the rules have written down what everybody can see by then: the table can be drawn
 * in the midst of them. Returns how often somebody looked.
 */
export function checkPauses({ match, rng, facts }: Point): number {
  let looks = 0;
  let wrong: unknown = null;
  match.onPause = (to) => {
    for (const looker of lookers(match, SPECTATOR)) {
      if (wrong !== null || !sees(to, looker)) continue;
      looks++;
      // A rule must not fail for it: that would be another fault.
      try {
        const scene = match.ruleset.scene(match.view(looker));
        checkTable(match, scene, looker);
        if (scene.battle !== undefined) checkBattle(match, scene.battle, looker);
      } catch (error) {
        const line = match.says(looker).at(-1);
        wrong = new Error(`at the pause of ${JSON.stringify(line)}: ${(error as Error).message}`);
      }
    }
  };
  try {
    playOn(match, ANSWERS, rng, facts.policy);
  } finally {
    match.onPause = null;
  }
  if (wrong !== null) throw wrong;
  return looks;
}
