import { type Rng, Run, readOptions, type Seat, seeded, seedOf } from '@indigo/kernel';
import { type GameFacts, pick, type Setting } from '../game.ts';
import { begin, playOn } from '../play.ts';

/** The match is over in time, with winners that sit at the table, and then nobody is asked any more. */
export function checkEnds(setting: Setting, facts: GameFacts): void {
  const bound = facts.bound ?? 200_000;
  const winners = facts.policy === undefined ? playFast(setting, bound) : playWell(setting, facts, bound);
  if (winners === null) throw new Error(`not over after ${bound} answers`);
  for (const seat of winners) {
    if (!(Number.isInteger(seat) && seat >= 0 && seat < setting.seats))
      throw new Error(`seat ${seat} has won`);
  }
}

/** At random, without a record: matches may be long. */
function playFast({ ruleset, seats, options, seed }: Setting, bound: number): readonly Seat[] | null {
  const rng: Rng = seeded(seedOf(seed, 3));
  const run = Run.at(ruleset, ruleset.create(seats, readOptions(ruleset, options)), seats, {
    rng,
    strict: true,
  });
  for (let i = 0; i < bound && run.winners === null; i++) run.play(pick(run.options(), rng));
  if (run.winners !== null && run.pending !== null) throw new Error('somebody is asked although it is over');
  return run.winners;
}

function playWell(setting: Setting, facts: GameFacts, bound: number): readonly Seat[] | null {
  const match = begin(setting);
  playOn(match, bound, seeded(seedOf(setting.seed, 3)), facts.policy);
  if (match.over && match.open().length > 0) throw new Error('somebody is asked although it is over');
  return match.winners;
}
