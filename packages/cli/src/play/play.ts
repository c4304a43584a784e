import { type Seat, SPECTATOR } from '@indigo/kernel';
import { complain, print } from '../io.ts';
import { text } from '../text.ts';
import { EXIT } from '../trouble.ts';
import { choose, submit } from './answer.ts';
import { command } from './commands.ts';
import { curtain } from './curtain.ts';
import { theEnd } from './end.ts';
import { tableScreen } from './screen.ts';
import type { Session } from './session.ts';
import { type Next, say, type Turn } from './turn.ts';

/** Matches without people are saved this often. */
const SAVE_EVERY = 200;

/** Plays a match to its end or until somebody leaves. Returns the exit code. */
export async function play(session: Session): Promise<number> {
  const { match, players } = session;
  let sinceSave = 0;
  let told = 0;
  /** With nobody to ask, the story is told as it happens. */
  const narrate = (): void => {
    for (const line of session.tell(null, match.story(SPECTATOR, told))) say({ session }, line, '  ');
    told = match.told;
  };
  while (!match.over) {
    const seat = match.open()[0];
    if (players[seat].bot === null) {
      const next = await askPerson(session, seat);
      if (next === 'left') return leave(session);
      continue;
    }
    const submitted = session.botAnswers(seat);
    if ('refused' in submitted) {
      session.save();
      complain(session.console.io, text.play.broken(submitted.reason));
      return EXIT.failed;
    }
    if (session.people.length > 0) continue;
    narrate();
    if (++sinceSave % SAVE_EVERY === 0) save(session);
  }
  save(session);
  return theEnd(session);
}

/** One question to a person: everything they need to see, then whatever they type until they have answered. */
async function askPerson(session: Session, seat: Seat): Promise<Next> {
  session.save();
  const seated = await curtain(session, seat);
  if (seated !== 'stay') return seated;
  const decision = session.match.decision(seat);
  if (decision === null) return 'changed';
  const turn: Turn = { session, seat, decision, draft: [] };
  const { io, lines, paint } = session.console;
  if (lines.isTerminal) io.stdout.write(CLEAR);
  print(io, ...tableScreen(turn));
  warn(session);
  for (;;) {
    const chosen = turn.draft.length === 0 ? '' : text.ask.chosen(turn.draft.length);
    const typed = await lines.ask(paint.bold(`${session.players[seat].name}${chosen}> `));
    if (typed === null) return 'left';
    const next = await obey(turn, typed);
    if (next === 'stay') continue;
    if (next === 'answered') session.save();
    return next;
  }
}

/** Clears the screen, but leaves what scrolled away: with one person there is nobody to hide it from. */
const CLEAR = '\u001b[2J\u001b[H';

function obey(turn: Turn, typed: string): Next | Promise<Next> {
  if (typed === '') {
    if (turn.decision.mode === 'first') return submit(turn, 'pass');
    say(turn, turn.decision.shape === 'pick' ? text.ask.empty : text.compose.hint(turn.decision.min));
    return 'stay';
  }
  return choose(turn, typed) ?? command(turn, typed);
}

/** Saves, and says so if it does not work. */
function save(session: Session): void {
  session.save();
  warn(session);
}

/** Says why the match cannot be saved, once for each reason. Only where the screen is not cleared next. */
function warn(session: Session): void {
  const { unsaved, warned } = session;
  session.warned = unsaved;
  if (unsaved !== null && unsaved !== warned) complain(session.console.io, text.saved.failed(unsaved));
}

function leave(session: Session): number {
  const { io } = session.console;
  save(session);
  if (session.unsaved === null) print(io, '', ...text.saved.resume(session.id, session.console.data));
  else print(io, '', text.saved.lost);
  return EXIT.ok;
}
