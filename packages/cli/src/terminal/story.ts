import { type AnyRuleset, lineMeaning, type Plain, type Say } from '@indigo/kernel';
import type { Paint } from '../io.ts';
import { text } from '../text.ts';
import { sumsOf } from './battle.ts';
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

/** A line of the story, with what was to be seen at it where it deserves a pause. */
export interface Heard {
  readonly say: Say;
  readonly view: Plain | null;
  /** Whom alone it was told, where that is said line by line. */
  readonly only?: string;
}

/** A line of the story as it is told: turns set apart, secrets marked, results in a frame. */
export function storyLines(look: StoryLook, heard: readonly Heard[]): string[] {
  const { width, paint, say } = look;
  return heard.flatMap((one) => {
    const { turn, result } = lineMeaning(look.ruleset.meanings, one.say);
    if (turn !== undefined) return [turnLine(look, one.say, turn.seat)];
    const told = wrap(`› ${marked(look, one)}`, width, '  ');
    const sums = decidedSums(look, one);
    if (result === undefined) return [...told, ...sums];
    return [...told, ...sums, ...framed(say(result.say), result.lines.map(say), width, paint)];
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
    const outcome = result === undefined ? [] : [text.table.result([result.say, ...result.lines].map(say))];
    for (const said of [marked(look, one), ...outcome]) {
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
  const said = say(what);
  const rest = '─'.repeat(Math.max(2, Math.min(width, 60) - widthOf(said) - 4));
  return `${paint.dim('──')} ${seatPaint(paint, seat)(said)} ${paint.dim(rest)}`;
}

/** What a battle came to, at the line that decides it. */
function decidedSums({ ruleset, say, width, paint }: StoryLook, { view }: Heard): string[] {
  const battle = view === null ? undefined : ruleset.scene(view).battle;
  if (battle === undefined || battle.decided === null) return [];
  return sumsOf({ battle, say, width }).map(paint.dim);
}
