import { momentsOf, type TableEvent, type Update } from '@indigo/host';
import { type Art, type Plain, read, type Say, stopsOf } from '@indigo/kernel';
import type { TableLink, TableModel, Told } from '../../link/link.ts';
import type { Game } from '../game.ts';
import { type LineReader, lineReader } from '../means.ts';
import { type Beats, beatsOf, type Tempo } from './beats.ts';
import { Memory } from './memory.ts';
import { beginningOf, movedBy, type Shown, STILL, type Throw, unasked } from './shown.ts';

/** So far behind, one catches up at once with what others did: nobody watches sixty moves go by. */
const TOO_FAR = 40;
/** While a clock runs against somebody here, everything is shown so much faster, and nothing waits. */
const HURRIED = 4;

/**
 * Shows what a link tells at reading speed, one step after the other. A question is asked when everything that led to it
 * has been shown, or skipped; what is done by hand waits for that. Neither ever costs anybody time that is counted.
 */
export class Show {
  private readonly link: TableLink;
  private readonly game: Game;
  private readonly meaning: LineReader;
  readonly memory: Memory;
  private readonly tempo: () => Tempo;
  private readonly listeners = new Set<() => void>();
  private readonly queue: Told[] = [];
  private stopLink: (() => void) | null = null;
  private shown: Shown;
  private timer: ReturnType<typeof setTimeout> | null = null;
  /** What comes next: by itself while there is a timer, else when somebody says so; null: all has been shown. */
  private next: (() => void) | null = null;
  /** Whatever is not one's own is passed over. */
  private skips = false;
  /** Somebody else holds the device now: what was shown to all of them need not be shown again. */
  private handed = false;
  /** What has been explained here, and need not be again. */
  private readonly explained = new Set<string>();

  constructor(link: TableLink, game: Game, tempo: () => Tempo) {
    this.link = link;
    this.game = game;
    this.meaning = lineReader(game.ruleset);
    this.tempo = tempo;
    this.memory = new Memory(game);
    this.shown = this.still(link.get());
  }

  /** Begins to follow; may be closed and opened again. */
  open(): void {
    const missed = this.link.missed();
    const begun = missed.findIndex(({ model }) => (model.table?.view ?? null) !== null);
    const first = missed[begun] ?? { model: this.link.get(), event: null };
    const later = begun < 0 ? [] : missed.slice(begun + 1);
    const start = beginningOf(first);
    this.put(start ?? this.still(first.model));
    if (start === null) this.memory.hear(first.model, null);
    for (const { model, event } of start === null ? later : [first, ...later]) this.hear(model, event);
    this.stopLink = this.link.subscribe((model, event) => this.hear(model, event));
  }

  readonly get = (): Shown => this.shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** To what is one's own next: a roll, a question, or the table as it is. */
  readonly skip = (): void => {
    if (this.next === null) return;
    this.skips = true;
    this.goOn();
  };

  /** What is being looked at has been seen, what was waited for has been done: on with what comes next. */
  readonly hurry = (): void => {
    if (this.next !== null) this.goOn();
  };

  close(): void {
    this.stopLink?.();
    this.stopLink = null;
    this.queue.length = 0;
    this.halt();
  }

  private goOn(): void {
    const { next } = this;
    this.halt();
    next?.();
  }

  /** To the newest state at once, whatever it passes over. */
  private catchUp(): void {
    this.halt();
    for (const { model, event } of this.queue.splice(0)) this.memory.hear(model, event);
    this.put(this.still(this.link.get()));
  }

  private hear(model: TableModel, event: TableEvent | null): void {
    this.queue.push({ model, event });
    if (this.next === null) this.play();
    // A window that closes by itself is no time to watch what came before it, and what was taken back is not shown.
    else if ((model.table?.closes ?? null) !== null || isTakenBack(event)) this.catchUp();
    // Whatever is not a step (votes, chat, a lost connection) is told at once.
    else if (event === null || !('step' in event)) this.put({ ...this.shown, model: this.beside(model) });
    // A clock runs: nothing waits any longer.
    else if (this.shown.hold !== null && (model.table?.due ?? null) !== null) this.hurry();
  }

  /** News beside the match, with the match as far as it has been shown. */
  private beside(model: TableModel): TableModel {
    const { table } = this.shown.model;
    if (table === null || model.table === null) return model;
    const { players, votes, paused, hints } = model.table;
    return { ...model, table: { ...table, players, votes, paused, hints } };
  }

  /** The same before what a step leads to has been shown: only what has been asked already is. */
  private before(model: TableModel): TableModel {
    const beside = this.beside(model);
    const { table } = beside;
    if (table === null || table.decision?.no === model.table?.decision?.no) return beside;
    return { ...beside, table: unasked(table) };
  }

  private play(): void {
    const waiting = this.queue.shift();
    if (waiting === undefined) {
      this.skips = false;
      return;
    }
    if (this.queue.length > TOO_FAR) this.skips = true;
    const { model, event } = waiting;
    const step = event !== null && 'step' in event && event.unsay === undefined ? event : null;
    if (step === null || this.shown.view === null || (model.table?.view ?? null) === null) {
      this.memory.hear(model, event);
      this.handed = this.shown.view !== null && this.shown.model.table?.seat !== model.table?.seat;
      this.put(this.still(model));
      this.play();
      return;
    }
    this.perform(model, step);
  }

  /** How this step is shown: as somebody likes it, and faster where time is short. */
  private tempoOf({ kind, table }: TableModel): Tempo {
    const { pace, still, byHand } = this.tempo();
    // Nothing moves under the fingers of somebody who answers.
    const asked = this.shown.model.table?.decision?.no;
    if (asked !== undefined && asked === table?.decision?.no) return { pace: 0, still, byHand: false };
    const plays = kind !== 'replay' && table?.players[table.seat ?? -1]?.bot === undefined;
    const { due = null, closes = null } = this.link.get().table ?? {};
    const hurried = due === null ? pace : pace / HURRIED;
    return { pace: closes === null ? hurried : 0, still, byHand: byHand && plays && due === null };
  }

  /** One step, beat by beat: at each the table is as it was at the last line that let everybody look up. */
  private perform(model: TableModel, step: Update): void {
    const { scene } = this.game.ruleset;
    const before = this.shown.view;
    const after = model.table?.view ?? null;
    const you = model.table?.seat ?? null;
    const [say, lines] = [step.say ?? [], model.table?.lines ?? []];
    const first = lines.length - say.length;
    const moments = [{ told: 0, view: before }, ...momentsOf(before, step)];
    const { meaning } = this;
    const was = this.shown.model.table?.decision ?? null;
    if (this.handed) this.skips = true;
    this.handed = false;
    const handsOver = this.handsOver(model, say);
    const played = beatsOf({
      before: scene(before),
      after: scene(after),
      say,
      meaning,
      letters: (arts) => this.letters(arts),
      you,
      tempo: this.tempoOf(model),
      own: was !== null && was.no !== model.table?.decision?.no,
    });
    /** Dice lie until a turn begins, or something else is told. */
    const lying = (told: number): Throw | null => {
      const { thrown } = this.shown;
      if (thrown === null || say.length === 0) return thrown;
      const passed = say.slice(thrown.told, told).some((line) => meaning(line).turn !== undefined);
      return thrown.step === step.step && !passed ? thrown : null;
    };
    const show = (from: number): void => {
      const rest = played.beats.slice(from);
      const i = this.skips ? from + rest.findIndex(({ hold }) => hold !== null) : from;
      const beat = i < from ? undefined : played.beats[i];
      if (handsOver !== null && (beat === undefined || beat.told > handsOver)) {
        this.stopAt(
          model,
          moments.findLast(({ told }) => told <= handsOver) ?? moments[0],
          lines.slice(0, first + handsOver),
        );
        return;
      }
      if (beat === undefined) {
        this.memory.hear(model, step);
        this.arrive(model, after, played, lying(say.length));
        return;
      }
      const moment = moments.findLast(({ told }) => told <= beat.told) ?? moments[0];
      const told = lines.slice(0, first + beat.told);
      // A battle shows its dice itself.
      const battle = scene(moment.view).battle !== undefined;
      const falls = beat.dice.length > 0 && !battle;
      const no = this.shown.beat + 1;
      const ms = this.tempo().still ? 0 : beat.ms;
      this.put({
        ...this.shown,
        ...STILL,
        model: this.before(model),
        beat: no,
        behind: this.queue.length + 1,
        view: moment.view,
        moved: movedBy(played.beats.slice(0, i + 1), moment.told),
        // What a die brings is told when it lies still, not before.
        lines: falls ? told.slice(0, told.length - beat.dice.length) : told,
        thrown: falls
          ? { dice: beat.dice, ms, beat: no, step: step.step, told: beat.told }
          : // What lies there is not what is to be rolled.
            beat.hold?.for === 'act'
            ? null
            : lying(beat.told),
        walks: beat.walk === null ? [] : [beat.walk],
        hit: beat.hit,
        explains: this.first(beat.explains),
        ceremony: beat.ceremony,
        result: beat.result,
        cards: beat.cards,
        tones: beat.tone === null ? [] : [beat.tone],
        holding: true,
        hold: beat.hold,
      });
      if (beat.hold === null) this.wait(beat.ms, () => show(i + 1));
      else {
        this.skips = false;
        this.next = () => show(i + 1);
      }
    };
    show(0);
  }

  private first(art: Art | null): Art | null {
    // `slowed-to:2` is explained by `slowed-to:1`.
    const known = `${art?.kind} ${art?.of?.split(':')[0]}`;
    if (art === null || this.explained.has(known)) return null;
    this.explained.add(known);
    return art;
  }

  /** Round one screen: after how many lines the next person has something to do by hand; null: they have nothing. */
  private handsOver({ curtain, table }: TableModel, say: readonly Say[]): number | null {
    if (curtain === null || curtain.seat === table?.seat || !this.tempo().byHand) return null;
    const stops = stopsOf(say, this.meaning, curtain.seat, false);
    return stops.find(({ hold }) => hold.for === 'act')?.told ?? null;
  }

  /** The device is handed over before anything more is shown: they go on from here. */
  private stopAt(model: TableModel, { view }: { readonly view: Plain }, lines: readonly Say[]): void {
    this.put({ ...this.still(model), view, lines });
    this.play();
  }

  /** How much there is to read on cards. */
  private letters(arts: readonly Art[]): number {
    const { meanings, words } = this.game.ruleset;
    const reader = { you: null, name: () => '' };
    const lines = arts.flatMap((art) => meanings?.thing(art)?.lines ?? []);
    return lines.reduce((sum, line) => sum + read(words, line, reader).length, 0);
  }

  /** Everything is as it is after the step. Who is on the way arrives before anything is asked. */
  private arrive(model: TableModel, view: Plain, played: Beats, thrown: Throw | null): void {
    const { walks, flights, tones, result, rest } = this.skips ? { ...played, ...AT_ONCE } : played;
    const arrived = {
      ...this.shown,
      ...STILL,
      view,
      lines: model.table?.lines ?? [],
      thrown,
      beat: this.shown.beat + 1,
      walks,
      flights,
      tones,
      result,
    };
    const way = Math.max(0, ...walks.map(({ ms }) => ms));
    const ask = (): void => {
      this.put({ ...(way > 0 ? this.shown : arrived), model: this.asked(model), behind: this.queue.length });
      this.wait(rest - way, () => this.play());
    };
    if (way === 0) ask();
    else {
      this.put({ ...arrived, model: this.before(model), behind: this.queue.length + 1 });
      this.wait(way, ask);
    }
  }

  /** A question that has been answered since is not asked any more. */
  private asked(model: TableModel): TableModel {
    const decision = this.link.get().table?.decision ?? null;
    if (model.table === null || model.table.decision?.no === decision?.no) return model;
    return { ...model, table: unasked(model.table) };
  }

  private wait(ms: number, next: () => void): void {
    if (ms <= 0 && (this.skips || this.queue.length === 0)) {
      this.next = null;
      next();
      return;
    }
    this.next = next;
    this.timer = setTimeout(() => {
      this.timer = null;
      this.goOn();
    }, ms);
  }

  private halt(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.next = null;
  }

  private still(model: TableModel): Shown {
    const table = model.table;
    return {
      model,
      view: table?.view ?? null,
      lines: table?.lines ?? [],
      ...STILL,
      thrown: null,
      beat: (this.shown?.beat ?? 0) + 1,
      behind: 0,
    };
  }

  private put(shown: Shown): void {
    this.shown = shown;
    for (const listener of this.listeners) listener();
  }
}

const isTakenBack = (event: TableEvent | null): boolean =>
  event !== null && 'step' in event && event.unsay !== undefined;

const AT_ONCE = { walks: [], flights: [], tones: [], rest: 0 };
