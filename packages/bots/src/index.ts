import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { habit } from './habit.ts';
import { levels } from './levels.ts';
import { random } from './random.ts';

export {
  type Account,
  type Analysis,
  type Answered,
  analyse,
  analysing,
  CARE,
  type Care,
  type Moment,
} from './analysis.ts';
export type { Bot } from './bot.ts';
export { botsInGerman } from './german.ts';
export { type Given, gainOf, type Highlights, highlightsOf } from './highlights.ts';
export { givesHints, type Hint, hintsFor } from './hint.ts';
export { hastyLevels } from './levels.ts';
export { judgementFor, ready } from './minds.ts';
export { Network, rounded } from './network.ts';
export { choose } from './random.ts';
export { bestOption } from './search.ts';
export { Learner, type LearnerState, type Lesson, selfPlay } from './training.ts';

/** Every bot by name. Levels from easy to hard; greedy stays as it is, for comparison; habit is for long series. */
export const bots = { ...levels, greedy, habit, random } as const satisfies { readonly [name: string]: Bot };
export { USUAL_BOT } from './usual.ts';
