import { bots } from '@indigo/bots';
import type { AnyRuleset, OptionValues, Submitted } from '@indigo/kernel';
import {
  type Line,
  Match,
  type MatchRecord,
  type Rng,
  read,
  type Seat,
  seeded,
  seedOf,
} from '@indigo/kernel';
import type { Io, Paint } from '../io.ts';
import { isPerson, type Player, playersOf, readerFor } from '../players.ts';
import { fileTrouble } from '../record-file.ts';
import type { Saves } from '../saves.ts';
import type { Lines } from '../terminal/lines.ts';

/** What a session is played on. */
export interface Console {
  readonly io: Io;
  readonly lines: Lines;
  readonly paint: Paint;
  /** Where matches are saved, if that is not the usual place. */
  readonly data: string | null;
  /** Leave the board out unless it is asked for. */
  readonly fast: boolean;
}

export interface NewMatch {
  readonly id: string;
  readonly players: readonly Player[];
  readonly options: OptionValues;
  readonly seed: number;
  readonly started: string;
}

/** The last lines a player reads again when a match is resumed. */
const REMINDER = 12;

/** One match at this keyboard: who plays, what they have read, where it is saved. */
export class Session {
  readonly console: Console;
  readonly ruleset: AnyRuleset;
  readonly match: Match;
  readonly players: readonly Player[];
  readonly id: string;
  /** The person now at the keyboard; others' secrets must be off the screen before they sit down. */
  keyboard: Seat | null = null;
  /** Why the match could not be saved, or null. */
  unsaved: string | null = null;
  /** The reason they have been told. */
  warned: string | null = null;
  private readonly saves: Saves;
  private readonly chooses: Rng;
  private readonly heard: number[];
  private readonly seed: number;
  private readonly started: string;

  private constructor(
    console: Console,
    saves: Saves,
    match: Match,
    { id, players, seed, started }: Omit<NewMatch, 'options'>,
    chooses: Rng,
  ) {
    this.console = console;
    this.saves = saves;
    this.match = match;
    this.ruleset = match.ruleset;
    this.players = players;
    this.id = id;
    this.seed = seed;
    this.started = started;
    this.chooses = chooses;
    this.heard = players.map(() => Math.max(0, match.told - (match.length === 0 ? 0 : REMINDER)));
  }

  static start(console: Console, saves: Saves, ruleset: AnyRuleset, setup: NewMatch): Session {
    const { chance, chooses } = streams(setup.seed, 0);
    const match = Match.start(
      ruleset,
      { seats: setup.players.length, options: setup.options },
      { rng: chance },
    );
    const session = new Session(console, saves, match, setup, chooses);
    session.heard.fill(0);
    return session;
  }

  /** Throws a RecordError if the record does not fit the rules. */
  static resume(
    console: Console,
    saves: Saves,
    ruleset: AnyRuleset,
    id: string,
    record: MatchRecord,
  ): Session {
    const about = (record.about ?? {}) as { seed?: number; started?: string };
    const seed = Number.isInteger(about.seed) ? (about.seed as number) : 0;
    const players = playersOf(record.about, record.seats);
    // The dice go on from the length of the match: leaving and coming back does not change the next roll twice.
    const { chance, chooses } = streams(seed, record.entries.length);
    const match = Match.load(ruleset, record, { rng: chance });
    return new Session(console, saves, match, { id, players, seed, started: about.started ?? '' }, chooses);
  }

  get file(): string {
    return this.saves.fileOf(this.id);
  }

  get people(): Seat[] {
    return this.players.flatMap((player, seat) => (isPerson(player) ? [seat] : []));
  }

  botAnswers(seat: Seat): Submitted {
    const name = this.players[seat].bot as keyof typeof bots;
    const bot = Object.hasOwn(bots, name) ? bots[name] : bots.random;
    return this.match.submit(seat, this.match.no, bot.answer(this.match.outlook(seat), this.chooses));
  }

  answer(seat: Seat, ids: string | readonly string[]): Submitted {
    const told = this.match.told;
    const submitted = this.match.submit(seat, this.match.no, ids);
    if ('ok' in submitted) this.heard[seat] = told;
    return submitted;
  }

  /** What the seat may read and has not yet. */
  news(seat: Seat): readonly Line[] {
    return this.match.story(seat, Math.min(this.heard[seat], this.match.told));
  }

  /** The seat has read everything so far. */
  caughtUp(seat: Seat): void {
    this.heard[seat] = this.match.told;
  }

  tell(seat: Seat | null, lines: readonly Line[]): string[] {
    const reader = readerFor(this.players, seat);
    return lines.map(({ say }) => read(this.ruleset.words, say, reader));
  }

  /** True if the match is on disk as it stands. If not, `unsaved` says why and the match goes on in memory. */
  save(): boolean {
    try {
      this.saves.write(this.id, this.record());
      this.unsaved = null;
    } catch (error) {
      this.unsaved = fileTrouble(error);
    }
    return this.unsaved === null;
  }

  private record(): MatchRecord {
    const { seed, started, players, match } = this;
    return {
      ...match.record,
      about: {
        names: players.map(({ name }) => name),
        bots: players.map(({ bot }) => bot),
        seed,
        started,
        turn: match.turn,
        over: match.over,
      },
    };
  }
}

/** Chance and the bots' choices, each from a source of its own. */
function streams(seed: number, length: number): { chance: Rng; chooses: Rng } {
  return { chance: seeded(seedOf(seed, 2 * length)), chooses: seeded(seedOf(seed, 2 * length + 1)) };
}
