/** Both errors of the test: to call equals unequal, and unequals equal. */
const ERROR = 0.05;
const ENOUGH = Math.log((1 - ERROR) / ERROR);

/**
 * Wald's sequential test, both ways round: does the first win a share of `margin` against the other, or the other against
 * the first, or neither more than half? Draws count half for each. It is looked at after every round, so that
 * everybody has sat everywhere equally often.
 */
export class Test {
  /** Who is better, once that is sure. */
  verdict: 'first' | 'second' | 'neither' | null = null;
  private readonly won: number;
  private readonly lost: number;
  private first = 0;
  private second = 0;

  constructor(margin: number) {
    this.won = Math.log(margin / 0.5);
    this.lost = Math.log((1 - margin) / 0.5);
  }

  /** A round: what the first and the other scored. */
  add(first: number, second: number): void {
    if (this.verdict !== null) return;
    this.first += first * this.won + second * this.lost;
    this.second += second * this.won + first * this.lost;
    if (this.first >= ENOUGH) this.verdict = 'first';
    else if (this.second >= ENOUGH) this.verdict = 'second';
    else if (this.first <= -ENOUGH && this.second <= -ENOUGH) this.verdict = 'neither';
  }
}
