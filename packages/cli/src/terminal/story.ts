import { type AnyRuleset, lineMeaning, type Say } from '@indigo/kernel';
import type { Paint } from '../io.ts';
import { text } from '../text.ts';
import { framed } from './frame.ts';
import { seatPaint } from './signs.ts';
import { widthOf, wrap } from './width.ts';

export interface StoryLook {
  readonly ruleset: AnyRuleset;
  readonly say: (say: Say) => string;
  /** How a line is marked that not everybody was told; null: it is not. */
  readonly secret: string | null;
  readonly width: number;
  readonly paint: Paint;
}

/** A line of the story. `only`: whom alone it was told, where that is said line by line. */
export interface Heard {
  readonly say: Say;
  readonly only?: string;
}

/** A line of the story as it is told: turns set apart, secrets marked, results in a frame. */
export function storyLines(look: StoryLook, heard: readonly Heard[]): string[] {
  const { width, paint, say } = look;
  return heard.flatMap((one) => {
    const { turn, result } = lineMeaning(look.ruleset.meanings, one.say);
    if (turn !== undefined) return [turnLine(look, one.say, turn.seat)];
    const told = wrap(`› ${marked(look, one)}`, width, '  ');
    if (result === undefined) return told;
    return [...told, ...framed(say(result.say), result.lines.map(say), width, paint)];
  });
}

/** The same with as many sentences to a line as fit, for where there is little room. */
export function packedStory(look: StoryLook, heard: readonly Heard[]): string[] {
  const { width, say } = look;
  const lines: string[] = [];
  let open = false;
  for (const one of heard) {
    const { turn, result } = lineMeaning(look.ruleset.meanings, one.say);
    if (turn !== undefined) {
      lines.push(turnLine(look, one.say, turn.seat));
      open = false;
      continue;
    }
    const told = marked(look, one);
    const outcome = result === undefined ? [] : [result.say, ...result.lines].map(say);
    // Where the result begins with the line itself, that is not said twice.
    const twice = outcome[0] === told;
    const sayings = [
      ...(twice && outcome.length > 1 ? [] : [told]),
      ...(outcome.length > (twice ? 1 : 0) ? [text.table.result(outcome)] : []),
    ];
    for (const said of sayings) {
      const longer = `${lines.at(-1)} ${said}`;
      if (open && widthOf(longer) <= width) lines[lines.length - 1] = longer;
      else lines.push(...wrap(`› ${said}`, width, '  '));
      open = true;
    }
  }
  return lines;
}

function marked({ ruleset, say, secret }: StoryLook, { say: what, only }: Heard): string {
  const mark = only ?? (lineMeaning(ruleset.meanings, what).secret ? secret : null);
  return mark === null ? say(what) : `${mark} ${say(what)}`;
}

function turnLine({ say, paint, width }: StoryLook, what: Say, seat: number): string {
  const said = say(what).replace(/\.$/, '');
  const rest = '─'.repeat(Math.max(2, Math.min(width, 60) - widthOf(said) - 4));
  return `${paint.dim('──')} ${seatPaint(paint, seat)(said)} ${paint.dim(rest)}`;
}
