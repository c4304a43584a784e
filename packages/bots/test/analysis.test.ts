import { diceRace, type Race, WIN_POINTS } from '@indigo/dice-race';
import { type Entry, Match, type MatchRecord, type Ruleset, seeded } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { type Account, type Analysis, analyse, analysing, bots, highlightsOf } from '../src/index.ts';
import { judgementOf } from '../src/minds.ts';
import { knowing, sprint } from './sprint.ts';

const race: Ruleset<Race> = {
  ...(diceRace as Ruleset<Race>),
  evaluate: (s, seat) => 0.5 + s.racers[seat].points / (2 * WIN_POINTS),
};

function played(seed: number, seats = 2, ruleset = race): MatchRecord {
  const match = Match.start(ruleset, { seats }, { rng: seeded(seed), copies: false });
  const rng = seeded(seed + 1000);
  while (!match.over) {
    const [seat] = match.open();
    match.submit(seat, match.no, bots.random.answer(match.outlook(seat), rng));
  }
  return match.record;
}

const sum = ({ start, luck, error, others, rest }: Account): number => start + luck + error + others + rest;

function expectWhole({ accounts, curve, moments }: Analysis): void {
  expect(curve).toHaveLength(moments.length + 1);
  for (const account of accounts) expect(sum(account)).toBeCloseTo(account.result, 9);
  for (const { answer } of moments) if (answer) expect(answer.error).toBeLessThanOrEqual(0);
}

describe('a game known through and through', () => {
  const judgement = judgementOf(sprint, knowing);
  const look = (entries: readonly Entry[]): Analysis =>
    analyse(
      sprint,
      { format: 1, game: 'sprint', version: 1, seats: 2, options: {}, entries, marks: [] },
      { futures: 6, seed: 1 },
      judgement,
      0,
    );

  /** Every match there can be, with how likely it is. */
  function* matches(entries: readonly Entry[] = [], share = 1): Generator<[readonly Entry[], number]> {
    const match = Match.start(sprint, { seats: 2 });
    for (const entry of entries) expect(match.enter(entry)).toEqual({ ok: true });
    const { chance } = match;
    if (match.over) yield [entries, share];
    else if (chance !== null) {
      for (let i = 0; i < chance.n; i++) yield* matches([...entries, i], share / chance.n);
    } else for (const die of ['steady', 'bold']) yield* matches([...entries, die], share / 2);
  }

  it('gives luck that is nothing on average, to the last digit, and takes nothing for it but luck', () => {
    let [count, shares, luck] = [0, 0, 0];
    for (const [entries, share] of matches()) {
      const analysis = look(entries);
      expectWhole(analysis);
      const [mine, theirs] = analysis.accounts;
      expect(mine.luck + theirs.luck).toBeCloseTo(0, 12);
      // Where the value is exact, a roll changes nothing but by luck.
      for (const { change, luck: lucky } of analysis.moments)
        if (lucky) expect(change[0]).toBeCloseTo(lucky[0], 12);
      luck += share * mine.luck;
      shares += share;
      count++;
    }
    expect(count).toBeGreaterThan(100);
    expect(shares).toBeCloseTo(1, 12);
    expect(luck).toBeCloseTo(0, 12);
  });

  it('names the better answer, and only where there is one', () => {
    const { moments, accounts } = look(['steady', 'bold', 2, 'steady', 'bold', 0]);
    const [first, second] = moments;
    expect(first).toMatchObject({ seat: 0, turn: 0, answer: { asked: ['ask.die'], given: [['steady']] } });
    expect(first.answer?.error).toBeLessThan(-0.05);
    expect(first.answer?.better?.given).toEqual([['bold']]);
    expect(first.answer?.better?.chance).toBeCloseTo(
      (first.answer?.chance ?? 0) - (first.answer?.error ?? 0),
      12,
    );
    expect(second.answer).toMatchObject({ given: [['bold']], error: 0 });
    expect(second.answer?.better).toBeUndefined();
    expect(accounts[0].error).toBeLessThan(-0.1);
    expect(accounts[1]).toMatchObject({ error: 0, result: 1 });
  });

  it('points at the worst and best answers and at the turns that turned it', () => {
    const analysis = look(['steady', 'bold', 2, 'steady', 'bold', 0]);
    const { turning, worst, best } = highlightsOf(analysis);
    expect(worst.map(({ at }) => at).sort()).toEqual([0, 3]);
    expect(worst[0].answer.error).toBeLessThanOrEqual(worst[1].answer.error);
    expect(best.every(({ seat, answer }) => seat === 1 && answer.error === 0)).toBe(true);
    expect(turning.map(({ at }) => at)).toEqual(turning.map(({ at }) => at).sort((a, b) => a - b));
    expect(new Set(turning.map(({ turn }) => turn)).size).toBe(turning.length);
    expect(highlightsOf(analysis, 1).worst).toHaveLength(1);
  });
});

describe('the race', () => {
  it('adds up, says the same for the same seed, and takes as many steps as the record', () => {
    const record = played(3, 3);
    const care = { futures: 4, seed: 5 };
    const work = analysing(race, record, care);
    const done: number[] = [];
    let step = work.next();
    for (; !step.done; step = work.next()) done.push(step.value);
    expect(done).toEqual(record.entries.map((_, i) => i));
    expectWhole(step.value);
    expect(analyse(race, record, care)).toEqual(step.value);
    expect(analyse(race, record, { ...care, seed: 6 }).curve).not.toEqual(step.value.curve);
    expect(step.value.winners).toEqual(Match.load(race, record).winners);
    expect(step.value.curve.at(-1)).toEqual(step.value.accounts.map(({ result }) => result));
  });

  it('has luck for every outcome of a roll that is nothing on average, whatever the estimate', () => {
    const { entries, ...record } = played(4);
    const at = entries.findIndex((entry, i) => i > 40 && typeof entry === 'number');
    const match = Match.load(race, { ...record, entries, marks: [] }, {}, at);
    const { chance } = match;
    if (chance === null) throw new Error('no chance is due there');
    let [average, total] = [0, 0];
    for (let outcome = 0; outcome < chance.n; outcome++) {
      if (!chance.possible(outcome)) continue;
      const share = chance.counts?.[outcome] ?? 1;
      const short = { ...record, entries: [...entries.slice(0, at), outcome], marks: [] };
      const { moments } = analyse(race, short, { futures: 3, seed: 2 });
      expect(moments[at].sampled).toBeUndefined();
      average += share * (moments[at].luck?.[0] ?? Number.NaN);
      total += share;
    }
    expect(average / total).toBeCloseTo(0, 12);
  });

  it('gives luck that is nothing on average over many matches', () => {
    const luck = Array.from({ length: 30 }, (_, i) => {
      const { accounts } = analyse(race, played(i), { futures: 2, seed: i });
      return accounts[0].luck;
    });
    const mean = luck.reduce((a, b) => a + b) / luck.length;
    const spread = Math.sqrt(luck.reduce((a, b) => a + (b - mean) ** 2, 0) / (luck.length - 1));
    expect(spread).toBeGreaterThan(0.05);
    expect(Math.abs(mean)).toBeLessThan((3.3 * spread) / Math.sqrt(luck.length));
  }, 60_000);

  it('takes a match that was not played to its end, and one nobody says how it looks', () => {
    const { entries, ...record } = played(5);
    const short = { ...record, entries: entries.slice(0, 50), marks: [] };
    const analysis = analyse(diceRace as Ruleset<Race>, short, { futures: 2, seed: 1 });
    expect(analysis.winners).toBeNull();
    expectWhole(analysis);
    expect(analysis.accounts[0].result).toBeGreaterThanOrEqual(0);
  });

  it('refuses a record that does not fit', () => {
    const { entries, ...record } = played(6);
    expect(() => analyse(race, { ...record, entries: ['nonsense', ...entries], marks: [] })).toThrow(
      /entry 1/,
    );
  });
});
