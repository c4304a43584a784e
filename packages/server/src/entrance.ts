import { Refusal } from './refusal.ts';

/** So many are seen to at once: more would only wait for each other. */
const AT_ONCE = 32;
/** Whoever would have to wait for longer is told when to come instead. */
const LONGEST_MS = 2_000;
/** Nobody is told to come later than this: it may go faster soon, and to be told again costs little. */
const FARTHEST_MS = 6_000;
/** What is known of the pace before anybody came, in milliseconds from one to the next, and how fast that is learned anew. */
const FIRST_PACE = 1;
const LEARN = 0.05;

/** There are too many at the door: come back in so many milliseconds. */
export class Crowded extends Refusal {
  readonly after: number;

  constructor(after: number) {
    super(503, 'crowded', 'many people come at once: your turn is in a moment');
    this.name = 'Crowded';
    this.after = after;
  }
}

/**
 * Where people come in. After another server was lost its people come all at once: a few are seen to at a time, some wait,
 * and the rest are told when it is their turn, each a little later than the one before; whose turn is far off, to ask again.
 */
export class Entrance {
  private readonly atOnce: number;
  private readonly longest: number;
  private readonly now: () => number;
  private inside = 0;
  private readonly waiting: (() => void)[] = [];
  /** Milliseconds from one who is done to the next, while others wait. */
  private pace = FIRST_PACE;
  private done = 0;
  /** Until then others have been told to come. */
  private booked = 0;

  constructor({ atOnce = AT_ONCE, longest = LONGEST_MS, now = () => performance.now() } = {}) {
    this.atOnce = atOnce;
    this.longest = longest;
    this.now = now;
  }

  /** Does it when it is its turn. Throws Crowded where that is too far off. */
  async admit<T>(work: () => Promise<T>): Promise<T> {
    if (this.inside < this.atOnce) this.inside++;
    else {
      const wait = this.waiting.length * this.pace;
      if (wait > this.longest) throw new Crowded(this.book(wait));
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
    const begun = this.now();
    try {
      return await work();
    } finally {
      this.leave(begun);
    }
  }

  /** When whoever comes now is to come again. */
  private book(wait: number): number {
    const now = this.now();
    this.booked = Math.max(this.booked, now + wait) + this.pace;
    const after = this.booked - now;
    // Those whose turn is later than that are not to come all at once, either.
    const half = FARTHEST_MS / 2;
    return Math.round(after <= FARTHEST_MS ? after : half + (after % half));
  }

  private leave(begun: number): void {
    const now = this.now();
    const next = this.waiting.shift();
    if (next === undefined) {
      this.inside--;
      return;
    }
    // Where nobody waited it is no measure of how fast it goes.
    this.pace += LEARN * (now - Math.max(this.done, begun) - this.pace);
    this.done = now;
    next();
  }
}
