import type { Store } from './store.ts';

/** How exactly it is known until when the server was up. */
const NOTE_MS = 300_000;
/** A machine that is only busy is not later than this. */
const LATE_MS = 60_000;

/**
 * For how long people stayed away is counted only while they could have come: not while no server was there, nor while its
 * machine slept. After a copy of long ago was restored, it is as if the server had been down since then.
 */
export class Uptime {
  private readonly store: Store;
  private noted: number | null = null;

  constructor(store: Store) {
    this.store = store;
  }

  /** It is up now, and should have had its turn then. Resolves when nobody is blamed for what was in between. */
  async note(now: number, due: number): Promise<void> {
    const { store, noted } = this;
    if (noted === null) {
      const until = await store.lastUp();
      // Not known: then nobody's time has begun to count. What may be only not noted yet is no time away: all matches would be written anew for it.
      if (until === null) await store.excuse(now, now);
      else if (now - until > NOTE_MS + LATE_MS) await store.excuse(now - until, now);
    } else if (now - due > LATE_MS) await store.excuse(now - due, now);
    else if (now - noted < NOTE_MS) return;
    await store.noteUp(now);
    this.noted = now;
  }

  /** It goes down. */
  async end(now: number): Promise<void> {
    if (this.noted !== null) await this.store.noteUp(now);
  }
}
