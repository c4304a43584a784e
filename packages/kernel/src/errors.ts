/** A rule broke one of the kernel's laws, or threw. `where` names the procedures on the way, innermost first. */
export class RuleError extends Error {
  readonly where: readonly string[];

  constructor(message: string, where: readonly string[] = [], cause?: unknown) {
    super(where.length > 0 ? `${message} (in ${where.join(' < ')})` : message, { cause });
    this.name = 'RuleError';
    this.where = where;
  }
}

/** A record that cannot be read or does not fit its ruleset. `at` is the first entry that differs, if one does. */
export class RecordError extends Error {
  readonly at: number | null;

  constructor(message: string, at: number | null = null, cause?: unknown) {
    super(message, { cause });
    this.name = 'RecordError';
    this.at = at;
  }
}

/** Something a caller asked for that cannot be: an unknown option, a seat count that is not allowed. */
export class SetupError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SetupError';
  }
}

/** The names of the rule procedures in a stack trace: generator frames only, innermost first. */
export function procedures(stack: string | undefined): string[] {
  const names: string[] = [];
  for (const line of (stack ?? '').split('\n')) {
    const found = /^\s+at (?:Object\.)?([A-Za-z_$][\w$]*)\.next \(<anonymous>\)/.exec(line);
    if (found && found[1] !== names.at(-1)) names.push(found[1]);
  }
  return names;
}

/** Runs something with stack traces long enough to name a whole chain of procedures (where the engine can be told). */
export function withLongTraces<T>(act: () => T): T {
  const engine = Error as { stackTraceLimit?: number };
  const limit = engine.stackTraceLimit;
  engine.stackTraceLimit = 200;
  try {
    return act();
  } finally {
    if (limit !== undefined) engine.stackTraceLimit = limit;
  }
}
