import type { Seat } from '@indigo/kernel';

/** Time, lent by whoever runs a host. */
export interface Timer {
  now(): number;
  /** Calls once after so many milliseconds; what it returns calls it off. */
  later(ms: number, act: () => void): () => void;
}

interface Left {
  readonly no: number;
  /** When the time is up; while it is held, how much was left. */
  readonly due: number;
  readonly left: number;
  /** Null: held. */
  readonly stop: (() => void) | null;
}

/** How long each seat has left for the question it is asked. What was used up of it stays used up. */
export class MoveClock {
  private readonly timer: Timer;
  private readonly ms: number;
  private readonly lapsed: (seat: Seat, no: number) => void;
  private readonly seats = new Map<Seat, Left>();

  constructor(timer: Timer, seconds: number, lapsed: (seat: Seat, no: number) => void) {
    this.timer = timer;
    this.ms = seconds * 1000;
    this.lapsed = lapsed;
  }

  /** The seat is asked question `no` (-1: nothing). A question already running keeps its time, a held one what was left. */
  set(seat: Seat, no: number, due = this.timer.now() + this.ms): void {
    const before = this.seats.get(seat);
    if (before?.no === no && before.stop !== null) return;
    before?.stop?.();
    this.seats.delete(seat);
    if (no < 0) return;
    const now = this.timer.now();
    const left = Math.max(0, before?.no === no ? before.left : due - now);
    const stop = this.timer.later(left, () => {
      this.seats.delete(seat);
      this.lapsed(seat, no);
    });
    this.seats.set(seat, { no, due: now + left, left, stop });
  }

  /** The time for question `no` stands still. */
  hold(seat: Seat, no: number): void {
    const before = this.seats.get(seat);
    if (before?.no === no && before.stop === null) return;
    before?.stop?.();
    const left = before?.no === no ? before.due - this.timer.now() : this.ms;
    this.seats.set(seat, { no, due: 0, left, stop: null });
  }

  due(seat: Seat): number | null {
    const left = this.seats.get(seat);
    return left === undefined || left.stop === null ? null : left.due;
  }

  /** The earliest moment at which a seat's time is up. */
  get next(): number | null {
    const all = [...this.seats.values()].filter(({ stop }) => stop !== null).map(({ due }) => due);
    return all.length === 0 ? null : Math.min(...all);
  }

  stop(): void {
    for (const { stop } of this.seats.values()) stop?.();
    this.seats.clear();
  }
}
