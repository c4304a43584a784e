import { type Decision, type Seat, SPECTATOR } from '@indigo/kernel';
import { sizeOf } from '../io.ts';
import { dieInWords } from '../terminal/art.ts';
import { belongings, type PanelLook, playersInFull, playersInShort } from '../terminal/panel.ts';
import { letterOf, seatPaint } from '../terminal/signs.ts';
import { packedStory, type StoryLook, storyLines } from '../terminal/story.ts';
import { drawTable } from '../terminal/table.ts';
import { widthOf, wrap } from '../terminal/width.ts';
import { text } from '../text.ts';
import { optionLines } from './options.ts';
import type { Session } from './session.ts';
import type { Turn } from './turn.ts';

/** A board lower than this tells nothing, nor does a battle. */
const LOWEST_BOARD = 6;
const LOWEST_BATTLE = 4;
/** Lines of the story nobody should have to ask for; on a small terminal these must do. */
const STORY = 6;
const SHORT_STORY = 3;
/** Of the room for the board and the story, the story may take this part: more if no option points at the board. */
const SHARE = { aiming: 1 / 3, else: 1 / 2 };

export function panelLook(session: Session, looker: Seat): PanelLook {
  const { players, console } = session;
  return {
    scene: session.scene(looker),
    say: (what) => session.say(looker, what),
    players,
    you: looker === SPECTATOR ? null : looker,
    width: sizeOf(console.io).width,
    paint: console.paint,
  };
}

export function storyLook(session: Session, looker: Seat): StoryLook {
  const { ruleset, console } = session;
  return {
    ruleset,
    say: (what) => session.say(looker, what),
    secret: looker === SPECTATOR ? null : text.table.onlyYou,
    width: sizeOf(console.io).width,
    paint: console.paint,
  };
}

/** Everything somebody needs to decide, cut to the height of the terminal. */
export function tableScreen(turn: Turn): string[] {
  const { session, seat, decision } = turn;
  const { height } = sizeOf(session.console.io);
  const look = panelLook(session, seat);
  const news = newsLines(session, seat);
  const short = [...playersInShort(look), ...belongings(look, seat)];
  // Besides these there are a header and the prompt.
  const ask = questionLines(turn, height - 2 - short.length - Math.min(news.length, SHORT_STORY));
  const lowest = look.scene.battle === undefined ? LOWEST_BOARD : LOWEST_BATTLE;
  const table = (rows: number | null): string[] =>
    session.console.fast || (rows !== null && rows < lowest)
      ? []
      : drawTable(look, targetsOf(decision), rows);
  const room = height - ask.length - 2;
  const full = playersInFull(look);
  const isTall = table(null).length + full.length + Math.min(news.length, STORY) <= room;
  const players = isTall ? full : short;
  const rest = room - players.length;
  const places = new Set(look.scene.places.map(({ id }) => id));
  const isAiming = decision.options.some(({ at }) => at !== undefined && places.has(at));
  const share = Math.floor(rest * (isAiming ? SHARE.aiming : SHARE.else));
  const story = Math.min(news.length, Math.max(SHORT_STORY, share));
  const drawn = table(rest - story);
  const space = Math.max(SHORT_STORY, rest - drawn.length);
  const packed = (): string[] => packedStory(storyLook(session, seat), session.onlooker(seat).news());
  const told = news.length <= space ? news : tail(session, packed(), space);
  return [header(session, seat), ...drawn, ...players, ...told, ...ask];
}

/** The option numbers by the thing they point at. */
export function targetsOf(decision: Decision): Map<string, string> {
  const targets = new Map<string, string>();
  decision.options.forEach(({ at }, i) => {
    if (at === undefined) return;
    targets.set(at, targets.has(at) ? `${(targets.get(at) as string).replace('+', '')}+` : String(i + 1));
  });
  return targets;
}

function header(session: Session, seat: Seat): string {
  const { paint, io } = session.console;
  const { turn, phase } = session.scene(seat);
  const who = `${letterOf(seat)} ${session.players[seat].name}`;
  const parts = [
    session.ruleset.title,
    text.table.turn(turn?.no ?? session.turn),
    ...(phase === undefined ? [] : [session.say(seat, phase)]),
  ];
  const before = `── ${parts.join(' ── ')} ──`;
  const after = ` ${session.unsaved === null ? '' : `${text.table.unsaved} ── `}${text.table.help} ──`;
  const line = '─'.repeat(Math.max(0, sizeOf(io).width - widthOf(`${before} ${who} ${after}`)));
  return `${paint.dim(before)} ${seatPaint(paint, seat)(who)} ${paint.dim(line + after)}`;
}

/** What happened since this player's last answer. */
export function newsLines(session: Session, seat: Seat): string[] {
  return storyLines(storyLook(session, seat), session.onlooker(seat).news());
}

function tail(session: Session, lines: readonly string[], room: number): string[] {
  if (lines.length <= room) return [...lines];
  const shown = lines.slice(lines.length - room + 1);
  return [session.console.paint.dim(text.table.earlier(lines.length - shown.length)), ...shown];
}

/** The question, what the game says about it, and its numbered options. */
function questionLines(turn: Turn, room: number): string[] {
  const { session, seat, decision } = turn;
  const { paint, io } = session.console;
  const { width } = sizeOf(io);
  const question = wrap(`${session.say(seat, decision.say)} [${decision.clause}]`, width);
  const how = decision.shape === 'pick' ? [] : wrap(text.compose.hint(turn.missing === null), width);
  const above = ['', ...question.map((line) => paint.bold(line)), ...aboutLines(turn), ...how.map(paint.dim)];
  return [...above, ...optionLines(turn, room - above.length)];
}

/** What it is about, the dice that lie on the table, and a hint. */
function aboutLines({ session, seat, about }: Turn): string[] {
  const { paint, io } = session.console;
  const { width } = sizeOf(io);
  const say = (what: Parameters<Session['say']>[1]): string => session.say(seat, what);
  const { subject, dice = [], hint } = about;
  const lines: string[] = [];
  if (subject !== undefined) {
    const tag = subject.tag === undefined ? null : say(subject.tag);
    lines.push(
      ...wrap(`  ${text.ask.subject(say(subject.say), tag, subject.lines.map(say))}`, width, '    '),
    );
  }
  if (dice.length > 0) lines.push(`  ${text.battle.dice(dice.map(dieInWords))}`);
  if (hint !== undefined) lines.push(...wrap(say(hint), width).map(paint.dim));
  return lines;
}
