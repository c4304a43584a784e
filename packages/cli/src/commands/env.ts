import { once } from 'node:events';
import { answerLine, Environment } from '@indigo/env';
import type { Io } from '../io.ts';
import { readSettings } from '../settings.ts';
import { text } from '../text.ts';
import { EXIT, UsageError } from '../trouble.ts';

export interface EnvOptions {
  readonly matches: number;
  readonly seats?: number;
  readonly seed: number;
  readonly set: readonly string[];
  readonly view: boolean;
  readonly maxDecisions: number;
}

/** More than the answers of all matches take: whoever sends more sends no lines. */
const MOST_CHARACTERS = 1_000_000;

/** Answers line by line until no more come. */
export async function envCommand(io: Io, game: string, options: EnvOptions): Promise<number> {
  const { matches, seats, seed, view, maxDecisions } = options;
  const ruleset = await io.catalog.load(game);
  const environment = await Environment.open(ruleset, {
    matches,
    ...(seats !== undefined && { seats }),
    options: readSettings(ruleset, options.set),
    seed,
    view,
    maxDecisions,
  });
  for await (const line of linesOf(io.stdin)) {
    const whole = io.stdout.write(`${answerLine(environment, line)}\n`);
    if (!whole) await once(io.stdout, 'drain');
  }
  return EXIT.ok;
}

/** What comes in, line by line, but for empty ones. Throws where a line never ends. */
async function* linesOf(input: Io['stdin']): AsyncGenerator<string> {
  let begun = '';
  input.setEncoding('utf8');
  for await (const chunk of input) {
    const lines = `${begun}${chunk}`.split('\n');
    begun = lines.pop() as string;
    for (const line of [...lines, begun])
      if (line.length > MOST_CHARACTERS) throw new UsageError(text.wrong.longLine(MOST_CHARACTERS));
    for (const line of lines) if (line.trim() !== '') yield line;
  }
  if (begun.trim() !== '') yield begun;
}
