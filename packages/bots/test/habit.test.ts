import { diceRace, type Race } from '@indigo/dice-race';
import { type Asking, Match, type Plain, type Ruleset, Run, type Seat, seeded } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { bots } from '../src/index.ts';

/** The race with a habit: the last of the options, and now and then any. */
const race: Ruleset<Race> = {
  ...(diceRace as Ruleset<Race>),
  habit: (_s: Race, _asking: Asking, _seat: Seat, options: readonly Plain[], rng) =>
    rng(4) === 0 ? rng(options.length) : options.length - 1,
};

const start = (game: Ruleset<Race>): Run<Race> =>
  Run.at(game, game.create(2, {}), 2, { rng: seeded(5), keep: true });

describe('a creature of habit', () => {
  it('does what the game calls usual', () => {
    const always: Ruleset<Race> = { ...race, habit: () => 0 };
    const run = start(always);
    const glance = run.glance();
    for (let i = 0; i < 40 && run.pending !== null; i++) {
      const [first] = run.options();
      expect(bots.habit.choose(glance, seeded(i))).toEqual(first);
      run.play(first);
    }
  });

  it('plays a run and a match of one seed alike', () => {
    const rng = seeded(11);
    const run = start(race);
    const glance = run.glance();
    while (run.pending !== null) run.play(bots.habit.choose(glance, rng));
    const again = seeded(11);
    const match = Match.start(race, { seats: 2 }, { rng: seeded(5) });
    while (!match.over) {
      const [seat] = match.open();
      const ids = bots.habit.answer(match.outlook(seat), again);
      expect(match.submit(seat, match.no, ids)).toEqual({ ok: true });
    }
    expect(match.s).toEqual(run.s);
  });
});
