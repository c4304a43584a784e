import type { Decision } from './decision.ts';
import { RecordError, RuleError } from './errors.ts';
import { type LastAnswer, RecordFeed } from './feed.ts';
import { lineMeaning } from './meaning.ts';
import { checksum, type Mask, type Plain, type Seat, sees } from './plain.ts';
import type { Rng } from './random.ts';
import { checkSeats, type Entry, type Mark, type MatchRecord, readOptions } from './record.ts';
import { Asking, Chance } from './request.ts';
import type { OptionValues, Ruleset, State } from './ruleset.ts';
import { Run } from './run.ts';
import { passFace, type RefusedAnswer, readAnswer } from './submit.ts';
import type { Table } from './table.ts';
import type { Say } from './words.ts';

/** One line of the story, with who may read it. `at`: the number of entries when it was told. */
export interface Line {
  readonly at: number;
  readonly to: Mask;
  readonly say: Say;
}

export interface MatchSetup {
  readonly seats: number;
  readonly options?: OptionValues;
  readonly about?: Plain;
}

export interface MatchOptions {
  readonly rng?: Rng | null;
  readonly strict?: boolean;
  /** Write down what is told. Off where nobody reads it. */
  readonly narrate?: boolean;
  /**
   * Keep what it takes to copy the match at any moment: its state at every step. Off where nobody thinks about it; what
   * a rule that throws has spoiled is then played anew.
   */
  readonly copies?: boolean;
}

export type Submitted = { readonly ok: true } | RefusedAnswer;

const MARK_EVERY = 64;
const NOTHING: readonly Say[] = [];

/**
 * A match as a server or a page holds it: a run, its record and its story. Answers come in by id and are checked;
 * whatever is wrong with one, or with the rules behind it, the match stays as it was.
 */
export class Match<S extends State = State> {
  readonly ruleset: Ruleset<S>;
  readonly seats: number;
  readonly options: OptionValues;
  readonly about: Plain | undefined;
  private run!: Run<S>;
  private entries: Entry[] = [];
  private marks: Mark[] = [];
  private lines: Line[] = [];
  private opened = 0;
  private last: LastAnswer | null = null;
  private readonly how: MatchOptions;
  /** Is called at every line that deserves a pause, while the rules stand still at it: the views then are those of that moment. */
  onPause: (() => void) | null = null;

  private constructor(ruleset: Ruleset<S>, setup: MatchSetup, how: MatchOptions) {
    checkSeats(ruleset, setup.seats);
    this.ruleset = ruleset;
    this.seats = setup.seats;
    this.options = readOptions(ruleset, setup.options);
    this.about = setup.about;
    this.how = how;
  }

  static start<S extends State>(ruleset: Ruleset<S>, setup: MatchSetup, how: MatchOptions = {}): Match<S> {
    const match = new Match(ruleset, setup, how);
    match.replay([], []);
    return match;
  }

  /** Throws a RecordError naming the first entry that does not fit. `to`: stop after this many entries. */
  static load<S extends State>(
    ruleset: Ruleset<S>,
    record: MatchRecord,
    how: MatchOptions = {},
    to = record.entries.length,
  ): Match<S> {
    if (record.game !== ruleset.id)
      throw new RecordError(`a record of "${record.game}" is not one of "${ruleset.id}"`);
    if (record.version !== ruleset.version) {
      throw new RecordError(
        `the record was made by version ${record.version} of ${ruleset.title}, these rules are version ${ruleset.version}`,
      );
    }
    let match: Match<S>;
    try {
      match = new Match(ruleset, record, how);
    } catch (error) {
      throw new RecordError((error as Error).message, null, error);
    }
    match.replay(record.entries.slice(0, to), record.marks);
    return match;
  }

  /** Everything up to now as a record. */
  get record(): MatchRecord {
    return {
      format: 1,
      game: this.ruleset.id,
      version: this.ruleset.version,
      seats: this.seats,
      options: this.options,
      entries: this.entries.slice(),
      marks: this.marks.slice(),
      ...(this.about === undefined ? {} : { about: this.about }),
    };
  }

  /** How much has been decided so far. */
  get length(): number {
    return this.entries.length;
  }

  get s(): S {
    return this.run.s;
  }

  get winners(): readonly Seat[] | null {
    return this.run.winners;
  }

  get over(): boolean {
    return this.run.winners !== null;
  }

  get turn(): number {
    return this.ruleset.turn(this.run.s);
  }

  /** The number of the pending question. */
  get no(): number {
    return this.opened;
  }

  /** The chance that waits for an outcome from outside, if one does. */
  get chance(): Chance | null {
    return this.run.pending instanceof Chance ? this.run.pending : null;
  }

  /** The seats whose answers are awaited, in table order. */
  open(): readonly Seat[] {
    const asking = this.asking();
    return asking === null ? [] : asking.seats.filter((seat) => asking.isOpen(seat));
  }

  /** For bots and search: a copy of the run as it stands. */
  fork(rng: Rng | null, keep = false): Run<S> {
    return this.run.fork(rng, keep);
  }

  /** A state that fits what the seat knows. With `keep` it can be copied in turn. */
  world(seat: Seat, rng: Rng, keep = false): Run<S> | null {
    return this.run.someWorld(seat, rng, keep);
  }

  where(): readonly string[] {
    return this.run.where();
  }

  view(seat: Seat): Plain {
    return this.ruleset.view(this.run.s, seat);
  }

  views(seats: readonly Seat[]): readonly Plain[] {
    const { ruleset } = this;
    return ruleset.views?.(this.run.s, seats) ?? seats.map((seat) => ruleset.view(this.run.s, seat));
  }

  /** The story as a seat may read it, from a line on. */
  story(seat: Seat, from = 0): readonly Line[] {
    return this.lines.slice(from).filter((line) => sees(line.to, seat));
  }

  /** The same, only what was said: the very list `like` where that is what it would be. */
  says(seat: Seat, from = 0, like: readonly Say[] = NOTHING): readonly Say[] {
    let said: Say[] | null = null;
    let count = 0;
    for (let i = from; i < this.lines.length; i++) {
      const { to, say } = this.lines[i];
      if (!sees(to, seat)) continue;
      if (said === null && like[count] !== say) said = like.slice(0, count);
      said?.push(say);
      count++;
    }
    if (said !== null) return said.slice();
    return count === like.length ? like : like.slice(0, count);
  }

  get told(): number {
    return this.lines.length;
  }

  /** What the seat is asked. `why`: with the refusals, which take a while to find. */
  decision(seat: Seat, why = true): Decision | null {
    const asking = this.asking();
    if (asking === null || !asking.isOpen(seat)) return null;
    const { question, parts } = asking;
    const faces = asking.options(seat).map((value) => this.ruleset.face(this.run.s, asking, value, seat));
    return {
      no: this.opened,
      seat,
      kind: question.kind,
      clause: question.clause,
      say: [`ask.${question.kind}`, ...(question.about ?? [])],
      shape:
        parts === null ? 'pick' : parts.fits === undefined && parts.check === undefined ? 'some' : 'offer',
      mode: asking.mode,
      secret: question.secret ?? false,
      min: parts === null ? 1 : parts.min,
      max: parts === null ? 1 : Math.min(parts.max, faces.length),
      options: asking.mode === 'first' ? [passFace, ...faces] : faces,
      refused: why ? this.ruleset.refused(this.run.s, asking, seat) : [],
    };
  }

  /** While a seat composes: the ids that may come next, and what is still missing (a key of the words). */
  composing(
    seat: Seat,
    ids: readonly string[],
  ): { next: readonly string[]; missing: string | null } | RefusedAnswer {
    const asking = this.asking();
    if (asking === null || !asking.isOpen(seat) || asking.parts === null) {
      return { refused: 'not-asked', reason: `seat ${seat} is not composing an answer` };
    }
    const face = (value: Plain): string => this.ruleset.face(this.run.s, asking, value, seat).id;
    const list: Plain[] = [];
    for (const id of ids) {
      const part = asking.fitting(seat, list).find((value) => face(value) === id);
      if (part === undefined) return { refused: 'no-such-option', reason: `"${id}" cannot be added to that` };
      list.push(part);
    }
    return { next: asking.fitting(seat, list).map(face), missing: asking.missing(list) };
  }

  /** A seat's answer: the id of an option, or the ids of its parts. */
  submit(seat: Seat, no: number, ids: string | readonly string[]): Submitted {
    const refused = this.refuse(seat, no);
    if (refused !== null) return refused;
    const asking = this.asking() as Asking;
    let answer: ReturnType<typeof readAnswer>;
    try {
      answer = readAnswer({ ruleset: this.ruleset, s: this.run.s }, asking, seat, ids);
    } catch (error) {
      return broken(error);
    }
    if ('refused' in answer) return answer;
    const entry = typeof ids === 'string' ? [ids] : ids.slice();
    return this.safely(() => {
      const at = this.entries.length;
      this.last = { at, seat, disclosures: this.run.t.disclosures, joined: asking.mode !== 'one' };
      this.run.t.answerer = seat;
      if (asking.mode !== 'one') this.entries.push([seat, ...entry]);
      else this.entries.push(asking.parts === null ? entry[0] : entry);
      this.run.answer(seat, answer.value);
    });
  }

  /** An outcome for the chance that waits. */
  roll(outcome: number): Submitted {
    const chance = this.chance;
    if (chance === null) return { refused: 'not-asked', reason: 'no chance is waiting for an outcome' };
    if (!chance.possible(outcome))
      return { refused: 'no-such-option', reason: `"${chance.why}" cannot come out as ${outcome}` };
    return this.safely(() => this.run.outcome(outcome));
  }

  private refuse(seat: Seat, no: number): RefusedAnswer | null {
    if (this.over) return { refused: 'over', reason: 'the match is over' };
    if (no !== this.opened) {
      return { refused: 'stale', reason: `that was question ${no}; the match is at question ${this.opened}` };
    }
    const asking = this.asking();
    if (asking === null || !asking.seats.includes(seat)) {
      return { refused: 'not-asked', reason: `seat ${seat} has not been asked` };
    }
    if (!asking.isOpen(seat)) return { refused: 'answered', reason: `seat ${seat} has answered already` };
    return null;
  }

  /** Does something that runs rules; if one throws, everything is as it was before. */
  private safely(act: () => void): Submitted {
    const { run, last } = this;
    const { journal, disclosures } = run.t;
    const { snapshot, pending } = run;
    const length = {
      entries: this.entries.length,
      lines: this.lines.length,
      journal: journal?.value.length ?? 0,
    };
    const given = pending instanceof Asking && pending.mode !== 'one' ? pending.given.slice() : null;
    try {
      act();
      if (run.pending !== pending) this.settled();
      return { ok: true };
    } catch (error) {
      this.entries.length = length.entries;
      if (journal === null) {
        this.replay(this.entries, this.marks);
        return broken(error);
      }
      this.lines.length = length.lines;
      this.last = last;
      // The answer may have run across a step before it broke: go back to the snapshot and journal it began with.
      journal.value.length = journal.what.length = length.journal;
      run.t.journal = journal;
      run.snapshot = snapshot;
      run.pending = pending;
      if (pending instanceof Asking && given !== null) pending.given = given;
      this.run = run.fork(run.t.rng, true);
      this.run.t.disclosures = disclosures;
      this.run.t.entries = this.entries;
      this.listen();
      return broken(error);
    }
  }

  /** A new question stands: number it, and now and then note a checksum. */
  private settled(): void {
    this.opened = this.entries.length;
    if (this.run.pending instanceof Chance) return;
    const since = this.entries.length - (this.marks.at(-1)?.at ?? 0);
    if (since >= MARK_EVERY || (this.over && since > 0)) {
      this.marks.push({ at: this.entries.length, sum: checksum(this.run.s as unknown as Plain) });
    }
  }

  // ── taking back ──

  /** Why the seat may not take its last answer back, or null if it may. */
  whyNoUndo(seat: Seat): string | null {
    if (this.over) return 'the match is over';
    if (this.givenOpen(seat) >= 0) return null;
    if (this.last === null || this.last.seat !== seat) return 'the last answer was not yours';
    if (this.last.at !== this.entries.length - 1) return 'dice were rolled or cards were drawn since';
    if (this.last.joined) return 'others could have answered too';
    if (this.last.disclosures !== this.run.t.disclosures || !this.staysWith(seat))
      return 'something hidden has been seen since';
    return null;
  }

  /** That somebody else is asked may tell what they hold, just as that they are not. */
  private staysWith(seat: Seat): boolean {
    const asking = this.asking();
    return asking === null || (asking.mode === 'one' && asking.seats[0] === seat);
  }

  /**
   * Takes back the seat's last answer, where nothing was seen or decided since and the seat itself is asked next, or an
   * answer of several given together that is not released yet.
   */
  undo(seat: Seat): Submitted {
    const why = this.whyNoUndo(seat);
    if (why !== null) return { refused: 'not-asked', reason: `cannot take that back: ${why}` };
    const open = this.givenOpen(seat);
    return this.cut(open >= 0 ? open : this.entries.length - 1);
  }

  /**
   * The entry of an answer that is released together with others still to come, or -1. Not so in a window: that it is
   * still open tells that somebody further on could respond.
   */
  private givenOpen(seat: Seat): number {
    const asking = this.asking();
    if (asking === null || asking.mode !== 'all' || asking.isOpen(seat)) return -1;
    for (let i = this.opened; i < this.entries.length; i++) {
      const entry = this.entries[i];
      if (Array.isArray(entry) && entry[0] === seat) return i;
    }
    return -1;
  }

  /** Takes one entry out and plays the rest again; if a rule throws, everything is as it was before. */
  private cut(index: number): Submitted {
    const { run, lines, opened, last } = this;
    const whole = { entries: this.entries, marks: this.marks };
    const entries = this.entries.filter((_, i) => i !== index);
    const marks = this.marks.filter((mark) => mark.at <= index);
    try {
      this.replay(entries, marks);
      return { ok: true };
    } catch (error) {
      Object.assign(this, whole, { run, lines, opened, last });
      return broken(error);
    }
  }

  // ── replay ──

  private replay(entries: readonly Entry[], marks: readonly Mark[]): void {
    const s = this.ruleset.create(this.seats, this.options);
    const { rng = null, strict = false, copies = true } = this.how;
    this.entries = entries.slice();
    this.lines = [];
    let feed!: RecordFeed;
    try {
      this.run = Run.at(this.ruleset, s, this.seats, { rng, strict, keep: copies }, (t) => {
        feed = new RecordFeed(t, entries, marks, { ruleset: this.ruleset, s });
        t.feed = feed;
        t.entries = this.entries;
        this.listen(t, feed);
      });
    } catch (error) {
      if (error instanceof RecordError) throw error;
      throw new RecordError(`entry ${feed.at} broke a rule: ${(error as Error).message}`, feed.at, error);
    }
    if (feed.at < entries.length) {
      throw new RecordError(`the match is over after ${feed.at} of ${entries.length} entries`, feed.at);
    }
    const fresh = this.entries.length > entries.length;
    if (this.over && !fresh) feed.check();
    this.run.t.feed = null;
    this.listen();
    this.marks = marks.filter((mark) => mark.at <= entries.length);
    this.last = feed.last;
    this.opened = fresh || this.asking() === null ? this.entries.length : feed.opened;
    if (fresh) this.settled();
  }

  private listen(t: Table<S> = this.run.t, feed: RecordFeed | null = null): void {
    if (this.how.narrate === false) return;
    t.listener = (to, what, facts) => {
      const at = feed === null || t.feed === null ? this.entries.length : feed.at;
      const say = lineOf(what, facts);
      this.lines.push({ at, to, say });
      if (this.onPause !== null && t.feed === null && lineMeaning(this.ruleset.meanings, say).pause)
        this.onPause();
    };
  }

  /** The question that stands, as the rules put it: options unmade. For drivers; interfaces want a `decision`. */
  asking(): Asking | null {
    return this.run.pending instanceof Asking ? this.run.pending : null;
  }
}

/** As `[what, ...facts]`, which would leave room for more: stories are long, and kept. */
function lineOf(what: string, facts: readonly Plain[]): Say {
  const [a, b, c] = facts;
  switch (facts.length) {
    case 0:
      return [what];
    case 1:
      return [what, a];
    case 2:
      return [what, a, b];
    case 3:
      return [what, a, b, c];
    default:
      return [what, ...facts];
  }
}

function broken(error: unknown): RefusedAnswer {
  const why = error instanceof RuleError ? error.message : String(error);
  return { refused: 'broken', reason: `a rule failed and the match stands where it was: ${why}` };
}
