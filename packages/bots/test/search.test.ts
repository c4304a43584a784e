import { diceRace, type Race, WIN_POINTS } from '@indigo/dice-race';
import { Match, type Mind, type Ruleset, Run, type State, seeded } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { type Bot, bots, ready } from '../src/index.ts';
import { judgementOf } from '../src/minds.ts';
import { bestOption } from '../src/search.ts';
import { searching } from '../src/searching.ts';

/** The race with a word on how a position looks: who has more points is nearer to winning. */
const evaluate = (s: Race, seat: number): number => 0.5 + s.racers[seat].points / (2 * WIN_POINTS);
const race: Ruleset<Race> = { ...(diceRace as Ruleset<Race>), evaluate };

const start = (seed: number, game = race): Run<Race> =>
  Run.at(game, game.create(2, {}), 2, { rng: seeded(seed), keep: true });

const manner = { name: 'x', title: 'X', about: '', ms: 4, slips: 0 };
const withMind = (mind: Mind<Race>, slips = 0) => {
  const judgement = judgementOf(race, mind);
  return searching(
    { ...manner, slips },
    <S extends State>() => judgement as never as ReturnType<typeof judgementOf<S>>,
  );
};

describe('a bot that searches', () => {
  it('beats one that does not', () => {
    let wins = 0;
    for (let i = 0; i < 10; i++) {
      const run = start(i);
      const rng = seeded(100 + i);
      const glance = run.glance();
      while (run.pending !== null) {
        run.play((run.seat === i % 2 ? bots.trainer : bots.random).choose(glance, rng));
      }
      if (run.winners?.includes(i % 2)) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(8);
  });

  it('plays a run and a match of one seed alike', () => {
    const rng = seeded(11);
    const run = start(5);
    const glance = run.glance();
    while (run.pending !== null) run.play(bots.youngster.choose(glance, rng));
    const again = seeded(11);
    const match = Match.start(race, { seats: 2 }, { rng: seeded(5) });
    while (!match.over) {
      const [seat] = match.open();
      const ids = bots.youngster.answer(match.outlook(seat), again);
      expect(match.submit(seat, match.no, ids)).toEqual({ ok: true });
    }
    expect(match.s).toEqual(run.s);
  });

  it('chooses the same whatever it cannot know', () => {
    const run = start(8);
    const rng = seeded(9);
    const glance = run.glance();
    let compared = 0;
    for (let i = 0; i < 80 && run.pending !== null; i++) {
      const { seat } = run;
      const other = run.someWorld(seat, seeded(i), true) as Run<Race>;
      expect(bots.ace.choose(other.glance(), seeded(i))).toEqual(bots.ace.choose(run.glance(), seeded(i)));
      if (JSON.stringify(other.s.cards) !== JSON.stringify(run.s.cards)) compared++;
      run.play(bots.random.choose(glance, rng));
    }
    expect(compared).toBeGreaterThan(10);
  });

  it('thinks about nothing that is not sensible, not even when it slips', () => {
    for (const slips of [0, 100]) {
      const last = withMind({ sensible: (_s, _asking, _seat, options) => [options.length - 1] }, slips);
      const run = start(3);
      for (let i = 0; i < 30 && run.pending !== null; i++) {
        const options = run.options();
        const chosen = last.choose(run.glance(), seeded(i));
        expect(chosen).toBe(options[options.length - 1]);
        run.play(chosen);
      }
    }
  });

  it('leaves nothing to chance where a world is hard to find', () => {
    const run = start(3);
    while (run.options().length < 3) run.play(bots.random.choose(run.glance(), seeded(1)));
    const last = withMind({ sensible: (_s, _asking, _seat, options) => [options.length - 1] });
    for (let i = 0; i < 20; i++) {
      const glance = run.glance();
      const world = glance.world.bind(glance);
      let misses = 5;
      const rare: typeof world = (...args) => (misses-- > 0 ? null : world(...args));
      expect(last.choose(Object.assign(glance, { world: rare }), seeded(i))).toEqual(run.options().at(-1));
    }
  });

  it('slips where it is its manner', () => {
    const run = start(3);
    const rng = seeded(1);
    const choices = (slips: number, mind: Mind<Race> = {}): number => {
      const bot = withMind(mind, slips);
      return new Set(Array.from({ length: 20 }, (_, i) => bot.choose(run.glance(), seeded(i)))).size;
    };
    // To where it is plain what is best.
    while (run.options().length < 3 || choices(0) > 1) run.play(bots.random.choose(run.glance(), rng));
    expect(choices(100)).toBeGreaterThan(1);
    // As often as the game says, if it says so.
    expect(choices(0, { slips: { [manner.name]: 100 } })).toBeGreaterThan(1);
    expect(choices(100, { slips: { [manner.name]: 0 } })).toBe(1);
  });

  it('overlooks options where it may look at few', () => {
    const run = start(3);
    while (run.options().length < 6) run.play(bots.random.choose(run.glance(), seeded(1)));
    const looks = (futures: number, few?: number): number => {
      let count = 0;
      const judgement = judgementOf(race, {
        chances: (s) => {
          count++;
          return s.racers.map(() => 0.5);
        },
      });
      bestOption(
        () => run.world(run.seat, seeded(1), true),
        run.seat,
        judgement,
        { futures, turns: 1, ...(few === undefined ? {} : { options: few }) },
        seeded(1),
      );
      return count;
    };
    expect(looks(2, 2)).toBe(2);
    expect(looks(8, 4)).toBeLessThanOrEqual(8);
    expect(looks(2)).toBeGreaterThan(8);
    expect(looks(100)).toBeGreaterThan(50);
    expect(looks(100)).toBeLessThanOrEqual(100);
  });

  it('stops when somebody has waited long enough', () => {
    const run = start(3);
    while (run.options().length < 3) run.play(run.options()[0]);
    const count = (hurry?: () => boolean): number => {
      let worlds = 0;
      const world = () => {
        worlds++;
        return run.world(run.seat, seeded(worlds), true);
      };
      const effort = { futures: 300, turns: 1, ...(hurry === undefined ? {} : { hurry }) };
      expect(bestOption(world, run.seat, judgementOf(race, {}), effort, seeded(1))).not.toBeNull();
      return worlds;
    };
    expect(count(() => true)).toBe(1);
    expect(count()).toBeGreaterThan(20);
  });

  it('takes what is learned and what is written half and half', async () => {
    const features = {
      count: 1,
      write: (s: Race, seat: number, into: Float64Array, at: number) => {
        into[at] = s.racers[seat].points / WIN_POINTS;
      },
    };
    const learned = { game: 'dice-race', version: 2, features: 1, hidden: 1, matches: 0, weights: [1, 0, 1] };
    const written = { chances: () => [0.25, 0.75] };
    const s = start(1).s;
    s.racers[0].points = 10;
    const both = judgementOf(race, { ...written, features, learned }).chances?.(s, 2) ?? [];
    const alone = 1 / (1 + Math.exp(-Math.tanh(0.5)));
    expect(both[0]).toBeCloseTo((0.25 + alone) / 2);
    expect(both[0] + both[1]).toBeCloseTo(1);
  });

  it('asks for what it must know before it thinks', async () => {
    const minded: Ruleset<Race> = { ...race, mind: async () => ({}) };
    const run = start(2, minded);
    expect(() => bots.ace.choose(run.glance(), seeded(1))).toThrow('call ready before a bot thinks');
    await ready(minded);
    expect(run.options()).toContain(bots.ace.choose(run.glance(), seeded(1)));
  });

  it('is blind where a game says nothing', () => {
    const blind = diceRace as Ruleset<Race>;
    const blindIn = (ruleset: Ruleset<Race>): string[] =>
      Object.values<Bot>(bots).flatMap(({ name, isBlind }) => (isBlind?.(ruleset) ? [name] : []));
    expect(blindIn(blind)).toEqual([...Object.keys(bots).filter((name) => name !== 'random')]);
    expect(blindIn(race)).toEqual(['habit']);
    expect(blindIn({ ...blind, mind: async () => ({}) })).toEqual(['greedy']);
    const run = start(4, blind);
    expect(bots.champion.choose(run.glance(), seeded(6))).toEqual(
      bots.random.choose(run.glance(), seeded(6)),
    );
  });
});
