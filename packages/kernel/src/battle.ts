import type { Seat } from './plain.ts';
import type { Art } from './scene.ts';
import type { Say } from './words.ts';

/** A number of a sum with its name. */
export interface Part {
  /** Null: not known yet to whoever looks, or still to come. */
  readonly value: number | null;
  readonly say: Say;
  readonly kind: 'base' | 'plus' | 'die' | 'card';
  /** It lies face down. */
  readonly hidden?: true;
}

/** What one side musters, part by part. */
export interface Sum {
  readonly parts: readonly Part[];
  /** Of what is known. */
  readonly total: number;
  /** Something is still to be added. */
  readonly open: boolean;
}

/** The sum of these parts. `open`: more will come that has no part of its own yet. */
export function sumOf(parts: readonly Part[], open = false): Sum {
  let total = 0;
  let missing = open;
  for (const { value } of parts) {
    total += value ?? 0;
    if (value === null) missing = true;
  }
  return { parts, total, open: missing };
}

/** What lies on somebody: poison, a curse. With an `art` it can be asked what it is. */
export interface Effect {
  readonly say: Say;
  /** For how long, where that is counted. */
  readonly left?: number;
  readonly art?: Art;
}

/** Somebody in a battle. Without `of` it lies face down. */
export interface Fighter extends Art {
  /** The piece it is, where it is one: so it can be pointed at. */
  readonly id: string;
  readonly say: Say;
  readonly state: 'fights' | 'waits' | 'out';
  /** The dice it has thrown itself, with the type of each where it has one. */
  readonly dice?: readonly { readonly pips: number; readonly type?: string }[];
  /** Types that are drawn as signs, with a word for them: what it rolls, what it deals. */
  readonly signs?: { readonly say: Say; readonly types: readonly string[] };
  /** What lies on it. */
  readonly effects?: readonly Effect[];
  readonly notes?: readonly Say[];
}

export interface Side {
  /** Whose side it is; null: nobody's at the table. */
  readonly seat: Seat | null;
  /** What it is called. */
  readonly say: Say;
  readonly fighters: readonly Fighter[];
  /** The dice it has thrown. */
  readonly dice: readonly number[];
  /** Cards it has laid; those without `of` lie face down. */
  readonly cards: readonly (Art & { readonly say: Say })[];
  /** Null where no sums decide. */
  readonly sum: Sum | null;
  readonly notes?: readonly Say[];
  /** Who stands there while nobody fights: a Gym Leader. */
  readonly emblem?: Art;
}

/** A battle as whoever looks may see it: part of the scene, so that every interface shows the same. */
export interface Battle {
  readonly kind: string;
  readonly say: Say;
  readonly sides: readonly [Side, Side];
  /** Its stages in order, and which of them it has come to. */
  readonly stages: readonly Say[];
  readonly stage: number;
  /** The side that has won; `tie`; null while nothing is decided. */
  readonly decided: 0 | 1 | 'tie' | null;
  /** Whose choice or roll is due. */
  readonly due: readonly Seat[];
}
