import type { Decision, Face } from '@indigo/kernel';
import { isPass } from '../answering.ts';
import type { Means } from '../means.ts';
import { mainOption, smallWords } from '../option-words.ts';
import type { Speech } from '../speech.ts';
import { type Targets, waysOf } from '../targets.ts';

/** What fits under the word on a button, in letters. */
const LONGEST_NOTE = 44;
/** More than these become a list. */
export const MOST_BUTTONS = 4;
/** More than these are compared one by one, where they lie. */
const MOST_COMPARED = 7;

interface Room {
  readonly small: boolean;
  /** A battle takes all of it. */
  readonly focused: boolean;
  /** Somebody wants to see all in one list. */
  readonly open: boolean;
}

interface Choices {
  /** What can be chosen nowhere else. */
  readonly plain: readonly Face[];
  /** What can be pointed at. */
  readonly pointed: readonly Face[];
  /** What the main button does. */
  readonly natural: Face | null;
  /** Its button has only its name: the rest stands in the list, or beside the board. */
  readonly brief: boolean;
  readonly asButtons: boolean;
  /** All stand beside the board, in a close look. */
  readonly aside: boolean;
  /** The list is always there. */
  readonly always: boolean;
  readonly listed: readonly Face[];
  /** What could be listed besides is one thing: it has a button of its own. */
  readonly single: Face | null;
  /** There are several others, which a button lists; so many. */
  readonly more: boolean;
  readonly count: number;
  /** All there is to say of it stands there, odds and sentences too. */
  isTold(face: Face): boolean;
  /** What it brings and costs takes a sentence, for which a button has no room. */
  isLong(face: Face): boolean;
}

/** Which options of a question are buttons, which stand in a list, and which are found where they lie. */
export function choicesOf(
  decision: Decision,
  targets: Targets,
  means: Pick<Means, 'question' | 'option'>,
  speech: Speech,
  { small, focused, open }: Room,
): Choices {
  // What would change nothing is not offered.
  const plain = targets.plain.filter((face) => !isPass(decision, face) && means.option(face).role !== 'idle');
  const pointed = decision.options.filter((face) => !targets.plain.includes(face));
  // Each way over the board says its odds when it is pointed at.
  const ways = waysOf(targets);
  // Beside the board there is room for a close look, and the odds stand there. A battle takes all of it.
  const aside = !small && !focused && means.question.subject !== undefined && ways.length === 0;
  const withOdds =
    !aside && decision.options.some((face) => means.option(face).odds !== undefined && !ways.includes(face));
  const natural = decision.mode === 'first' ? null : mainOption(decision, plain, means.option);
  const isLong = (face: Face): boolean => smallWords(means.option(face), speech).length > LONGEST_NOTE;
  // What needs a sentence each needs a list, too, and so do cards, which are seen.
  const wordy = plain.some((face) => isLong(face) || means.option(face).card !== undefined);
  // The button says of the natural act what there is to say, unless that takes a sentence or odds.
  const saysIt = (face: Face): boolean =>
    face === natural && !isLong(face) && means.option(face).odds === undefined;
  const apart = plain.filter((face) => !saysIt(face));
  const asButtons = plain.length <= MOST_BUTTONS && !withOdds && !aside && !wordy;
  // What can be chosen nowhere else is not hidden in a closed list; a few odds are compared at a glance where there is room.
  const few = !small && decision.options.length <= MOST_COMPARED;
  const always = (withOdds && few) || (!aside && !asButtons && plain.length > 0);
  // What stands large beside it, or lies on the board, is listed only for who wants it.
  const onBoard = withOdds ? ways : pointed;
  const compared = decision.options.filter(
    (face) => (apart.includes(face) || pointed.includes(face)) && !onBoard.includes(face),
  );
  const listed = asButtons ? pointed : always && !open ? compared : [...compared, ...onBoard];
  const others = always ? onBoard : aside ? [] : listed;
  const [only] = others;
  const single = others.length === 1 && only !== natural ? only : null;
  const isTold = (face: Face): boolean => aside || (always && listed.includes(face));
  const brief = natural !== null && isLong(natural) && isTold(natural);
  const more = others.length > 1;
  const count = others.length;
  return {
    plain,
    pointed,
    natural,
    brief,
    asButtons,
    aside,
    always,
    listed,
    single,
    more,
    count,
    isTold,
    isLong,
  };
}
