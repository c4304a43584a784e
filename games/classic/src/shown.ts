/** What of a state has changed since somebody last looked at it: everything else can be shown again as it was. */
import type { Card, Pile, Seat } from '@indigo/kernel';
import { SPACES } from './board.ts';
import type { Classic, Dex, Trainer } from './state.ts';
import type { ClassicView } from './view.ts';

type BoardView = Pick<ClassicView, 'circles' | 'unseen'>;

/** Of a trainer, what is the same for every seat and seldom changes. */
export interface OpenView {
  readonly team: readonly Dex[];
  readonly ko: readonly Dex[];
}

export interface Shown {
  /** How often anybody looked. */
  looks: number;
  board: BoardView;
  readonly open: OpenView[];
  /** What was not so at the look before, for one seat or another. */
  readonly fresh: {
    readonly trainers: boolean[];
    /** Any of them. */
    some: boolean;
    items: boolean;
    events: boolean;
    rivals: boolean;
  };
  /** By seat: its last view, and at which look it was made. */
  readonly views: ({ look: number; view: ClassicView } | undefined)[];
  /** The state at the last look, as lists of numbers, with who had seen which card. Written over at each: what outlives its moment is dear. */
  readonly circles: number[];
  readonly facts: {
    readonly trainers: number[][];
    readonly items: number[];
    readonly events: number[];
    readonly rivals: number[];
  };
}

const shownOf = new WeakMap<Classic, Shown>();
function shownFirst(): Shown {
  return {
    looks: 0,
    board: { circles: {}, unseen: [] },
    open: [],
    fresh: { trainers: [], some: true, items: true, events: true, rivals: true },
    views: [],
    circles: [],
    facts: { trainers: [], items: [], events: [], rivals: [] },
  };
}

/** Takes a look: afterwards `fresh` says what is new. */
export function look(s: Classic): Shown {
  let shown = shownOf.get(s);
  if (shown === undefined) {
    shown = shownFirst();
    shownOf.set(s, shown);
  }
  shown.looks++;
  const { facts, fresh } = shown;
  lookAtBoard(s, shown);
  fresh.some = false;
  for (let i = 0; i < s.trainers.length; i++) {
    facts.trainers[i] ??= [];
    fresh.trainers[i] = isTrainerNew(s.items, s.trainers[i], facts.trainers[i]);
    if (!fresh.trainers[i]) continue;
    fresh.some = true;
    lookAtTeam(s.trainers[i], i, shown);
  }
  for (const name of DECKS) fresh[name] = isDeckNew(s[name], facts[name]);
  return shown;
}

const DECKS = ['items', 'events', 'rivals'] as const;

function lookAtBoard({ circles, unseen }: Classic, shown: Shown): void {
  const { board } = shown;
  const moved = isNew(circles, circles.length, shown.circles);
  if (!moved && sameLists(board.unseen, unseen)) return;
  shown.board = {
    circles: moved ? circlesView(circles) : board.circles,
    unseen: unseen.map((dexes, i) => {
      const before = board.unseen[i];
      return before !== undefined && sameNumbers(before, dexes) ? before : dexes.slice();
    }),
  };
}

function circlesView(circles: readonly number[]): { readonly [space: string]: number } {
  const view: { [space: string]: number } = {};
  for (let at = 0; at < circles.length; at++) {
    if (circles[at] !== 0) view[SPACES[at].id] = Math.max(0, circles[at]);
  }
  return view;
}

function lookAtTeam({ team, ko }: Trainer, i: Seat, shown: Shown): void {
  const before = shown.open[i];
  shown.open[i] = {
    team: before !== undefined && sameNumbers(before.team, team) ? before.team : team.slice(),
    ko: before !== undefined && sameNumbers(before.ko, ko) ? before.ko : ko.slice(),
  };
}

function sameNumbers(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

function sameLists(a: readonly (readonly number[])[], b: readonly (readonly number[])[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!sameNumbers(a[i], b[i])) return false;
  return true;
}

/** Used again at every look, and never emptied, for room given up must be made anew: `noted` of them count. */
const facts: number[] = [];
let noted = 0;

function note(fact: number): void {
  facts[noted++] = fact;
}

/** Whether the first so many of a list are not what was known; afterwards they are. */
function isNew(list: readonly number[], count: number, known: number[]): boolean {
  let found = known.length !== count;
  if (known.length > count) known.length = count;
  for (let i = 0; i < count; i++) {
    if (known[i] === list[i]) continue;
    known[i] = list[i];
    found = true;
  }
  return found;
}

/** Whether what was noted is not what was known. */
function isNoteNew(known: number[]): boolean {
  const count = noted;
  noted = 0;
  return isNew(facts, count, known);
}

function isTrainerNew(items: Pile, trainer: Trainer, known: number[]): boolean {
  const { at, roams, team, ko, hand, aside } = trainer;
  note(at);
  note(roams ? 1 : 0);
  note(team.length);
  note(ko.length);
  note(hand.length);
  for (let i = 0; i < team.length; i++) note(team[i]);
  for (let i = 0; i < ko.length; i++) note(ko[i]);
  noteCards(items, hand);
  noteCards(items, aside);
  return isNoteNew(known);
}

function isDeckNew(p: Pile, known: number[]): boolean {
  note(p.left);
  noteCards(p, p.under);
  return isNoteNew(known);
}

function noteCards(p: Pile, cards: readonly Card[]): void {
  for (let i = 0; i < cards.length; i++) {
    note(p.kind[cards[i]]);
    note(p.seen[cards[i]]);
  }
}
