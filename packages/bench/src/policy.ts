/** Random play's own generator (xorshift32): its cost must not depend on the dice of whoever is measured. */
export class Policy {
  private state: number;
  constructor(seed = 12345) {
    this.state = seed | 0 || 1;
  }
  below(n: number): number {
    let x = this.state;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.state = x;
    return (x >>> 0) % n;
  }
}
