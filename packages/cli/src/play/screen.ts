import { type Decision, read, type Seat } from '@indigo/kernel';
import { sizeOf } from '../io.ts';
import { readerFor } from '../players.ts';
import { drawBoard } from '../terminal/board.ts';
import { numbered } from '../terminal/columns.ts';
import { belongings, type PanelLook, playersInFull, playersInShort } from '../terminal/panel.ts';
import { withoutSatellites } from '../terminal/satellites.ts';
import { isMover, letterOf, seatPaint } from '../terminal/signs.ts';
import { widthOf, wrap } from '../terminal/width.ts';
import { text } from '../text.ts';
import type { Session } from './session.ts';
import { fittingIds, type Turn } from './turn.ts';

/** A board lower than this tells nothing. */
const LOWEST_BOARD = 6;
/** Lines of the story nobody should have to ask for; on a small terminal these must do. */
const STORY = 6;
const SHORT_STORY = 3;
/** Of the room for the board and the story, the story may take this part: more if no option points at the board. */
const SHARE = { aiming: 1 / 3, else: 1 / 2 };

export function panelLook(session: Session, seat: Seat): PanelLook {
  const { ruleset, match, players, console } = session;
  return {
    ruleset,
    scene: ruleset.scene(match.view(seat)),
    reader: readerFor(players, seat),
    players,
    width: sizeOf(console.io).width,
    paint: console.paint,
  };
}

/** Everything somebody needs to decide, cut to the height of the terminal. */
export function tableScreen(turn: Turn): string[] {
  const { session, seat, decision } = turn;
  const { height } = sizeOf(session.console.io);
  const look = panelLook(session, seat);
  const ask = questionLines(turn);
  const news = newsLines(session, seat);
  const board = (rows: number | null): string[] =>
    session.console.fast ? [] : boardLines(session, seat, decision, rows);
  // Besides these there are a header and the prompt.
  const room = height - ask.length - 2;
  const full = playersInFull(look);
  const isTall = board(null).length + full.length + Math.min(news.length, STORY) <= room;
  const players = isTall ? full : [...playersInShort(look), ...belongings(look, seat)];
  const rest = room - players.length;
  const places = new Set(look.scene.places.map(({ id }) => id));
  const isAiming = decision.options.some(({ at }) => at !== undefined && places.has(at));
  const share = Math.floor(rest * (isAiming ? SHARE.aiming : SHARE.else));
  const story = Math.min(news.length, Math.max(SHORT_STORY, share));
  const drawn = board(rest - story);
  const space = Math.max(SHORT_STORY, rest - drawn.length);
  const told = news.length <= space ? news : tail(session, packedNews(session, seat), space);
  return [header(session, seat), ...drawn, ...players, ...told, ...ask];
}

/** The board, at most this high with its legend; null: all of it. */
export function boardLines(
  session: Session,
  seat: Seat,
  decision: Decision,
  height: number | null,
): string[] {
  const look = panelLook(session, seat);
  if (height !== null && height < LOWEST_BOARD) return [];
  return drawBoard({
    scene: look.scene,
    width: look.width,
    height,
    paint: look.paint,
    label: (place) => read(session.ruleset.words, place.say, look.reader),
    name: (piece) => read(session.ruleset.words, piece.say, look.reader),
    targets: targetsOf(decision),
    seat,
  });
}

/** The option numbers by the thing they point at. */
function targetsOf(decision: Decision): Map<string, string> {
  const targets = new Map<string, string>();
  decision.options.forEach(({ at }, i) => {
    if (at === undefined) return;
    targets.set(at, targets.has(at) ? `${(targets.get(at) as string).replace('+', '')}+` : String(i + 1));
  });
  return targets;
}

function header(session: Session, seat: Seat): string {
  const { paint, io } = session.console;
  const who = `${letterOf(seat)} ${session.players[seat].name}`;
  const before = `── ${session.ruleset.title} ── ${text.table.turn(session.match.turn)} ──`;
  const after = ` ${session.unsaved === null ? '' : `${text.table.unsaved} ── `}${text.table.help} ──`;
  const line = '─'.repeat(Math.max(0, sizeOf(io).width - widthOf(`${before} ${who} ${after}`)));
  return `${paint.dim(before)} ${seatPaint(paint, seat)(who)} ${paint.dim(line + after)}`;
}

/** What happened since this player's last answer. */
export function newsLines(session: Session, seat: Seat): string[] {
  const { width } = sizeOf(session.console.io);
  return session.tell(seat, session.news(seat)).flatMap((line) => wrap(`› ${line}`, width, '  '));
}

/** The same with as many sentences to a line as fit, for where there is little room. */
function packedNews(session: Session, seat: Seat): string[] {
  const { width } = sizeOf(session.console.io);
  const lines: string[] = [];
  for (const said of session.tell(seat, session.news(seat))) {
    const longer = `${lines.at(-1)} ${said}`;
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(...wrap(`› ${said}`, width, '  '));
  }
  return lines;
}

function tail(session: Session, lines: readonly string[], room: number): string[] {
  if (lines.length <= room) return [...lines];
  const shown = lines.slice(lines.length - room + 1);
  return [session.console.paint.dim(text.table.earlier(lines.length - shown.length)), ...shown];
}

/** The question and its numbered options. */
function questionLines(turn: Turn): string[] {
  const { session, decision } = turn;
  const { paint, io } = session.console;
  const { width } = sizeOf(io);
  const said = read(session.ruleset.words, decision.say, readerFor(session.players, decision.seat));
  const hint = turn.decision.shape === 'pick' ? [] : [paint.dim(text.compose.hint(decision.min))];
  const question = wrap(`${said} [${decision.clause}]`, width).map((line) => paint.bold(line));
  return ['', ...question, ...hint, ...optionLines(turn)];
}

/** The numbered options; of a composed answer those that fit next. */
export function optionLines(turn: Turn): string[] {
  const { session, decision } = turn;
  const look = panelLook(session, decision.seat);
  const fitting = fittingIds(turn);
  const entries = decision.options.flatMap(({ id, say, at }, i) =>
    fitting === null || fitting.includes(id)
      ? [[String(i + 1), withSight(look, read(session.ruleset.words, say, look.reader), at)] as const]
      : [],
  );
  return numbered(entries, look.width);
}

/** An option that points at a place says what lies there face up, unless its words do. */
function withSight({ scene, ruleset, reader }: PanelLook, said: string, at: string | undefined): string {
  if (at === undefined || !scene.places.some(({ id }) => id === at)) return said;
  const { pieces } = withoutSatellites(scene).scene;
  const there = pieces.filter((piece) => piece.at === at && piece.of !== undefined && !isMover(piece));
  const names = there
    .map((piece) => read(ruleset.words, piece.say, reader))
    .filter((name) => !said.includes(name));
  return names.length === 0 ? said : `${said}: ${names.join(', ')}`;
}
