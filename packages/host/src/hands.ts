import type { Timer } from './clock.ts';

/** Time that passes only where its holder lets it: for tests, and for whoever plays matches faster than the clock. */
export class Hands implements Timer {
  private time: number;
  private readonly waiting = new Set<{ readonly at: number; readonly act: () => void }>();

  constructor(start = Date.now()) {
    this.time = start;
  }

  now(): number {
    return this.time;
  }

  later(ms: number, act: () => void): () => void {
    const one = { at: this.time + ms, act };
    this.waiting.add(one);
    return () => this.waiting.delete(one);
  }

  /** So much time passes: what is due in it happens, in its order and at its time. */
  advance(ms: number): void {
    const end = this.time + ms;
    for (let next = this.first(end); next !== null; next = this.first(end)) {
      this.waiting.delete(next);
      this.time = next.at;
      next.act();
    }
    this.time = end;
  }

  private first(end: number): { readonly at: number; readonly act: () => void } | null {
    return [...this.waiting].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0] ?? null;
  }
}
