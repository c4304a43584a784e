/** Work is put down for others when it has taken this long. */
const SLICE_MS = 5;

/** Somebody who does a lot on the thread everybody waits for. */
export interface Turn {
  /** To be awaited now and then: others come in between, if it is time. Throws where nobody wants it done any more. */
  breathe(): Promise<void> | undefined;
}

/** Nobody waits for it any more. */
export class Unwanted extends Error {
  constructor() {
    super('nobody waits for this any more');
    this.name = 'Unwanted';
  }
}

/**
 * Long work in slices, one at a time: between two of them whatever else happens has its turn, and those who share them
 * take turns, so that a short piece need not wait for a long one. Only so many are begun at once: each holds memory.
 */
export class Slices {
  /** How many there have been. */
  taken = 0;
  private readonly most: number;
  private begun = 0;
  private readonly queue: (() => void)[] = [];
  private readonly waiting: (() => void)[] = [];

  constructor(most = 8) {
    this.most = most;
  }

  async run<T>(work: (turn: Turn) => Promise<T>, wanted: () => boolean = () => true): Promise<T> {
    if (this.begun >= this.most) await new Promise<void>((resolve) => this.queue.push(resolve));
    else this.begun++;
    try {
      let since = await this.next(wanted);
      return await work({
        breathe: () => {
          if (performance.now() - since < SLICE_MS) return undefined;
          return this.next(wanted).then((now) => {
            since = now;
          });
        },
      });
    } finally {
      const next = this.queue.shift();
      if (next === undefined) this.begun--;
      else next();
    }
  }

  /** Resolves when it is this one's turn: the time then. */
  private async next(wanted: () => boolean): Promise<number> {
    await new Promise<void>((resolve) => {
      this.waiting.push(resolve);
      if (this.waiting.length === 1) setImmediate(() => this.go());
    });
    if (!wanted()) throw new Unwanted();
    this.taken++;
    return performance.now();
  }

  private go(): void {
    this.waiting.shift()?.();
    if (this.waiting.length > 0) setImmediate(() => this.go());
  }
}
