import type { Paint } from '../io.ts';
import { pad, widthOf, wrap } from './width.ts';

/** A title and some lines in a frame as wide as they need. */
export function framed(title: string, lines: readonly string[], width: number, paint: Paint): string[] {
  const room = width - 4;
  const head = wrap(title, room);
  const body = lines.flatMap((line) => wrap(line, room, '  '));
  const widest = Math.max(...[...head, ...body].map(widthOf));
  const side = paint.dim('│');
  const row = (line: string, style: (text: string) => string): string =>
    `${side} ${style(pad(line, widest))} ${side}`;
  const edge = (left: string, right: string): string => paint.dim(`${left}${'─'.repeat(widest + 2)}${right}`);
  return [
    edge('┌', '┐'),
    ...head.map((line) => row(line, paint.bold)),
    ...body.map((line) => row(line, (same) => same)),
    edge('└', '┘'),
  ];
}
