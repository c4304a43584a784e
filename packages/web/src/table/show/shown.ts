import { momentsOf } from '@indigo/host';
import type { Art, Ceremony, Hit, Hold, Plain, Result, Say, Thrown, Tone } from '@indigo/kernel';
import type { TableModel, Told } from '../../link/link.ts';
import type { Beat, Flight, Going } from './beats.ts';
import type { Remembered } from './memory.ts';

/** Dice as they were thrown last: they lie a while, whatever is shown next. */
export interface Throw {
  readonly dice: readonly Thrown[];
  /** How long they tumble. */
  readonly ms: number;
  /** A key for each throw. */
  readonly beat: number;
  /** The step they fell in, and how many of its lines had been told then. */
  readonly step: number;
  readonly told: number;
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
  /** What takes hold for the first time here. */
  readonly explains: Art | null;
  /** What is celebrated right now. */
  readonly ceremony: Ceremony | null;
  /** How something just came out. */
  readonly result: Result | null;
  /** Cards that are turned up and read. */
  readonly cards: readonly Art[];
  readonly tones: readonly Tone[];
  /** Counts what was begun to be shown: a key for whatever starts moving with it. */
  readonly beat: number;
  /** Something has been told that the view does not show yet. */
  readonly holding: boolean;
  /** It waits until somebody here has done or seen this; null: it goes on by itself. */
  readonly hold: Hold | null;
  /** Steps of which something is still to be shown. */
  readonly behind: number;
}

const NOWHERE: ReadonlyMap<string, string> = new Map();
/** Nothing moves. */
export const STILL = {
  moved: NOWHERE,
  walks: [],
  flights: [],
  hit: null,
  explains: null,
  ceremony: null,
  result: null,
  cards: [],
  tones: [],
  holding: false,
  hold: null,
};

/** The table as it was, while it goes on. Nobody is asked anything in the past. */
export function lookedBack(shown: Shown, { view, told }: Remembered): Shown {
  const { model } = shown;
  const table = model.table && { ...model.table, decision: null, due: null, closes: null, won: null };
  const lines = shown.lines.slice(0, Math.max(0, told - (table?.earlier ?? 0)));
  return { ...shown, ...STILL, thrown: null, model: { ...model, table }, view, lines, behind: 0 };
}

/** Something is one's own now: to roll, or a question. */
export const isMine = ({ hold, model }: Shown): boolean =>
  hold?.for === 'act' || (model.table?.decision ?? null) !== null;

type Followed = NonNullable<TableModel['table']>;

/** The same with nobody asked anything. */
export const unasked = (table: Followed): Followed => ({ ...table, decision: null, due: null, closes: null });

/** A match that has just begun, at the first moment there was anything to see: from there its first step is shown. */
export function beginningOf({ model, event }: Told): Shown | null {
  if (model.table === null || event === null || !('step' in event)) return null;
  const first = momentsOf(null, event).at(0);
  if (first === undefined || event.say?.length !== model.table.lines.length) return null;
  return {
    model: { ...model, table: unasked(model.table) },
    ...STILL,
    view: first.view,
    lines: [],
    thrown: null,
    beat: 0,
    behind: 0,
  };
}

/** Where those stand who have walked since the view was kept. */
export function movedBy(beats: readonly Beat[], since: number): ReadonlyMap<string, string> {
  const moved = new Map<string, string>();
  for (const { walk, told } of beats) {
    if (walk !== null && told > since) moved.set(walk.piece, walk.path[walk.path.length - 1]);
  }
  return moved;
}
