import {
  type AnyRuleset,
  type Decision,
  type Rng,
  type Say,
  type Seat,
  SPECTATOR,
  type State,
  seeded,
  seedOf,
} from '@indigo/kernel';
import { artsOfScene } from './arts.ts';
import { type AnyMatch, type GameFacts, lookers, optionSamples, seatCounts } from './game.ts';
import { matches } from './leaves.ts';
import { begin, linesSince, type Move, make, randomMove } from './play.ts';

/** Something that happened: a question stands, an answer was given, a line was told. */
export type Happening =
  | { readonly asked: Decision }
  | { readonly answered: Decision; readonly ids: readonly string[] }
  | { readonly told: Say };

export interface ExhaustOptions<S extends State = State> extends GameFacts<S> {
  /** What else must happen: cards, spaces, clauses, by names of the game's own. */
  readonly features?: readonly string[];
  /** Which of them (or of any others) this is. */
  fired?(happening: Happening, s: S): Iterable<string>;
  /** Matches a seat count, and answers a match. */
  readonly rounds?: number;
  readonly answers?: number;
  /** Patterns of features that need not happen. */
  readonly except?: readonly string[];
}

export interface Exhausted {
  /** How often each feature happened. */
  readonly fired: ReadonlyMap<string, number>;
  /** What never did, in order. */
  readonly never: readonly string[];
}

/**
 * Plays random matches that prefer what was chosen least, and says what never happened: every key of the game's words
 * (as a question, an option, a refusal, a line of the story or a thing in the scene), and the features the game names.
 * It ends as soon as nothing is missing; `before` is what earlier matches, of a table set up otherwise, have shown.
 */
export function exhaust<S extends State>(
  ruleset: AnyRuleset,
  options: ExhaustOptions<S> = {},
  before?: Exhausted,
): Exhausted {
  const counts = new Map(before?.fired);
  const fire = (feature: string): void => void counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const except = options.except ?? [];
  const wanted = [...Object.keys(ruleset.words), ...(options.features ?? [])].filter(
    (name) => !except.some((pattern) => matches(pattern, name)),
  );
  const missing = (): string[] => wanted.filter((name) => !counts.has(name));
  const samples = optionSamples(ruleset, options as GameFacts);
  for (const seats of seatCounts(ruleset, options as GameFacts)) {
    for (let round = 0; round < (options.rounds ?? 4); round++) {
      if (missing().length === 0) break;
      const seed = seedOf(seedOf(seats, round), 77);
      const match = begin({ ruleset, seats, options: samples[(round + seats) % samples.length], seed });
      watch(match, seeded(seed), options as ExhaustOptions, fire, counts);
    }
  }
  return { fired: counts, never: missing() };
}

function watch(
  match: AnyMatch,
  rng: Rng,
  options: ExhaustOptions,
  fire: (feature: string) => void,
  counts: ReadonlyMap<string, number>,
): void {
  const happens = (happening: Happening): void => {
    for (const feature of options.fired?.(happening, match.s) ?? []) fire(feature);
  };
  let lines = 0;
  for (let i = 0; i <= (options.answers ?? 1500); i++) {
    for (const { say } of linesSince(match, lines)) {
      fire(say[0]);
      keysIn(match, match.ruleset.meanings?.line(say)).forEach(fire);
      happens({ told: say });
    }
    lines = match.told;
    if (i % 40 === 0 || match.over) sceneKeys(match).forEach(fire);
    if (match.over) return;
    const asked = new Map<Seat, Decision>();
    for (const seat of match.open()) {
      const decision = match.decision(seat) as Decision;
      asked.set(seat, decision);
      fire(decision.say[0]);
      for (const option of decision.options) fire(option.say[0]);
      for (const refused of decision.refused) {
        fire(refused.say[0]);
        fire(refused.why[0]);
      }
      if (isLookedInto(decision, counts)) meantKeys(match, decision).forEach(fire);
      happens({ asked: decision });
    }
    const move = seldom(match, asked, rng, options, counts);
    const decision = asked.get(move.seat) as Decision;
    const ids = typeof move.ids === 'string' ? [move.ids] : move.ids;
    for (const id of ids) fire(chosen(decision, id));
    happens({ answered: decision, ids });
    make(match, move);
  }
}

/** What a question means costs more than to play on: one with nothing rare in it is looked into now and then. */
function isLookedInto(decision: Decision, counts: ReadonlyMap<string, number>): boolean {
  const often = [decision, ...decision.options].map(({ say }) => counts.get(say[0]) ?? 0);
  return Math.min(...often) <= 100 || often[0] % 5 === 0;
}

const chosen = (decision: Decision, id: string): string => `chosen ${decision.kind} ${id}`;

/** Half of the time the option chosen least often so far. */
function seldom(
  match: AnyMatch,
  asked: ReadonlyMap<Seat, Decision>,
  rng: Rng,
  options: ExhaustOptions,
  counts: ReadonlyMap<string, number>,
): Move {
  const move = randomMove(match, rng, options.policy);
  const decision = asked.get(move.seat) as Decision;
  if (decision.shape !== 'pick' || rng(2) === 0) return move;
  const often = (id: string): number => counts.get(chosen(decision, id)) ?? 0;
  const ids = decision.options.map((option) => option.id);
  return { ...move, ids: ids.reduce((least, id) => (often(id) < often(least) ? id : least)) };
}

/** What stands on the table, and what is said of each thing to whoever looks at it. */
function sceneKeys(match: AnyMatch): string[] {
  const { meanings, scene } = match.ruleset;
  return lookers(match, SPECTATOR).flatMap((seat: Seat) => {
    const seen = scene(match.view(seat));
    const decks = seen.zones.filter(({ kind }) => kind === 'deck');
    const things = [...artsOfScene(seen), ...decks.map(({ kind, id, count }) => ({ kind, of: id, count }))];
    return [...keysIn(match, seen), ...things.flatMap((art) => keysIn(match, meanings?.thing(art)))];
  });
}

function meantKeys(match: AnyMatch, decision: Decision): string[] {
  const { meanings } = match.ruleset;
  if (meanings === undefined) return [];
  const view = match.view(decision.seat);
  const question = meanings.question(view, decision);
  const counts = Array.from(
    { length: Math.min(4, decision.max - decision.min + 1) },
    (_, i) => decision.min + i,
  );
  return [
    question,
    ...counts.map((count) => question.sends?.(count)),
    ...decision.options.map((option) => meanings.option(view, decision, option)),
  ].flatMap((meant) => keysIn(match, meant));
}

/** Every key of the game's words something speaks with, however deep inside. */
function keysIn(match: AnyMatch, value: unknown, keys: string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return keys;
  const parts: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  const [key] = Array.isArray(value) ? value : [];
  if (typeof key === 'string' && Object.hasOwn(match.ruleset.words, key)) keys.push(key);
  for (const part of parts) keysIn(match, part, keys);
  return keys;
}
