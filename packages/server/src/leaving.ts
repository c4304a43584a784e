import type { Seat } from '@indigo/kernel';
import type { House } from './house.ts';

/** A connection that breaks for a moment is no leaving. */
const BLINK_MS = 3_000;

interface Left {
  /** They are gone, and have not come back at once. */
  gone(seat: Seat): void;
  /** For so many seconds they are waited for; 0: for ever. */
  patience(): number;
  /** They have been waited for long enough. */
  replace(seat: Seat): void;
}

/** Who has just gone, and what follows from it unless they come back. */
export class Leaving {
  private readonly house: House;
  private readonly left: Left;
  /** How to call off what follows. */
  private readonly pending = new Map<Seat, () => void>();
  private closed = false;

  constructor(house: House, left: Left) {
    this.house = house;
    this.left = left;
  }

  get size(): number {
    return this.pending.size;
  }

  has(seat: Seat): boolean {
    return this.pending.has(seat);
  }

  went(seat: Seat): void {
    // Those who are sent away go last of all.
    if (this.closed) return;
    this.pending.set(
      seat,
      this.house.later(BLINK_MS, () => this.gone(seat)),
    );
  }

  /** False: they had not just gone. */
  came(seat: Seat): boolean {
    this.pending.get(seat)?.();
    return this.pending.delete(seat);
  }

  /** Nothing follows any more. */
  close(): void {
    this.closed = true;
    for (const callOff of this.pending.values()) callOff();
    this.pending.clear();
  }

  private gone(seat: Seat): void {
    this.pending.delete(seat);
    this.left.gone(seat);
    const seconds = this.left.patience();
    if (seconds === 0) return;
    const callOff = this.house.later(seconds * 1000, () => {
      this.pending.delete(seat);
      this.left.replace(seat);
    });
    this.pending.set(seat, callOff);
  }
}
