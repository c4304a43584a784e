import { momentsOf, type TableEvent, type Update } from '@indigo/host';
import type { Hit, Plain, Result, Say, Thrown, Tone } from '@indigo/kernel';
import type { TableLink, TableModel } from '../../link/link.ts';
import type { Game } from '../game.ts';
import { type LineReader, lineReader } from '../means.ts';
import { type Beat, type Beats, beatsOf, type Flight, type Going } from './beats.ts';
import { Memory, type Remembered } from './memory.ts';

/** Dice as they were thrown last: they lie a while, whatever is shown next. */
interface Throw {
  readonly dice: readonly Thrown[];
  /** How long they tumble. */
  readonly ms: number;
  /** A key for each throw. */
  readonly beat: number;
}

/** The table as it is on the screen: behind the true one while things move. */
export interface Shown {
  readonly model: TableModel;
  /** What the board, seats and hands are drawn from. */
  readonly view: Plain;
  /** Pieces that have already walked further than the view knows: where they stand. */
  readonly moved: ReadonlyMap<string, string>;
  readonly lines: readonly Say[];
  readonly thrown: Throw | null;
  readonly walks: readonly Going[];
  readonly flights: readonly Flight[];
  /** What just happened to somebody. */
  readonly hit: Hit | null;
  /** How something just came out. */
  readonly result: Result | null;
  readonly tones: readonly Tone[];
  /** Counts what was begun to be shown: a key for whatever starts moving with it. */
  readonly beat: number;
  /** Something has been told that the view does not show yet. */
  readonly holding: boolean;
  /** Steps that wait to be shown. */
  readonly behind: number;
}

interface Waiting {
  readonly model: TableModel;
  readonly event: TableEvent | null;
}

const NOWHERE: ReadonlyMap<string, string> = new Map();
/** Nothing moves. */
const STILL = {
  moved: NOWHERE,
  walks: [],
  flights: [],
  hit: null,
  result: null,
  tones: [],
  holding: false,
};

/** The table as it was, while it goes on. Nobody is asked anything in the past. */
export function lookedBack(shown: Shown, { view, told }: Remembered): Shown {
  const { model } = shown;
  const table = model.table && { ...model.table, decision: null, due: null, closes: null, won: null };
  const lines = shown.lines.slice(0, Math.max(0, told - (table?.earlier ?? 0)));
  return { ...shown, ...STILL, thrown: null, model: { ...model, table }, view, lines, behind: 0 };
}

/** So far behind, one catches up at once: nobody watches sixty moves go by. */
const TOO_FAR = 40;

/**
 * Shows what a link tells at reading speed, one step after the other. The question is shown as soon as its step
 * begins: nothing that moves keeps anybody from answering.
 */
export class Show {
  private readonly link: TableLink;
  private readonly game: Game;
  private readonly meaning: LineReader;
  readonly memory: Memory;
  private readonly pace: () => number;
  private readonly listeners = new Set<() => void>();
  private readonly queue: Waiting[] = [];
  private stopLink: (() => void) | null = null;
  private shown: Shown;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private next: (() => void) | null = null;

  constructor(link: TableLink, game: Game, pace: () => number) {
    this.link = link;
    this.game = game;
    this.meaning = lineReader(game.ruleset);
    this.pace = pace;
    this.memory = new Memory(game);
    this.shown = this.still(link.get());
  }

  /** Begins to follow; may be closed and opened again. */
  open(): void {
    const missed = this.link.missed();
    const begun = missed.findIndex(({ model }) => (model.table?.view ?? null) !== null);
    const first = missed[begun]?.model ?? this.link.get();
    this.memory.hear(first, null);
    this.put(this.still(first));
    if (begun >= 0) for (const { model, event } of missed.slice(begun + 1)) this.hear(model, event);
    this.stopLink = this.link.subscribe((model, event) => this.hear(model, event));
  }

  readonly get = (): Shown => this.shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** To the newest state at once. */
  readonly skip = (): void => {
    if (this.timer === null && this.queue.length === 0) return;
    this.halt();
    this.queue.length = 0;
    this.put(this.still(this.link.get()));
  };

  /** What is being looked at has been seen: on with what comes next. */
  readonly hurry = (): void => {
    const { next } = this;
    if (this.timer === null || next === null) return;
    this.halt();
    next();
  };

  close(): void {
    this.stopLink?.();
    this.stopLink = null;
    this.queue.length = 0;
    this.halt();
  }

  private hear(model: TableModel, event: TableEvent | null): void {
    this.memory.hear(model, event);
    this.queue.push({ model, event });
    // A window that closes by itself is no time to watch what came before it.
    const hurried = (model.table?.closes ?? null) !== null && this.timer !== null;
    if (this.queue.length > TOO_FAR || hurried) this.skip();
    else if (this.timer === null) this.play();
    // Whatever is not a step (votes, chat, a lost connection) is told at once.
    else if (event === null || !('step' in event)) {
      this.put({ ...this.shown, model: { ...model, table: this.merged(model) } });
    }
  }

  /** News beside the match, with the match as far as it has been shown. */
  private merged(model: TableModel): TableModel['table'] {
    const { table } = this.shown.model;
    if (table === null || model.table === null) return model.table;
    const { players, votes, paused } = model.table;
    return { ...table, players, votes, paused };
  }

  private play(): void {
    const waiting = this.queue.shift();
    if (waiting === undefined) return;
    const { model, event } = waiting;
    const step = event !== null && 'step' in event && event.unsay === undefined ? event : null;
    if (step === null || this.shown.view === null || (model.table?.view ?? null) === null) {
      this.put(this.still(model));
      this.play();
      return;
    }
    this.perform(model, step);
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
    const played = beatsOf({
      before: scene(before),
      after: scene(after),
      say,
      meaning,
      you,
      pace: this.pace(),
    });
    // A question asked later is not asked yet; one that stands is shown at once.
    const latest = this.queue.length === 0 ? model : { ...model, table: this.unasked(model) };
    const show = (i: number): void => {
      const beat = played.beats[i];
      if (beat === undefined) {
        this.arrive(latest, after, played);
        return;
      }
      const moment = moments.findLast(({ told }) => told <= beat.told) ?? moments[0];
      const told = lines.slice(0, first + beat.told);
      // A battle shows its dice itself.
      const battle = scene(moment.view).battle !== undefined;
      const falls = beat.dice.length > 0 && !battle;
      const no = this.shown.beat + 1;
      this.put({
        ...this.shown,
        ...STILL,
        model: latest,
        beat: no,
        behind: this.queue.length,
        view: moment.view,
        moved: movedBy(played.beats.slice(0, i + 1), moment.told),
        // What a die brings is told when it lies still, not before.
        lines: falls ? told.slice(0, told.length - beat.dice.length) : told,
        ...(falls && { thrown: { dice: beat.dice, ms: beat.ms, beat: no } }),
        walks: beat.walk === null ? [] : [beat.walk],
        hit: beat.hit,
        result: beat.result,
        tones: beat.tone === null ? [] : [beat.tone],
        holding: true,
      });
      this.wait(beat.ms, () => show(i + 1));
    };
    show(0);
  }

  /** Everything is as it is after the step. */
  private arrive(model: TableModel, view: Plain, { walks, flights, tones, result, rest }: Beats): void {
    this.put({
      ...this.shown,
      ...STILL,
      model,
      view,
      lines: model.table?.lines ?? [],
      beat: this.shown.beat + 1,
      behind: this.queue.length,
      walks,
      flights,
      tones,
      result,
    });
    this.wait(rest, () => this.play());
  }

  private unasked(model: TableModel): TableModel['table'] {
    const decision = this.link.get().table?.decision ?? null;
    if (model.table === null || model.table.decision?.no === decision?.no) return model.table;
    return { ...model.table, decision: null, due: null, closes: null };
  }

  private wait(ms: number, next: () => void): void {
    this.next = next;
    if (ms <= 0 && this.queue.length === 0) {
      this.timer = null;
      this.next = null;
      return;
    }
    this.timer = setTimeout(() => {
      this.timer = null;
      this.next?.();
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

/** Where those stand who have walked since the view was kept. */
function movedBy(beats: readonly Beat[], since: number): ReadonlyMap<string, string> {
  const moved = new Map<string, string>();
  for (const { walk, told } of beats) {
    if (walk !== null && told > since) moved.set(walk.piece, walk.path[walk.path.length - 1]);
  }
  return moved;
}
