interface Asked<V> {
  readonly found: (value: V | undefined) => void;
  readonly failed: (error: unknown) => void;
}

/** So many are on their way at once: if one is slow, nobody waits for it who came later. */
const AT_ONCE = 2;
/** So many go together: an answer that takes long to read keeps everybody waiting. */
const MOST = 64;

/**
 * Questions of one kind, asked together: those that come while others are on their way are asked in one. Nobody is told what
 * was so before they asked.
 */
export class Gathered<K, V> {
  private readonly look: (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>;
  private readonly most: number;
  private readonly waiting = new Map<K, Asked<V>[]>();
  private flying = 0;
  private scheduled = false;

  /** `look` asks for all of them; what is not in its answer is not there. */
  constructor(look: (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>, most = MOST) {
    this.look = look;
    this.most = most;
  }

  find(key: K): Promise<V | undefined> {
    return new Promise((found, failed) => {
      const asked = this.waiting.get(key);
      if (asked === undefined) this.waiting.set(key, [{ found, failed }]);
      else asked.push({ found, failed });
      this.schedule();
    });
  }

  private schedule(): void {
    if (this.scheduled || this.flying >= AT_ONCE || this.waiting.size === 0) return;
    this.scheduled = true;
    // Whoever came with the same news from the network asks by then, too.
    setImmediate(() => {
      this.scheduled = false;
      void this.ask();
      this.schedule();
    });
  }

  private async ask(): Promise<void> {
    const batch = [...this.waiting].slice(0, this.most);
    for (const [key] of batch) this.waiting.delete(key);
    this.flying++;
    try {
      const answers = await this.look(batch.map(([key]) => key));
      for (const [key, asked] of batch) for (const { found } of asked) found(answers.get(key));
    } catch (error) {
      for (const [, asked] of batch) for (const { failed } of asked) failed(error);
    } finally {
      this.flying--;
      this.schedule();
    }
  }
}
