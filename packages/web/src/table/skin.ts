import type { Rank, Species } from '@indigo/art';
import type { Art, Piece, Place, Plain, Say, Scene } from '@indigo/kernel';

/** A picture in a box of its own, standing on the board by its anchor. */
export interface PieceLook {
  readonly markup: string;
  readonly width: number;
  readonly height: number;
  /** The point of the box that stands on the place. */
  readonly foot: readonly [x: number, y: number];
  /** Units of the board a unit of the box takes. */
  readonly scale: number;
}

/** What a board is drawn from. */
export interface Drawn<V> {
  readonly view: V;
  readonly scene: Scene;
  say(say: Say): string;
}

/** A board, in units of its own. */
export interface BoardLook<V extends Plain = Plain> {
  readonly size: { readonly width: number; readonly height: number };
  /** So much may be seen beyond it on each side. */
  readonly beyond: number;
  /** How far apart the squares of a board of squares are. A square owns the taps on it; elsewhere they reach further. */
  readonly grid: number | null;
  /** The kinds of pieces that walk about: they stand in front of everything, and move from place to place. */
  readonly walkers: readonly string[];
  /** Drawn under everything, once a match; null: links and places are drawn from the scene. */
  ground(drawn: Drawn<V>): string | null;
  /** The mark of a place, and how far it reaches. */
  place(place: Place, name: string): { readonly markup: string; readonly r: number };
  /** What makes a place glow that can be chosen, drawn under its mark. */
  glow(place: Place, spot: { readonly x: number; readonly y: number }, r: number, chosen: boolean): string;
  piece(piece: Piece, place: Place): PieceLook;
  /** What lies on the board besides places and pieces. */
  lying(drawn: Drawn<V>): string;
}

/** dot: 20 to 30 pixels. team: 60 and more, with what stands on it. */
export type TokenSize = 'dot' | 'team';

/**
 * What a game looks like, and nothing else: what things mean is said by the game. `V` is what a seat sees of it. The plain
 * skin draws any game from its scene alone.
 */
export interface Skin<V extends Plain = Plain> {
  /** The board of this scene: the same object for the same board. */
  board(scene: Scene): BoardLook<V>;
  /** Fetches what that board is drawn with, where a game has several and a table shows one. */
  fetch?(scene: Scene): Promise<void>;
  /** A card in a box of 120 x 168; without `of` its back. `hint`: a few words that stand on it. */
  card(art: Art, name: string, hint: string | null): string;
  /** The kinds of things that are cards. */
  readonly cards: readonly string[];
  /** A thing in a box of 100 x 100. */
  token(art: Art, name: string, size: TokenSize): string;
  /** Who stands on a meadow; null: it is no creature, or nobody knows which. */
  creature(art: Art): Species | null;
  /** The colour of its frame. */
  rank(art: Art): Rank;
  /** What is printed on a drawing, in the words of the reader. */
  print(markup: string): string;
  /** How what is left of a creature is drawn. */
  readonly health: 'bar' | 'hearts';
}
