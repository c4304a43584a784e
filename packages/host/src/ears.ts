import {
  type Mask,
  type Match,
  maskOf,
  type Plain,
  type Say,
  type Seat,
  SPECTATOR,
  sees,
} from '@indigo/kernel';
import { packAsk } from './ask.ts';
import type { Ask, Moment, Undo, Update } from './events.ts';
import { Differ, type Patch } from './patch.ts';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** What one who looks at the table knows of it. */
interface Ear {
  readonly looker: Seat;
  /** The number of the last update. */
  seq: number;
  /** The view then; null before the match, undefined: to be looked at anew. */
  seen: Plain | undefined;
  /** What was to be seen at pauses since, and the view at the last of them. */
  moments: Moment[] | null;
  glimpsed: Plain | undefined;
  /** How many lines were told. */
  heard: number;
  /** What it would take to take the last answer back. */
  undo: Undo;
  /** Things happened while nobody looked from here: one update stands for all of them. */
  behind: boolean;
  /** The match's number of the question asked here, -1 for none; the looker's own number of it; how many there were. */
  question: number;
  asked: number;
  asks: number;
}

/** As far as it is kept. */
export type KeptEar = Pick<Ear, 'seq' | 'question' | 'asked' | 'asks'>;

/** What several lookers are told alike is made once. */
interface News {
  readonly differ: Differ;
  say: readonly Say[];
}

/**
 * What each seat has been told, and the next thing to tell it. Updates and questions are numbered for each seat by itself:
 * a common number would tell how often others were asked.
 */
export class Ears {
  private readonly ears: readonly Ear[];
  private readonly listens: (looker: Seat) => boolean;
  private readonly spares: (seat: Seat) => boolean;
  private readonly undoOf: (seat: Seat, cut?: boolean) => Undo;
  /** Lines of the match told to whom they concern. */
  private told = 0;

  constructor(
    seats: number,
    listens: (looker: Seat) => boolean,
    spares: (seat: Seat) => boolean,
    undoOf: (seat: Seat, cut?: boolean) => Undo,
  ) {
    this.listens = listens;
    this.spares = spares;
    this.undoOf = undoOf;
    this.ears = [...Array(seats).keys(), SPECTATOR].map((looker) => ({
      looker,
      seq: 0,
      seen: null,
      moments: null,
      glimpsed: undefined,
      heard: 0,
      undo: 'none',
      behind: false,
      question: -1,
      asked: -1,
      asks: 0,
    }));
  }

  /** How far each has been told, to go on from there. */
  get kept(): readonly KeptEar[] {
    return this.ears.map(({ seq, question, asked, asks }) => ({ seq, question, asked, asks }));
  }

  /** As if all had been counted that was told until then. */
  restore(kept: readonly KeptEar[], match: Match): void {
    for (const [i, ear] of this.ears.entries()) Object.assign(ear, kept[i], { seen: undefined });
    this.told = match.told;
  }

  private of(looker: Seat): Ear {
    return this.ears[looker === SPECTATOR ? this.ears.length - 1 : looker];
  }

  seqOf(looker: Seat): number {
    return this.of(looker).seq;
  }

  /** The seat's own number of the question it is asked, or -1. */
  askedNo(seat: Seat): number {
    return this.of(seat)?.asked ?? -1;
  }

  view(looker: Seat, match: Match | null): Plain {
    const ear = this.of(looker);
    if (ear.seen === undefined && match !== null) {
      look(ear, match, null, match.view(looker));
      ear.undo = this.undoOf(looker);
    }
    return ear.seen ?? null;
  }

  ask(seat: Seat, match: Match): Ask | null {
    const { asked } = this.of(seat);
    if (asked < 0 || this.spares(seat)) return null;
    const decision = match.decision(seat, false);
    return decision === null ? null : packAsk(decision, asked);
  }

  /** Before anything happens: those who began to look, but took no look yet, do it now. */
  catchUp(match: Match): void {
    for (const ear of this.ears) {
      if (ear.seen === undefined && this.listens(ear.looker)) this.view(ear.looker, match);
    }
  }

  /**
   * Something happens at which those who hear of it look up: what each sees now is told with the update it will be part
   * of. Not to the others: that there was something to look up at is not for them.
   */
  glimpse(match: Match, to: Mask): void {
    const listening = this.listening().filter((looker) => sees(to, looker));
    if (listening.length === 0) return;
    const views = match.views(listening);
    const differ = new Differ();
    for (const [i, looker] of listening.entries()) {
      const ear = this.of(looker);
      const before = ear.glimpsed ?? ear.seen;
      // Whoever has to look anew sees all of it when the update is told.
      if (before === undefined) continue;
      const set = before === null ? whole(views[i]) : differ.diff(before, views[i]);
      if (set === null) continue;
      ear.glimpsed = views[i];
      ear.moments ??= [];
      ear.moments.push({ told: match.says(looker, this.told).length, set });
    }
  }

  /** Where everybody stands, to come back to if what happens next has not happened after all. */
  standing(): () => void {
    const { told } = this;
    const ears = this.ears.map((ear) => ({ ...ear, moments: null, glimpsed: undefined }));
    return () => {
      this.told = told;
      for (const [i, ear] of this.ears.entries()) Object.assign(ear, ears[i]);
    };
  }

  /**
   * Something happened, done by `concerned`: what it means to each, and whom it means something to. `cut`: the rules stand
   * still where somebody might have been asked; told just as if somebody had been.
   */
  tell(match: Match, concerned: Seat | null, cut = false): { to: Mask; updates: Map<Seat, Update> } {
    const updates = new Map<Seat, Update>();
    const open = cut ? [] : match.open();
    const from = match.told < this.told ? null : this.told;
    const listening = this.listening();
    const views = match.views(listening);
    const news: News = { differ: new Differ(), say: [] };
    let to: Mask = 0;
    let next = 0;
    for (const ear of this.ears) {
      const { looker } = ear;
      const renewed = renew(ear, open.includes(looker), match.no);
      if (listening[next] === looker) {
        const update = this.updateFor(
          ear,
          match,
          from,
          views[next++],
          renewed || looker === concerned,
          news,
          cut,
        );
        if (update === null) continue;
        updates.set(looker, update);
      } else {
        ear.seen = undefined;
        if (ear.behind) continue;
        ear.behind = true;
      }
      to |= maskOf(looker);
      ear.seq++;
    }
    this.told = match.told;
    return { to, updates };
  }

  /** The match ends as it stands: nobody is asked any more. */
  end(abandoned: boolean): { to: Mask; updates: Map<Seat, Update> } {
    const updates = new Map<Seat, Update>();
    let to: Mask = 0;
    for (const ear of this.ears) {
      renew(ear, false, -1);
      if (this.listens(ear.looker)) {
        const none = ear.undo === 'none' ? {} : { undo: 'none' as const };
        const why = abandoned ? { abandoned } : {};
        updates.set(ear.looker, { step: ear.seq + 1, ...none, won: [], ...why });
        ear.undo = 'none';
      } else if (ear.behind) continue;
      else ear.behind = true;
      to |= maskOf(ear.looker);
      ear.seq++;
    }
    return { to, updates };
  }

  private listening(): Seat[] {
    const listening: Seat[] = [];
    for (const { looker } of this.ears) if (this.listens(looker)) listening.push(looker);
    return listening;
  }

  /** Null: it means nothing to them. */
  private updateFor(
    ear: Ear,
    match: Match,
    from: number | null,
    view: Plain,
    anyhow: boolean,
    news: News,
    cut: boolean,
  ): Update | null {
    const { heard, undo, looker, moments } = ear;
    const seen = ear.glimpsed ?? ear.seen;
    const say = look(ear, match, from, view, news.say);
    news.say = say;
    const unsay = Math.max(0, heard - ear.heard);
    const set = seen === null || seen === undefined ? whole(view) : news.differ.diff(seen, view);
    if (set === null && say.length === 0 && unsay === 0 && !anyhow && moments === null) return null;
    const ask = looker === SPECTATOR || cut ? null : this.ask(looker, match);
    ear.undo = this.undoOf(looker, cut);
    const update: Writable<Update> = { step: ear.seq + 1 };
    if (unsay > 0) update.unsay = unsay;
    if (say.length > 0) update.say = say;
    if (moments !== null) update.moments = moments;
    if (set !== null) update.set = set;
    if (ask !== null) update.ask = ask;
    if (ear.undo !== undo) update.undo = ear.undo;
    if (match.winners !== null && !cut) update.won = match.winners;
    return update;
  }

  /** The same when a table is loaded: nothing is told, but everything is counted. */
  count(match: Match, to: Mask, cuts: readonly Mask[] = []): void {
    const open = match.open();
    for (const ear of this.ears) {
      for (const told of [...cuts, to]) if (sees(told, ear.looker)) ear.seq++;
      renew(ear, open.includes(ear.looker), match.no);
      ear.seen = undefined;
    }
    this.told = match.told;
  }
}

/** For who has seen nothing before. */
const whole = (view: Plain): Patch => [['', view]];

/** Takes a look: the view now, and the lines told from one on (null: none of them, but counted anew). */
function look(
  ear: Ear,
  match: Match,
  from: number | null,
  view: Plain,
  like: readonly Say[] = [],
): readonly Say[] {
  ear.seen = view;
  ear.glimpsed = undefined;
  ear.moments = null;
  ear.behind = false;
  const say = match.says(ear.looker, from ?? 0, like);
  ear.heard = from === null ? match.heard(ear.looker) : ear.heard + say.length;
  return from === null ? [] : say;
}

/** Notes what is asked now. True if that is not what was asked before. */
function renew(ear: Ear, open: boolean, no: number): boolean {
  const now = open ? no : -1;
  if (ear.question === now) return false;
  ear.question = now;
  ear.asked = now < 0 ? -1 : ++ear.asks;
  return true;
}
