import type { Say, Seat } from '@indigo/kernel';
import type { LineReader } from './means.ts';
import type { Speech } from './speech.ts';

export interface StoryLine {
  /** Its number in the whole story: a key that never changes. */
  readonly no: number;
  readonly say: Say;
  readonly seat: Seat | null;
  readonly clause: string | null;
  readonly secret: boolean;
  /** Who decides for somebody who is no player from here on. */
  readonly behalf: Seat | null;
}

export interface StoryTurn {
  readonly no: number;
  /** The line that began the turn; null before the first. */
  readonly opens: StoryLine | null;
  readonly lines: readonly StoryLine[];
}

/** The story turn by turn. A line that names nobody belongs to whoever was named last. */
export function storyOf(
  lines: readonly Say[],
  earlier: number,
  speech: Speech,
  meaning: LineReader,
): readonly StoryTurn[] {
  const turns: { no: number; opens: StoryLine | null; lines: StoryLine[] }[] = [];
  let last: Seat | null = null;
  lines.forEach((say, index) => {
    const { turn, secret = false, behalf = null } = meaning(say);
    const named = speech.about(say);
    last = named ?? last;
    const line: StoryLine = {
      no: earlier + index,
      say,
      seat: last,
      clause: speech.clause(say),
      secret,
      behalf,
    };
    if (turn !== undefined) turns.push({ no: line.no, opens: line, lines: [] });
    else if (turns.length === 0) turns.push({ no: line.no, opens: null, lines: [line] });
    else turns[turns.length - 1].lines.push(line);
  });
  return turns;
}
