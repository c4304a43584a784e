import { diceRace, type Race, WIN_POINTS } from '@indigo/dice-race';
import { type Ruleset, seeded } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { Learner, type Lesson, Network, rounded, selfPlay } from '../src/index.ts';

/** Positions of two seats, each told by two numbers; the seat wins where exactly one of them is 1. */
function lessons(count: number): Lesson[] {
  const rng = seeded(4);
  return Array.from({ length: count }, () => {
    const odd = rng(2);
    const seat = (one: boolean): number[] =>
      (one
        ? [
            [0, 1],
            [1, 0],
          ]
        : [
            [0, 0],
            [1, 1],
          ])[rng(2)];
    const features = Float64Array.from([...seat(odd === 0), ...seat(odd === 1)]);
    return { seats: 2, positions: 1, features, won: odd === 0 ? [1, 0] : [0, 1] };
  });
}

describe('learning', () => {
  it('begins with a coin and learns what no sum of its numbers could tell', () => {
    const learner = Learner.fresh(2, 8, seeded(1));
    const all = lessons(200);
    expect(learner.loss(all)).toBeCloseTo(Math.LN2);
    for (let i = 0; i < 150; i++) learner.learn(all, seeded(i));
    expect(learner.loss(lessons(100))).toBeLessThan(0.1);
  });

  it('goes on from plain data as if it had never stopped', () => {
    const all = lessons(40);
    const one = Learner.fresh(2, 4, seeded(1));
    one.learn(all, seeded(2));
    const other = Learner.from(2, 4, JSON.parse(JSON.stringify(one.state)));
    one.learn(all, seeded(3));
    other.learn(all, seeded(3));
    expect(other.state).toEqual(one.state);
  });

  it('hands on what the end taught to positions before it', () => {
    const learner = Learner.fresh(1, 4, seeded(1));
    // First always the same, later a sign of who wins.
    const match = (won: boolean): Lesson => ({
      seats: 2,
      positions: 2,
      features: Float64Array.from([1, 0, won ? 1 : -1, 0]),
      won: won ? [1, 0] : [0, 1],
    });
    const all = [match(true), match(true), match(true), match(false)];
    for (let i = 0; i < 400; i++) learner.learn(all, seeded(i));
    const layer = new Float64Array(4);
    const at = (x: number): number => learner.network.standing(Float64Array.from([x]), 0, layer, 0);
    expect(at(1)).toBeGreaterThan(at(0));
    expect(at(-1)).toBeLessThan(at(0));
  });

  it('refuses weights that do not fit', () => {
    expect(() => new Network(2, 2, new Float64Array(3))).toThrow('a network of 2 and 2 has 8 weights');
    expect(rounded(Float64Array.from([1.234567, -0.00012345678]))).toEqual([1.235, -0.0001235]);
  });

  it('plays the same match for the same seed', () => {
    const features = {
      count: 2,
      write: (s: Race, seat: number, into: Float64Array, at: number) => {
        into[at] = s.racers[seat].points / WIN_POINTS;
        into[at + 1] = s.active === seat ? 1 : 0;
      },
    };
    const ruleset = diceRace as Ruleset<Race>;
    const play = { ruleset, mind: { features }, seats: 2, options: {}, maxDecisions: 5000 };
    const network = Learner.fresh(2, 4, seeded(1)).network;
    const lesson = selfPlay(play, network, 7);
    expect(selfPlay(play, network, 7)).toEqual(lesson);
    expect(lesson.positions).toBeGreaterThan(5);
    expect(lesson.features).toHaveLength(lesson.positions * 2 * 2);
    expect(lesson.won.toSorted()).toEqual([0, 1]);
    expect(selfPlay(play, network, 8)).not.toEqual(lesson);
    expect(() => selfPlay({ ...play, mind: {} }, network, 7)).toThrow('has no features');
  });
});
