import { Checkpoints, type KeptCheckpoint } from './checkpoint.ts';
import { Course, type MatchOptions, type Past, type Terms } from './course.ts';
import { decisionOf, draftOf } from './deciding.ts';
import type { Decision, Draft } from './decision.ts';
import { type Entry, entryOf, readEntry } from './entry.ts';
import { RecordError, RuleError } from './errors.ts';
import { lineMeaning, looksUp } from './meaning.ts';
import { Outlook } from './outlook.ts';
import { Checksum, checksum, type Mask, type Plain, type Seat } from './plain.ts';
import type { Rng } from './random.ts';
import { checkSeats, type Mark, type MatchRecord, readOptions } from './record.ts';
import { type Asking, Chance, isCovert } from './request.ts';
import type { OptionValues, Ruleset, State } from './ruleset.ts';
import type { Run } from './run.ts';
import { type Line, Story } from './story.ts';
import { type RefusedAnswer, readAnswer } from './submit.ts';
import { takenBack, whyNoUndo } from './taking-back.ts';
import type { Say } from './words.ts';

export interface MatchSetup {
  readonly seats: number;
  readonly options?: OptionValues;
  readonly about?: Plain;
}

export type Submitted = { readonly ok: true } | RefusedAnswer;

/**
 * A match as a server or a page holds it: a run, its record and its story. Answers come in by id and are checked;
 * whatever is wrong with one, or with the rules behind it, the match stays as it was.
 */
export class Match<S extends State = State, V extends Plain = Plain> {
  readonly ruleset: Ruleset<S, V>;
  readonly seats: number;
  readonly options: OptionValues;
  readonly about: Plain | undefined;
  private readonly terms: Terms<S, V>;
  private course: Course<S, V>;
  private summed: { readonly of: readonly Entry[]; readonly sum: Checksum; length: number } | null = null;
  /**
   * Is called at every line at which one looks up, with those who are told, while the rules stand still at it: the views
   * then are those of that moment.
   */
  onPause: ((to: Mask) => void) | null = null;
  /** Is called where somebody, as far as the others know, might have been asked and was not, likewise. */
  onCut: ((asking: Asking) => void) | null = null;

  private constructor(
    ruleset: Ruleset<S, V>,
    setup: MatchSetup,
    how: MatchOptions,
    entries: readonly Entry[] = [],
    marks: readonly Mark[] = [],
    past?: Past<S>,
  ) {
    this.ruleset = ruleset;
    this.seats = setup.seats;
    this.options = readOptions(ruleset, setup.options);
    this.about = setup.about;
    this.terms = {
      ruleset,
      seats: setup.seats,
      options: this.options,
      how,
      told: (say, to) => this.heed(say, to),
      skipped: (asking) => {
        if (this.onCut !== null && isCovert(asking)) this.onCut(asking);
      },
    };
    this.course = new Course(this.terms, entries, marks, past);
  }

  static start<S extends State, V extends Plain>(
    ruleset: Ruleset<S, V>,
    setup: MatchSetup,
    how: MatchOptions = {},
  ): Match<S, V> {
    checkSeats(ruleset, setup.seats);
    return new Match(ruleset, setup, how);
  }

  /** Throws a RecordError naming the first entry that does not fit. `to`: stop after this many entries. */
  static load<S extends State, V extends Plain>(
    ruleset: Ruleset<S, V>,
    record: MatchRecord,
    how: MatchOptions = {},
    to = record.entries.length,
    past?: Past<S>,
  ): Match<S, V> {
    if (record.game !== ruleset.id)
      throw new RecordError(`a record of "${record.game}" is not one of "${ruleset.id}"`);
    if (record.version !== ruleset.version) {
      throw new RecordError(
        `the record was made by version ${record.version} of ${ruleset.title}, these rules are version ${ruleset.version}`,
      );
    }
    try {
      checkSeats(ruleset, record.seats);
      const entries = to < record.entries.length ? record.entries.slice(0, to) : record.entries;
      return new Match(ruleset, record, how, entries, record.marks, past);
    } catch (error) {
      if (error instanceof RecordError) throw error;
      throw new RecordError((error as Error).message, null, error);
    }
  }

  /** As `load`, from a checkpoint of it on: what came before is taken as it is written, but for the state's checksum. */
  static resume<S extends State, V extends Plain>(
    ruleset: Ruleset<S, V>,
    record: MatchRecord,
    how: MatchOptions,
    { sum, earlier, lines, ...kept }: KeptCheckpoint,
  ): Match<S, V> {
    if (checksum(kept.s) !== sum) throw new RecordError('the checkpoint is damaged');
    if (kept.at > record.entries.length) throw new RecordError('the checkpoint is of a longer match');
    const story = new Story(lines, earlier);
    const checkpoint = { ...kept, s: kept.s as unknown as S, told: story.length };
    const past = { checkpoints: new Checkpoints([checkpoint]), story };
    return Match.load(ruleset, record, how, record.entries.length, past);
  }

  // ── what is ──

  /** The last checkpoint, with so many lines told before it; null where there is none yet. */
  checkpoint(lines: number): KeptCheckpoint | null {
    const { checkpoints, story } = this.course.past();
    if (checkpoints.latest === null) return null;
    const { told, ...latest } = checkpoints.latest;
    const s = latest.s as unknown as Plain;
    return { ...latest, s, sum: checksum(s), ...story.tail(told, lines, this.seats) };
  }

  /** Everything up to now as a record. */
  get record(): MatchRecord {
    const { entries, marks } = this.course;
    return {
      format: 1,
      game: this.ruleset.id,
      version: this.ruleset.version,
      seats: this.seats,
      options: this.options,
      entries: entries.slice(),
      marks: marks.slice(),
      ...(this.about === undefined ? {} : { about: this.about }),
    };
  }

  /** What has been decided since the first `length` entries, and the checksums after them. */
  since(length: number): Pick<MatchRecord, 'entries' | 'marks'> {
    const { entries, marks } = this.course;
    return { entries: entries.slice(length), marks: marks.filter(({ at }) => at > length) };
  }

  /** How much has been decided so far. */
  get length(): number {
    return this.course.entries.length;
  }

  /**
   * What has been decided so far, the list itself: it grows, and is another one after something was taken back. What
   * it holds now it will always hold.
   */
  get entries(): readonly Entry[] {
    return this.course.entries;
  }

  /** A checksum of how it was set up and of its entries: matches with the same one are the same. Costs what is new. */
  get sum(): string {
    const { ruleset, seats, options } = this;
    const { entries } = this.course;
    if (this.summed?.of !== entries) {
      const sum = new Checksum();
      sum.add([ruleset.id, ruleset.version, seats, options]);
      this.summed = { of: entries, sum, length: 0 };
    }
    const { summed } = this;
    for (; summed.length < entries.length; summed.length++) summed.sum.add(entries[summed.length]);
    return summed.sum.text;
  }

  get s(): S {
    return this.course.run.s;
  }

  get winners(): readonly Seat[] | null {
    return this.course.run.winners;
  }

  get over(): boolean {
    return this.course.over;
  }

  get turn(): number {
    return this.ruleset.turn(this.s);
  }

  /** The number of the pending question. */
  get no(): number {
    return this.course.opened;
  }

  /** The chance that waits for an outcome from outside, if one does. */
  get chance(): Chance | null {
    const { pending } = this.course.run;
    return pending instanceof Chance ? pending : null;
  }

  /** The question that stands, as the rules put it: options unmade. For drivers; interfaces want a `decision`. */
  asking(): Asking | null {
    return this.course.asking;
  }

  /** The seats whose answers are awaited, in table order. */
  open(): readonly Seat[] {
    const asking = this.asking();
    return asking === null ? [] : asking.seats.filter((seat) => asking.isOpen(seat));
  }

  where(): readonly string[] {
    return this.course.run.where();
  }

  view(seat: Seat): V {
    return this.ruleset.view(this.s, seat);
  }

  views(seats: readonly Seat[]): readonly V[] {
    const { ruleset, s } = this;
    return ruleset.views?.(s, seats) ?? seats.map((seat) => ruleset.view(s, seat));
  }

  // ── copies ──

  /** For bots and search: a copy of the run as it stands. */
  fork(rng: Rng | null, keep = false): Run<S> {
    return this.course.run.fork(rng, keep);
  }

  /** A state that fits what the seat knows. With `keep` it can be copied in turn. */
  world(seat: Seat, rng: Rng, keep = false): Run<S> | null {
    return this.course.run.someWorld(seat, rng, keep);
  }

  /** What the seat may know while it is asked. Throws where it is not. */
  outlook(seat: Seat): Outlook<S, V> {
    return new Outlook(this, seat);
  }

  // ── its story ──

  /** The story as a seat may read it, from a line on. */
  story(seat: Seat, from = 0): readonly Line[] {
    return this.course.story.of(seat, from);
  }

  /** The same, only what was said: the very list `like` where that is what it would be. */
  says(seat: Seat, from = 0, like?: readonly Say[]): readonly Say[] {
    return this.course.story.says(seat, from, like);
  }

  /** How many lines a seat has heard. */
  heard(seat: Seat): number {
    return this.course.story.heard(seat);
  }

  get told(): number {
    return this.course.story.length;
  }

  private heed(say: Say, to: Mask): void {
    if (this.onPause !== null && looksUp(lineMeaning(this.ruleset.meanings, say))) this.onPause(to);
  }

  // ── asking and answering ──

  /** What the seat is asked. `why`: with the refusals, which take a while to find. */
  decision(seat: Seat, why = true): Decision | null {
    const asking = this.asking();
    if (asking === null || !asking.isOpen(seat)) return null;
    return decisionOf(this.ruleset, this.s, asking, seat, this.no, why);
  }

  /** While a seat composes: what may come next, and what is still missing. */
  composing(seat: Seat, ids: readonly string[]): Draft | RefusedAnswer {
    const asking = this.asking();
    if (asking === null || !asking.isOpen(seat) || asking.parts === null) {
      return { refused: 'not-asked', reason: `seat ${seat} is not composing an answer` };
    }
    return draftOf(this.ruleset, this.s, asking, seat, ids);
  }

  /** A seat's answer: the id of an option, or the ids of its parts. */
  submit(seat: Seat, no: number, ids: string | readonly string[]): Submitted {
    const asking = this.asking();
    const refused = this.refuse(asking, seat, no);
    if (asking === null || refused !== null) return refused as RefusedAnswer;
    const { course } = this;
    let answer: ReturnType<typeof readAnswer>;
    try {
      answer = readAnswer({ ruleset: this.ruleset, s: this.s }, asking, seat, ids);
    } catch (error) {
      return broken(error);
    }
    if ('refused' in answer) return answer;
    const { value } = answer;
    return this.safely(() => {
      course.answered(seat, entryOf(asking, seat, ids), asking.mode !== 'one');
      course.run.answer(seat, value);
    });
  }

  /** An outcome for the chance that waits. */
  roll(outcome: number): Submitted {
    const { chance } = this;
    if (chance === null) return { refused: 'not-asked', reason: 'no chance is waiting for an outcome' };
    if (!chance.possible(outcome))
      return { refused: 'no-such-option', reason: `"${chance.why}" cannot come out as ${outcome}` };
    return this.safely(() => this.course.run.outcome(outcome));
  }

  /** What comes next in a record of this match: an outcome or an answer. */
  enter(entry: Entry): Submitted {
    if (typeof entry === 'number') return this.roll(entry);
    const asking = this.asking();
    if (asking === null) return { refused: 'not-asked', reason: 'nobody has been asked' };
    const { seat, ids } = readEntry(asking, entry);
    return this.submit(seat, this.no, ids);
  }

  private refuse(asking: Asking | null, seat: Seat, no: number): RefusedAnswer | null {
    if (this.over) return { refused: 'over', reason: 'the match is over' };
    if (no !== this.no) {
      return { refused: 'stale', reason: `that was question ${no}; the match is at question ${this.no}` };
    }
    if (asking === null || !asking.seats.includes(seat)) {
      return { refused: 'not-asked', reason: `seat ${seat} has not been asked` };
    }
    if (!asking.isOpen(seat)) return { refused: 'answered', reason: `seat ${seat} has answered already` };
    return null;
  }

  /** Does something that runs rules; if one throws, everything is as it was before. */
  private safely(act: () => void): Submitted {
    const failed = this.course.attempt(act);
    if (failed === null) return { ok: true };
    this.course = failed.course;
    return broken(failed.error);
  }

  // ── taking back ──

  /** Why the seat may not take its last answer back, or null if it may. */
  whyNoUndo(seat: Seat): string | null {
    return whyNoUndo(this.course, seat);
  }

  /**
   * Takes back the seat's last answer, where nothing was seen or decided since and the seat itself is asked next, or an
   * answer of several given together that is not released yet. If a rule throws, everything is as it was before.
   */
  undo(seat: Seat): Submitted {
    const why = this.whyNoUndo(seat);
    if (why !== null) return { refused: 'not-asked', reason: `cannot take that back: ${why}` };
    const { entries, marks } = this.course;
    const index = takenBack(this.course, seat);
    try {
      this.course = new Course(
        this.terms,
        entries.filter((_, i) => i !== index),
        marks.filter((mark) => mark.at <= index),
        this.course.past(index),
      );
      return { ok: true };
    } catch (error) {
      return broken(error);
    }
  }

  /** Takes back all but the first `length` entries. Throws a RecordError if they do not fit the rules. */
  back(length: number): void {
    const { entries, marks } = this.course;
    this.course = new Course(
      this.terms,
      entries.slice(0, length),
      marks.filter((mark) => mark.at <= length),
      this.course.past(length),
    );
  }
}

function broken(error: unknown): RefusedAnswer {
  const why = error instanceof RuleError ? error.message : String(error);
  return { refused: 'broken', reason: `a rule failed and the match stands where it was: ${why}` };
}
