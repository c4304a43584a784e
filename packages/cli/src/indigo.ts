import { UnknownGame, UnknownRules } from '@indigo/catalog';
import { RecordError, SetupError } from '@indigo/kernel';
import { CommanderError } from 'commander';
import { complain, type Io } from './io.ts';
import { programFor } from './program.ts';
import { text } from './text.ts';
import { EXIT, messageOf, UnreachableError, UsageError } from './trouble.ts';

/** Runs one command line. Returns the exit code: 0 well, 1 the answer is no, 2 asked wrongly. */
export async function indigo(args: readonly string[], io: Io): Promise<number> {
  let code: number = EXIT.ok;
  try {
    await programFor(io, (finished) => {
      code = finished;
    }).parseAsync(args.length === 0 ? ['--help'] : args, { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
    const away = error instanceof UnreachableError;
    const asked = [UsageError, UnknownGame, UnknownRules, SetupError, RecordError].some(
      (kind) => error instanceof kind,
    );
    complain(io, asked || away ? messageOf(error) : text.wrong.unexpected(messageOf(error)));
    if (!asked && !away && io.env.INDIGO_DEBUG && error instanceof Error) io.stderr.write(`${error.stack}\n`);
    return asked ? EXIT.usage : EXIT.failed;
  }
}
