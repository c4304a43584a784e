/** What the caller asked for cannot be done: one clear line, exit code 2. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}

/** Something that others run does not answer, or is in the way: one clear line, exit code 1, for it may be otherwise later. */
export class UnreachableError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnreachableError';
  }
}

/** What was done cannot be kept: one clear line, exit code 1, for there may be room later. */
export class UnkeptError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnkeptError';
  }
}

/** ok: done. failed: the answer is no, or it may work later. usage: it was asked wrongly. interrupted: by Ctrl-C, what was done is told. */
export const EXIT = { ok: 0, failed: 1, usage: 2, interrupted: 130 } as const;

/** What went wrong, in the words of whoever noticed. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** With a full stop: whoever throws does not know what else is said around it. */
export const sentence = (message: string): string => message.replace(/(?<![.!?)])$/, '.');
