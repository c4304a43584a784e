/** So many at once, so many a second after that. */
export interface Pace {
  readonly burst: number;
  readonly perSecond: number;
}

export class Bucket {
  private readonly pace: Pace;
  private left: number;
  private at: number;

  constructor(pace: Pace, now: number) {
    this.pace = pace;
    this.left = pace.burst;
    this.at = now;
  }

  take(now: number): boolean {
    this.fill(now);
    if (this.left < 1) return false;
    this.left--;
    return true;
  }

  /** How many milliseconds until there is one more. */
  wait(now: number): number {
    this.fill(now);
    return this.left >= 1 ? 0 : Math.ceil(((1 - this.left) * 1000) / this.pace.perSecond);
  }

  isFull(now: number): boolean {
    this.fill(now);
    return this.left >= this.pace.burst;
  }

  private fill(now: number): void {
    this.left = Math.min(this.pace.burst, this.left + ((now - this.at) / 1000) * this.pace.perSecond);
    this.at = now;
  }
}

/** So many are remembered before those that are full again are forgotten. */
const MANY = 1000;

/** One bucket for each, however many ways they come: a second socket gives nobody more. */
export class Buckets {
  private readonly pace: Pace;
  private readonly buckets = new Map<string, Bucket>();
  private many = MANY;

  constructor(pace: Pace) {
    this.pace = pace;
  }

  of(who: string, now: number): Bucket {
    const known = this.buckets.get(who);
    if (known !== undefined) return known;
    if (this.buckets.size >= this.many) {
      for (const [other, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(other);
      this.many = Math.max(MANY, 2 * this.buckets.size);
    }
    const bucket = new Bucket(this.pace, now);
    this.buckets.set(who, bucket);
    return bucket;
  }
}
