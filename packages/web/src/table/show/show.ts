import type { TableEvent } from '@indigo/host';
import type { Plain, Say } from '@indigo/kernel';
import type { TableLink, TableModel } from '../../link/link.ts';
import type { Game } from '../game.ts';
import type { Blow, Thrown, Tone } from '../skin.ts';
import { beatsOf, type Flight, type Walk } from './beats.ts';
import { Memory, type Moment } from './memory.ts';

/** The table as it is on the screen: behind the true one while things move. */
export interface Shown {
  readonly model: TableModel;
  /** What the board, seats and hands are drawn from. */
  readonly view: Plain;
  /** Pieces that have already walked further than the view knows: where they stand. */
  readonly moved: ReadonlyMap<string, string>;
  readonly lines: readonly Say[];
  /** The dice last thrown, and how long they tumble. */
  readonly dice: readonly Thrown[];
  readonly tumble: number;
  readonly walks: readonly Walk[];
  readonly flights: readonly Flight[];
  /** What just happened to somebody. */
  readonly blow: Blow | null;
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

/** The table as it was, while it goes on. Nobody is asked anything in the past. */
export function lookedBack(shown: Shown, { view, told }: Moment): Shown {
  const { model } = shown;
  const table = model.table && { ...model.table, decision: null, due: null, won: null };
  const lines = shown.lines.slice(0, Math.max(0, told - (table?.earlier ?? 0)));
  return { ...shown, ...STILL, model: { ...model, table }, view, lines, moved: NOWHERE, behind: 0 };
}

const NOWHERE: ReadonlyMap<string, string> = new Map();
/** Nothing moves. */
const STILL = { dice: [], tumble: 0, walks: [], flights: [], blow: null, tones: [], holding: false };

/** So far behind, one catches up at once: nobody watches sixty moves go by. */
const TOO_FAR = 40;

/**
 * Shows what a link tells at reading speed, one step after the other. The question is shown as soon as its step
 * begins: nothing that moves keeps anybody from answering.
 */
export class Show {
  private readonly link: TableLink;
  private readonly game: Game;
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

  close(): void {
    this.stopLink?.();
    this.stopLink = null;
    this.queue.length = 0;
    this.halt();
  }

  private hear(model: TableModel, event: TableEvent | null): void {
    this.memory.hear(model, event);
    this.queue.push({ model, event });
    if (this.queue.length > TOO_FAR) this.skip();
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
    const before = this.shown.view;
    const after = model.table?.view ?? null;
    if (step === null || before === null || after === null) {
      this.put(this.still(model));
      this.play();
      return;
    }
    const { ruleset, skin } = this.game;
    const pace = this.pace();
    const say = step.say ?? [];
    const beats = beatsOf(ruleset.scene(before), ruleset.scene(after), say, skin, pace);
    const lines = model.table?.lines ?? [];
    const first = lines.length - say.length;
    // A question asked later is not asked yet; one that stands is shown at once.
    const latest = this.queue.length === 0 ? model : { ...model, table: this.unasked(model) };
    const moved = new Map<string, string>();
    const beat = (change: Partial<Shown>): void => {
      const { shown } = this;
      this.put({
        ...shown,
        ...STILL,
        model: latest,
        beat: shown.beat + 1,
        behind: this.queue.length,
        ...change,
      });
    };
    const arrive = (): void => {
      const { walks, flights, tones } = beats;
      beat({ view: after, moved: NOWHERE, lines, walks, flights, tones, holding: false });
      this.wait(beats.rest, () => this.play());
    };
    const perform = (i: number): void => {
      const act = beats.acts[i];
      if (act === undefined) {
        arrive();
        return;
      }
      if (act.walk !== null) moved.set(act.walk.piece, act.walk.path.at(-1) as string);
      const told = lines.slice(0, first + act.told);
      const view = skin.unfold(before, told);
      // A close look throws dice of its own.
      const aside = skin.focused(view);
      beat({
        view,
        moved: new Map(moved),
        // What a die brings is told when it lies still, not before.
        lines: aside ? told : told.slice(0, told.length - act.dice.length),
        dice: aside ? [] : act.dice,
        tumble: act.dice.length > 0 ? act.ms : 0,
        walks: act.walk === null ? [] : [act.walk],
        blow: act.blow,
        tones: act.tone === null ? [] : [act.tone],
        holding: true,
      });
      this.wait(act.ms, () => perform(i + 1));
    };
    perform(0);
  }

  private unasked(model: TableModel): TableModel['table'] {
    const decision = this.link.get().table?.decision ?? null;
    if (model.table === null || model.table.decision?.no === decision?.no) return model.table;
    return { ...model.table, decision: null, due: null };
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
      moved: NOWHERE,
      beat: (this.shown?.beat ?? 0) + 1,
      holding: false,
      behind: 0,
    };
  }

  private put(shown: Shown): void {
    this.shown = shown;
    for (const listener of this.listeners) listener();
  }
}
