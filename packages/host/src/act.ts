import type { Mask, OptionValues, Seat } from '@indigo/kernel';

/** Who sits in a seat. */
export interface Player {
  readonly name: string;
  /** The person it belongs to, by whatever name the keeper of the table has for people; null: no person. */
  readonly who: string | null;
  /** The bot that plays now: always, if there is no person; else for as long as the person lets it. */
  readonly bot: string | null;
  /** Their part in what settles the dice, given before the match begins. */
  readonly word?: string;
}

/** A seat nobody has taken. */
export const EMPTY_SEAT: Player = { name: '', who: null, bot: null };

/** A table before anybody sat down. */
export interface TableSetup {
  readonly seats: number;
  readonly options?: OptionValues;
  /** Seconds for an answer, 0: as long as they like. */
  readonly clock?: number;
  /**
   * How long the first window of a turn stays open, in milliseconds, where somebody may have a response as far as the
   * others know, whether they have or not; later ones are shorter. 0: the game only stops where somebody has, which shows what they hold.
   */
  readonly cover?: number;
  /** May people ask for hints? Left out: where only one plays against bots, or all at one screen. */
  readonly hints?: boolean;
  /** The bot that plays for those who left or let their time run out. Left out: the usual one. */
  readonly standIn?: string;
  /** With it all chance is settled by it and by everybody's words: 32 bytes as hex. For nobody's eyes before the end. */
  readonly secret?: string;
  /** By seat: which windows it lets pass, and whether a bot decides for it where it would for somebody who is no player. */
  readonly auto?: readonly (readonly string[])[];
}

/**
 * What happened at a table, one act after the other: with the setup, all there is to keep. `to` is whom it concerned:
 * each of them was told one update.
 */
export type Act =
  /** Somebody takes a seat or leaves it, or a bot takes over or hands back. */
  | { readonly do: 'sit'; readonly seat: Seat; readonly player: Player }
  /** The match begins. `drawn`: what chance decided in its setup. */
  | {
      readonly do: 'start';
      readonly drawn: readonly number[];
      readonly to: Mask;
      readonly cuts?: readonly Mask[];
    }
  /**
   * An answer, and what chance brought after it. `auto`: given in place of the seat (a clock, an automatic pass). `cuts`:
   * whom what was told before each cut concerned.
   */
  | {
      readonly do: 'answer';
      readonly seat: Seat;
      readonly ids: string | readonly string[];
      readonly drawn: readonly number[];
      readonly to: Mask;
      readonly cuts?: readonly Mask[];
      readonly auto?: true;
    }
  /** The seat takes its last answer back, nothing having been seen since. */
  | { readonly do: 'undo'; readonly seat: Seat; readonly to: Mask }
  /** Everything after the first `length` entries of the record is taken back, by consent. */
  | { readonly do: 'back'; readonly seat: Seat; readonly length: number; readonly to: Mask }
  /** Kept by tables of before; now a setting. */
  | { readonly do: 'auto'; readonly seat: Seat; readonly kinds: readonly string[] }
  | { readonly do: 'pause'; readonly on: boolean }
  /** The match ends before somebody has won it. `abandoned`: because nobody has come for long. */
  | { readonly do: 'end'; readonly to: Mask; readonly abandoned?: true };
