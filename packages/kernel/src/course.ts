import { Checkpoints } from './checkpoint.ts';
import type { Entry } from './entry.ts';
import { RecordError } from './errors.ts';
import { type LastAnswer, RecordFeed } from './feed.ts';
import { checksum, type Mask, type Plain, type Seat } from './plain.ts';
import type { Rng } from './random.ts';
import type { Mark } from './record.ts';
import { Asking, Chance } from './request.ts';
import type { OptionValues, Ruleset, State } from './ruleset.ts';
import { Run } from './run.ts';
import { Story } from './story.ts';
import type { Table } from './table.ts';
import type { Say } from './words.ts';

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

/** What a match is, before anything is decided. */
export interface Terms<S extends State, V extends Plain> {
  readonly ruleset: Ruleset<S, V>;
  readonly seats: number;
  readonly options: OptionValues;
  readonly how: MatchOptions;
  /** Is called at every line, while the rules stand still at it; not while a record is played. */
  told(say: Say, to: Mask): void;
  /** Is called where a question was not asked, likewise. */
  skipped(asking: Asking): void;
}

const MARK_EVERY = 64;

/** What is known of a match besides what was decided: where it stood, and what was told. */
export interface Past<S> {
  readonly checkpoints: Checkpoints<S>;
  readonly story: Story;
}

/** How far a match has got: its run, what was decided and what was told. */
export class Course<S extends State, V extends Plain> {
  readonly entries: Entry[];
  readonly marks: Mark[];
  readonly story: Story;
  /** The number of the pending question: how many entries there were when it opened. */
  opened: number;
  last: LastAnswer | null;
  run: Run<S>;
  private readonly terms: Terms<S, V>;
  private readonly checkpoints: Checkpoints<S>;

  /**
   * Plays what was decided, from the beginning or from the last checkpoint of a past that holds for all of it. Throws a
   * RecordError naming the first entry that does not fit.
   */
  constructor(terms: Terms<S, V>, entries: readonly Entry[], marks: readonly Mark[], known?: Past<S>) {
    const { ruleset, seats, options } = terms;
    const { rng = null, strict = false, copies = true } = terms.how;
    const past = copies ? playedUp(terms, entries, marks, known) : known;
    this.terms = terms;
    this.entries = entries.slice();
    this.checkpoints = past?.checkpoints ?? new Checkpoints();
    const from = this.checkpoints.latest;
    this.story = past === undefined || from === null ? new Story() : past.story.upTo(from.told);
    const s = from === null ? ruleset.create(seats, options) : ruleset.clone(from.s);
    let feed!: RecordFeed;
    try {
      this.run = Run.at(ruleset, s, seats, { rng, strict, keep: copies }, (t) => {
        feed = new RecordFeed(t, entries, marks, { ruleset, s }, from?.at);
        if (from !== null) {
          feed.last = from.last;
          t.disclosures = from.disclosures;
          t.answerer = from.answerer;
        }
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
    this.opened = fresh || this.asking === null ? this.entries.length : feed.opened;
    if (fresh) this.settled();
  }

  /** What holds of it as long as the first entries stand as they are. */
  past(length = this.entries.length): Past<S> {
    return { checkpoints: this.checkpoints.upTo(length), story: this.story };
  }

  get over(): boolean {
    return this.run.winners !== null;
  }

  get asking(): Asking | null {
    return this.run.pending instanceof Asking ? this.run.pending : null;
  }

  /** A new question stands: number it, and now and then note a checksum. */
  settled(): void {
    this.opened = this.entries.length;
    if (this.run.pending instanceof Chance) return;
    const since = this.entries.length - (this.marks.at(-1)?.at ?? 0);
    if (since >= MARK_EVERY || (this.over && since > 0)) {
      this.marks.push({ at: this.entries.length, sum: checksum(this.run.s as unknown as Plain) });
    }
  }

  /** The seat answers: to be noted before the rules go on. */
  answered(seat: Seat, entry: Entry, joined: boolean): void {
    const { t } = this.run;
    this.last = { at: this.entries.length, seat, disclosures: t.disclosures, joined };
    t.answerer = seat;
    this.entries.push(entry);
  }

  /**
   * Does something that runs rules. If one throws, the match stands where it was: here, or where nothing is kept to go
   * back to, on a course played anew.
   */
  attempt(act: () => void): { readonly error: unknown; readonly course: Course<S, V> } | null {
    const { run, last, entries, story } = this;
    const { journal, disclosures } = run.t;
    const { snapshot, pending } = run;
    const length = { entries: entries.length, story: story.length, journal: journal?.value.length ?? 0 };
    const given = pending instanceof Asking && pending.mode !== 'one' ? pending.given.slice() : null;
    try {
      act();
      if (run.pending !== pending) this.settled();
      return null;
    } catch (error) {
      entries.length = length.entries;
      if (journal === null)
        return { error, course: new Course(this.terms, entries, this.marks, this.past()) };
      story.cut(length.story);
      this.checkpoints.cut(length.entries);
      this.last = last;
      // It may have run across a step before it broke: go back to the snapshot and journal it began with.
      journal.value.length = journal.what.length = length.journal;
      run.t.journal = journal;
      run.snapshot = snapshot;
      run.pending = pending;
      if (pending instanceof Asking && given !== null) pending.given = given;
      this.run = run.fork(run.t.rng, true);
      this.run.t.disclosures = disclosures;
      this.run.t.entries = entries;
      this.listen();
      return { error, course: this };
    }
  }

  /** Between two steps: now and then it is noted how things stand. */
  private pass(t: Table<S>, feed: RecordFeed | null): void {
    const replayed = feed !== null && t.feed !== null;
    const at = replayed ? feed.at : this.entries.length;
    if (!this.checkpoints.due(at)) return;
    const { ruleset } = this.terms;
    const checkpoint = {
      at,
      s: ruleset.clone(t.s),
      told: this.story.length,
      // Nobody has answered anything yet that is not in the record.
      last: feed === null ? this.last : feed.last,
      disclosures: t.disclosures,
      answerer: t.answerer,
    };
    this.checkpoints.add(checkpoint, replayed);
  }

  private listen(t: Table<S> = this.run.t, feed: RecordFeed | null = null): void {
    const { how, told, skipped } = this.terms;
    t.onStep = () => this.pass(t, feed);
    if (how.narrate === false) return;
    t.onSkipped = (asking) => {
      if (t.feed === null) skipped(asking);
    };
    t.listener = (to, what, facts) => {
      const replayed = feed !== null && t.feed !== null;
      const say = this.story.add(replayed ? feed.at : this.entries.length, to, what, facts);
      if (t.feed === null) told(say, to);
    };
  }
}

/**
 * Copies are made of where a match stands, never of the way there: a long one is played once without what copies take, which is
 * most of the price, and then from its last checkpoint on.
 */
function playedUp<S extends State, V extends Plain>(
  terms: Terms<S, V>,
  entries: readonly Entry[],
  marks: readonly Mark[],
  past?: Past<S>,
): Past<S> | undefined {
  const begun = past?.checkpoints.latest?.at ?? 0;
  if (entries.length - begun < LONG) return past;
  const how = { ...terms.how, rng: null, copies: false };
  return new Course({ ...terms, how }, entries, marks, past).past();
}
const LONG = 256;
