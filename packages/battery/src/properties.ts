/** Every property by itself, for soak runs and for showing that it can fail. */
export { checkConserved } from './properties/conserved.ts';
export { checkClone, checkFork, checkPlain } from './properties/copies.ts';
export { checkDecision, checkSay, checkStory } from './properties/decision.ts';
export { checkEars } from './properties/ears.ts';
export { checkEnds } from './properties/ends.ts';
export { checkScores, noScores, type Scores, scoreWorlds } from './properties/honest.ts';
export { checkHostile } from './properties/hostile.ts';
export { checkBattle, checkMeanings } from './properties/meanings.ts';
export { checkOdds } from './properties/odds.ts';
export { checkOrder } from './properties/order.ts';
export { checkPauses } from './properties/pauses.ts';
export { checkMarks, checkRestored, checkTampered, checkTruncated } from './properties/record.ts';
export { checkScene } from './properties/scene.ts';
export { checkTexts } from './properties/texts.ts';
export { checkThrows } from './properties/throws.ts';
export { checkForeignUndo, checkUndo } from './properties/undo.ts';
export { Unseen } from './properties/unseen.ts';
export { checkWorlds } from './properties/worlds.ts';
