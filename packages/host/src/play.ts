import { givesHints, USUAL_BOT } from '@indigo/bots';
import {
  type AnyRuleset,
  type Decision,
  type Entry,
  isCovert,
  type KeptCheckpoint,
  type Mark,
  type Mask,
  Match,
  type MatchOptions,
  type MatchRecord,
  type Mode,
  type Plain,
  RecordError,
  type RefusedAnswer,
  type Rng,
  readOptions,
  type Seat,
  SPECTATOR,
  same,
  sees,
} from '@indigo/kernel';
import { type Act, EMPTY_SEAT, type Player, type TableSetup } from './act.ts';
import { BEHALF } from './commands.ts';
import { Ears, type KeptEar } from './ears.ts';
import type { Ask, Undo, Update } from './events.ts';
import { type Chain, type Pledge, PledgedDice, type Sha256 } from './pledge.ts';

/** One act done: what to keep, and what each looker is told of it. */
export interface Done {
  readonly act: Act;
  /** By seat; the spectators' at SPECTATOR. Those it meant nothing to are not in it. */
  readonly updates: ReadonlyMap<Seat, Update>;
  /** Others have yet to decide in a window nobody is to know of: nobody is told anything before they have. */
  readonly quiet?: boolean;
  /** What each looker is told before that, cut where somebody might have been asked: there the game waits a moment. */
  readonly cuts?: readonly Cut[];
}

/** A place where somebody may be deciding, as far as the others know: how they are asked, and in which turn. */
export interface Stop {
  readonly mode: Mode;
  readonly turn: number;
}

/** What was told up to such a place where nobody was asked. */
export interface Cut extends Stop {
  readonly to: Mask;
  readonly updates: ReadonlyMap<Seat, Update>;
}

const masksOf = (cuts: readonly Cut[]): { readonly cuts?: readonly Mask[] } =>
  cuts.length === 0 ? {} : { cuts: cuts.map(({ to }) => to) };

export const isRefused = (result: object): result is RefusedAnswer => 'refused' in result;

/** The seat's own number of the question it answered last, and how. */
interface Given {
  readonly no: number;
  readonly ids: string | readonly string[];
}

/** An answer in the record: whose, and how many entries there were before. */
interface Answered {
  readonly seat: Seat;
  readonly at: number;
}

/** How a table stands after so many acts, as plain data, without the record of its match. */
export interface PlayCheckpoint {
  readonly acts: number;
  /** How long the record is. */
  readonly entries: number;
  readonly match: KeptCheckpoint;
  readonly players: readonly Player[];
  readonly paused: boolean;
  readonly ended: boolean;
  readonly abandoned: boolean;
  readonly ears: readonly KeptEar[];
  readonly given: readonly (Given | null)[];
  /** The last ones, and the last of every seat. */
  readonly answers: readonly Answered[];
  /** What settles the dice: everybody's words, and how far the chain of hashes has come. */
  readonly dice?: { readonly words: readonly string[]; readonly chain: Chain };
}

const NOTHING = new Map<Seat, Update>();
const RECENT_LINES = 200;
/** Enough for everybody's recent ones, few as they may be among them. */
const KEPT_LINES = 400;
const KEPT_ANSWERS = 64;
/** Bots think about a copy of their own, made from the record. */
const HOW: MatchOptions = { copies: false };

/**
 * A table as the sum of its acts: who sits where, the match, and what each seat has been told. It waits for nobody and
 * knows no clock; a Host drives it.
 */
export class Play {
  readonly ruleset: AnyRuleset;
  readonly seats: number;
  readonly setup: TableSetup;
  readonly players: Player[];
  readonly auto: (readonly string[])[];
  paused = false;
  /** Ended before somebody has won. */
  ended = false;
  /** Because nobody has come for long. */
  abandoned = false;
  match: Match | null = null;
  /** How many acts there were. */
  length = 0;
  private readonly rng: Rng;
  private readonly sha256: Sha256 | undefined;
  /** Settles all chance, where that was pledged. */
  private dice: PledgedDice | null = null;
  pledge: Pledge | null = null;
  private readonly ears: Ears;
  private legacy = false;
  private readonly given: (Given | null)[];
  /** Answers in the record: whose, and how many entries there were before. */
  private answers: Answered[] = [];

  /** `listens`: does anybody look from there now? Those are told every update; the others everything when they come. */
  constructor(
    ruleset: AnyRuleset,
    setup: TableSetup,
    rng: Rng,
    acts: readonly Act[] = [],
    listens: (looker: Seat) => boolean = () => true,
    sha256?: Sha256,
  ) {
    this.sha256 = sha256;
    this.ruleset = ruleset;
    this.seats = setup.seats;
    this.setup = { ...setup, options: readOptions(ruleset, setup.options) };
    this.rng = rng;
    this.players = Array.from({ length: setup.seats }, () => EMPTY_SEAT);
    this.auto = Array.from({ length: setup.seats }, (_, seat) => setup.auto?.[seat] ?? []);
    this.ears = new Ears(
      setup.seats,
      listens,
      (seat) => this.isSpared(seat),
      (seat, cut) => (cut ? this.undoAtCut(seat) : this.undoOf(seat)),
    );
    this.given = this.players.map(() => null);
    for (const act of acts) this.replay(act);
  }

  // ── what may happen ──

  sit(seat: Seat, player: Player): Done {
    this.players[seat] = player;
    return this.keep({ do: 'sit', seat, player });
  }

  pause(on: boolean): Done {
    this.paused = on;
    return this.keep({ do: 'pause', on });
  }

  end(abandoned = false): Done {
    this.ended = true;
    this.abandoned = abandoned;
    this.ears.catchUp(this.begun);
    const { to, updates } = this.ears.end(abandoned);
    return this.keep({ do: 'end', to, ...(abandoned ? { abandoned } : {}) }, updates);
  }

  start(): Done {
    const match = this.begin();
    const { drawn, cuts } = this.watched(match, null, () => this.roll(match));
    if (!Array.isArray(drawn)) throw new Error((drawn as RefusedAnswer).reason);
    const { to, updates } = this.ears.tell(match, null);
    return this.keep({ do: 'start', drawn, to, ...masksOf(cuts) }, updates, cuts);
  }

  /** Takes the answer to the seat's question, by the seat's own number of it. */
  answer(seat: Seat, no: number, ids: string | readonly string[], auto = false): Done | RefusedAnswer {
    const { match } = this;
    if (match === null) return { refused: 'not-asked', reason: 'the match has not begun' };
    if (this.over) return { refused: 'over', reason: 'the match is over' };
    const asked = this.ears.askedNo(seat);
    if (asked < 0) return { refused: 'not-asked', reason: 'it is not your turn to answer' };
    if (asked !== no) {
      return { refused: 'stale', reason: `that was question ${no}; you are asked question ${asked}` };
    }
    this.ears.catchUp(match);
    const at = match.length;
    const back = this.ears.standing();
    const window = this.covert?.mode === 'first' ? match.asking() : null;
    this.answers.push({ seat, at });
    const { drawn, cuts } = this.watched(match, seat, () => {
      const submitted = match.submit(seat, match.no, ids);
      return isRefused(submitted) ? submitted : this.roll(match);
    });
    if (!Array.isArray(drawn)) {
      this.answers.pop();
      back();
      // A rule failed after a roll: as if nothing had been answered.
      if (match.length > at) match.back(at);
      this.dice?.forget(at);
      return drawn as RefusedAnswer;
    }
    this.given[seat] = { no, ids };
    // That it is not over for this seat yet would tell that others are asked, too.
    if (window !== null && match.asking() === window) {
      const passed: Act = { do: 'answer', seat, ids, drawn, to: 0, ...(auto ? { auto } : {}) };
      return { ...this.keep(passed), quiet: true };
    }
    const { to, updates } = this.ears.tell(match, cuts.length === 0 ? seat : null);
    const act: Act = { do: 'answer', seat, ids, drawn, to, ...masksOf(cuts), ...(auto ? { auto } : {}) };
    return this.keep(act, updates, cuts);
  }

  /** Is the seat done with a window in which others have yet to decide, and has not been told so? */
  hasPassed(seat: Seat): boolean {
    return this.ears.askedNo(seat) >= 0 && this.covert?.mode === 'first' && !this.open().includes(seat);
  }

  /** Has the seat given just this answer before? Then a second copy of it is no news. */
  answeredSo(seat: Seat, no: number, ids: string | readonly string[]): boolean {
    const given = this.given[seat];
    return given !== null && given.no === no && same(given.ids, ids);
  }

  whyNoUndo(seat: Seat): string | null {
    return this.match === null ? 'the match has not begun' : this.match.whyNoUndo(seat);
  }

  /** What it would take to take the seat's last answer back. */
  undoOf(seat: Seat): Undo {
    if (this.over || seat === SPECTATOR || this.lastAnswer(seat) < 0) return 'none';
    return this.whyNoUndo(seat) === null ? 'free' : 'ask';
  }

  /** Somebody may have something to decide: taking back would tell who, so it needs the others, as if one had. */
  private undoAtCut(seat: Seat): Undo {
    return seat === SPECTATOR || this.lastAnswer(seat) < 0 ? 'none' : 'ask';
  }

  undo(seat: Seat): Done | RefusedAnswer {
    const why = this.whyNoUndo(seat);
    if (why !== null || this.match === null) {
      return { refused: 'not-asked', reason: `cannot take that back: ${why}` };
    }
    this.ears.catchUp(this.match);
    this.forget(seat, this.match);
    const { to, updates } = this.ears.tell(this.match, seat);
    return this.keep({ do: 'undo', seat, to }, updates);
  }

  /** How far back the seat's last answer lies: the record's length before it; -1 if there is none. */
  lastAnswer(seat: Seat): number {
    for (let i = this.answers.length - 1; i >= 0; i--) {
      if (this.answers[i].seat === seat) return this.answers[i].at;
    }
    return -1;
  }

  /** Takes back everything after the first `length` entries. */
  back(seat: Seat, length: number): Done {
    this.ears.catchUp(this.begun);
    this.rewind(length);
    const { to, updates } = this.ears.tell(this.begun, seat);
    return this.keep({ do: 'back', seat, length, to }, updates);
  }

  // ── what is ──

  get over(): boolean {
    return this.ended || (this.match?.over ?? false);
  }

  /** Who has won; nobody, where the match was ended before. Null while it goes on. */
  get winners(): readonly Seat[] | null {
    return this.match?.winners ?? (this.ended ? [] : null);
  }

  get started(): boolean {
    return this.match !== null;
  }

  /** The match; throws before there is one. */
  get begun(): Match {
    if (this.match === null) throw new Error('the match has not begun');
    return this.match;
  }

  /** Whether what the game stops for is kept from the others: where there are others. */
  get covers(): boolean {
    return this.setup.cover ? this.people > 1 : false;
  }

  /** May people ask what to answer? */
  get hints(): boolean {
    return givesHints(this.ruleset) && (this.setup.hints ?? this.people === 1);
  }

  /** Who plays in place of people. */
  get standIn(): string {
    return this.setup.standIn ?? USUAL_BOT;
  }

  private get people(): number {
    const { players } = this;
    return players.filter(({ who }, i) => who !== null && players.findIndex((one) => one.who === who) === i)
      .length;
  }

  /** A question is asked now that others are not to know of; null: there is none. */
  get covert(): Stop | null {
    const { match } = this;
    const asking = match?.asking() ?? null;
    if (match === null || asking === null || !isCovert(asking) || !this.covers) return null;
    return { mode: asking.mode, turn: match.turn };
  }

  get full(): boolean {
    return this.players.every((player) => player.name !== '');
  }

  /** The seats whose answers are awaited. */
  open(): readonly Seat[] {
    return this.ended ? [] : (this.match?.open() ?? []);
  }

  decision(seat: Seat): Decision | null {
    return this.ended ? null : (this.match?.decision(seat) ?? null);
  }

  /** The seat's own number of the question it is asked, or -1. */
  askedNo(seat: Seat): number {
    return this.ears.askedNo(seat);
  }

  seqOf(looker: Seat): number {
    return this.ears.seqOf(looker);
  }

  view(looker: Seat): Plain {
    return this.ears.view(looker, this.match);
  }

  /** The last lines a looker may read, and how many came before. */
  lines(looker: Seat): { readonly say: Update['say'] & {}; readonly earlier: number } {
    const say = this.match?.says(looker).slice(-RECENT_LINES) ?? [];
    return { say, earlier: (this.match?.heard(looker) ?? 0) - say.length };
  }

  ask(seat: Seat): Ask | null {
    return this.match === null || this.ended ? null : this.ears.ask(seat, this.match);
  }

  /** Will the question be answered in place of the seat, as it wished? Then it is not shown. */
  isSpared(seat: Seat): boolean {
    return this.passes(seat) || this.lends(seat);
  }

  /** Will the window be passed for the seat? */
  passes(seat: Seat): boolean {
    const kinds = this.auto[seat];
    if (kinds === undefined || kinds.length === 0) return false;
    const asking = this.match?.asking() ?? null;
    if (asking === null || asking.mode !== 'first') return false;
    return kinds.includes('*') || kinds.includes(asking.question.kind);
  }

  /** Is it decided for somebody who is no player, and does the seat let a bot do that? */
  lends(seat: Seat): boolean {
    if (!this.auto[seat]?.includes(BEHALF)) return false;
    return sees(this.match?.asking()?.question.behalf ?? 0, seat);
  }

  /** The whole match; null before it has begun. */
  record(): MatchRecord | null {
    const { match, players, ended, abandoned, over, pledge } = this;
    if (match === null) return null;
    const about: Plain = {
      names: players.map(({ name }) => name),
      bots: players.map(({ bot }) => bot),
      ...(ended ? { ended } : {}),
      ...(abandoned ? { abandoned } : {}),
      ...(pledge !== null && over ? { dice: { secret: pledge.secret, words: pledge.words } } : {}),
    };
    return { ...match.record, about };
  }

  // ── doing ──

  private begin(): Match {
    const { ruleset, setup } = this;
    // Chance waits for us, so that it comes the same way from dice and from what was kept.
    this.match = Match.start(ruleset, { seats: setup.seats, options: setup.options ?? {} }, HOW);
    this.pledgeDice();
    return this.match;
  }

  private pledgeDice(words: readonly string[] = this.players.map(({ word }) => word ?? '')): void {
    const { secret } = this.setup;
    if (secret === undefined) return;
    this.pledge = { secret, words };
    this.dice = new PledgedDice(this.pledge, this.sha256);
  }

  /** Does something during which those who look see what they should at every pause and every cut. */
  private watched<T>(match: Match, concerned: Seat | null, work: () => T): { drawn: T; cuts: Cut[] } {
    const cuts: Cut[] = [];
    match.onPause = (to) => this.ears.glimpse(match, to);
    if (this.covers) {
      match.onCut = ({ mode }) => {
        const told = this.ears.tell(match, cuts.length === 0 ? concerned : null, true);
        cuts.push({ mode, turn: match.turn, ...told });
      };
    }
    try {
      return { drawn: work(), cuts };
    } finally {
      match.onPause = null;
      match.onCut = null;
    }
  }

  /** Draws whatever chance is due. */
  private roll(match: Match): number[] | RefusedAnswer {
    const drawn: number[] = [];
    for (let chance = match.chance; chance !== null; chance = match.chance) {
      const outcome = chance.draw(this.dice?.after(match.entries) ?? this.rng);
      const rolled = match.roll(outcome);
      if (isRefused(rolled)) return rolled;
      drawn.push(outcome);
    }
    return drawn;
  }

  private forget(seat: Seat, match: Match): void {
    const index = this.answers.findLastIndex((answer) => answer.seat === seat);
    const { at } = this.answers[index];
    match.undo(seat);
    this.dice?.forget(at);
    this.answers.splice(index, 1);
    this.answers = this.answers.map((answer) => (answer.at > at ? { ...answer, at: answer.at - 1 } : answer));
    this.given[seat] = null;
  }

  private rewind(length: number): void {
    this.begun.back(length);
    this.dice?.forget(length);
    this.answers = this.answers.filter((answer) => answer.at < length);
    this.given.fill(null);
  }

  private keep(act: Act, updates: ReadonlyMap<Seat, Update> = NOTHING, cuts: readonly Cut[] = []): Done {
    this.length++;
    return { act, updates, cuts };
  }

  // ── loading ──

  /** How things stand, without what was decided; null where it cannot be gone on from yet. */
  checkpoint(): PlayCheckpoint | null {
    // Which windows pass was an act once: nobody keeps that any more.
    if (this.legacy) return null;
    const { match, players, paused, ended, abandoned, given, answers, length, dice, pledge } = this;
    const last = match?.checkpoint(KEPT_LINES) ?? null;
    if (match === null || last === null) return null;
    const ofSeats = players.map((_, seat) => answers.findLastIndex((answer) => answer.seat === seat));
    return {
      acts: length,
      entries: match.length,
      match: last,
      players: players.slice(),
      ...{ paused, ended, abandoned },
      ears: this.ears.kept,
      given: given.slice(),
      answers: answers.filter((_, i) => i >= answers.length - KEPT_ANSWERS || ofSeats.includes(i)),
      ...(dice === null || pledge === null ? {} : { dice: { words: pledge.words, chain: dice.kept } }),
    };
  }

  /** Begins where things stood then, with what had been decided. Throws if it does not fit. */
  resume(kept: PlayCheckpoint, entries: readonly Entry[], marks: readonly Mark[]): void {
    const { ruleset, setup } = this;
    if (entries.length !== kept.entries) throw new RecordError('the checkpoint is of another match');
    const { id: game, version } = ruleset;
    const record = { format: 1, game, version, seats: setup.seats, options: setup.options ?? {} } as const;
    this.players.splice(0, this.seats, ...kept.players);
    this.match = Match.resume(ruleset, { ...record, entries, marks }, HOW, kept.match);
    this.pledgeDice(kept.dice?.words);
    if (kept.dice !== undefined) this.dice?.restore(kept.dice.chain);
    this.length = kept.acts;
    this.paused = kept.paused;
    this.ended = kept.ended;
    this.abandoned = kept.abandoned;
    this.ears.restore(kept.ears, this.match);
    this.given.splice(0, this.seats, ...kept.given);
    this.answers = kept.answers.slice();
  }

  /** Does again what was done, before anything else happens. Throws if it does not fit. */
  replay(act: Act): void {
    this.length++;
    if (act.do === 'sit') this.players[act.seat] = act.player;
    else if (act.do === 'pause') this.paused = act.on;
    else if (act.do === 'auto') {
      this.auto[act.seat] = act.kinds;
      this.legacy = true;
    } else {
      if (act.do === 'start') this.again(this.begin(), act.drawn);
      else if (act.do === 'undo') this.forget(act.seat, this.begun);
      else if (act.do === 'back') this.rewind(act.length);
      else if (act.do === 'end') {
        this.ended = true;
        this.abandoned = act.abandoned ?? false;
      } else this.answerAgain(act.seat, act.ids, act.drawn);
      this.ears.count(this.begun, act.to, 'cuts' in act ? act.cuts : []);
      // Now, little by little, or all of it would be due at the next roll.
      this.dice?.after(this.begun.entries);
    }
  }

  private answerAgain(seat: Seat, ids: string | readonly string[], drawn: readonly number[]): void {
    const match = this.begun;
    const at = match.length;
    const submitted = match.submit(seat, match.no, ids);
    if (isRefused(submitted)) throw this.unfit(submitted);
    this.again(match, drawn);
    this.answers.push({ seat, at });
    this.given[seat] = { no: this.ears.askedNo(seat), ids };
  }

  /** The reason may name what a seat could have answered: it is for those who run the place, not for everybody. */
  private unfit(refused: RefusedAnswer): Error {
    return new Error(`act ${this.length} does not fit`, { cause: refused });
  }

  private again(match: Match, drawn: readonly number[]): void {
    for (const outcome of drawn) {
      const rolled = match.roll(outcome);
      if (isRefused(rolled)) throw this.unfit(rolled);
    }
    if (match.chance !== null) throw this.unfit({ refused: 'broken', reason: 'a roll is missing' });
  }
}
