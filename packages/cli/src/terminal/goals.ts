import type { Progress, ProgressRow, Say } from '@indigo/kernel';
import type { Paint } from '../io.ts';
import { text } from '../text.ts';
import { artInWords } from './art.ts';
import { letterOf } from './signs.ts';
import { wrap } from './width.ts';

interface GoalsLook {
  readonly say: (say: Say) => string;
  readonly width: number;
  readonly paint: Paint;
}

/** What there is to reach, and who has it. */
export function goalLines(progress: Progress, { say, width, paint }: GoalsLook): string[] {
  const row = (one: ProgressRow): string[] => {
    const { state, about, owners = [], note, seat } = one;
    const who = seat === undefined ? '' : `${letterOf(seat)} `;
    const parts = [
      `${who}${artInWords(one, say)}`,
      ...about.map(say),
      ...(owners.length > 0 ? [text.goals.owners(owners.map(letterOf))] : []),
      ...(note === undefined ? [] : [say(note)]),
    ];
    const style = state === 'now' ? paint.bold : state === 'done' ? paint.dim : (line: string) => line;
    return wrap(` ${text.goals.signs[state]} ${parts.join(' · ')}`, width, '     ').map(style);
  };
  return [
    paint.bold(say(progress.say)),
    ...progress.lines.flatMap((line) => wrap(say(line), width, '  ')),
    ...progress.groups.flatMap((group) => [say(group.say), ...group.rows.flatMap(row)]),
  ];
}
