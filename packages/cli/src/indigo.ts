import { nearest, UnknownGame, UnknownRules } from '@indigo/catalog';
import { RecordError, SetupError } from '@indigo/kernel';
import { type Command, CommanderError } from 'commander';
import { complain, type Io } from './io.ts';
import { programFor } from './program.ts';
import { fileTrouble } from './record-file.ts';
import { text } from './text.ts';
import { EXIT, messageOf, sentence, UnkeptError, UnreachableError, UsageError } from './trouble.ts';

/** Runs one command line. Returns the exit code: see `EXIT`. */
export async function indigo(args: readonly string[], io: Io): Promise<number> {
  let code: number = EXIT.ok;
  try {
    const program = programFor(io, (finished) => {
      code = finished;
    });
    if (args[0] === 'help') checkHelp(program, args.slice(1));
    await program.parseAsync(asksNothing(program, args) ? [...args, '--help'] : args, { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
    const away = error instanceof UnreachableError || error instanceof UnkeptError;
    const asked = [UsageError, UnknownGame, UnknownRules, SetupError, RecordError].some(
      (kind) => error instanceof kind,
    );
    complain(io, sentence(asked || away ? messageOf(error) : text.wrong.unexpected(unexpected(error))));
    if (!asked && !away && io.env.INDIGO_DEBUG && error instanceof Error) io.stderr.write(`${error.stack}\n`);
    return asked ? EXIT.usage : EXIT.failed;
  }
}

/** What nobody reckoned with, in words where it is about a file. */
function unexpected(error: unknown): string {
  const { path } = error as NodeJS.ErrnoException;
  return path === undefined ? fileTrouble(error) : text.wrong.about(path, fileTrouble(error));
}

/** Nothing, or a command of which there are several: they get to read what there is. */
const asksNothing = ({ commands }: Command, [name, ...more]: readonly string[]): boolean =>
  name === undefined ||
  (more.length === 0 && commands.some((one) => one.name() === name && one.commands.length > 0));

/** Help is asked for a command there is. */
function checkHelp(program: Command, [name, ...more]: readonly string[]): void {
  if (name === undefined || name.startsWith('-')) return;
  const known = program.commands.map((command) => command.name());
  const found = program.commands[known.indexOf(name)];
  if (found === undefined) throw new UsageError(text.wrong.command(name, known, nearest(name, known)));
  checkHelp(found, more);
}
