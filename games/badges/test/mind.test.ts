import { bots, ready } from '@indigo/bots';
import { ALL, type Asking, Match, type Plain, Run, readOptions, seeded, seedOf, sees } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../src/data/cards.ts';
import { badges } from '../src/index.ts';
import { mind } from '../src/mind.ts';
import { WALKED } from '../src/state.ts';
import { cardOf } from '../src/team.ts';
import { bestOffer } from '../src/trading.ts';
import { turnWith } from './table.ts';

const start = (seed: number, seats = 2, hear: (what: string, facts: readonly Plain[]) => void = () => {}) =>
  Run.at(badges, badges.create(seats, readOptions(badges)), seats, { rng: seeded(seed), keep: true }, (t) => {
    t.listener = (_, what, facts) => hear(what, facts);
  });

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
    // Who has moved may leave it at that.
    run.s.moved = WALKED;
    const then = mind.sensible?.(run.s, run.pending as Asking, 0, options) ?? [];
    expect(then.map((index) => options[index].do)).toContain('end');
    expect(options.map((option) => option.do)).toContain('compete');
    expect(left).not.toContain('compete');
    expect(left).not.toContain('end');
    const walks = (list: readonly string[]): number => list.filter((what) => what === 'go').length;
    expect(walks(left)).toBeGreaterThan(0);
    expect(walks(left)).toBeLessThan(walks(options.map((option) => option.do)));
  });

  it('offers only what the other has not seen for what it has seen itself, the same in every world it might live in', () => {
    const rng = seeded(22);
    let offers = 0;
    for (let i = 0; i < 3; i++) {
      const run = start(seedOf(21, i), 4);
      for (let n = 0; n < 600 && run.pending !== null; n++) {
        const { s, seat } = run;
        for (let other = 0; other < 4 && s.active === seat; other++) {
          const offer = other === seat ? null : bestOffer(s, seat, other);
          if (offer === null) continue;
          offers++;
          const given = cardOf(s.cards, s.trainers[seat], offer.give);
          expect(sees(s.cards.seen[given], other)).toBe(false);
          expect(sees(s.cards.seen[cardOf(s.cards, s.trainers[other], offer.want)], seat)).toBe(true);
          const world = run.someWorld(seat, rng);
          if (world !== null) expect(bestOffer(world.s, seat, other)).toEqual(offer);
          // Whoever has refused it has seen it.
          const seen = s.cards.seen[given];
          s.cards.seen[given] = ALL;
          expect(bestOffer(s, seat, other)?.give).not.toBe(offer.give);
          s.cards.seen[given] = seen;
        }
        habitually(run, rng);
      }
    }
    expect(offers).toBeGreaterThan(5);
  });

  it('commits no follies: no turn goes by idle, no Legendary goes for less, offers are few and mostly taken', {
    timeout: 0,
  }, async () => {
    await ready(badges);
    const bot = bots.trainer;
    const matches = Number(process.env.INDIGO_FOLLIES ?? 3);
    const count = { turns: 0, idle: 0, offered: 0, again: 0, traded: 0, unequal: 0 };
    for (let i = 0; i < matches; i++) {
      const heard: string[] = [];
      const offers = new Set<string>();
      const hear = (what: string, facts: readonly Plain[]): void => {
        if (what === 'turn') {
          count.turns++;
          // Nothing was told of the turn before but its roll.
          if (heard.at(-1) === 'rolled') count.idle++;
        } else if (what === 'offered') {
          count.offered++;
          const offer = JSON.stringify(facts.slice(0, 3));
          if (offers.has(offer)) count.again++;
          offers.add(offer);
        } else if (what === 'traded') {
          count.traded++;
          const [given, got] = facts.slice(2, 4).map((kind) => CARDS[kind as number]);
          if (given.legendary !== got.legendary) count.unequal++;
        }
        heard.push(what);
      };
      const run = start(seedOf(31, i), 4, hear);
      const rng = seeded(seedOf(32, i));
      while (run.pending !== null) run.play(bot.choose(run.glance(), rng));
    }
    if (matches > 3) console.log(count);
    expect(count).toMatchObject({ idle: 0, again: 0, unequal: 0 });
    expect(count.offered).toBeGreaterThan(0);
    expect(count.traded).toBeGreaterThanOrEqual(count.offered / 2);
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
