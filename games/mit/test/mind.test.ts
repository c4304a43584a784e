import { bots, ready } from '@indigo/bots';
import { type Asking, Run, readOptions, seeded, seedOf } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { PATIENCE } from '../src/evaluate.ts';
import { mit } from '../src/index.ts';
import { mind } from '../src/mind.ts';
import { oddsOf, strength } from '../src/odds.ts';

/** Who has less of a chance does not challenge a Leader. */
const HOPELESS = 0.1;

const start = (seed: number, seats: number, keep = false) =>
  Run.at(mit, mit.create(seats, readOptions(mit)), seats, { rng: seeded(seed), keep });

describe('The mind', () => {
  it('was learned by these very rules', () => {
    expect(mind.learned).toMatchObject({
      game: mit.id,
      version: mit.version,
      features: mind.features?.count,
    });
    const { features = 0, hidden = 0, weights = [] } = mind.learned ?? {};
    expect(weights).toHaveLength(hidden * (features + 2));
  });

  it('switches only to somebody far better: Leaders and players alike attack', { timeout: 0 }, async () => {
    await ready(mit);
    const matches = Number(process.env.INDIGO_FOLLIES ?? 1);
    const count = { leaders: 0, leadersSwitch: 0, players: 0, playersSwitch: 0 };
    for (let i = 0; i < matches; i++) {
      const run = start(seedOf(11, i), 2, true);
      const rng = seeded(seedOf(12, i));
      while (run.pending !== null) {
        const { kind } = (run.pending as Asking).question;
        const choice = bots.trainer.choose(run.glance(), rng);
        const switches = (choice as { do?: string } | null)?.do === 'switch';
        if (kind === 'act-leader') {
          count.leaders++;
          if (switches) count.leadersSwitch++;
        } else if (kind === 'act') {
          count.players++;
          if (switches) count.playersSwitch++;
        }
        run.play(choice);
      }
    }
    if (matches > 1) console.log(count);
    // It was one turn in four.
    expect(count.leadersSwitch / count.leaders).toBeLessThan(0.06);
    expect(count.playersSwitch / count.players).toBeLessThan(0.06);
  });

  it('commits no follies: no hopeless challenge, no turn for nothing', { timeout: 0 }, async () => {
    await ready(mit);
    const matches = Number(process.env.INDIGO_FOLLIES ?? 1);
    const count = { turns: 0, challenges: 0, hopeless: 0, stayed: 0, paced: 0 };
    for (let i = 0; i < matches; i++) {
      const run = start(seedOf(11, i), 2, true);
      const rng = seeded(seedOf(12, i));
      /** By seat: where its last walks ended, those since anything else happened. */
      const walks: number[][] = [[], []];
      run.t.listener = (_to, what, facts) => {
        const [seat, where] = facts as readonly number[];
        if (what === 'turn') count.turns++;
        else if (what === 'stayed') count.stayed++;
        else if (what === 'moved') {
          if (walks[seat].at(-2) === where) count.paced++;
          walks[seat].push(where);
        }
        // Whoever has fought or caught something walked there for that.
        if (run.s.battle !== null) walks[run.s.active].length = 0;
      };
      while (run.pending !== null) {
        const { kind, about } = (run.pending as Asking).question;
        const { s, seat } = run;
        const choice = bots.trainer.choose(run.glance(), rng);
        if (kind === 'gym' && choice === 'fight') {
          count.challenges++;
          const odds = oddsOf(strength(s.trainers[seat].team, about?.[0] as number));
          if (odds < HOPELESS && s.turn <= PATIENCE) count.hopeless++;
        }
        run.play(choice);
      }
    }
    if (matches > 1) console.log(count);
    expect(count.challenges).toBeGreaterThan(0);
    expect(count).toMatchObject({ hopeless: 0, stayed: 0 });
    // Whoever stands before a Leader has to step off and on again.
    expect(count.paced / count.turns).toBeLessThan(0.06);
  });

  it('gives chances that add up, and numbers of a common size', () => {
    const run = start(seedOf(1, 1), 3);
    const rng = seeded(6);
    const numbers = new Float64Array(mind.features?.count ?? 0);
    for (let i = 0; i < 2000 && run.pending !== null; i++) {
      const chances = mind.chances?.(run.s) ?? [];
      expect(chances).toHaveLength(3);
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
      mind.features?.write(run.s, run.seat, numbers, 0);
      for (const number of numbers) expect(Math.abs(number)).toBeLessThanOrEqual(2);
      const options = run.options();
      run.play(options[mit.habit?.(run.s, run.pending as Asking, run.seat, options, rng) as number]);
    }
  });
});
