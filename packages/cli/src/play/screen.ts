import { type Decision, lineMeaning, type Plain, type Seat, SPECTATOR } from '@indigo/kernel';
import { sizeOf } from '../io.ts';
import { dieInWords } from '../terminal/art.ts';
import {
  belongings,
  type PanelLook,
  playersInBrief,
  playersInFull,
  playersInShort,
} from '../terminal/panel.ts';
import { letterOf, seatPaint } from '../terminal/signs.ts';
import { spreadOf } from '../terminal/spread.ts';
import { type Heard, packedStory, type StoryLook, storyLines } from '../terminal/story.ts';
import { drawOnlyBoard, drawTable, type Targets } from '../terminal/table.ts';
import { whereabouts, whereaboutsInFull } from '../terminal/whereabouts.ts';
import { widthOf, wrap } from '../terminal/width.ts';
import { text } from '../text.ts';
import { fitted, type Parts } from './fitting.ts';
import { optionPage, optionViews } from './options.ts';
import { ownThrow } from './own-throw.ts';
import type { Session } from './session.ts';
import { nameOf, type Turn } from './turn.ts';

/** Clears the screen, but leaves what scrolled away: with one person there is nobody to hide it from. */
export const CLEAR = '\u001b[2J\u001b[H';

export function panelLook(session: Session, looker: Seat, view?: Plain): PanelLook {
  const { players, console } = session;
  return {
    scene: session.scene(looker, view),
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
  const heard = session.onlooker(seat).news();
  // That it is one's own turn is what the question says.
  const last = heard.length === 0 ? {} : lineMeaning(session.ruleset.meanings, heard[heard.length - 1].say);
  const news = last.turn?.seat === seat ? heard.slice(0, -1) : heard;
  return wholeScreen(session, seat, panelLook(session, seat), targetsOf(decision), {
    ...newsParts(session, seat, news),
    question: questionLines(turn),
    options: optionViews(turn),
    page: (rows) => optionPage(turn, rows),
  });
}

/** The table as it stood before something that happens by somebody's own hand; the last line asks for it. */
export function holdScreen(
  session: Session,
  seat: Seat,
  view: Plain,
  heard: readonly Heard[],
  prompt: readonly string[],
): string[] {
  const look = panelLook(session, seat, view);
  return wholeScreen(session, seat, look, new Map(), {
    ...newsParts(session, seat, heard),
    question: ['', ...prompt.slice(0, -1)],
    options: [[]],
    page: () => [],
  });
}

function newsParts(
  session: Session,
  seat: Seat,
  heard: readonly Heard[],
): Pick<Parts, 'news' | 'packed' | 'around' | 'earlier'> {
  const look = storyLook(session, seat);
  const { from, to } = ownThrow(session, seat, heard);
  const packed = (some: readonly Heard[]): string[] => packedStory(look, some);
  return {
    news: storyLines(look, heard),
    packed: packed(heard),
    around: [packed(heard.slice(0, from)), packed(heard.slice(from, to)), packed(heard.slice(to))],
    earlier: (count) => session.console.paint.dim(text.table.earlier(count)),
  };
}

function wholeScreen(
  session: Session,
  seat: Seat,
  look: PanelLook,
  targets: Targets,
  parts: Omit<Parts, 'table' | 'board' | 'where' | 'whereInFull' | 'isListed' | 'players'>,
): string[] {
  const { io, fast } = session.console;
  const own = belongings(look, seat);
  const { battle, spread } = look.scene;
  // Where something else lies in the middle, the board goes below it.
  const away = !fast && (battle ?? spread) !== undefined;
  const middle = fitted(
    {
      table: (rows) => (fast ? [] : drawTable(look, targets, rows)),
      board: (rows) => (away ? drawOnlyBoard(look, targets, rows) : []),
      where: away ? whereabouts(look) : [],
      whereInFull: away ? whereaboutsInFull(look) : [],
      isListed: away && battle === undefined && spreadOf(look.scene).every(({ id }) => targets.has(id)),
      players: [
        playersInFull(look),
        [...playersInShort(look), ...own],
        [...playersInBrief(look), ...(own.length > 2 ? [own[0], `  ${text.table.moreBefore}`] : own)],
      ],
      ...parts,
    },
    // Besides there are a header and the prompt.
    sizeOf(io).height - 2,
  );
  return [header(session, seat, look), ...middle];
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

function header(session: Session, seat: Seat, { scene }: PanelLook): string {
  const { paint, io } = session.console;
  const { turn, phase } = scene;
  const who = `${letterOf(seat)} ${session.players[seat].name}`;
  const parts = [
    session.ruleset.title,
    text.table.turn(turn?.no ?? session.turn),
    ...(phase === undefined ? [] : [session.say(seat, phase)]),
  ];
  const before = `── ${parts.join(' ── ')} ──`;
  const marks = [
    ...(session.unsaved === null ? [] : [text.table.unsaved]),
    ...(session.onlooker(seat).auto.includes('*') ? [text.table.auto] : []),
    text.table.help,
  ];
  const after = ` ${marks.join(' ── ')} ──`;
  const line = '─'.repeat(Math.max(0, sizeOf(io).width - widthOf(`${before} ${who} ${after}`)));
  return `${paint.dim(before)} ${seatPaint(paint, seat)(who)} ${paint.dim(line + after)}`;
}

/** What happened since this player's last answer. */
export function newsLines(session: Session, seat: Seat): string[] {
  return storyLines(storyLook(session, seat), session.onlooker(seat).news());
}

/** The question and what the game says about it. */
export function questionLines(turn: Turn): string[] {
  const { session, seat, decision } = turn;
  const { paint, io } = session.console;
  const { width } = sizeOf(io);
  const question = wrap(`${session.say(seat, decision.say)} [${decision.clause}]`, width);
  const how = decision.shape === 'pick' ? [] : wrap(text.compose.hint(turn.missing === null), width);
  return [
    '',
    ...question.map((line) => paint.bold(line)),
    ...aboutLines(turn),
    ...how.map(paint.dim),
    ...draftLines(turn),
  ];
}

/** What is chosen so far of an answer in parts, where the whole screen is drawn anew for it. */
function draftLines(turn: Turn): string[] {
  const { session, draft, missing } = turn;
  if (draft.length === 0 || !session.console.lines.obeys) return [];
  const chosen = text.compose.chosen(draft.map((id) => nameOf(turn, id)));
  const stands = missing === null ? text.compose.mayStand : text.compose.notYet(missing);
  return wrap(`${chosen} ${stands}`, sizeOf(session.console.io).width);
}

/** Sentences that become parts of one: only the last keeps its full stop. */
export const listed = (sentences: readonly string[]): string[] =>
  sentences.map((said, i) => (i < sentences.length - 1 ? said.replace(/\.$/, '') : said));

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
      ...wrap(`  ${text.ask.subject(say(subject.say), tag, listed(subject.lines.map(say)))}`, width, '    '),
    );
  }
  if (dice.length > 0) lines.push(`  ${text.battle.dice(dice.map(dieInWords))}`);
  if (hint !== undefined) lines.push(...wrap(say(hint), width).map(paint.dim));
  return lines;
}
