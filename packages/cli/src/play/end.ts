import { Match, SPECTATOR } from '@indigo/kernel';
import { print, sizeOf } from '../io.ts';
import { readerFor } from '../players.ts';
import { allSeeing } from '../story.ts';
import { storyLines } from '../terminal/story.ts';
import { wrap } from '../terminal/width.ts';
import { text } from '../text.ts';
import { EXIT } from '../trouble.ts';
import { page } from './pager.ts';
import { newsLines, storyLook } from './screen.ts';
import type { Session } from './session.ts';

/** Who won, where the record is, and the whole story for those who want it. */
export async function theEnd(session: Session): Promise<number> {
  const { players, console, ruleset } = session;
  const { io, lines } = console;
  const { width, height } = sizeOf(io);
  const news = session.people.length === 0 ? [] : newsLines(session, session.keyboard ?? session.people[0]);
  const winners = (session.winners ?? []).map((seat) => players[seat].name);
  print(io, '', ...news.slice(-height + 6), '');
  print(io, ...wrap(text.end.winners(winners, session.turn), width).map(console.paint.bold));
  print(io, session.unsaved === null ? text.end.record(session.file) : text.saved.failed(session.unsaved));
  const typed = await lines.ask(text.end.replay);
  if (typed !== null && text.undo.yes.test(typed)) {
    const match = Match.load(ruleset, session.record());
    const told = allSeeing(match, readerFor(players, null));
    await page(session, storyLines(storyLook(session, SPECTATOR), told));
  }
  return lines.interrupted ? EXIT.interrupted : EXIT.ok;
}
