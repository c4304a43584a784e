import { expect, test } from 'vitest';
import { clocks } from '../src/clocks.ts';

test.runIf(process.platform === 'linux')(
  'the clock of a thread goes while it works, and only then',
  async () => {
    const { now, spent } = clocks();
    if (!spent) throw new Error('Linux tells how long a thread has worked');
    const [idle, slept] = [spent(), now()];
    await new Promise((resolve) => setTimeout(resolve, 100));
    const asleep = now() - slept;
    expect(spent() - idle).toBeLessThan(asleep / 2);

    const [before, begun] = [spent(), now()];
    while (spent() - before < 20) Math.sqrt(now());
    expect(now() - begun).toBeGreaterThanOrEqual(19);
    // It counts to the moment, not to the last turn of the scheduler.
    const a = spent();
    for (let i = 0; i < 1000; i++) Math.sqrt(now());
    const b = spent();
    expect(b).toBeGreaterThan(a);
    expect(b - a).toBeLessThan(20);
  },
);
