import { bots, ready } from '@indigo/bots';
import { type Asking, type OptionValues, Run, readOptions, seeded, seedOf } from '@indigo/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { SYMBOLS } from '../src/cards.ts';
import { ATTACKS } from '../src/data/attacks.ts';
import { type Master, master } from '../src/index.ts';
import type { FieldAnswer } from '../src/league/answers.ts';
import { conditionOf } from '../src/league/conditions.ts';
import { reaction } from '../src/league/context.ts';
import { DISTANCE, NEIGHBOURS } from '../src/league/field.ts';
import { newMatch } from '../src/league/prepare.ts';
import { fighterOf } from '../src/league/roster.ts';
import { bestGain, leadsToFoe } from '../src/mind/strikes.ts';
import { mind } from '../src/mind.ts';
import { odds } from '../src/outlook.ts';
import { isFit, maxHearts } from '../src/team.ts';
import { leagueOnly } from './league-only.ts';
import { table } from './table.ts';

const start = (seed: number, seats = 2, options: OptionValues = {}, ruleset = master) =>
  Run.at(ruleset, ruleset.create(seats, { ...readOptions(master), ...options }), seats, {
    rng: seeded(seed),
    keep: true,
  });
type Game = ReturnType<typeof start>;

const count = mind.features?.count ?? 0;
const wont = (run: Game, rng: ReturnType<typeof seeded>): number =>
  mind.habit?.(run.s, run.pending as Asking, run.seat, run.options(), rng) as number;
const kept = (run: Game): readonly number[] =>
  mind.sensible?.(run.s, run.pending as Asking, run.seat, run.options()) ?? [];

beforeAll(() => ready(master));

describe('The mind', () => {
  it('has a habit that brings every match to an end, before the guard on rounds', () => {
    for (let i = 0; i < 12; i++) {
      const seats = 2 + (i % 3);
      const run = start(seedOf(1, i), seats);
      const rng = seeded(i);
      for (let n = 0; n < 6000 && run.pending !== null; n++) run.play(run.options()[wont(run, rng)]);
      expect(run.winners, `match ${i}`).not.toBeNull();
      expect(run.s.turn, `match ${i}`).toBeLessThan(run.s.options.maxRounds * seats);
    }
  }, 120_000);

  it('beats chance every time with its habit alone', () => {
    let won = 0;
    for (let i = 0; i < 6; i++) {
      const run = start(seedOf(2, i));
      const rng = seeded(i);
      const me = i % 2;
      for (let n = 0; n < 6000 && run.pending !== null; n++) {
        const options = run.options();
        run.play(options[run.seat === me ? wont(run, rng) : rng(options.length)]);
      }
      if (run.winners?.includes(me)) won++;
    }
    expect(won).toBe(6);
  }, 120_000);

  it.each<[string, OptionValues]>([
    ['with every expansion', { abilities: true, flips: true, initiative: true, draft: true }],
    ['in the simplified game', { simplified: true, wildDamage: 'right' }],
  ])(
    'finds something to do %s, gives chances that add up and numbers of a common size',
    (_, options) => {
      const numbers = new Float64Array(count);
      for (const [i, ruleset] of [master, leagueOnly(7)].entries()) {
        const run = start(5 + i, 3, options, ruleset);
        const rng = seeded(6);
        for (let n = 0; n < 3000 && run.pending !== null; n++) {
          const list = run.options();
          const some = kept(run);
          expect(some.length).toBeGreaterThan(0);
          expect(some.every((index) => index >= 0 && index < list.length)).toBe(true);
          const chances = mind.chances?.(run.s) ?? [];
          expect(chances).toHaveLength(3);
          expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
          expect(Math.min(...chances)).toBeGreaterThanOrEqual(0);
          mind.features?.write(run.s, run.seat, numbers, 0);
          for (const number of numbers) expect(Math.abs(number)).toBeLessThanOrEqual(2);
          run.play(list[rng(3) === 0 ? some[rng(some.length)] : wont(run, rng)]);
        }
      }
    },
    120_000,
  );

  it('trusts in hearts the more the nearer the League is', () => {
    const [one, two] = ['charmander', 'squirtle'].map((is, seat) => ({
      team: [{ is, level: seat === 0 ? 6 : 3 }],
    }));
    const s = master.clone(table({ players: [one, two] }).s);
    const ahead = (turn: number): number => {
      s.turn = turn;
      return mind.chances?.(s)[0] as number;
    };
    const soon = ahead(2);
    expect(soon).toBeGreaterThan(0.5);
    expect(ahead(30)).toBeGreaterThan(soon);
    s.phase = 'intermediate';
    expect(ahead(30)).toBeGreaterThan(soon);
  });

  it('sees no more than its seat may know', () => {
    const run = start(9, 3, { draft: true });
    const rng = seeded(10);
    const [here, there] = [new Float64Array(count), new Float64Array(count)];
    let drafted = 0;
    for (let n = 0; n < 6000 && run.pending !== null && run.s.phase !== 'league'; n++) {
      if (run.s.draft !== null || run.s.offer !== null) {
        drafted++;
        const other = master.clone(run.s);
        master.redeal(other, run.seat, rng, run.s);
        expect(mind.chances?.(other)).toEqual(mind.chances?.(run.s));
        mind.features?.write(run.s, run.seat, here, 0);
        mind.features?.write(other, run.seat, there, 0);
        expect(there).toEqual(here);
      }
      run.play(run.options()[wont(run, rng)]);
    }
    expect(drafted).toBeGreaterThan(0);
  });

  /** Counted in full with INDIGO_FOLLIES=20. */
  const matches = Number(process.env.INDIGO_FOLLIES ?? 2);

  it('has no follies in its play', () => {
    const counts = { attacks: 0, sleeps: 0, camps: 0, steps: 0, encounters: 0, challenges: 0 };
    for (let i = 0; i < matches; i++) play(start(seedOf(3, i)), counts);
    // All of it was seen, so that none of it means something.
    expect(counts.attacks).toBeGreaterThan(20 * matches);
    expect(counts.steps).toBeGreaterThan(20 * matches);
    expect(counts.encounters).toBeGreaterThan(5 * matches);
    expect(counts.challenges).toBeGreaterThan(0);
    if (matches > 2) process.stdout.write(`${JSON.stringify({ matches, ...counts })}\n`);
  }, 1_200_000);
});

/** A match of a level against itself: none of what nobody sensible does, by what is told, and how often it might have been. */
function play(run: Game, counts: { [what: string]: number }): void {
  const rng = seeded(run.s.first + 4);
  const asleep = conditionOf('asleep');
  const follies: { [what: string]: number } = {};
  const folly = (what: string): void => {
    follies[what] = (follies[what] ?? 0) + 1;
  };
  let attack = { seat: -1, sleeps: false, friends: 0, foes: 0 };
  let last: readonly number[] = [];
  const struck = (seat: number): void => {
    if (seat === attack.seat) attack.friends++;
    else attack.foes++;
  };
  const ended = (): void => {
    if (attack.friends > 0 && attack.foes === 0) folly('hits friends alone');
    attack = { seat: -1, sleeps: false, friends: 0, foes: 0 };
  };
  run.t.listener = (_to, what, facts) => {
    const [seat, second, third, fourth] = facts as readonly number[];
    if (what === 'moved') {
      counts.steps++;
      if (last[0] === fourth && last[1] === second) folly('goes back at once');
      last = [second, fourth];
      return;
    }
    last = [];
    switch (what) {
      case 'f.activated':
      case 'f.sleeps-on':
      case 'f.round':
        ended();
        break;
      case 'f.used-attack':
        ended();
        attack = { seat, sleeps: isSleeper(third), friends: 0, foes: 0 };
        counts.attacks++;
        break;
      case 'f.lost-hearts':
      case 'f.unharmed':
        struck(seat);
        break;
      case 'f.gained':
        if (third !== asleep || !attack.sleeps) break;
        struck(seat);
        counts.sleeps++;
        if (attack.seat === seat) folly('sends a friend to sleep');
        break;
      case 'fights-wild':
        counts.encounters++;
        if (heartsOf(run.s, seat) <= SYMBOLS[second].length) folly('fights what nobody could bear');
        break;
      case 'challenged':
        counts.challenges++;
        if (odds(run.s, seat, second) < 0.1) folly('challenges without hope');
        break;
      case 'offer-refused':
        folly('offers what is refused');
        break;
    }
  };
  while (run.pending !== null) {
    const chosen = bots.trainer.choose(run.glance(), rng) as { readonly do?: string } | null;
    if (chosen?.do === 'camp') {
      counts.camps++;
      if (isHealthy(run.s, run.seat)) folly('camps in full health');
    }
    run.play(chosen as FieldAnswer);
  }
  expect(follies).toEqual({});
}

const isSleeper = (attack: number): boolean =>
  ATTACKS[attack].effects.some((effect) => effect.does === 'condition' && effect.condition === 'asleep');
const heartsOf = (s: Master, seat: number): number =>
  s.players[seat].team.reduce((sum, card) => sum + s.hearts[card], 0);
const isHealthy = (s: Master, seat: number): boolean =>
  s.players[seat].team.every((card) => !isFit(s, card) || s.hearts[card] === maxHearts(s, seat, card));

describe('What is sensible', () => {
  const choices = (t: ReturnType<typeof table>): readonly string[] => {
    const run = t.match.fork(seeded(1), true);
    return kept(run).map((index) => (run.options()[index] as { readonly do: string }).do);
  };

  it('is a camp for the wounded only', () => {
    const team = (hearts: number) => [{ is: 'charmander', level: 6, hearts }];
    expect(choices(table({ players: [{ at: 'y1', team: team(1) }, {}] }))).toContain('camp');
    expect(choices(table({ players: [{ at: 'y1', team: team(6) }, {}] }))).not.toContain('camp');
  });

  it('is no wild Pokémon that nobody could bear, and none at all of a leader who would surely win', () => {
    const weak = [{ is: 'charmander', level: 1, hearts: 1 }];
    const strong = ['charmander', 'squirtle', 'pidgey'].map((is) => ({ is, level: 8, hearts: 7 }));
    const meets = (team: typeof strong) =>
      choices(table({ players: [{ at: 'y1', team }, {}], spots: { y1: 'kangaskhan' } }));
    expect(meets(weak)).not.toContain('interact');
    expect(meets(strong)).toContain('interact');
    const challenges = (team: typeof strong) => choices(table({ players: [{ at: 'gym-a', team }, {}] }));
    expect(challenges(weak)).not.toContain('interact');
    expect(challenges(strong)).toContain('interact');
  });

  it('is no offer to somebody who would only lose by it', () => {
    const t = table({
      players: [
        { at: 'y1', team: ['charmander'] },
        { at: 'y1', team: ['mewtwo'] },
      ],
    });
    const run = t.match.fork(seeded(1), true);
    expect(run.options()).toContainEqual({ do: 'deed:trade', what: 1 });
    expect(choices(t)).not.toContain('deed:trade');
  });

  /** Somebody on the field who may act, with a friend and a foe. */
  const field = (acts: string) => {
    const t = table({ players: [{ team: [acts, 'bulbasaur'] }, { team: ['charmander'] }] });
    const s = master.clone(t.s);
    s.phase = 'league';
    s.seeds = [0, 1];
    const m = newMatch(s, 'league', 0, 1);
    const [own, friend] = s.players[0].team;
    m.fighters[0] = { ...fighterOf(s, m.sides[0], own), hex: 0 };
    m.fighters[1] = { ...fighterOf(s, m.sides[0], friend), hex: 1 };
    m.fighters[3] = { ...fighterOf(s, m.sides[1], s.players[1].team[0]), hex: 50 };
    m.go = { ...reaction(0, 0), own: true };
    return { m, go: m.go };
  };
  const attackOf = (name: string): number => ATTACKS.findIndex(({ id }) => id === name);

  it('is no attack that would meet friends alone', () => {
    const { m, go } = field('jigglypuff');
    expect(bestGain(m, go, attackOf('sing'))).toBeLessThan(0);
    m.fighters[3].hex = m.fighters[1].hex;
    m.fighters[1].hex = 50;
    expect(bestGain(m, go, attackOf('sing'))).toBeGreaterThan(0);
  });

  it('is no free move before an attack that leaves it friends alone', () => {
    const { m, go } = field('diglett');
    const dig = attackOf('dig');
    expect(bestGain(m, go, dig)).toBeLessThan(0);
    // In the middle, a friend on one side and a foe on the other.
    const middle = NEIGHBOURS.findIndex((around) => around.length === 6);
    const [beside, behind] = NEIGHBOURS[middle].flatMap((one) =>
      NEIGHBOURS[middle].flatMap((two) => (DISTANCE[one][two] === 2 ? [[one, two]] : [])),
    )[0];
    const beyond = (hex: number): number =>
      DISTANCE[hex].findIndex((away, i) => away === 1 && DISTANCE[middle][i] === 2);
    m.fighters[0].hex = middle;
    m.fighters[1].hex = beyond(behind);
    m.fighters[3].hex = beyond(beside);
    expect(bestGain(m, go, dig)).toBeGreaterThan(0);
    go.used.push(dig);
    expect(leadsToFoe(m, go, 'stop', 0)).toBe(false);
    expect(leadsToFoe(m, go, beside, 0)).toBe(true);
    expect(leadsToFoe(m, go, behind, 0)).toBe(false);
  });
});
