import { printAll, sizeOf } from '../io.ts';
import { text } from '../text.ts';
import type { Session } from './session.ts';
import type { Next } from './turn.ts';

/** A long text on a terminal, a screen at a time; on a pipe all at once. */
export async function page({ console }: Session, lines: readonly string[]): Promise<Next> {
  const { io, lines: keyboard, paint } = console;
  const room = keyboard.isTerminal ? Math.max(5, sizeOf(io).height - 2) : lines.length;
  for (let from = 0; from < lines.length; from += room) {
    printAll(io, lines.slice(from, from + room));
    if (from + room >= lines.length) break;
    const answer = await keyboard.ask(paint.dim(text.more));
    if (answer === null) return 'left';
    if (answer === '') continue;
    // Who types something else has read enough, and means the question.
    if (answer !== 'q') keyboard.putBack(answer);
    break;
  }
  return 'stay';
}
