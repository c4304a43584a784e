import { type Entry, readEntry } from './entry.ts';
import { RecordError } from './errors.ts';
import { checksum, type Mask, type Plain, type Seat, same, sees } from './plain.ts';
import type { Rng } from './random.ts';
import type { Mark } from './record.ts';
import { type Asking, type Chance, hidesFrom, NONE, type None, PENDING, type Pending } from './request.ts';
import { type AnswerReader, readAnswer } from './submit.ts';
import type { Journal, Table } from './table.ts';

/**
 * Answers requests in place of people and dice, so that a replay runs straight through without suspending once.
 * When it has nothing left it takes itself off the table.
 */
export interface Feed {
  chance(chance: Chance): number | None;
  answer(asking: Asking): Plain | None | Pending;
}

/** Gets from a snapshot to where its journal ends: a fork. */
export class JournalFeed implements Feed {
  protected at = 0;
  protected readonly journal: Journal;
  protected readonly t: Table<unknown>;

  constructor(t: Table<unknown>, journal: Journal) {
    this.t = t;
    this.journal = journal;
  }

  chance(chance: Chance): number | None {
    return this.take(chance.why) as number | None;
  }

  answer(asking: Asking): Plain | None | Pending {
    const value = this.take(asking.question.kind);
    return value === NONE ? PENDING : value;
  }

  protected take(what: string): Plain | None {
    if (this.at >= this.journal.value.length) {
      this.t.feed = null;
      return NONE;
    }
    if (this.journal.what[this.at] !== what) return this.strayed(what);
    return this.journal.value[this.at++];
  }

  /** The same answers led elsewhere: a rule reads something that is not in the state. */
  protected strayed(what: string): never {
    throw new Error(`replay met "${what}" where the match had "${this.journal.what[this.at]}"`);
  }
}

/** Thrown where a world does not fit what the seat saw. One object, no stack: it is no error and happens often. */
export const MISFIT: unique symbol = Symbol('misfit');

/** What was told since a snapshot. */
export interface Heard {
  readonly to: Mask;
  readonly what: string;
  readonly facts: readonly Plain[];
}

/**
 * Plays the journal again in a world where the unknown was dealt anew: what the seat saw or did is kept, chance it did
 * not see is drawn anew, secret answers of others are chosen anew, other answers must still be legal, and the seat
 * must hear the same.
 */
export class WorldFeed extends JournalFeed {
  private heard = 0;
  private readonly seat: Seat;
  private readonly rng: Rng;
  private readonly told: readonly Heard[];

  constructor(t: Table<unknown>, journal: Journal, seat: Seat, rng: Rng, told: readonly Heard[]) {
    super(t, journal);
    this.seat = seat;
    this.rng = rng;
    this.told = told;
    t.listener = (to, what, facts) => {
      if (sees(to, seat)) this.hear(what, facts);
    };
  }

  override chance(chance: Chance): number | None {
    const outcome = this.take(chance.why) as number | None;
    if (outcome === NONE) return NONE;
    const drawn = sees(chance.seenBy, this.seat) ? outcome : chance.sample(this.rng);
    if (!chance.possible(drawn)) throw MISFIT;
    this.t.keep(chance.why, drawn);
    return drawn;
  }

  override answer(asking: Asking): Plain | None | Pending {
    const value = this.take(asking.question.kind);
    // What others can choose depends on the deal, what the seat itself can choose does not.
    if (value === NONE) return asking.mode === 'one' && asking.seats[0] === this.seat ? PENDING : NONE;
    const answer = this.answered(asking, value);
    this.t.keep(asking.question.kind, answer);
    return answer;
  }

  private answered(asking: Asking, value: Plain): Plain {
    if (asking.mode === 'one') return this.settle(asking, asking.seats[0], value);
    if (asking.mode === 'all')
      return asking.seats.map((seat, i) => this.settle(asking, seat, (value as Plain[])[i]));
    if (value === null) return null;
    const { seat, use } = value as { seat: Seat; use: Plain };
    return { seat, use: this.settle(asking, seat, use) };
  }

  private settle(asking: Asking, seat: Seat, value: Plain): Plain {
    if (seat === this.seat) return value;
    if (hidesFrom(asking.question, seat, this.seat)) return this.guess(asking, seat, value);
    if (!this.legal(asking, seat, value)) throw MISFIT;
    return value;
  }

  private legal(asking: Asking, seat: Seat, value: Plain): boolean {
    const options = asking.options(seat);
    if (asking.parts === null) return options.some((option) => same(option, value));
    const list: Plain[] = [];
    for (const part of value as readonly Plain[]) {
      const option = options.find((candidate) => same(candidate, part));
      if (option === undefined || !asking.fitting(seat, list).includes(option)) return false;
      list.push(option);
    }
    return asking.missing(list) === null;
  }

  /** A secret answer the other seat might have given, of the same public shape: as many parts as everybody saw. */
  private guess(asking: Asking, seat: Seat, value: Plain): Plain {
    if (asking.parts === null) {
      const options = asking.options(seat);
      if (options.length === 0) throw MISFIT;
      return options[this.rng(options.length)];
    }
    const length = (value as readonly Plain[]).length;
    const list: Plain[] = [];
    while (list.length < length) {
      const fitting = asking.fitting(seat, list);
      if (fitting.length === 0) throw MISFIT;
      list.push(fitting[this.rng(fitting.length)]);
    }
    if (asking.missing(list) !== null) throw MISFIT;
    return list;
  }

  private hear(what: string, facts: readonly Plain[]): void {
    while (this.heard < this.told.length && !sees(this.told[this.heard].to, this.seat)) this.heard++;
    const expected = this.told[this.heard++];
    if (expected === undefined || expected.what !== what || !same(facts, expected.facts)) throw MISFIT;
  }

  /** Has the seat heard all it should have? Looked at when the world has come to rest. */
  complete(): boolean {
    while (this.heard < this.told.length && !sees(this.told[this.heard].to, this.seat)) this.heard++;
    return this.heard === this.told.length;
  }

  protected override strayed(_what: string): never {
    throw MISFIT;
  }
}

/** The answer given last, as far as taking it back goes. */
export interface LastAnswer {
  readonly at: number;
  readonly seat: Seat;
  /** How much had come to light when it was given. */
  readonly disclosures: number;
  /** The request was not to this seat alone: what comes of it shows what others answered or could have. */
  readonly joined: boolean;
}

/** Replays a record, checking every entry against the rules as it goes. */
export class RecordFeed implements Feed {
  /** The next entry to be read. */
  at = 0;
  /** Where the request now open began. */
  opened = 0;
  last: LastAnswer | null = null;
  private mark = 0;
  private readonly t: Table<unknown>;
  private readonly entries: readonly Entry[];
  private readonly marks: readonly Mark[];
  private readonly reader: AnswerReader;

  /** `at`: what was decided before is not played again. */
  constructor(
    t: Table<unknown>,
    entries: readonly Entry[],
    marks: readonly Mark[],
    reader: AnswerReader,
    at = 0,
  ) {
    this.t = t;
    this.entries = entries;
    this.marks = marks;
    this.reader = reader;
    this.at = at;
    while (this.marks[this.mark]?.at < at) this.mark++;
  }

  chance(chance: Chance): number | None {
    // A checksum stands where a question opened: none can, if chance is due here.
    if (this.marks[this.mark]?.at <= this.at) throw this.unmet();
    if (this.at >= this.entries.length) return this.exhausted();
    const entry = this.entries[this.at];
    if (typeof entry !== 'number') {
      throw new RecordError(
        `${this.here()} is an answer, but the match needs the outcome of "${chance.why}"`,
        this.at,
      );
    }
    if (!chance.possible(entry)) {
      throw new RecordError(`${this.here()} is ${entry}, which "${chance.why}" cannot be`, this.at);
    }
    this.at++;
    this.t.keep(chance.why, entry);
    this.t.disclosures++;
    return entry;
  }

  answer(asking: Asking): Plain | None {
    const kind = asking.question.kind;
    const only = asking.foregone();
    if (only !== NONE) {
      this.t.skipped(asking, only);
      return only;
    }
    this.opened = this.at;
    this.check();
    for (;;) {
      if (this.at >= this.entries.length) return this.exhausted();
      const result = this.readOne(asking);
      if (result !== NONE) {
        this.t.idle = 0;
        this.t.keep(kind, result);
        return result;
      }
    }
  }

  private readOne(asking: Asking): Plain | None {
    const entry = this.entries[this.at];
    const kind = asking.question.kind;
    if (typeof entry === 'number') {
      throw new RecordError(
        `${this.here()} is a chance outcome, but question "${kind}" needs an answer`,
        this.at,
      );
    }
    const alone = asking.mode === 'one';
    const { seat, ids } = readEntry(asking, entry);
    if (!asking.isOpen(seat))
      throw new RecordError(`${this.here()}: seat ${seat} is not asked "${kind}"`, this.at);
    const answer = readAnswer(this.reader, asking, seat, ids);
    if ('refused' in answer) {
      throw new RecordError(`${this.here()} (seat ${seat}, "${kind}"): ${answer.reason}`, this.at);
    }
    this.last = { at: this.at, seat, disclosures: this.t.disclosures, joined: !alone };
    this.t.answerer = seat;
    this.at++;
    if (alone) return answer.value;
    asking.give(seat, answer.value);
    return asking.result();
  }

  /** Compares a checksum that stands exactly here. */
  check(): void {
    const mark = this.marks[this.mark];
    if (mark === undefined || mark.at > this.at) return;
    if (mark.at < this.at) throw this.unmet();
    this.mark++;
    const found = checksum(this.t.s as unknown as Plain);
    if (found !== mark.sum) {
      throw new RecordError(
        `the state after ${this.at} entries has checksum ${found}, the record says ${mark.sum}: the rules have changed or the record was edited`,
        this.at,
      );
    }
  }

  private unmet(): RecordError {
    const { at } = this.marks[this.mark];
    return new RecordError(`the record has a checksum after ${at} entries, where no question stands`, at);
  }

  private exhausted(): None {
    this.t.feed = null;
    return NONE;
  }

  private here(): string {
    return `entry ${this.at + 1} of ${this.entries.length} (${JSON.stringify(this.entries[this.at])})`;
  }
}
