import type { Battle } from './battle.ts';
import type { Seat } from './plain.ts';
import type { Say } from './words.ts';

/** A place on the board, in 0..1 of its width and height. */
export interface Place {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly kind: string;
  readonly colour?: string;
  readonly say: Say;
}

/** What something is to those who draw it. */
export interface Art {
  readonly kind: string;
  /** What it is (a kind of card, a Pokémon), if that may be seen. */
  readonly of?: string;
  /** Which of its forms it has: how far it has evolved. */
  readonly form?: number;
  /** The number that stands on it: its power. */
  readonly figure?: number;
  /** How many of it there are. */
  readonly count?: number;
  readonly health?: { readonly now: number; readonly most: number; readonly say?: Say };
  readonly marks?: readonly string[];
  /** What it is painted in, where the rules say so; and so its marks, by mark. */
  readonly colour?: string;
  readonly tints?: { readonly [mark: string]: string };
  readonly seat?: Seat;
}

/** Something lying on a place or in a zone. */
export interface Piece extends Art {
  readonly id: string;
  readonly at: string;
  readonly say: Say;
  /** What it does or when it is used, small on it: a word or two of a card. */
  readonly note?: Say;
}

/** An area beside the board: a hand, a team, a deck. */
export interface Zone {
  readonly id: string;
  readonly kind: string;
  readonly say: Say;
  readonly seat?: Seat;
  /** How many things lie there, seen or not. */
  readonly count: number;
  /** Counted beside its owner's name, with this word. */
  readonly counted?: Say;
  /** What lies there is shown beside its owner's name: always, or to the others only. */
  readonly beside?: 'always' | 'others';
}

/** A part of what the one who looks has before them: a hand, a team, a box. */
export interface Tray {
  readonly id: string;
  /** A word. */
  readonly say: Say;
  /** The zones whose things lie there. */
  readonly zones: readonly string[];
  /** Cards are held as a fan, tokens lie in a row. */
  readonly shows: 'cards' | 'tokens';
  /** A few words under its title: how many of how many. */
  readonly about: Say;
  /** What is said where nothing lies; null: then there is no such tray. */
  readonly empty: Say | null;
}

/** Things laid out in place of the board while one of them is chosen. */
export interface Spread {
  readonly say: Say;
  /** The zones whose things are laid out. */
  readonly zones: readonly string[];
}

/** What there is to reach and who comes when: a page of its own beside the story. */
export interface Progress {
  readonly say: Say;
  /** Where there is room it stands open beside the board. */
  readonly pinned?: true;
  readonly lines: readonly Say[];
  readonly groups: readonly { readonly say: Say; readonly rows: readonly ProgressRow[] }[];
}

/** `seat`: whose it is. */
export interface ProgressRow extends Art {
  readonly id: string;
  readonly say: Say;
  readonly about: readonly Say[];
  readonly state: 'now' | 'done' | 'later';
  /** Who has it already. */
  readonly owners?: readonly Seat[];
  /** A word at its end. */
  readonly note?: Say;
}

/** A figure beside a player's name: points, cards, badges. */
export interface Gauge {
  readonly seat: Seat;
  readonly say: Say;
  readonly value: number;
  readonly goal?: number;
}

/** Where everything is: enough for any interface to draw the table without knowing the game. */
export interface Scene {
  /** Width over height. */
  readonly aspect: number;
  readonly places: readonly Place[];
  readonly links: readonly (readonly [string, string])[];
  readonly pieces: readonly Piece[];
  readonly zones: readonly Zone[];
  readonly gauges: readonly Gauge[];
  /** Which board this is, in a game that has several. */
  readonly board?: string;
  /** Whose turn it is (null: nobody's), and how many have begun. */
  readonly turn?: { readonly seat: Seat | null; readonly no: number };
  /** What everybody is after, in a short sentence: it is always on the table. */
  readonly goal?: Say;
  /** How far the match has come, in a word or two. */
  readonly phase?: Say;
  /** What the one who looks has, from the left. */
  readonly trays?: readonly Tray[];
  /** Shown in place of the board. */
  readonly battle?: Battle;
  readonly spread?: Spread;
  readonly progress?: Progress;
}
