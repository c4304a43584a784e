import type { Decision, Face, Piece, Place, Plain, Say, Scene, Seat, Zone } from '@indigo/kernel';
import type { ComponentType } from 'react';
import type { Answering } from './answering.ts';
import type { Targets } from './targets.ts';

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

/** A die as it was thrown. */
export interface Thrown {
  readonly seat: Seat;
  readonly pips: number;
}

/** Something that happens to whoever stands at a place: a hit, a cure, the name of what is done there. */
export interface Blow {
  readonly at: string;
  /** Where it comes from; null: from nowhere. */
  readonly from: string | null;
  readonly word: string;
  readonly colour: string;
}

/** Six faces of a die, those that help lit. */
export interface Odds {
  readonly faces: readonly number[];
  /** What it needs, in words. */
  readonly say: string;
}

/** What a close look at something shows beside its question: a picture, words, odds by option. */
export interface CloseUp {
  readonly title: string;
  /** In a box of 240 x 336. */
  readonly picture: string | null;
  readonly tag: string | null;
  readonly lines: readonly string[];
}

export interface FocusProps {
  readonly view: Plain;
  /** The story so far: it tells what the view does not keep, such as dice in mid-air. */
  readonly lines: readonly Say[];
  readonly you: Seat | null;
  name(seat: Seat): string;
  /** What is asked, what of it can be pointed at, and what is chosen. */
  readonly targets: Targets;
  readonly answering: Answering;
}

/** What a game's own page beside the log is drawn from. */
export interface ExtraProps {
  readonly view: Plain;
  readonly you: Seat | null;
  name(seat: Seat): string;
  say(say: Say): string;
}

/** A page of a game's own: what there is to reach, who comes when. */
export interface Extra {
  /** The word on its tab; null: there is nothing on it now. */
  title(view: Plain): string | null;
  /** Where there is room it stands open beside the board, not behind a tab. */
  pinned(view: Plain): boolean;
  readonly Page: ComponentType<ExtraProps>;
}

/** The table before a player, and words for it. */
interface LaidOut {
  readonly scene: Scene;
  readonly seat: Seat;
  readonly view: Plain;
  say(say: Say): string;
}

/** A part of what a player has: a hand, a team, a box. */
export interface Tray {
  readonly title: string;
  holds(zone: Zone): boolean;
  /** Cards are held as a fan, tokens lie in a row of this size. */
  readonly shows: 'cards' | { readonly pixels: number };
  /** A few words under the title. */
  about(table: LaidOut): string;
  /** What is said where nothing is; null: then there is no such tray. */
  readonly empty: string | null;
}

/**
 * What a game looks like. Everything is optional in spirit: the plain skin draws any game from its scene alone, and a
 * game's own skin replaces what it draws better.
 */
export interface Skin {
  /** Draws the board of this scene in a game that has more than one; null: this skin does. The same object for the same board. */
  board(scene: Scene): Skin | null;
  /** Size of the board in its own units, and what may be seen beyond it on each side. */
  readonly size: { readonly width: number; readonly height: number };
  readonly beyond: number;
  /** Drawn under everything, the same for all or for the board of this match; null: links and places are drawn from the scene. */
  readonly ground: string | ((view: Plain) => string) | null;
  /** The mark of a place, in board units, and how far it reaches. */
  place(place: Place): { readonly markup: string; readonly r: number };
  /** How far apart the squares of a board of squares are. A square owns the taps on it; elsewhere they reach further. */
  readonly grid: number | null;
  /** What makes a place glow that can be chosen, drawn under its mark. `spot` and `r` are in board units. */
  glow(place: Place, spot: { readonly x: number; readonly y: number }, r: number, chosen: boolean): string;
  piece(piece: Piece, place: Place): PieceLook;
  /** Does this piece walk about? Then it stands in front of everything, and moves from place to place. */
  walks(piece: Piece): boolean;
  /** What lies on the board besides places and pieces, in board units. */
  lying(view: Plain): string;
  /** A card of a hand in a box of 120 x 168. */
  card(piece: Piece, name: string): string;
  /** How a player's own things are laid out, from the left. */
  readonly trays: readonly Tray[];
  /** The zones of a seat that are counted beside its name, with a word for each; null: the hand, with a sign. */
  counts(scene: Scene, seat: Seat): readonly (readonly [word: string, zone: Zone])[] | null;
  /** What is shown of a seat beside its name. */
  beside(scene: Scene, seat: Seat, you: Seat | null): readonly Piece[];
  /** A thing of a team in a box of 100 x 100. */
  token(piece: Piece, name: string, size: 'dot' | 'team'): string;
  /** What lights up for an option: what it says itself, or something a game shows for it. */
  at(face: Face): string | undefined;
  /** The places an option leads over, its start first; null: it leads nowhere. */
  path(decision: Decision, face: Face, scene: Scene): readonly string[] | null;
  /** The way a line tells of: which piece, over which places, its start first. `scene`: as it was before. */
  walked(say: Say, scene: Scene): { readonly piece: string; readonly path: readonly string[] } | null;
  /** What a line tells that happened to somebody on the board. `scene`: as it was before. */
  blow(say: Say, scene: Scene): Blow | null;
  /** The dice a line tells of. */
  thrown(say: Say): readonly Thrown[];
  /** The dice that lie beside a question. */
  dice(decision: Decision, view: Plain): readonly number[];
  odds(decision: Decision, face: Face): Odds | null;
  /** The word on the button that sends this choice, which in the game's own words is `words`. */
  act(decision: Decision, face: Face, words: string): string;
  /** Is this what most would do, of all that lies nowhere? Else the first is. */
  leads(decision: Decision, face: Face): boolean;
  /** What choosing it brings, in a sentence. */
  brings(decision: Decision, face: Face, view: Plain): string | null;
  /** What a new player should know to answer this, in a sentence; it makes room for what is pointed at. */
  hint(decision: Decision, view: Plain): string | null;
  /** What stands small beside a choice that lies nowhere: what it does. */
  note(decision: Decision, face: Face): string | null;
  closeUp(decision: Decision, view: Plain): CloseUp | null;
  /** The card a question is about playing, by what its piece is `of`. */
  plays(decision: Decision): string | null;
  /** The word on the button that sends a composed answer of so many parts. */
  composed(decision: Decision, count: number): string;
  /** Only the reader was told this. */
  isSecret(say: Say): boolean;
  /** How far the match has come, beside its title: a phase, a round. */
  phase(view: Plain): string | null;
  readonly extra: Extra | null;
  /** Whose turn it is, if the view tells. */
  toMove(view: Plain): Seat | null;
  /** Does this line begin a turn? */
  turnOf(say: Say): number | null;
  /** A tone to a line: what is heard when it is told. */
  tone(say: Say): Tone | null;
  /** Drawn in place of the board while it is more telling than the board. */
  readonly Focus: ComponentType<FocusProps> | null;
  focused(view: Plain): boolean;
  /** Zones whose things can be pointed at there. */
  shows(zone: Zone): boolean;
  /** The view as far as the story goes, between the view before a step and the one after it. */
  unfold(before: Plain, lines: readonly Say[]): Plain;
  /** So long a line is let to sink in, in milliseconds. */
  pause(say: Say): number;
}

export type Tone = 'step' | 'dice' | 'flip' | 'caught' | 'missed' | 'deal' | 'out' | 'turn' | 'won';
