import { read, type Seat, wordsIn } from '@indigo/kernel';
import { blindAmong, titleOf } from '../bots.ts';
import { complain, print, sizeOf } from '../io.ts';
import { wrap } from '../terminal/width.ts';
import { language, text } from '../text.ts';
import { page } from './pager.ts';
import type { Session } from './session.ts';
import type { Next } from './turn.ts';

/** What the game is about, a turn in a few steps, and how it is won; nothing where the game does not say. */
export async function goalOf(session: Session, seat: Seat): Promise<string[]> {
  const guide = await session.ruleset.guide?.();
  if (guide === undefined) return [];
  const { paint, io } = session.console;
  const { width } = sizeOf(io);
  const spoken = await wordsIn(session.ruleset, language());
  const words = { ...session.ruleset.words, ...guide.words, ...(await spoken.guide?.()) };
  const say = (what: Parameters<typeof read>[1]): string => read(words, what, session.reader(seat));
  return [
    paint.bold(session.ruleset.title),
    ...wrap(text.goal.goal(say(guide.goal)), width, '  '),
    ...guide.steps.flatMap(({ title, text: what }, i) =>
      wrap(` ${i + 1}  ${say(title)}: ${say(what)}`, width, '    '),
    ),
    ...wrap(text.goal.wins(say(guide.wins)), width, '  '),
  ];
}

/** Of whom no more can be expected than of the random bot, in a sentence if there are any. */
function warningOf({ ruleset, players }: Session): string[] {
  const blind = blindAmong(
    ruleset,
    players.flatMap(({ bot }) => bot ?? []),
  );
  return blind.length === 0 ? [] : [text.goal.blind(blind.map(titleOf))];
}

/** Whoever begins a match reads first what it is about. On a pipe nobody waits. */
export async function introduce(session: Session): Promise<Next> {
  const { lines, io } = session.console;
  const [first] = session.people;
  if (!session.isNew) return 'stay';
  if (first === undefined) {
    for (const line of warningOf(session)) complain(io, line);
    return 'stay';
  }
  const { width } = sizeOf(io);
  const about = [
    ...(await goalOf(session, first)),
    ...warningOf(session).flatMap((line) => wrap(line, width, '  ')),
  ];
  if (about.length === 0) return 'stay';
  print(io, '');
  if ((await page(session, about)) === 'left') return 'left';
  if (!lines.isTerminal || !session.console.pauses) return 'stay';
  return (await lines.ask(text.goal.begin)) === null ? 'left' : 'stay';
}
