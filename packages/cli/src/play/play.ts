import { type Seat, SPECTATOR } from '@indigo/kernel';
import { complain, print, printAll, sizeOf } from '../io.ts';
import { clip, widthOf } from '../terminal/width.ts';
import { text } from '../text.ts';
import { EXIT } from '../trouble.ts';
import { choose, submit } from './answer.ts';
import { rollByHand } from './by-hand.ts';
import { command } from './commands.ts';
import { curtain } from './curtain.ts';
import { theEnd } from './end.ts';
import { introduce } from './goal.ts';
import { optionLines } from './options.ts';
import { CLEAR, newsLines, questionLines, tableScreen } from './screen.ts';
import type { Session } from './session.ts';
import { type Next, nameOf, onEnter, type Turn, turnOf, wrongly } from './turn.ts';

/** Plays a match to its end or until somebody leaves. Returns the exit code. */
export async function play(session: Session): Promise<number> {
  if (session.people.length === 0) session.onTold = () => narrate(session);
  if ((await introduce(session)) === 'left') return leave(session);
  for (;;) {
    const seat = await session.next();
    if (seat === null) break;
    if ((await askPerson(session, seat)) === 'left') return leave(session);
  }
  if (session.winners === null) return leave(session);
  save(session);
  return theEnd(session);
}

/** With nobody to ask, the story is told as it happens. */
function narrate(session: Session): void {
  printAll(session.console.io, newsLines(session, SPECTATOR));
  session.onlooker(SPECTATOR).caughtUp();
}

/** One question to a person: everything they need to see, then whatever they type until they have answered. */
async function askPerson(session: Session, seat: Seat): Promise<Next> {
  const seated = await curtain(session, seat);
  if (seated !== 'stay') return seated;
  if ((await rollByHand(session, seat)) === 'left') return 'left';
  const turn = await turnOf(session, seat);
  if (turn === null) return 'changed';
  draw(turn);
  warn(session);
  // What Enter does was not to be seen yet when it was pressed.
  session.console.lines.forgetEnters();
  return await untilAnswered(turn);
}

async function untilAnswered(turn: Turn): Promise<Next> {
  const { io, lines, paint } = turn.session.console;
  const prompt = (): string => paint.bold(promptOf(turn));
  let isWhole = true;
  // The screen fits the terminal, also once that is drawn larger or smaller; what was asked for besides stays as it is.
  const resized = (): void => {
    if (!isWhole || !lines.obeys) return;
    draw(turn);
    lines.askAgain(prompt());
  };
  io.stdout.on('resize', resized);
  try {
    for (;;) {
      const typed = await lines.ask(prompt());
      if (typed === null) return 'left';
      isWhole = false;
      const next = await obey(turn, typed);
      isWhole = next === 'again';
      if (isWhole) draw(turn);
      else if (next !== 'stay' && next !== 'options') return next;
      // Whatever was printed, the question stays in sight.
      else if (lines.isTerminal)
        print(io, ...questionLines(turn), ...(next === 'options' ? options(turn) : []));
    }
  } finally {
    io.stdout.off('resize', resized);
  }
}

/** Rows that an answer nobody understood takes, with what was said about it and the prompt. */
const AROUND = 4;

/** As many of the options as fit below the question. */
const options = (turn: Turn): string[] =>
  optionLines(turn, sizeOf(turn.session.console.io).height - questionLines(turn).length - AROUND);

function draw(turn: Turn): void {
  const { io, lines } = turn.session.console;
  if (lines.obeys) io.stdout.write(CLEAR);
  print(io, ...tableScreen(turn));
}

/** Columns of a prompt that stay free: for its signs, and for what is typed. */
const TO_TYPE = 20;

/** Who is asked, what is chosen so far, and what Enter does. */
function promptOf(turn: Turn): string {
  const { session, seat, draft, about } = turn;
  const { io } = session.console;
  const { name } = session.players[seat];
  const enter = onEnter(turn);
  if (enter === null) return text.ask.prompt(name, draft.length, null);
  const sends = about.sends?.(draft.length);
  const gives =
    typeof enter === 'string'
      ? nameOf(turn, enter)
      : sends === undefined
        ? text.compose.done
        : session.say(seat, sends);
  return text.ask.prompt(name, draft.length, clip(gives, sizeOf(io).width - widthOf(name) - TO_TYPE));
}

function obey(turn: Turn, typed: string): Next | Promise<Next> {
  if (typed !== '') return choose(turn, typed) ?? command(turn, typed);
  const enter = onEnter(turn);
  if (enter !== null) return submit(turn, enter);
  return wrongly(
    turn,
    turn.decision.shape === 'pick' ? text.ask.empty : text.compose.hint(turn.missing === null),
  );
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
  return session.console.lines.interrupted ? EXIT.interrupted : EXIT.ok;
}
