import { bots, ready } from '@indigo/bots';
import { type Asking, Match, Run, readOptions, seeded, seedOf } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { badges } from '../src/index.ts';
import { mind } from '../src/mind.ts';
import { turnWith } from './table.ts';

const start = (seed: number, seats = 2) =>
  Run.at(badges, badges.create(seats, readOptions(badges)), seats, { rng: seeded(seed), keep: true });

const habitually = (run: ReturnType<typeof start>, rng: ReturnType<typeof seeded>): void => {
  const options = run.options();
  run.play(options[mind.habit?.(run.s, run.pending as Asking, run.seat, options, rng) as number]);
};

describe('The mind', () => {
  it('was learned by these very rules', () => {
    expect(mind.learned).toMatchObject({
      game: badges.id,
      version: badges.version,
      features: mind.features?.count,
    });
    const { features = 0, hidden = 0, weights = [] } = mind.learned ?? {};
    expect(weights).toHaveLength(hidden * (features + 2));
  });

  it('has a habit that brings every match to an end', () => {
    for (let i = 0; i < 20; i++) {
      const run = start(seedOf(1, i), 2 + (i % 3));
      const rng = seeded(i);
      for (let n = 0; n < 3000 && run.pending !== null; n++) habitually(run, rng);
      expect(run.winners, `match ${i}`).not.toBeNull();
    }
  });

  it('gives chances that add up, and numbers of a common size', () => {
    const run = start(5, 3);
    const rng = seeded(6);
    const count = mind.features?.count ?? 0;
    const numbers = new Float64Array(count);
    while (run.pending !== null) {
      const chances = mind.chances?.(run.s) ?? [];
      expect(chances).toHaveLength(3);
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
      mind.features?.write(run.s, run.seat, numbers, 0);
      for (const number of numbers) expect(Math.abs(number)).toBeLessThanOrEqual(2);
      habitually(run, rng);
    }
  });

  it('keeps follies out: no Contest without what it takes, no walk to nowhere', () => {
    const t = turnWith(4, { seats: [{ at: '2-15', party: ['Vulpix', 'Growlithe', 'Ponyta'] }, {}] });
    const run = t.match.fork(seeded(1), true);
    const options = run.options() as readonly { do: string }[];
    const kept = mind.sensible?.(run.s, run.pending as Asking, 0, options) ?? [];
    const left = kept.map((index) => options[index].do);
    expect(options.map((option) => option.do)).toContain('compete');
    expect(left).not.toContain('compete');
    expect(left).toContain('end');
    const walks = (list: readonly string[]): number => list.filter((what) => what === 'go').length;
    expect(walks(left)).toBeGreaterThan(0);
    expect(walks(left)).toBeLessThan(walks(options.map((option) => option.do)));
  });

  it('lets a level play a run and a match alike, with answers put together from parts', async () => {
    await ready(badges);
    const bot = bots.youngster;
    const run = start(7);
    const rng = seeded(8);
    const match = Match.start(badges, { seats: 2 }, { rng: seeded(7) });
    const again = seeded(8);
    let composed = 0;
    while (run.pending !== null) {
      const asking = run.pending as Asking;
      do run.play(bot.choose(run.glance(), rng));
      while (run.pending === asking);
      if (asking.parts !== null) composed++;
      const [seat] = match.open();
      expect(match.submit(seat, match.no, bot.answer(match.outlook(seat), again))).toEqual({ ok: true });
      expect(match.turn).toBe(badges.turn(run.s));
    }
    expect(match.s).toEqual(run.s);
    expect(composed).toBeGreaterThan(0);
  });

  it('lets no level choose by what it cannot know', async () => {
    await ready(badges);
    const run = start(9, 3);
    const rng = seeded(10);
    let compared = 0;
    for (let i = 0; i < 150 && run.pending !== null; i++) {
      const other = run.someWorld(run.seat, seeded(i), true);
      if (other !== null && JSON.stringify(other.s.cards.kind) !== JSON.stringify(run.s.cards.kind)) {
        compared++;
        for (const bot of [bots.youngster, bots.trainer]) {
          expect(bot.choose(other.glance(), seeded(i))).toEqual(bot.choose(run.glance(), seeded(i)));
        }
      }
      habitually(run, rng);
    }
    expect(compared).toBeGreaterThan(20);
  });
});
