import type { Battle } from './battle.ts';
import type { Seat } from './plain.ts';
import type { Say } from './words.ts';

/** A kind that only one game knows: its skin draws it. */
type Own = string & Record<never, never>;

/**
 * What a thing is to those who draw it. Three kinds mean the same in every game, to page and terminal alike:
 *
 * - `mover`: the pawn of the seat it names, which must be one. It stands in front of everything and walks from place to place
 *   (`Walk`); one's own is what one looks at the board from, and what a way begins at.
 * - `card`: a card, face up where `of` says which, else its back.
 * - `deck`: cards that lie face down, as many as `count` says.
 *
 * All others are a game's own. Where no skin draws them they are discs with the first letters of what they are `of`.
 */
export type PieceKind = 'mover' | 'card' | 'deck' | Own;

/**
 * What a zone is. One kind means the same in every game:
 *
 * - `hand`: what the seat it names, which must be one, holds in the hand. Its owner sees it as a fan, everybody else how much it is,
 *   and who looks at a match that is over sees all of them.
 *
 * All others are a game's own: what lies there lies open in a row.
 */
export type ZoneKind = 'hand' | Own;

/** A place on the board, in 0..1 of its width and height. Its kind is the game's own: the same kind, the same sign. */
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
  readonly kind: PieceKind;
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
  readonly kind: ZoneKind;
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
  /**
   * How everybody came out of a match the rules have ended: every seat once, the winners first, then the better before the worse;
   * who came out alike stands together. Without it the first gauge says so.
   */
  readonly standings?: readonly (readonly Seat[])[];
}

/** Is it the pawn of a seat? */
export const isMover = <P extends Art>(
  piece: P,
): piece is P & { readonly kind: 'mover'; readonly seat: Seat } =>
  piece.kind === 'mover' && piece.seat !== undefined;

/** The pawn of this seat, where the game has pawns. */
export const moverOf = ({ pieces }: Pick<Scene, 'pieces'>, seat: Seat | null): Piece | undefined =>
  pieces.find((piece) => isMover(piece) && piece.seat === seat);

/** Is it what somebody holds in the hand? */
export const isHand = ({ kind }: Zone): boolean => kind === 'hand';
