import { bots, ready } from '@indigo/bots';
import { type Asking, DONE, Match, type Plain, Run, readOptions, seeded, seedOf } from '@indigo/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { bestDeal, gainsOf } from '../src/deal.ts';
import { battleChance, bonuses, hope, prowess, rivalChance, strongest } from '../src/hope.ts';
import { classic } from '../src/index.ts';
import { mind } from '../src/mind.ts';
import { REROLL } from '../src/questions.ts';
import type { Classic } from '../src/state.ts';
import type { SumPart } from '../src/sums.ts';
import { dexOf, table } from './table.ts';

const start = (seed: number, seats = 2) =>
  Run.at(classic, classic.create(seats, readOptions(classic)), seats, { rng: seeded(seed), keep: true });

const habitually = (run: Run<Classic>, rng: ReturnType<typeof seeded>): void => {
  const options = run.options();
  run.play(options[mind.habit?.(run.s, run.pending as Asking, run.seat, options, rng) as number]);
};

/** In how many matches follies are looked for: INDIGO_FOLLIES asks for more. */
const MATCHES = Number(process.env.INDIGO_FOLLIES ?? 5);

/** What nobody sensible does, as the rules tell of it. */
function folliesOf(run: Run<Classic>): {
  readonly counts: Record<string, number>;
  readonly finals: () => number;
} {
  const counts = { weakSent: 0, cardsKept: 0, hopeless: 0, offers: 0, dares: 0 };
  let finals = 0;
  run.t.listener = (_to, what, facts) => {
    const { s } = run;
    const me = s.trainers[s.active];
    if (what === 'sent-out' && s.battle?.final) {
      finals++;
      if (prowess(me, facts[1] as number) < strongest(me)) counts.weakSent++;
    }
    if (what === 'lost-final') {
      const used = (facts[3] as unknown as readonly SumPart[]).filter(([part]) => part === 'card');
      const unused = bonuses(s, { ...me, aside: [] }, 2 - used.length);
      const strength = prowess(me, facts[1] as number) + bonuses(s, me);
      const { rival = 0 } = s.battle ?? {};
      if (unused > 0 && rivalChance(s.rivals.kind[rival], strength) > 0) counts.cardsKept++;
    }
    if (what === 'entered-plateau' && hope(s, me) < 0.1) counts.hopeless++;
    if (what === 'offered') counts.offers++;
    if (what === 'challenged' && s.event < 0) {
      const [mine, theirs] = (facts as readonly number[]).map((seat) => strongest(s.trainers[seat]));
      if (battleChance(mine - theirs) < 0.25) counts.dares++;
    }
  };
  return { counts, finals: () => finals };
}

describe('The mind', () => {
  beforeAll(() => ready(classic));

  it('was learned by these very rules', () => {
    expect(mind.learned).toMatchObject({
      game: classic.id,
      version: classic.version,
      features: mind.features?.count,
    });
    const { features = 0, hidden = 0, weights = [] } = mind.learned ?? {};
    expect(weights).toHaveLength(hidden * (features + 2));
  });

  it('has a habit that brings every match to an end', () => {
    for (let i = 0; i < 20; i++) {
      const run = start(seedOf(1, i), 2 + (i % 4));
      const rng = seeded(i);
      for (let n = 0; n < 6000 && run.pending !== null; n++) habitually(run, rng);
      expect(run.winners, `match ${i}`).not.toBeNull();
    }
  });

  it('gives chances that add up, and numbers of a common size', () => {
    const run = start(5, 3);
    const rng = seeded(6);
    const numbers = new Float64Array(mind.features?.count ?? 0);
    while (run.pending !== null) {
      const chances = mind.chances?.(run.s) ?? [];
      expect(chances).toHaveLength(3);
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
      mind.features?.write(run.s, run.seat, numbers, 0);
      expect(Math.max(...numbers.map(Math.abs))).toBeLessThanOrEqual(2);
      habitually(run, rng);
    }
  });

  it('commits none of the follies', () => {
    let finals = 0;
    for (let i = 0; i < MATCHES; i++) {
      const run = start(seedOf(2, i));
      const rng = seeded(seedOf(3, i));
      const glance = run.glance();
      const follies = folliesOf(run);
      for (let n = 0; n < 6000 && run.pending !== null; n++) run.play(bots.trainer.choose(glance, rng));
      expect(follies.counts, `match ${i}`).toEqual({
        weakSent: 0,
        cardsKept: 0,
        hopeless: 0,
        offers: 0,
        dares: 0,
      });
      finals += follies.finals();
    }
    expect(finals).toBeGreaterThanOrEqual(MATCHES);
  }, 600_000);

  // Who slips takes longer; 60 turns is what the best may take.
  it('wins in a few dozen turns where it does not slip', () => {
    const turns = [0, 1, 2].map((i) => {
      const run = start(seedOf(4, i));
      const rng = seeded(seedOf(5, i));
      const glance = run.glance();
      while (run.pending !== null) run.play(bots.champion.choose(glance, rng));
      return run.s.turn / 2;
    });
    expect(turns.sort((a, b) => a - b)[1]).toBeLessThanOrEqual(60);
  }, 600_000);

  it('chooses the same whatever is hidden from its seat', () => {
    const numbers = new Float64Array(mind.features?.count ?? 0);
    const others = new Float64Array(mind.features?.count ?? 0);
    const run = start(8, 3);
    const rng = seeded(9);
    let tried = 0;
    for (let n = 0; n < 400 && run.pending !== null; n++) {
      const { seat } = run;
      const world = n % 4 === 0 ? run.world(seat, seeded(n), true) : null;
      if (world !== null) {
        tried++;
        const choice = bots.trainer.choose(run.glance(), seeded(n));
        expect(bots.trainer.choose(world.glance(), seeded(n))).toEqual(choice);
        mind.features?.write(run.s, seat, numbers, 0);
        mind.features?.write(world.s, seat, others, 0);
        expect(others).toEqual(numbers);
      }
      habitually(run, rng);
    }
    expect(tried).toBeGreaterThan(50);
  });

  it('takes Attack Bonus cards into a Final Battle, and stays away without hope', () => {
    const kept = (hand: Parameters<typeof table>[0]['trainers'][number]['hand'], team: readonly string[]) => {
      const t = table({ trainers: [{ at: 'cinnabar', team, ...(hand === undefined ? {} : { hand }) }, {}] });
      const run = t.match.fork(seeded(1), true);
      const options = run.options() as readonly { readonly do: string }[];
      const left = mind.sensible?.(run.s, run.pending as Asking, 0, options as readonly Plain[]) ?? [];
      return left.map((index) => options[index].do);
    };
    const weak = ['Bulbasaur', 'Ninetales', 'Nidoqueen', 'Vileplume'];
    expect(kept(['great-ball'], weak)).toEqual(['roll']);
    expect(kept(['attack-bonus-5', 'attack-bonus-4'], [...weak, 'Charizard'])).toEqual(['enter', 'roll']);
  });

  it('rolls a way again where it is its own, or where another would come to an ENTER space', () => {
    const { s } = table({ trainers: [{ at: 'i01', hand: ['fly'] }, {}] }).match;
    const again = (seat: number, pips: number) =>
      mind.sensible?.(s, { question: REROLL('move', [pips], 0, -1) } as Asking, seat, [DONE, 0]);
    expect(again(0, 3)).toEqual([0, 1]);
    expect(again(0, 4)).toEqual([0]);
    expect(again(1, 3)).toEqual([0]);
    expect(again(1, 4)).toEqual([0, 1]);
  });

  it('trades to the good of both, and only where there is a third to lose by it', () => {
    const trainers = [
      { team: ['Bulbasaur', 'Arcanine', 'Ponyta'], hand: ['fly'] as const },
      { team: ['Charmander', 'Rapidash', 'Growlithe'] },
      { team: ['Squirtle', 'Tauros'] },
    ];
    const { s } = table({ trainers }).match;
    // Either way both then own a whole group.
    const { give = 0, want = 0 } = bestDeal(s, 0, 1) ?? {};
    expect(give * want).toBeGreaterThan(0);
    for (const gain of gainsOf(s, 0, 1, [{ give }, { want }])) expect(gain).toBeGreaterThan(0);
    expect(bestDeal(table({ trainers: trainers.slice(0, 2) }).match.s, 0, 1)).toBeNull();
    const [mine, theirs] = gainsOf(s, 0, 1, [{ give: dexOf('Ponyta') }, { want: dexOf('Rapidash') }]);
    expect(mine).toBeGreaterThan(0);
    expect(theirs).toBeLessThan(0);
  });

  it('lets a level play a run and a match alike, with answers put together from parts', () => {
    const bot = bots.youngster;
    const run = start(7);
    const rng = seeded(8);
    const match = Match.start(classic, { seats: 2 }, { rng: seeded(7) });
    const again = seeded(8);
    let composed = 0;
    while (run.pending !== null) {
      if ((run.pending as Asking).parts !== null) composed++;
      run.play(bot.choose(run.glance(), rng));
    }
    while (!match.over) {
      const [seat] = match.open();
      expect(match.submit(seat, match.no, bot.answer(match.outlook(seat), again))).toEqual({ ok: true });
    }
    expect(match.s).toEqual(run.s);
    expect(composed).toBeGreaterThan(0);
  });
});
