import type { Seat } from '@indigo/kernel';

/** Time, lent by whoever runs a host. */
export interface Timer {
  now(): number;
  /** Calls once after so many milliseconds; what it returns calls it off. */
  later(ms: number, act: () => void): () => void;
}

/** How long each seat has left for the question it is asked. */
export class MoveClock {
  private readonly timer: Timer;
  private readonly ms: number;
  private readonly lapsed: (seat: Seat, no: number) => void;
  private readonly running = new Map<Seat, { no: number; due: number; stop: () => void }>();

  constructor(timer: Timer, seconds: number, lapsed: (seat: Seat, no: number) => void) {
    this.timer = timer;
    this.ms = seconds * 1000;
    this.lapsed = lapsed;
  }

  /** The seat is asked question `no` (-1: nothing). A question already running keeps its time. */
  set(seat: Seat, no: number, due = this.timer.now() + this.ms): void {
    const running = this.running.get(seat);
    if (running?.no === no) return;
    running?.stop();
    this.running.delete(seat);
    if (no < 0) return;
    const stop = this.timer.later(Math.max(0, due - this.timer.now()), () => {
      this.running.delete(seat);
      this.lapsed(seat, no);
    });
    this.running.set(seat, { no, due, stop });
  }

  due(seat: Seat): number | null {
    return this.running.get(seat)?.due ?? null;
  }

  /** The earliest moment at which a seat's time is up. */
  get next(): number | null {
    const all = [...this.running.values()].map(({ due }) => due);
    return all.length === 0 ? null : Math.min(...all);
  }

  stop(): void {
    for (const { stop } of this.running.values()) stop();
    this.running.clear();
  }
}
