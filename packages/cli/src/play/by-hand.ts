import { type LineMeaning, lineMeaning, type OwnBeat, type Say, type Seat, stopsOf } from '@indigo/kernel';
import { print, sizeOf } from '../io.ts';
import { storyLines } from '../terminal/story.ts';
import { oddsInWords } from '../terminal/sums.ts';
import { wrap } from '../terminal/width.ts';
import { text } from '../text.ts';
import { storyLook } from './screen.ts';
import type { Session } from './session.ts';
import type { Next } from './turn.ts';

/** So long they look at what they rolled before the screen is drawn anew. */
const ROLLED_MS = 700;

/** Whoever has dice to roll rolls them with Enter, once they have read what came before. What came of them is news. */
export async function rollByHand(session: Session, seat: Seat): Promise<Next> {
  const { lines, io, pauses } = session.console;
  // On a pipe nobody waits for anything.
  if (!pauses || !lines.isTerminal) return 'stay';
  const { meanings } = session.ruleset;
  const onlooker = session.onlooker(seat);
  const { unread, own } = onlooker.unheard();
  const meaning = (say: Say): LineMeaning => lineMeaning(meanings, say);
  const tell = (from: number, to: number): void =>
    print(
      io,
      ...storyLines(
        storyLook(session, seat),
        unread.slice(from, to).map((say) => ({ say })),
      ),
    );
  let told = 0;
  for (const { told: until, hold } of stopsOf(unread, meaning, seat, own)) {
    if (hold.for !== 'act') continue;
    print(io, '');
    tell(told, until);
    lines.forgetEnters();
    if ((await lines.ask(promptOf(session, hold.beat))) === null) return 'left';
    told = until;
    const fallen = unread.slice(until).findIndex((say) => meaning(say).beat?.seat !== seat);
    tell(until, fallen < 0 ? unread.length : until + fallen);
    await new Promise((resolve) => setTimeout(resolve, ROLLED_MS));
    onlooker.answered(onlooker.told - unread.length + told);
  }
  return 'stay';
}

function promptOf(session: Session, { seat, say, act, odds }: OwnBeat): string {
  const { console } = session;
  const voice = (what: typeof say): string => session.say(seat, what);
  const likely = odds === undefined ? null : oddsInWords(odds, voice);
  const words = text.byHand.roll(voice(say), likely, voice(act));
  return `${wrap(console.paint.bold(words), sizeOf(console.io).width).join('\n')} `;
}
