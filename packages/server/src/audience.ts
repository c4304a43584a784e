import type { Codebook } from '@indigo/host';
import type { Seat } from '@indigo/kernel';
import type { Event } from '@indigo/protocol';
import { type Spelled, spelled } from './spelled.ts';

/** Somebody who looks at a table from a seat, or from outside. */
export interface Looker {
  readonly seat: Seat;
  /** Wants its messages packed with this book; null: as JSON. */
  readonly book: Codebook | null;
  send(event: Spelled): void;
  bye(why: string, again: boolean): void;
}

/** Whoever is connected to a table, by where they sit. */
export class Audience {
  private readonly lookers = new Map<Seat, Set<Looker>>();
  /** Those who have said hello and wait for a moment to look. */
  readonly coming = new Set<Looker>();

  get size(): number {
    let count = 0;
    for (const set of this.lookers.values()) count += set.size;
    return count;
  }

  /** Does somebody look from there? */
  isAt(seat: Seat): boolean {
    return (this.lookers.get(seat)?.size ?? 0) > 0;
  }

  /** Does somebody look from there, or is about to? */
  isExpectedAt(seat: Seat): boolean {
    if (this.isAt(seat)) return true;
    for (const looker of this.coming) if (looker.seat === seat) return true;
    return false;
  }

  add(looker: Looker): void {
    const set = this.lookers.get(looker.seat) ?? new Set();
    set.add(looker);
    this.lookers.set(looker.seat, set);
  }

  /** False: they were not here. */
  remove(looker: Looker): boolean {
    return this.lookers.get(looker.seat)?.delete(looker) ?? false;
  }

  tell(seat: Seat, event: Event): void {
    sendTo(this.lookers.get(seat) ?? [], event);
  }

  tellAll(event: Event): void {
    for (const set of this.lookers.values()) sendTo(set, event);
  }

  /** Each the event for where they sit. */
  tellEach(eventFor: (seat: Seat) => Event): void {
    for (const [seat, set] of this.lookers) if (set.size > 0) sendTo(set, eventFor(seat));
  }

  /** Sends away those who sit there. */
  dismiss(sits: (seat: Seat) => boolean, why: string, again: boolean): void {
    for (const [seat, set] of this.lookers) {
      if (sits(seat)) for (const looker of [...set]) looker.bye(why, again);
    }
  }
}

/** Spelled once for all who want it the same way. */
export function sendTo(lookers: Iterable<Looker>, event: Event): void {
  let text: Spelled | null = null;
  let packed: Spelled | null = null;
  for (const looker of lookers) {
    if (looker.book === null) {
      text ??= spelled(event, null);
      looker.send(text);
    } else {
      packed ??= spelled(event, looker.book);
      looker.send(packed);
    }
  }
}
