import { print, sizeOf } from '../io.ts';
import { readerFor } from '../players.ts';
import { allSeeing } from '../story.ts';
import { wrap } from '../terminal/width.ts';
import { text } from '../text.ts';
import { EXIT } from '../trouble.ts';
import { page } from './pager.ts';
import { newsLines } from './screen.ts';
import type { Session } from './session.ts';

/** Who won, where the record is, and the whole story for those who want it. */
export async function theEnd(session: Session): Promise<number> {
  const { match, players, console, ruleset } = session;
  const { io, lines } = console;
  const { width } = sizeOf(io);
  const reader = session.keyboard;
  const news = reader === null ? [] : newsLines(session, reader);
  const winners = (match.winners ?? []).map((seat) => players[seat].name);
  print(io, '', ...news.slice(-sizeOf(io).height + 6), '');
  print(io, ...wrap(text.end.winners(winners, match.turn), width).map(console.paint.bold));
  print(io, session.unsaved === null ? text.end.record(session.file) : text.saved.failed(session.unsaved));
  const typed = await lines.ask(text.end.replay);
  if (typed !== null && /^y(es)?$/i.test(typed)) {
    const story = allSeeing(match, ruleset, readerFor(players, null));
    await page(
      session,
      story.flatMap((line) => wrap(line, width, '  ')),
    );
  }
  return EXIT.ok;
}
