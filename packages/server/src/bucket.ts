/** So many at once, so many a second after that. */
export class Bucket {
  private readonly size: number;
  private readonly perSecond: number;
  private left: number;
  private at: number;

  constructor(size: number, perSecond: number, now: number) {
    this.size = size;
    this.perSecond = perSecond;
    this.left = size;
    this.at = now;
  }

  take(now: number): boolean {
    this.left = Math.min(this.size, this.left + ((now - this.at) / 1000) * this.perSecond);
    this.at = now;
    if (this.left < 1) return false;
    this.left--;
    return true;
  }
}
