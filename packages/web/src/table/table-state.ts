import type { Art, Face, Seat } from '@indigo/kernel';

/** Where on the screen something was asked about. */
export interface ScreenSpot {
  readonly x: number;
  readonly y: number;
}

/** A thing of the table that can be looked at. */
export interface Thing {
  readonly art: Art;
  readonly name: string;
  /** What options and refusals call it. */
  readonly ids: readonly string[];
}

/** What is looked at closely. */
export interface Near {
  readonly thing: Thing;
  /** What else lies there. */
  readonly others: readonly Thing[];
  /** Where it lies on the screen; null: nowhere in particular. */
  readonly spot: ScreenSpot | null;
}

/** Why nothing can be done with what is looked at. */
interface RefusalNote {
  readonly why: string;
  readonly clause: string;
}

/** Why an answer was not taken. Late: the table had moved on, so nothing was wrong with it. */
export interface Notice {
  readonly kind: 'late' | 'wrong';
  readonly say: string;
}

/** A composed answer so far: its parts, what may follow, what is missing (a key of the game's words). */
export interface Draft {
  readonly parts: readonly string[];
  readonly next: readonly string[];
  readonly missing: string | null;
}

/** How an answer to one question is being found. */
export interface Finding extends Draft {
  readonly chosen: Face | null;
  readonly sending: boolean;
  readonly refusal: RefusalNote | null;
}

/** All that is going on at this screen and is no part of the match. */
export interface TableState {
  /** The number of the question, -1: nothing is asked. */
  readonly no: number;
  readonly finding: Finding;
  readonly notice: Notice | null;
  /** It stays while questions come and go: whoever reads is not done because others play. */
  readonly near: Near | null;
  /** What the cursor or the focus is on, and whether its own button says all of it there. */
  readonly peek: { readonly face: Face; readonly told: boolean } | null;
  /** The moment that is looked back at, by whoever sat here then; null: now. */
  readonly past: { readonly seat: Seat | null; readonly at: number } | null;
  /** Players and log stand beside a battle. */
  readonly aside: boolean;
  readonly dialog: 'why' | 'settings' | 'analysis' | null;
}

export type TableAction =
  | { readonly do: 'asked'; readonly no: number }
  | { readonly do: 'choose'; readonly no: number; readonly face: Face | null }
  | { readonly do: 'draft'; readonly no: number; readonly draft: Draft }
  | { readonly do: 'send'; readonly no: number }
  | { readonly do: 'sent'; readonly no: number; readonly notice: Notice | null }
  | { readonly do: 'refuse'; readonly no: number; readonly near: Near; readonly refusal: RefusalNote }
  | { readonly do: 'near'; readonly near: Near }
  /** What was looked at and notices have been read. */
  | { readonly do: 'hush' }
  | { readonly do: 'peek'; readonly face: Face | null; readonly told?: boolean }
  | { readonly do: 'look-back'; readonly past: TableState['past'] }
  | { readonly do: 'aside'; readonly on: boolean }
  | { readonly do: 'dialog'; readonly dialog: TableState['dialog'] };

const NOTHING_FOUND: Finding = {
  chosen: null,
  parts: [],
  next: [],
  missing: null,
  sending: false,
  refusal: null,
};

export const OPENED: TableState = {
  no: -1,
  finding: NOTHING_FOUND,
  notice: null,
  near: null,
  peek: null,
  past: null,
  aside: false,
  dialog: null,
};

/** The state while this is asked: of another question nothing is kept. */
export const asked = (state: TableState, no: number): TableState =>
  state.no === no ? state : { ...state, no, finding: NOTHING_FOUND, peek: null };

/** What is told of a question that is not asked any more changes nothing but what is read beside the match. */
export function reduce(state: TableState, action: TableAction): TableState {
  const find = (no: number, change: Partial<Finding>, notice = state.notice): TableState =>
    no === state.no ? { ...state, finding: { ...state.finding, ...change }, notice } : { ...state, notice };
  switch (action.do) {
    case 'asked':
      return asked(state, action.no);
    case 'choose':
      return { ...find(action.no, { chosen: action.face, refusal: null }, null), near: null };
    case 'draft':
      return find(action.no, action.draft);
    case 'send':
      return find(action.no, { sending: true }, null);
    case 'sent':
      // What was taken stays on its way until something else is asked.
      return find(action.no, { sending: action.notice === null }, action.notice);
    case 'refuse':
      // By then something else may be looked at.
      return action.near === state.near ? find(action.no, { refusal: action.refusal }) : state;
    case 'near':
      return { ...find(state.no, { refusal: null }), near: action.near };
    case 'hush':
      return state.near === null && state.notice === null
        ? state
        : { ...find(state.no, { refusal: null }, null), near: null };
    case 'peek':
      return { ...state, peek: action.face && { face: action.face, told: action.told ?? false } };
    case 'look-back':
      return { ...state, past: action.past };
    case 'aside':
      return { ...state, aside: action.on };
    case 'dialog':
      return { ...state, dialog: action.dialog };
  }
}
