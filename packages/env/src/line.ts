import type { Environment } from './environment.ts';
import { type Answer, EnvError, show } from './table.ts';

/**
 * One line of JSON in, one out:
 *
 * - `{"do":"about"}` tells what is played.
 * - `{"do":"reset"}` or `{"do":"reset","seed":7}` begins all matches anew.
 * - `{"do":"step","answers":[0,"roll",null]}` answers at every table, by place or id.
 * - Whatever is wrong with a line is answered by `{"error":"…"}`, and nothing changes.
 */
export function answerLine(environment: Environment, line: string): string {
  try {
    return JSON.stringify(carryOut(environment, read(line)));
  } catch (error) {
    if (error instanceof EnvError) return JSON.stringify({ error: error.message });
    throw error;
  }
}

type Asked = { readonly [key: string]: unknown };

function read(line: string): Asked {
  let asked: unknown;
  try {
    asked = JSON.parse(line.replace(/^\uFEFF/, ''));
  } catch {
    throw new EnvError('that line is not JSON');
  }
  if (typeof asked !== 'object' || asked === null || Array.isArray(asked))
    throw new EnvError(`a line is an object such as {"do":"reset"}, not ${show(asked)}`);
  return asked as Asked;
}

function carryOut(environment: Environment, asked: Asked): object {
  switch (asked.do) {
    case 'about':
      return environment.about;
    case 'reset':
      return { matches: environment.reset(seedOf(asked.seed)) };
    case 'step':
      return { matches: environment.step(answersOf(asked.answers)) };
    default:
      throw new EnvError(`"do" is about, reset or step, not ${show(asked.do)}`);
  }
}

function seedOf(seed: unknown): number | undefined {
  if (seed === undefined || Number.isSafeInteger(seed)) return seed as number | undefined;
  throw new EnvError(`a seed is a whole number, not ${show(seed)}`);
}

function answersOf(answers: unknown): readonly (Answer | null)[] {
  if (!Array.isArray(answers)) throw new EnvError(`"answers" is a list, one a match, not ${show(answers)}`);
  for (const answer of answers)
    if (answer !== null && typeof answer !== 'number' && typeof answer !== 'string')
      throw new EnvError(`an answer is a number, an id or null, not ${show(answer)}`);
  return answers;
}
