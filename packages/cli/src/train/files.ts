import { rounded } from '@indigo/bots';
import type { Learned } from '@indigo/kernel';
import { readJsonFile } from '../record-file.ts';
import { text } from '../text.ts';
import { UsageError } from '../trouble.ts';
import { isFile, write } from '../writing.ts';
import type { Course } from './lesson.ts';
import type { Attained } from './school.ts';

/** What a file to go on with holds. */
interface Kept {
  readonly format: 1;
  readonly course: Course;
  readonly attained: Attained;
}

/** How far this course has come, null where it has not begun. Throws a UsageError where the file is of something else. */
export function readAttained(file: string, course: Course, resume: boolean): Attained | null {
  if (!isFile(file)) return null;
  if (!resume) throw new UsageError(text.wrong.savedAlready(file));
  const kept = readJsonFile(file) as Partial<Kept> | null;
  if (kept?.format !== 1 || kept.course === undefined || kept.attained === undefined) {
    throw new UsageError(text.wrong.noCourse(file));
  }
  if (JSON.stringify(kept.course) !== JSON.stringify(course))
    throw new UsageError(text.wrong.otherCourse(file));
  return kept.attained;
}

export const writeAttained = (file: string, course: Course, attained: Attained): void => {
  const kept: Kept = { format: 1, course, attained };
  write(file, JSON.stringify(kept));
};

/** As data of the game. */
export function writeLearned(
  file: string,
  { game, version, features, hidden, seed }: Course,
  attained: Attained,
): void {
  const learned: Omit<Learned, 'weights'> = { game, version, features, hidden, matches: attained.matches };
  const weights = rounded(Float64Array.from(attained.learner.weights));
  write(
    file,
    [
      `/** ${text.train.file(game, attained.matches, seed)} */`,
      "import type { Learned } from '@indigo/kernel';",
      '',
      'export const LEARNED: Learned = {',
      ...Object.entries(learned).map(
        ([key, value]) => `  ${key}: ${typeof value === 'string' ? `'${value}'` : value},`,
      ),
      '  weights: [',
      ...inLines(weights).map((line) => `    ${line}`),
      '  ],',
      '};',
      '',
    ].join('\n'),
  );
}

const LINE = 100;

function inLines(numbers: readonly number[]): string[] {
  const lines: string[] = [];
  let line = '';
  for (const number of numbers) {
    if (line.length + String(number).length > LINE) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += `${number}, `;
  }
  return [...lines, line.trimEnd()];
}
