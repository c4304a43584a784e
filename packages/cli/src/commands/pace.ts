import { type Bot, bots } from '@indigo/bots';
import { positionOf } from '@indigo/host';
import { type AnyRuleset, checkSeats, Match, type OptionValues, seeded, seedOf } from '@indigo/kernel';
import { Thinkers } from '@indigo/server';
import { type BotName, botsNamed } from '../bots.ts';
import { columnsOf } from '../columns.ts';
import { type Io, print } from '../io.ts';
import { readSettings } from '../settings.ts';
import { text } from '../text.ts';
import { EXIT, UsageError } from '../trouble.ts';

export interface PaceOptions {
  readonly bots?: string;
  readonly answers: number;
  readonly warmUp: number;
  readonly seats?: number;
  readonly seed: number;
  readonly set: readonly string[];
  readonly json?: boolean;
}

/** How long a bot takes. */
export interface Pace {
  readonly name: BotName;
  /** What it should take, in milliseconds. */
  readonly budget: number;
  readonly answers: number;
  readonly median: number;
  readonly p99: number;
  /** The share of answers that took no longer than `SLACK` times the budget. */
  readonly within: number;
}

/** Longer than so many times the budget is too long. */
const SLACK = 1.2;

/**
 * Lets each bot think as at a table on a server: on a thread, by its clock. That one goes only while the bot thinks, where the
 * machine has such a one: what else it does says nothing of a bot.
 */
export async function paceCommand(io: Io, game: string, options: PaceOptions): Promise<number> {
  const ruleset = await io.catalog.load(game);
  const seats = options.seats ?? ruleset.seats.min;
  checkSeats(ruleset, seats);
  const settings = readSettings(ruleset, options.set);
  const names = options.bots === undefined ? timed : botsNamed(options.bots);
  const untimed = names.find((name) => !timed.includes(name));
  if (untimed !== undefined) throw new UsageError(text.wrong.untimed(untimed, timed));
  const { seed, answers, warmUp } = options;
  const found: Pace[] = [];
  for (const name of names) {
    const table = { ruleset, seats, options: settings, seed, name };
    found.push(paceOf(name, await thoughts(table, answers, 1000 * warmUp)));
  }
  print(io, ...(options.json ? [JSON.stringify({ game, seats, bots: found })] : describe(game, found)));
  return EXIT.ok;
}

const timed = (Object.keys(bots) as BotName[]).filter((name) => budgetOf(name) > 0);

function budgetOf(name: BotName): number {
  const bot: Bot = bots[name];
  return bot.ms ?? 0;
}

interface Table {
  readonly ruleset: AnyRuleset;
  readonly seats: number;
  readonly options: OptionValues;
  readonly seed: number;
  readonly name: BotName;
}

/** Of so many answers in matches of the bot against itself, after so long a warm-up: what each took, in milliseconds. */
async function thoughts(
  { ruleset, seats, options, seed, name }: Table,
  count: number,
  warmUp: number,
): Promise<number[]> {
  let cold = warmUp;
  const took: number[] = [];
  const thinkers = new Thinkers(1, (ms) => {
    if (cold <= 0) took.push(ms);
    cold -= ms;
  });
  try {
    for (let index = 0; took.length < count; index++) {
      const rng = seeded(seedOf(seed, index));
      const match = Match.start(ruleset, { seats, options }, { rng, narrate: false });
      while (!match.over && took.length < count) {
        const [seat] = match.open();
        const ids = await thinkers.think(
          positionOf(match, { table: String(index), seat, bot: name, seed: rng(2 ** 31) }),
        );
        const submitted = match.submit(seat, match.no, ids);
        if ('refused' in submitted) throw new Error(submitted.reason);
      }
    }
    return took;
  } finally {
    await thinkers.close();
  }
}

export function paceOf(name: BotName, took: readonly number[]): Pace {
  const budget = budgetOf(name);
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number): number => Number(sorted[Math.ceil(share * sorted.length) - 1].toFixed(3));
  const within = sorted.filter((ms) => ms <= SLACK * budget).length / sorted.length;
  return { name, budget, answers: sorted.length, median: at(0.5), p99: at(0.99), within };
}

function describe(game: string, found: readonly Pace[]): string[] {
  const { pace } = text;
  const rows = found.map(({ name, budget, answers, median, p99, within }) => [
    name,
    String(answers),
    pace.ms(budget),
    pace.ms(median),
    pace.ms(p99),
    pace.within(within),
  ]);
  return [pace.head(game), ...columnsOf([pace.columns(SLACK), ...rows], 1)];
}
