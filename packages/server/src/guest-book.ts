import type { Creature } from '@indigo/host';

/** Where a guest's browser can be called though its page sleeps. */
export interface PushRow {
  readonly endpoint: string;
  readonly guest: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: string;
  readonly created: number;
}

/** What a match that is over was to somebody who played it. */
export interface DeedsRow {
  readonly guest: string;
  readonly match: string;
  readonly game: string;
  readonly won: boolean;
  readonly seen: readonly Creature[];
  readonly caught: readonly Creature[];
}

/** What is kept of guests besides their matches. It goes when they go. */
export interface GuestBook {
  /** A browser that is known already changes hands. Of one guest only so many are kept, the latest. */
  addPush(push: PushRow, most: number): Promise<void>;
  removePush(endpoint: string, guest: string): Promise<void>;
  pushesOf(guest: string): Promise<readonly PushRow[]>;

  /** Counts once, however often it is said. */
  addDeeds(deeds: readonly DeedsRow[]): Promise<void>;
  deedsOf(guest: string): Promise<readonly DeedsRow[]>;
  /** Matches that somebody played to their end and that are not counted yet, the latest first. */
  uncounted(guest: string, limit: number): Promise<readonly string[]>;
}
