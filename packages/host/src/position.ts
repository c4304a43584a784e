import { bots } from '@indigo/bots';
import {
  type AnyRuleset,
  type Entry,
  Match,
  type OptionValues,
  type Seat,
  same,
  seeded,
} from '@indigo/kernel';

/** What a bot is asked, as plain data: it may be thought about on another thread. */
export interface Position {
  /** The same for all positions of one table. */
  readonly table: string;
  readonly game: string;
  readonly seats: number;
  readonly options: OptionValues;
  readonly entries: readonly Entry[];
  readonly seat: Seat;
  readonly bot: string;
  readonly seed: number;
}

/** Finds a bot's answer. The bot gets the decision, view and worlds of its seat. */
export function thinkAbout(ruleset: AnyRuleset, position: Position): string | readonly string[] {
  return ask(matchAt(ruleset, position), position);
}

function matchAt(ruleset: AnyRuleset, { game, seats, options, entries }: Position): Match {
  const record = { format: 1, game, version: ruleset.version, seats, options, entries, marks: [] } as const;
  return Match.load(ruleset, record, { narrate: false });
}

function ask(match: Match, { seat, bot, seed }: Position): string | readonly string[] {
  const player = Object.hasOwn(bots, bot) ? bots[bot as keyof typeof bots] : bots.random;
  return player.answer(match.outlook(seat), seeded(seed));
}

const KEPT = 64;

/** Thinks about many tables, and remembers where each stood: the next question of one costs only what is new. */
export class Thinker {
  private readonly load: (game: string) => Promise<AnyRuleset>;
  private readonly matches = new Map<string, Match>();

  constructor(load: (game: string) => Promise<AnyRuleset>) {
    this.load = load;
  }

  async think(position: Position): Promise<string | readonly string[]> {
    const ruleset = await this.load(position.game);
    const { table } = position;
    const known = this.matches.get(table);
    this.matches.delete(table);
    const match = known !== undefined && caughtUp(known, position) ? known : matchAt(ruleset, position);
    this.matches.set(table, match);
    if (this.matches.size > KEPT) this.matches.delete(this.matches.keys().next().value as string);
    return ask(match, position);
  }
}

/** Plays what is new. False if the match went another way since (something was taken back). */
function caughtUp(match: Match, { entries }: Position): boolean {
  const known = match.record.entries;
  if (known.length > entries.length || !known.every((entry, i) => same(entry, entries[i]))) return false;
  for (let i = known.length; i < entries.length; i++) {
    if ('refused' in match.enter(entries[i])) return false;
  }
  return true;
}
