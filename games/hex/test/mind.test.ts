import { bots, ready } from '@indigo/bots';
import { type Asking, type Plain, Run, readOptions, type Seat, seeded, seedOf } from '@indigo/kernel';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Answer, OfMon } from '../src/answers.ts';
import { SPACES } from '../src/board.ts';
import { DIE_SIDES } from '../src/data/rules.ts';
import { hex } from '../src/index.ts';
import { mind } from '../src/mind.ts';
import { POKEMON } from '../src/pokemon.ts';
import { sends } from '../src/rules/gym.ts';
import { type Fielded, itemBonus, muster, totalOf } from '../src/rules/sums.ts';
import type { OpenPart } from '../src/rules/trade.ts';
import { trainerOf } from '../src/rules/trainer.ts';
import type { Battle, Hex, Mon } from '../src/state.ts';
import { powerOf } from '../src/team.ts';
import { event, two } from './events.ts';
import { go, type Seated, type Told, table } from './table.ts';

const start = (seed: number, seats = 2, options = {}) =>
  Run.at(hex, hex.create(seats, readOptions(hex, options)), seats, { rng: seeded(seed), keep: true });
type Started = ReturnType<typeof start>;

const wont = (run: Started, rng: ReturnType<typeof seeded>): Plain => {
  const options = run.options();
  return options[mind.habit?.(run.s, run.pending as Asking, run.seat, options, rng) as number];
};

const sideOf = (s: Hex, seat: Seat | -1, sent: readonly Mon[]): Fielded => ({
  owner: seat < 0 ? null : s.players[seat],
  trainer: seat < 0 ? -1 : trainerOf(s, seat),
  sent,
  lost: 0,
  items: [],
  bearers: [],
  die: 0,
  bonus: 0,
});

/** By the sums of the rules: how far a side is ahead before dice and Items. */
function lead(s: Hex, seat: Seat, sent: readonly Mon[], other: Seat | -1, against: readonly Mon[]): number {
  const { kind, foe } = s.battle as Battle;
  const field = { kind, foe, lockBonus: s.options.lockBonus };
  const sides = [sideOf(s, seat, sent), sideOf(s, other, against)] as const;
  return totalOf(muster({ ...field, sides }, 0)) - totalOf(muster({ ...field, sides }, 1));
}

type Terms = readonly [from: Seat, open: readonly OpenPart[]];
/** Where a player was when a turn began, and what was owned then. */
interface Stop {
  readonly turn: number;
  readonly at: number;
  readonly has: string;
}

/** What nobody sensible does, as the rules count it, with how often there was a chance to do it. */
class Follies {
  readonly done: string[] = [];
  readonly chances = { sends: 0, challenges: 0, lays: 0, offers: 0, turns: 0 };
  private readonly stops: Stop[][] = [];

  watch({ s, pending, seat }: Started, options: readonly Answer[], answer: Answer | null): void {
    if (answer === null) return;
    const { question } = pending as Asking;
    const { kind } = question;
    if (kind === 'answer-offer') this.offered(s, seat, question.about as unknown as Terms, answer);
    this.stopped(s, seat);
    if (kind.startsWith('send')) this.sent(s, kind, seat, options as readonly OfMon[], answer as OfMon);
    if (kind.startsWith('lay') && 'item' in answer) {
      this.chances.lays++;
      const mons = s.battle?.sides.find((side) => side.seat === seat)?.sent ?? [];
      if (mons.every((mon) => itemBonus(answer.item, mon) === 0)) this.done.push('a bluff');
    }
  }

  /** Refused, or somebody is weaker for it. */
  private offered(s: Hex, seat: Seat, [from, open]: Terms, answer: Answer): void {
    this.chances.offers++;
    if (!('do' in answer && answer.do === 'accept')) this.done.push('an offer nobody takes');
    const mine = open.flatMap((part) => ('mon' in part ? [part.mon] : []));
    const theirs = open.flatMap((part) => ('theirs' in part ? [part.theirs] : []));
    const weaker = (side: Seat, gives: readonly Mon[], gets: readonly Mon[]): boolean => {
      const { players, options } = s;
      const strongest = (team: readonly Mon[]): number =>
        team
          .map((mon) => powerOf({ ...players[side], team }, mon, options.lockBonus))
          .sort((a, b) => b - a)
          .slice(0, 3)
          .reduce((sum, power) => sum + power, 0);
      const { team } = players[side];
      // Of several copies one goes.
      const left = team.filter((mon, at) => !gives.includes(mon) || team.indexOf(mon) !== at);
      return strongest([...left, ...gets]) < strongest(team);
    };
    if (weaker(seat, theirs, mine) || weaker(from, mine, theirs)) this.done.push('a trade that weakens');
  }

  /** There and back and there and back, and nothing won or drawn by it, nor anything there to catch. */
  private stopped(s: Hex, seat: Seat): void {
    const { at, badges, team, hand } = s.players[seat];
    this.stops[seat] ??= [];
    const stops = this.stops[seat];
    if (s.active !== seat || stops.at(-1)?.turn === s.turn) return;
    stops.push({ turn: s.turn, at, has: [badges.length, team.length, hand.length].join() });
    this.chances.turns++;
    const [a, b, c, d, e] = stops.slice(-5);
    if (e === undefined || a.at === b.at) return;
    if (SPACES[a.at].kind === 'pokemon' || SPACES[b.at].kind === 'pokemon') return;
    const back = a.at === c.at && c.at === e.at && b.at === d.at;
    if (back && [b, c, d, e].every(({ has }) => has === a.has)) this.done.push('pacing');
  }

  private sent(s: Hex, kind: string, seat: Seat, options: readonly OfMon[], { mon }: OfMon): void {
    const { kind: of, sides } = s.battle as Battle;
    const other = sides[0].seat === seat ? sides[1] : sides[0];
    if (of === 'league') {
      this.chances.sends++;
      const against = kind === 'send-against' ? other.sent : [];
      const worth = (one: Mon): number => lead(s, seat, [one], other.seat, against);
      const best = Math.max(...options.map((option) => worth(option.mon)));
      if (worth(mon) <= best - 3) this.done.push(`a send ${best - worth(mon)} below the best`);
    }
    if (of === 'gym' && sides[0].sent.length === 0) this.challenged(s, seat, options);
  }

  /** The best would not do with the best Items and the best roll. */
  private challenged(s: Hex, seat: Seat, options: readonly OfMon[]): void {
    this.chances.challenges++;
    const bonus = (mon: Mon): number =>
      Math.max(0, ...s.players[seat].hand.map((card) => itemBonus(s.items.kind[card], mon)));
    const mons = options.map(({ mon }) => mon);
    const ways =
      sends((s.battle as Battle).foe) === 1
        ? mons.map((mon) => [mon])
        : mons.flatMap((mon) => mons.filter((other) => other !== mon).map((other) => [mon, other]));
    const best = Math.max(
      ...ways.map((sent) => lead(s, seat, sent, -1, []) + sent.reduce((sum, mon) => sum + bonus(mon), 0)),
    );
    if (best + DIE_SIDES < 0) this.done.push('a challenge without hope');
  }
}

describe('The mind', () => {
  beforeAll(() => ready(hex));

  it.each([
    { seats: 2, options: {} },
    { seats: 4, options: {} },
    { seats: 2, options: { league: 'elite-4' } },
    { seats: 3, options: { achievements: true, sameSpace: true, setup: 'random' } },
  ])('has a habit that brings every match to an end: $seats players, $options', ({ seats, options }) => {
    for (let i = 0; i < 8; i++) {
      const run = start(seedOf(1, i), seats, options);
      const rng = seeded(i);
      for (let n = 0; n < 6000 && run.pending !== null; n++) run.play(wont(run, rng));
      expect(run.winners, `match ${i}`).not.toBeNull();
    }
  });

  it('gives chances that add up, and numbers of a common size', () => {
    const run = start(5, 4);
    const rng = seeded(6);
    const numbers = new Float64Array(mind.features?.count ?? 0);
    while (run.pending !== null) {
      const chances = mind.chances?.(run.s) ?? [];
      expect(chances).toHaveLength(4);
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
      run.s.players.forEach(({ out }, seat) => {
        if (out) expect(chances[seat]).toBe(0);
      });
      mind.features?.write(run.s, run.seat, numbers, 0);
      expect(Math.max(...numbers.map(Math.abs))).toBeLessThanOrEqual(2);
      run.play(wont(run, rng));
    }
    expect(mind.chances?.(run.s)[run.winners?.[0] as number]).toBe(1);
  });

  /** The ids of what is worth a thought to whoever is asked. */
  const thoughtOf = (t: Told): readonly string[] => {
    const run = t.match.fork(seeded(1), true);
    const ids = t.optionIds();
    const kept = mind.sensible?.(run.s, run.pending as Asking, run.seat, run.options()) ?? [];
    return kept.map((index) => ids[index]);
  };
  const turnOf = (me: Seated): readonly string[] =>
    thoughtOf(table({ players: [me, {}], options: { offers: 1 } }));

  it('challenges nobody without hope, and takes no train to such a one', () => {
    const goomy: Seated = { at: 'pewter-0', team: ['goomy'], visited: ['new-bark', 'eterna'] };
    // Gardenia is strong against Water, not against Goomy.
    expect(turnOf(goomy)).toEqual(['roll', 'train:eterna-0']);
    expect(turnOf({ ...goomy, hand: ['vitamin'] })).toEqual(['roll', 'stay', 'train:eterna-0']);
    // A good one is not missed.
    expect(turnOf({ ...goomy, hand: ['x-item'] })).toEqual(['stay']);
    // On Goomy it works not at all.
    expect(turnOf({ ...goomy, hand: ['charcoal'] })).toEqual(['roll', 'train:eterna-0']);
    expect(turnOf({ ...goomy, badges: ['gardenia'] })).toEqual(['roll']);
  });

  it('does not walk away from a Leader it can beat', () => {
    const t = table({ players: [{ at: 'pewter-8', team: ['squirtle'] }, {}] }).roll('move', 2);
    expect(t.optionIds()).toEqual(expect.arrayContaining(['to:pewter-0', 'to:pewter-7', 'to:pewter-10']));
    const left = thoughtOf(t);
    // A Pokémon a step further is worth a thought, an Event away from Brock is not.
    expect(left).toEqual(expect.arrayContaining(['to:pewter-0', 'to:pewter-7']));
    expect(left).not.toContain('to:pewter-10');
  });

  it('gives no more than it gets', () => {
    const offered = (mine: string, theirs: string): Told =>
      table({
        players: [
          { at: 'new-bark-4', team: ['bulbasaur', mine] },
          { at: 'pewter-1', team: ['squirtle', theirs] },
        ],
        options: { offers: 1 },
      })
        .answer('offer')
        .answer([mine, `${theirs}:1`])
        .expectAsked('answer-offer', 1);
    expect(thoughtOf(offered('goomy', 'lapras'))).toEqual(['refuse']);
    expect(thoughtOf(offered('lapras', 'goomy'))).toEqual(['accept']);
  });

  it('offers what makes both stronger, and nothing else', () => {
    const trading = (mine: readonly string[], theirs: readonly string[]): Told =>
      table({
        players: [
          { at: 'new-bark-4', team: mine },
          { at: 'pewter-1', team: theirs },
        ],
        options: { offers: 2 },
      });
    // Each has an early stage of what the other has: two points of power for both.
    const t = trading(['squirtle', 'ivysaur'], ['bulbasaur', 'wartortle']);
    expect(thoughtOf(t)).toEqual(['roll', 'offer']);
    const run = t.answer('offer').expectAsked('offer-cards', 0).match.fork(seeded(1), true);
    const goOn = (): void => {
      const options = run.options();
      const [index] = mind.sensible?.(run.s, run.pending as Asking, run.seat, options) ?? [];
      run.play(options[index]);
    };
    while ((run.pending as Asking).question.kind !== 'answer-offer') goOn();
    goOn();
    const [mine, theirs] = run.s.players.map(({ team }) => team.map((mon) => POKEMON[mon].id));
    expect(mine).toEqual(['ivysaur', 'bulbasaur']);
    expect(theirs).toEqual(['wartortle', 'squirtle']);
    expect(thoughtOf(trading(['squirtle', 'ivysaur'], ['goomy', 'oddish']))).toEqual(['roll']);
  });

  it('puts an offer together by habit, in one world, where time is over', async () => {
    const t = table({
      players: [
        { at: 'new-bark-4', team: ['squirtle', 'ivysaur'] },
        { at: 'pewter-1', team: ['bulbasaur', 'wartortle'] },
      ],
      options: { offers: 2 },
    });
    const outlook = t.answer('offer').expectAsked('offer-cards', 0).match.outlook(0);
    await ready(outlook.ruleset);
    const world = vi.spyOn(outlook, 'world');
    const ids = bots.champion.answer(outlook, seeded(1), () => true);
    expect(ids).toEqual(['squirtle', 'bulbasaur:1']);
    expect(world).toHaveBeenCalledTimes(1);
  });

  it('gives up what is hardly missed, and fights no Leader from elsewhere without hope', () => {
    const trade = event('trade', two({ team: ['abra', 'rattata', 'kadabra'] }, { team: ['gastly'] }));
    // Without Abra Kadabra would be weaker.
    expect(trade.expectAsked('trade-give', 0).optionIds()).toEqual(['abra', 'rattata']);
    expect(thoughtOf(trade)).toEqual(['rattata']);
    const gym = (badges: readonly string[]): Told =>
      event('alternative-gym', two({ team: ['goomy'], badges })).expectAsked('which-leader', 0);
    expect(thoughtOf(gym([]))).toEqual(['misty', 'kabu']);
    expect(thoughtOf(gym(['brock', 'gardenia']))).toEqual(['nothing']);
  });

  it('throws no ball that reaches no further than a smaller one', () => {
    const trying = (lies: string): Told =>
      go(
        table({
          players: [{ at: 'new-bark-1', hand: ['master-ball', 'great-ball', 'ultra-ball'] }, {}],
          slots: { 'new-bark-2': lies },
        }),
        1,
        'new-bark-2',
      );
    // A Pink one is sure with the smallest, of its four faces one is never far.
    expect(thoughtOf(trying('goomy'))).toEqual(['nothing', 'great-ball']);
    expect(thoughtOf(trying('lapras'))).toEqual(['nothing', 'great-ball', 'ultra-ball', 'master-ball']);
  });

  /** Counted in full with INDIGO_FOLLIES=20. */
  const matches = Number(process.env.INDIGO_FOLLIES ?? 2);

  it('commits no folly at the level of a trainer', () => {
    const follies = new Follies();
    const turns: number[] = [];
    for (let i = 0; i < matches; i++) {
      const run = start(seedOf(20, i));
      const rng = seeded(seedOf(21, i));
      while (run.pending !== null) {
        const options = run.options() as readonly Answer[];
        const answer = bots.trainer.choose(run.glance(), rng) as Answer | null;
        follies.watch(run, options, answer);
        run.play(answer);
      }
      turns.push(run.s.turn / 2);
    }
    if (matches >= 20) console.info(follies.chances, turns);
    expect(follies.done).toEqual([]);
    const { sends, challenges, lays, offers } = follies.chances;
    expect(Math.min(sends, challenges, lays)).toBeGreaterThan(4);
    expect(offers).toBeGreaterThan(0);
  }, 1_200_000);

  it('knows nothing that is hidden from its seat', () => {
    const run = start(30, 3);
    const rng = seeded(31);
    const count = mind.features?.count ?? 0;
    const [known, dealt] = [new Float64Array(count), new Float64Array(count)];
    let looked = 0;
    for (let n = 0; run.pending !== null; n++) {
      const answer = wont(run, rng);
      const world = n % 9 === 0 ? run.glance().world(seeded(n), true) : null;
      if (world !== null) {
        const { seat } = run;
        const thinks = ({ s, pending }: Started, options: readonly Plain[]) =>
          mind.sensible?.(s, pending as Asking, seat, options);
        mind.features?.write(run.s, seat, known, 0);
        mind.features?.write(world.s, seat, dealt, 0);
        expect(dealt).toEqual(known);
        expect(thinks(world, world.options())).toEqual(thinks(run, run.options()));
        expect(bots.youngster.choose(world.glance(), seeded(n))).toEqual(
          bots.youngster.choose(run.glance(), seeded(n)),
        );
        looked++;
      }
      run.play(answer);
    }
    expect(looked).toBeGreaterThan(30);
  }, 240_000);
});
