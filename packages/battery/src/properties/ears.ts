import {
  Asking,
  Chance,
  hidesFrom,
  lineMeaning,
  type Plain,
  type Rng,
  type Run,
  type Say,
  type Seat,
  SPECTATOR,
  type State,
  same,
  sees,
} from '@indigo/kernel';
import { lookers, type Point } from '../game.ts';
import { difference } from '../leaves.ts';
import { facesIn } from './copies.ts';

/**
 * Other world, same ears: the truth and a world of a seat are played on side by side, chance the seat sees and
 * answers it could watch kept the same. As long as it is told the same, it must see the same, then and at every pause.
 */
export function checkEars({ match, rng }: Point, requests = 12): void {
  for (const seat of lookers(match, SPECTATOR)) {
    const world = match.world(seat, rng);
    if (world === null) continue;
    playBoth(match.fork(null), world, seat, rng, requests);
  }
}

interface Ear {
  readonly heard: Say[];
  /** The views at lines that deserve a pause. */
  readonly looks: Plain[];
}

function playBoth(truth: Run<State>, world: Run<State>, seat: Seat, rng: Rng, requests: number): void {
  const [here, there] = [truth, world].map((run): Ear => {
    const ear: Ear = { heard: [], looks: [] };
    run.t.rng = null;
    run.t.listener = (to, what, facts) => {
      if (!sees(to, seat)) return;
      const say: Say = [what, ...facts];
      ear.heard.push(say);
      if (lineMeaning(run.ruleset.meanings, say).pause) ear.looks.push(run.ruleset.view(run.s, seat));
    };
    return ear;
  });
  for (let i = 0; i < requests; i++) {
    if (!stepBoth(truth, world, seat, rng)) return;
    if (!same(here.heard, there.heard)) return;
    const glimpsed = difference(here.looks, there.looks);
    if (glimpsed !== null)
      throw new Error(`seat ${seat} was told the same but sees something else at a pause: ${glimpsed}`);
    const wrong = difference(truth.ruleset.view(truth.s, seat), world.ruleset.view(world.s, seat));
    if (wrong !== null) {
      throw new Error(
        `seat ${seat} was told the same but sees something else: ${wrong} (after ${JSON.stringify(here.heard.slice(-6))})`,
      );
    }
    const asked = difference(facesIn(truth, seat), facesIn(world, seat));
    if (asked !== null && facesIn(truth, seat) !== null && facesIn(world, seat) !== null) {
      throw new Error(`seat ${seat} was told the same but is asked something else: ${asked}`);
    }
  }
}

/** One request in both. False: they can no longer be played alike. */
function stepBoth(truth: Run<State>, world: Run<State>, seat: Seat, rng: Rng): boolean {
  const here = truth.pending;
  const there = world.pending;
  if (here instanceof Chance && there instanceof Chance) {
    if (here.why !== there.why) return false;
    const outcome = here.draw(rng);
    const seen = sees(here.seenBy, seat);
    if (seen && !there.possible(outcome)) return false;
    truth.outcome(outcome);
    world.outcome(seen ? outcome : there.draw(rng));
    return true;
  }
  if (!(here instanceof Asking) || !(there instanceof Asking)) return false;
  if (here.question.kind !== there.question.kind || truth.seat !== world.seat) return false;
  const hidden = hidesFrom(here.question, truth.seat, seat);
  if (here.parts === null) {
    const options = truth.options();
    const others = world.options();
    const value = options[rng(options.length)];
    if (!hidden && !others.some((other) => same(other, value))) return false;
    truth.play(value);
    world.play(hidden ? others[rng(others.length)] : value);
    return true;
  }
  return composeBoth(truth, world, hidden, rng);
}

/** A list of the same length in both; the same list unless it is hidden from the seat. */
function composeBoth(truth: Run<State>, world: Run<State>, hidden: boolean, rng: Rng): boolean {
  const asker = truth.pending;
  const { seat } = truth;
  while (truth.pending === asker && truth.seat === seat && asker !== null) {
    const options = truth.options();
    const others = world.options();
    const value = options[rng(options.length)];
    const fitting = hidden
      ? others.filter((other) => (other === null) === (value === null))
      : others.filter((other) => same(other, value));
    if (fitting.length === 0) return false;
    const there = world.pending;
    truth.play(value);
    world.play(fitting[rng(fitting.length)]);
    if ((truth.pending === asker) !== (world.pending === there) || truth.seat !== world.seat) return false;
  }
  return true;
}
