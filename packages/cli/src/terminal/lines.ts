import { createInterface, type Interface } from 'node:readline';
import type { Io } from '../io.ts';
import { harmless, printable } from './width.ts';

/** So many lines may wait on a pipe before no more are taken: who sends them without end must not fill the memory. */
const AHEAD = 1000;

/** What people type, a line at a time: from a keyboard or from a pipe. */
export class Lines {
  private readonly io: Io;
  private readonly rl: Interface;
  private readonly waiting: string[] = [];
  private wanted: ((line: string | null) => void) | null = null;
  private ended = false;
  readonly isTerminal: boolean;
  /** It obeys escapes: the screen can be cleared, and what is typed edited. */
  readonly obeys: boolean;
  /** Ctrl-C was pressed. */
  interrupted = false;
  /** The terminal was closed, which may be noticed here before the system says so. */
  onGone = (): void => {};

  constructor(io: Io) {
    this.io = io;
    this.isTerminal = io.stdin.isTTY === true && io.stdout.isTTY === true;
    this.obeys = this.isTerminal && io.env.TERM !== 'dumb';
    this.rl = createInterface({
      input: io.stdin,
      ...(this.obeys ? { output: io.stdout, terminal: true } : { terminal: false }),
      // The next player at this keyboard must not find the answers of the last one.
      historySize: 0,
    });
    this.rl.on('line', (line) => {
      if (this.wanted !== null) this.give(line);
      else if (this.waiting.push(line) > AHEAD && !this.isTerminal) this.rl.pause();
    });
    this.rl.on('SIGINT', () => this.interrupt());
    this.rl.on('close', () => this.end());
    this.rl.on('error', () => {
      this.onGone();
      this.end();
    });
  }

  /** The next line; null once nobody types any more (end of input, Ctrl-C). */
  async ask(prompt: string): Promise<string | null> {
    const shown = printable(prompt);
    if (!this.obeys) this.io.stdout.write(shown);
    const line = await this.next(shown);
    // A terminal shows what is typed; elsewhere the transcript would not be readable without it.
    if (!this.isTerminal) this.io.stdout.write(`${harmless(line ?? '')}\n`);
    else if (line === null) this.io.stdout.write('\n');
    return line?.trim() ?? null;
  }

  /** Asks once more, with what is typed so far, where the screen was drawn anew. */
  askAgain(prompt: string): void {
    if (!this.obeys || this.wanted === null) return;
    this.rl.setPrompt(printable(prompt));
    this.rl.prompt(true);
  }

  /** It is for whoever asks next. */
  putBack(line: string): void {
    this.waiting.unshift(line);
  }

  /** Forgets what was typed ahead: a key pressed twice must not lift the curtain. On a pipe nothing is typed ahead. */
  forget(): void {
    if (this.isTerminal) this.waiting.length = 0;
  }

  /** Forgets the Enter keys pressed ahead: what they would do now nobody has read. Not on a pipe, as above. */
  forgetEnters(): void {
    while (this.isTerminal && this.waiting[0]?.trim() === '') this.waiting.shift();
  }

  /** Ctrl-C, which reaches the process itself where the keyboard is not read key by key. */
  interrupt(): void {
    this.interrupted = true;
    this.waiting.length = 0;
    this.close();
  }

  close(): void {
    this.rl.close();
    this.end();
  }

  private async next(prompt: string): Promise<string | null> {
    // A breath: whoever has typed far ahead is heard when they press Ctrl-C.
    if (this.waiting.length > 0) await new Promise<void>((resolve) => setImmediate(resolve));
    const ahead = this.waiting.shift();
    if (ahead !== undefined) {
      if (this.obeys) this.io.stdout.write(`${prompt}${harmless(ahead)}\n`);
      return ahead;
    }
    if (this.ended) return null;
    if (!this.isTerminal) this.rl.resume();
    if (this.obeys) {
      this.rl.setPrompt(prompt);
      this.rl.prompt();
    }
    return new Promise((resolve) => {
      this.wanted = resolve;
    });
  }

  private end(): void {
    this.ended = true;
    if (this.wanted !== null) this.give(null);
  }

  private give(line: string | null): void {
    const wanted = this.wanted;
    this.wanted = null;
    wanted?.(line);
  }
}
