import { beatOdds, type Hold, lineMeaning, type Plain, type Seat, stopsOf } from '@indigo/kernel';
import { print, sizeOf } from '../io.ts';
import { oddsInWords } from '../terminal/sums.ts';
import { wrap } from '../terminal/width.ts';
import { text } from '../text.ts';
import { CLEAR, holdScreen } from './screen.ts';
import type { Session } from './session.ts';
import type { Next } from './turn.ts';

/**
 * Whoever has dice to roll rolls them with Enter, before the table as it stood then, once they have read what came before.
 * What came of them is news.
 */
export async function rollByHand(session: Session, seat: Seat): Promise<Next> {
  const { lines, io, pauses } = session.console;
  // On a pipe nobody waits for anything.
  if (!pauses || !lines.isTerminal) return 'stay';
  const { meanings } = session.ruleset;
  const onlooker = session.onlooker(seat);
  const { unread, own } = onlooker.unheard();
  const first = onlooker.told - unread.length;
  let told = 0;
  for (const { told: until, hold } of stopsOf(unread, (say) => lineMeaning(meanings, say), seat, own)) {
    if (hold.for !== 'act') continue;
    const heard = unread.slice(told, until).map((say) => ({ say }));
    const view = session.viewAt(seat, first + until);
    const prompt = promptOf(session, hold, view);
    if (lines.obeys) io.stdout.write(CLEAR);
    print(io, ...holdScreen(session, seat, view, heard, prompt));
    lines.forgetEnters();
    if ((await lines.ask(`${prompt[prompt.length - 1]} `)) === null) return 'left';
    told = until;
    onlooker.answered(first + told);
  }
  return 'stay';
}

function promptOf(session: Session, { beat, line }: Hold & { for: 'act' }, view: Plain): string[] {
  const { console, ruleset } = session;
  const { seat, say, act } = beat;
  const voice = (what: typeof say): string => session.say(seat, what);
  const odds = beatOdds(ruleset.meanings, line, { view, seat });
  const likely = odds === null ? null : oddsInWords(odds, voice);
  const words = text.byHand.roll(voice(say), likely, voice(act));
  return wrap(words, sizeOf(console.io).width - 1).map((line) => console.paint.bold(line));
}
