import type { Bot } from '@indigo/bots';
import { type Plain, type Run, type State, same, seeded } from '@indigo/kernel';
import type { Point } from '../game.ts';

/**
 * Other world, same choice: a bot that is asked in the truth and in a world of its seat, with the same chance of its own,
 * answers the same. What the seat cannot know differs between the two, so a choice that changes was made by it.
 */
export function checkChoices({ match, rng }: Point, bots: readonly Bot[]): void {
  if (match.over) return;
  const truth = match.fork(null, true);
  const { seat } = truth;
  const world = truth.someWorld(seat, rng, true);
  if (world === null) return;
  const seed = rng(2 ** 31);
  for (const bot of bots) {
    const here = answerOf(bot, truth, seed);
    const there = answerOf(bot, world, seed);
    if (!same(here, there)) {
      const told = [here, there].map((answer) => JSON.stringify(answer)).join(' or ');
      throw new Error(`${bot.name} in seat ${seat} chooses by what it cannot know: ${told}`);
    }
  }
}

/** All parts of it, one after the other. */
function answerOf(bot: Bot, run: Run<State>, seed: number): readonly Plain[] {
  const rng = seeded(seed);
  const copy = run.fork(null, true);
  const { pending, seat } = copy;
  const answer: Plain[] = [];
  do {
    const part = bot.choose(copy.glance(), rng);
    answer.push(part);
    copy.play(part);
  } while (copy.pending === pending && copy.seat === seat);
  return answer;
}
