/** How a game is played, on one page: what each game says of itself (`games/<id>/src/guide.ts`, fetched by `Ruleset.guide`). */
import type { SayOf } from './lesson.ts';
import type { Art } from './scene.ts';
import type { Words } from './words.ts';

/** What a step is shown with: things of the game, as its artwork draws them, and dice. */
export type Illustration =
  | { readonly token: Art }
  | { readonly card: Art }
  | { readonly die: number }
  | { readonly pawn: number };

export interface GuideStep<W extends Words = Words> {
  readonly title: SayOf<W>;
  readonly text: SayOf<W>;
  readonly shows: readonly Illustration[];
}

export interface Guide<W extends Words = Words> {
  readonly goal: SayOf<W>;
  /** A turn in four to seven steps. */
  readonly steps: readonly GuideStep<W>[];
  readonly wins: SayOf<W>;
  /** In other languages: `GameWords.guide`. */
  readonly words: W;
}

// biome-ignore lint/suspicious/noExplicitAny: only the game itself knows its words
export type AnyGuide = Guide<any>;
