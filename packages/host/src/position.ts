import { type Bot, bots, type Hint, hintsFor, ready } from '@indigo/bots';
import { type AnyRuleset, type Entry, Match, type OptionValues, type Seat, seeded } from '@indigo/kernel';
import { allowance, type Clocks } from './clocks.ts';

/** What a bot is asked, as plain data: it may be thought about on another thread. */
export interface Position {
  /** The same for all positions of one table. */
  readonly table: string;
  readonly game: string;
  /** Of its rules. */
  readonly version: number;
  readonly seats: number;
  readonly options: OptionValues;
  /** How much was decided, and the checksum of all of it. */
  readonly length: number;
  readonly sum: string;
  /** What was decided, from entry `from` on. It may be the list of a match that goes on: only `length` of them count. */
  readonly entries: readonly Entry[];
  readonly from: number;
  readonly seat: Seat;
  /** Who thinks; for a hint it is nobody in particular. */
  readonly bot: string;
  readonly seed: number;
}

/** Whose answer is sought, from whom, and where. */
export type Wanted = Pick<Position, 'table' | 'seat' | 'bot' | 'seed'>;

/** The question a seat of this match is asked, shared with the match. */
export function positionOf(match: Match, wanted: Wanted): Position {
  const { ruleset, seats, options, length, sum, entries } = match;
  return {
    ...wanted,
    game: ruleset.id,
    version: ruleset.version,
    seats,
    options,
    length,
    sum,
    entries,
    from: 0,
  };
}

/** The position says too little for somebody who has not thought about its table before: it must begin at entry 0. */
export class Behind extends Error {
  readonly table: string;

  constructor(table: string) {
    super(`table "${table}" is not known up to there`);
    this.name = 'Behind';
    this.table = table;
  }
}

/** Finds a bot's answer. The bot is handed what its seat may know. */
export function thinkAbout(ruleset: AnyRuleset, position: Position): string | readonly string[] {
  return ask(matchAt(ruleset, position), position);
}

/** The same position without the first entries, for somebody who knows them. */
export function positionFrom(position: Position, from: number): Position {
  const { entries, length } = position;
  return { ...position, from, entries: entries.slice(from - position.from, length - position.from) };
}

function matchAt(
  ruleset: AnyRuleset,
  { table, game, version, seats, options, entries, from, length }: Position,
): Match {
  if (from > 0) throw new Behind(table);
  const record = { format: 1, game, version, seats, options, entries, marks: [] } as const;
  return Match.load(ruleset, record, { narrate: false }, length);
}

function ask(match: Match, position: Position, hurry?: () => boolean): string | readonly string[] {
  return playerOf(position).answer(match.outlook(position.seat), seeded(position.seed), hurry);
}

const playerOf = ({ bot }: Position): Bot =>
  Object.hasOwn(bots, bot) ? bots[bot as keyof typeof bots] : bots.random;

/** So many tables a thinker remembers. */
export const KEPT = 64;

/** Thinks about many tables, and remembers where each stood: the next question of one costs only what is new. */
export class Thinker {
  private readonly load: (game: string, version: number) => Promise<AnyRuleset>;
  private readonly clocks: Clocks | null;
  private readonly matches = new Map<string, Match>();

  /** `clocks`: where people wait. Without them a thought depends on its position and seed alone. */
  constructor(load: (game: string, version: number) => Promise<AnyRuleset>, clocks: Clocks | null = null) {
    this.load = load;
    this.clocks = clocks;
  }

  /** Throws Behind where the position does not begin at entry 0 and the table is not known up to there. */
  async think(position: Position): Promise<string | readonly string[]> {
    const ruleset = await this.load(position.game, position.version);
    const { ms } = playerOf(position);
    if (ms !== undefined) await ready(ruleset);
    const match = this.matchOf(ruleset, position);
    if (this.clocks === null || ms === undefined) return ask(match, position);
    return ask(match, position, allowance(this.clocks, ms));
  }

  /** What the seat might answer, best first. Throws likewise. */
  async hints(position: Position): Promise<readonly Hint[]> {
    const ruleset = await this.load(position.game, position.version);
    await ready(ruleset);
    const outlook = this.matchOf(ruleset, position).outlook(position.seat);
    return hintsFor(outlook, seeded(position.seed), this.clocks?.now);
  }

  private matchOf(ruleset: AnyRuleset, position: Position): Match {
    const { table } = position;
    const known = this.matches.get(table);
    this.matches.delete(table);
    const match = known !== undefined && caughtUp(known, position) ? known : matchAt(ruleset, position);
    this.matches.set(table, match);
    if (this.matches.size > KEPT) this.matches.delete(this.matches.keys().next().value as string);
    return match;
  }
}

/** Plays what is new. False if the match went another way since: then the checksums differ. */
function caughtUp(match: Match, { entries, from, length, sum }: Position): boolean {
  if (match.length < from || match.length > length) return false;
  for (let at = match.length; at < length; at++) {
    if ('refused' in match.enter(entries[at - from])) return false;
  }
  return match.sum === sum;
}
