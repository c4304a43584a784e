import { inOrder, type Lab, type Played } from '@indigo/lab';
import { keepExperiment, keptExperiment } from './kept.ts';
import type { Report, Share } from './lab-worker.ts';
import { labWorker } from './worker.ts';

/** What has been played of a lab, of how many, and whether it goes on. */
interface Stage {
  readonly lab: Lab | null;
  readonly matches: number;
  readonly playing: boolean;
  readonly failed: string | null;
}

const NOTHING: Stage = { lab: null, matches: 0, playing: false, failed: null };

/** The page is drawn anew this often while matches come in, in milliseconds; the more there are, the less often. */
const SHOW_EVERY = 250;
const A_MATCH = 0.25;
/** It is kept so many times less often than it is shown. */
const KEEP_AFTER = 8;

/** Plays the matches of a lab on threads of their own, a core left to the page. They end when it is stopped. */
class Experiment {
  private stage: Stage = NOTHING;
  private workers: Worker[] = [];
  private fresh: Played[] = [];
  private timer: number | null = null;
  private shown = 0;
  private recalled = false;
  private readonly listeners = new Set<() => void>();

  readonly get = (): Stage => this.stage;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** What was left when the page was last closed can be gone on with. */
  async recall(): Promise<void> {
    if (this.recalled) return;
    this.recalled = true;
    const kept = await keptExperiment();
    // Whoever has begun something meanwhile wants that.
    if (kept !== null && this.stage.lab === null) this.set({ ...NOTHING, ...kept });
  }

  /** Plays on until there are so many matches. Its cards are known once the rules are. */
  play(lab: Lab, matches: number): void {
    this.halt();
    const known = lab.played.map(({ index }) => index);
    const step = Math.max(1, Math.min((navigator.hardwareConcurrency || 2) - 1, 8, matches - known.length));
    this.set({ lab, matches, playing: true, failed: null });
    this.keep();
    let left = step;
    for (let first = 0; first < step; first++) {
      const worker = labWorker();
      this.workers.push(worker);
      worker.onmessage = ({ data }: MessageEvent<Report>) => {
        if (data === null) {
          if (--left === 0) this.stop();
        } else if ('cards' in data) this.know(data.cards);
        else if ('failed' in data) this.fail(data.failed);
        else if ('played' in data) this.take(data.played);
      };
      worker.onerror = (event) => {
        event.preventDefault();
        this.fail(event.message);
      };
      worker.postMessage({ setting: lab.setting, first, step, matches, known } satisfies Share);
    }
  }

  /** A lab that was played before. */
  show(lab: Lab): void {
    this.halt();
    this.set({ lab, matches: lab.played.length, playing: false, failed: null });
    this.keep();
  }

  stop(): void {
    this.halt();
    this.set({ ...this.stage, playing: false });
    this.keep();
  }

  private keep(): void {
    const { lab, matches } = this.stage;
    if (lab !== null) void keepExperiment(lab, matches);
  }

  private know(cards: readonly string[]): void {
    const { lab } = this.stage;
    if (lab !== null) this.stage = { ...this.stage, lab: { ...lab, cards } };
  }

  private fail(reason: string): void {
    this.halt();
    this.set({ ...this.stage, playing: false, failed: reason });
    this.keep();
  }

  private take(played: Played): void {
    this.fresh.push(played);
    const known = this.stage.lab?.played.length ?? 0;
    this.timer ??= window.setTimeout(
      () => {
        this.gather();
        this.set({ ...this.stage });
        if (++this.shown % KEEP_AFTER === 0) this.keep();
      },
      SHOW_EVERY + A_MATCH * known,
    );
  }

  /** What came in since the page was last drawn. */
  private gather(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    const { lab } = this.stage;
    if (lab !== null && this.fresh.length > 0)
      this.stage = { ...this.stage, lab: { ...lab, played: inOrder(lab.played, this.fresh) } };
    this.fresh = [];
  }

  private halt(): void {
    for (const worker of this.workers) worker.terminate();
    this.workers = [];
    this.gather();
  }

  private set(stage: Stage): void {
    this.stage = stage;
    for (const listener of this.listeners) listener();
  }
}

/** It goes on while one looks at another page. */
export const experiment = new Experiment();
