import type { Rng, Run, State } from '@indigo/kernel';
import type { Bot } from './bot.ts';
import { composed } from './composing.ts';
import { judgementFor } from './minds.ts';
import { random } from './random.ts';
import { wontedOption } from './search.ts';

/**
 * Does what is usual, by what the game knows of it: a level without the search, in one world that fits what its seat knows.
 * Quick enough for series of many thousands. Where a game knows no habit it plays at random.
 */
export const habit: Bot = {
  name: 'habit',
  title: 'Habit',
  about: 'does what is usual, without looking ahead',
  keeps: true,
  ms: 0,
  isBlind: (ruleset) => ruleset.habit === undefined && ruleset.mind === undefined,
  choose: (glance, rng) => {
    const options = glance.options();
    if (options.length === 1) return options[0];
    const world = glance.world(rng);
    return world === null ? random.choose(glance, rng) : options[wonted(world, rng)];
  },
  answer: (outlook, rng) => {
    const world = outlook.world(rng);
    if (world === null) return random.answer(outlook, rng);
    const { shape, options } = outlook.decision;
    if (shape === 'pick') return options[wonted(world, rng)].id;
    return composed(
      outlook,
      () => wonted(world, rng),
      (index) => world.play(world.options()[index]),
    );
  },
};

const wonted = <S extends State>(world: Run<S>, rng: Rng): number =>
  wontedOption(world, judgementFor(world.ruleset), rng);
