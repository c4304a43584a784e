import {
  type AnyRuleset,
  Match,
  type Rules,
  type State,
  type Step,
  seeded,
  seedOf,
  type Table,
} from '@indigo/kernel';
import type { Point } from '../game.ts';
import { make, randomMove } from '../play.ts';
import { sameMatch } from './record.ts';

/** Makes the n-th call of a rule on its table fail. */
class Fuse {
  left = Number.POSITIVE_INFINITY;

  burn(): void {
    if (--this.left === 0) throw new Error('bang');
  }
}

/** The same rules on a table that fails when its fuse has burnt down. */
function failing(ruleset: AnyRuleset, fuse: Fuse): AnyRuleset {
  const steps = Object.entries(ruleset.steps).map(([name, procedure]) => {
    const broken = (t: Table<State>, step: Step): Rules => procedure(brittle(t, fuse), step);
    return [name, broken] as const;
  });
  return { ...ruleset, steps: Object.fromEntries(steps) };
}

function brittle(t: Table<State>, fuse: Fuse): Table<State> {
  return new Proxy(t, {
    get(target, key) {
      const value = Reflect.get(target, key, target);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        fuse.burn();
        return value.apply(target, given);
      };
    },
    set: (target, key, value) => Reflect.set(target, key, value, target),
  });
}

/** A rule that throws, whatever it has changed by then: the match stands where it stood and can go on. */
export function checkThrows({ match, setting, rng }: Point): number {
  const fuse = new Fuse();
  // Some come back by a copy, some by playing everything anew.
  const how = { rng: seeded(seedOf(setting.seed, 4)), strict: true, copies: setting.seed % 2 === 0 };
  const broken = Match.load(failing(setting.ruleset, fuse), match.record, how);
  let thrown = 0;
  for (let i = 0; i < 6 && !broken.over; i++) {
    const { record } = broken;
    const move = randomMove(broken, rng);
    fuse.left = 1 + rng(6);
    const result = broken.submit(move.seat, move.no, move.ids);
    fuse.left = Number.POSITIVE_INFINITY;
    if ('ok' in result) continue;
    if (result.refused !== 'broken') throw new Error(`${JSON.stringify(move)}: ${result.reason}`);
    thrown++;
    sameMatch(Match.load(setting.ruleset, record, how), broken, 'the match after a throw');
    make(broken, move);
  }
  return thrown;
}
