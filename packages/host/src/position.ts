import { bots } from '@indigo/bots';
import { type AnyRuleset, type Entry, Match, type OptionValues, type Seat, seeded } from '@indigo/kernel';

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
  const { game, seats, options, entries, seat, bot, seed } = position;
  const record = { format: 1, game, version: ruleset.version, seats, options, entries, marks: [] } as const;
  const match = Match.load(ruleset, record, { narrate: false });
  const player = Object.hasOwn(bots, bot) ? bots[bot as keyof typeof bots] : bots.random;
  return player.answer(match, seat, seeded(seed));
}
