import {
  type Chance,
  type Entry,
  Match,
  type MatchRecord,
  type Plain,
  type Rng,
  type Ruleset,
  readEntry,
  type Say,
  type Seat,
  SPECTATOR,
  type State,
  seeded,
  seedOf,
} from '@indigo/kernel';
import { type Looking, meanFuture, resultOf } from './future.ts';
import { type Judgement, judgementFor } from './minds.ts';
import { candidateOf, candidates, compare, meanOf, onward } from './weighing.ts';

/** How much is thought about a match. */
export interface Care {
  /** Futures by which a position is valued; answers and rolls are given in proportion. */
  readonly futures: number;
  readonly seed: number;
}

/** An answer that was given, as the seat itself could have weighed it. */
export interface Answered {
  readonly asked: Say;
  /** Its parts, or the one option it is. */
  readonly given: readonly Say[];
  /** The seat's chance of winning with it, as far as the seat could know. */
  readonly chance: number;
  /** What it lost against the best answer found: 0 or less. Differences that may be noise are none. */
  readonly error: number;
  /** By seat: the same for everybody, for what one loses others gain. */
  readonly effect: readonly number[];
  /** The answer that was found to be better. */
  readonly better?: { readonly given: readonly Say[]; readonly chance: number };
}

/** One entry of the record, and what it did. */
export interface Moment {
  /** Which entry, from 0. */
  readonly at: number;
  readonly turn: number;
  /** Whose answer; null: chance. */
  readonly seat: Seat | null;
  /** By seat: how much the chance of winning rose. */
  readonly change: readonly number[];
  /** Of chance, by seat: the value after it less the average over its outcomes. */
  readonly luck?: readonly number[];
  /** It has too many outcomes to try each: the average is taken over some, drawn as they are likely. */
  readonly sampled?: true;
  readonly answer?: Answered;
  /** What everybody was told of it. */
  readonly lines: readonly Say[];
}

/** Where a seat's result came from. `start + luck + error + others + rest` is `result`. */
export interface Account {
  /** The chance of winning before anything happened. */
  readonly start: number;
  readonly luck: number;
  /** What its own answers lost against the best found: 0 or less. */
  readonly error: number;
  /** What others' answers brought it, against the best found for them. */
  readonly others: number;
  /** By how much the best answers found, its own less those of others, surpass habit, and what the estimates are off. */
  readonly rest: number;
  /** 1: won. Where a match was not played to its end, the chance it ended with. */
  readonly result: number;
}

export interface Analysis extends Care {
  readonly game: string;
  readonly seats: number;
  readonly winners: readonly Seat[] | null;
  /** By how much was decided: everybody's chance of winning. */
  readonly curve: readonly (readonly number[])[];
  readonly moments: readonly Moment[];
  /** By seat. */
  readonly accounts: readonly Account[];
}

/** A badges match takes some seconds. */
export const CARE: Care = { futures: 24, seed: 1 };

/** Where chance has more outcomes, so many are drawn. */
const OUTCOMES = 12;
/** So many times the futures of a position go into the search for a better answer, and into comparing it with the one given. */
const SEARCH = 4;
const COMPARE = 4;
/** An answer is worse where the difference is more than so many times its standard error. */
const SURE = 2;

/** A position, valued. */
interface Valued {
  readonly value: readonly number[];
  /** Where chance is due: the values after its outcomes. */
  readonly after?: (outcome: number) => readonly number[];
  readonly sampled?: boolean;
}

/**
 * Goes through a match and tells luck from skill. A generator, so that whoever runs it may breathe, show how far it is or stop:
 * it yields the number of entries done. Call `ready` before. Throws a RecordError where the record does not fit.
 */
export function* analysing<S extends State, V extends Plain>(
  ruleset: Ruleset<S, V>,
  record: MatchRecord,
  { futures, seed }: Care = CARE,
  judgement: Judgement<S> = judgementFor(ruleset),
  // A position is judged when everybody has had a turn: earlier it would always look better for who has just had one.
  turns = record.seats,
): Generator<number, Analysis, void> {
  const { winners } = Match.load(ruleset, record, { narrate: false, copies: false });
  const match = Match.start(ruleset, { seats: record.seats, options: record.options });
  const looking = { judgement, turns };
  const seeds = Array.from({ length: futures }, (_, i) => seedOf(seed, i));
  const rng = seeded(seedOf(seed, -1));
  const moments: Omit<Moment, 'lines'>[] = [];
  const curve: (readonly number[])[] = [];
  let here = valued(match, looking, seeds, rng);
  for (let at = 0; at < record.entries.length; at++) {
    yield at;
    const entry = record.entries[at];
    const { turn } = match;
    curve.push(here.value);
    const before = here;
    const chanced = typeof entry === 'number' ? (before.after?.(entry) ?? before.value) : null;
    const answer = typeof entry === 'number' ? null : answered(match, entry, looking, futures, rng);
    match.enter(entry);
    // After chance it has been valued already, unless more chance is due.
    here =
      chanced !== null && match.chance === null && !match.over
        ? { value: chanced }
        : valued(match, looking, seeds, rng);
    moments.push({
      at,
      turn,
      seat: answer?.seat ?? null,
      change: less(here.value, before.value),
      ...(chanced === null ? {} : { luck: less(chanced, before.value) }),
      ...(before.sampled ? { sampled: true as const } : {}),
      ...(answer === null ? {} : { answer: answer.answer }),
    });
  }
  curve.push(here.value);
  const lines = linesOf(match);
  return {
    game: ruleset.id,
    seats: record.seats,
    futures,
    seed,
    winners,
    curve,
    moments: moments.map((moment) => ({ ...moment, lines: lines.get(moment.at + 1) ?? [] })),
    accounts: Array.from({ length: record.seats }, (_, seat) => accountOf(seat, curve, moments)),
  };
}

/** The same, at once. */
export function analyse<S extends State, V extends Plain>(
  ...given: Parameters<typeof analysing<S, V>>
): Analysis {
  const work = analysing(...given);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** By seat. */
const less = (a: readonly number[], b: readonly number[]): number[] => a.map((value, i) => value - b[i]);

const ofSeat = (all: readonly (readonly number[])[], seat: Seat): number[] => all.map((one) => one[seat]);

function valued<S extends State, V extends Plain>(
  match: Match<S, V>,
  looking: Looking<S>,
  seeds: readonly number[],
  rng: Rng,
): Valued {
  if (match.winners !== null) return { value: resultOf(match.winners, match.seats) };
  const { chance } = match;
  if (chance === null) return { value: meanFuture(match.fork(null, true), looking, seeds) };
  const known = new Map<number, readonly number[]>();
  const before = match.fork(null, true);
  const after = (outcome: number): readonly number[] => {
    let value = known.get(outcome);
    if (value === undefined) {
      const run = before.fork(null, true);
      run.outcome(outcome);
      value = meanFuture(run, looking, seeds);
      known.set(outcome, value);
    }
    return value;
  };
  const { outcomes, sampled } = outcomesOf(chance, rng);
  const value = new Array<number>(match.seats).fill(0);
  for (const { outcome, share } of outcomes) {
    after(outcome).forEach((chances, seat) => {
      value[seat] += share * chances;
    });
  }
  return { value, after, sampled };
}

/** What may come of it and how likely each is; of very much, some, drawn as they are likely. */
function outcomesOf(chance: Chance, rng: Rng) {
  const { n, counts } = chance;
  const all = Array.from({ length: n }, (_, outcome) => ({ outcome, share: counts?.[outcome] ?? 1 })).filter(
    ({ share }) => share > 0,
  );
  if (all.length > OUTCOMES) {
    const drawn = Array.from({ length: OUTCOMES }, () => ({
      outcome: chance.draw(rng),
      share: 1 / OUTCOMES,
    }));
    return { outcomes: drawn, sampled: true };
  }
  const total = all.reduce((sum, { share }) => sum + share, 0);
  return { outcomes: all.map(({ outcome, share }) => ({ outcome, share: share / total })), sampled: false };
}

/** The answer that was given beside the best one found. */
function answered<S extends State, V extends Plain>(
  match: Match<S, V>,
  entry: Exclude<Entry, number>,
  looking: Looking<S>,
  futures: number,
  rng: Rng,
): { readonly seat: Seat; readonly answer: Answered } {
  const asking = match.asking();
  if (asking === null) throw new Error('nobody has been asked');
  const { seat, ids } = readEntry(asking, entry);
  const outlook = match.outlook(seat);
  const { decision } = outlook;
  const say = (id: string): Say => decision.options.find((option) => option.id === id)?.say ?? [id];
  const says = (all: string | readonly string[]): readonly Say[] =>
    typeof all === 'string' ? [say(all)] : all.map(say);
  const given = candidateOf(outlook, ids);
  const scales = { ...looking, futures: SEARCH * futures };
  const found = candidates(outlook, scales, rng)[0] ?? given;
  const isIt = String(found.steps) === String(given.steps);
  const pair = isIt ? [given] : [given, found].map((one) => onward(outlook, one, scales, rng));
  const values = compare(
    () => outlook.world(rng, true),
    pair,
    { ...looking, futures: (COMPARE * futures * pair.length) / 2 },
    rng,
  );
  const answer = { asked: decision.say, given: says(given.ids), chance: meanOf(ofSeat(values[0], seat)) };
  const lost = isIt ? [] : values[0].map((chances, i) => less(chances, values[1][i]));
  if (!surelyLess(ofSeat(lost, seat)))
    return { seat, answer: { ...answer, error: 0, effect: new Array<number>(match.seats).fill(0) } };
  const effect = Array.from({ length: match.seats }, (_, of) => meanOf(ofSeat(lost, of)));
  const error = effect[seat];
  const better = { given: says(found.ids), chance: answer.chance - error };
  return { seat, answer: { ...answer, error, effect, better } };
}

/** Are these differences below 0 on average, and not by chance? */
function surelyLess(differences: readonly number[]): boolean {
  const n = differences.length;
  if (n < 2) return false;
  const mean = meanOf(differences);
  const squares = differences.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return mean < -SURE * Math.sqrt(squares / (n - 1) / n);
}

/** What everybody was told, by how much had been decided. */
function linesOf<S extends State, V extends Plain>(match: Match<S, V>): Map<number, Say[]> {
  const lines = new Map<number, Say[]>();
  for (const { at, say } of match.story(SPECTATOR)) {
    const there = lines.get(at);
    if (there === undefined) lines.set(at, [say]);
    else there.push(say);
  }
  return lines;
}

function accountOf(
  of: Seat,
  curve: readonly (readonly number[])[],
  moments: readonly Pick<Moment, 'seat' | 'change' | 'luck' | 'answer'>[],
): Account {
  let [luck, error, others, rest] = [0, 0, 0, 0];
  for (const { seat, change, luck: lucky, answer } of moments) {
    const known = lucky?.[of] ?? answer?.effect[of] ?? 0;
    if (lucky !== undefined) luck += known;
    else if (seat === of) error += known;
    else others += known;
    rest += change[of] - known;
  }
  return { start: curve[0][of], luck, error, others, rest, result: curve[curve.length - 1][of] };
}
