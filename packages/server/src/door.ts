/** How many from one place are inside. */
export class Door {
  private readonly most: number;
  private readonly inside = new Map<string, number>();

  constructor(most: number) {
    this.most = most;
  }

  /** False: there are too many from there already. */
  enter(from: string): boolean {
    const count = this.inside.get(from) ?? 0;
    if (count >= this.most) return false;
    this.inside.set(from, count + 1);
    return true;
  }

  leave(from: string): void {
    const count = (this.inside.get(from) ?? 1) - 1;
    if (count > 0) this.inside.set(from, count);
    else this.inside.delete(from);
  }
}
