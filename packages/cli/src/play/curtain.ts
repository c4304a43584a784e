import type { Seat } from '@indigo/kernel';
import { print, sizeOf } from '../io.ts';
import { text } from '../text.ts';
import { newsLines } from './screen.ts';
import type { Session } from './session.ts';
import type { Next } from './turn.ts';

/** Clears the screen and what scrolled away: nothing of the last player may be read by the next. */
const CLEAR_ALL = '\u001b[2J\u001b[3J\u001b[H';

/** Between two people at one keyboard: the first reads what came of the answer, then the screen is emptied. */
export async function curtain(session: Session, seat: Seat): Promise<Next> {
  const { keyboard, players } = session;
  if (keyboard === seat) return 'stay';
  const { io, lines } = session.console;
  const several = session.people.length > 1;
  if (keyboard !== null) {
    const news = newsLines(session, keyboard);
    if (news.length > 0) {
      print(io, '', ...news);
      if ((await lines.ask(text.curtain.handOver(players[seat].name))) === null) return 'left';
    }
    session.onlooker(keyboard).caughtUp();
  }
  session.keyboard = seat;
  if (!several) return 'stay';
  if (lines.obeys) io.stdout.write(CLEAR_ALL);
  // What cannot be cleared is pushed away.
  else if (lines.isTerminal) print(io, ...new Array<string>(sizeOf(io).height).fill(''));
  else print(io, '', text.curtain.line);
  lines.forget();
  const ready = await lines.ask(text.curtain.pass(players[seat].name));
  return ready === null ? 'left' : 'stay';
}
