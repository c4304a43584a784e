import { print, sizeOf } from '../io.ts';
import { goalLines } from '../terminal/goals.ts';
import { belongings, commons, playersInFull } from '../terminal/panel.ts';
import { storyLines } from '../terminal/story.ts';
import { drawOnlyBoard, drawTable } from '../terminal/table.ts';
import { wrap } from '../terminal/width.ts';
import { text } from '../text.ts';
import { done, drop } from './answer.ts';
import { auto } from './auto.ts';
import { clause, explain, listRefused } from './explain.ts';
import { goalOf } from './goal.ts';
import { hint } from './hint.ts';
import { lookAt, ownThings } from './look.ts';
import { optionLines } from './options.ts';
import { page } from './pager.ts';
import { newsLines, panelLook, storyLook, targetsOf } from './screen.ts';
import { type Next, say, type Turn, wrongly } from './turn.ts';
import { undo } from './undo.ts';

type Act = (turn: Turn, words: readonly string[]) => Next | Promise<Next>;

/** What can be typed besides a number; `text.help` says what each does. */
const COMMANDS: { readonly [name: string]: Act } = {
  help: (turn) => {
    const { width } = sizeOf(turn.session.console.io);
    return page(
      turn.session,
      text.help.flatMap((line) => wrap(line, width, ' '.repeat(15))),
    );
  },
  board: (turn) => {
    const { session, seat, decision } = turn;
    print(session.console.io, ...drawOnlyBoard(panelLook(session, seat), targetsOf(decision), null));
    return 'stay';
  },
  battle: (turn) => {
    const { session, seat, decision } = turn;
    const { battle, spread } = session.scene(seat);
    if (battle === undefined && spread === undefined) return say(turn, text.table.noBattle);
    print(session.console.io, ...drawTable(panelLook(session, seat), targetsOf(decision), null));
    return 'stay';
  },
  options: (turn) => page(turn.session, optionLines(turn)),
  more: (turn) => {
    turn.page++;
    return 'again';
  },
  auto,
  goal: async (turn) => {
    const lines = await goalOf(turn.session, turn.seat);
    return lines.length === 0 ? say(turn, text.goal.none) : page(turn.session, lines);
  },
  goals: (turn) => {
    const { session, seat } = turn;
    const { progress } = session.scene(seat);
    if (progress === undefined) return say(turn, text.goals.none);
    return page(session, goalLines(progress, panelLook(session, seat)));
  },
  hand: (turn) => {
    const { session, seat } = turn;
    const look = panelLook(session, seat);
    return page(session, [
      ...belongings(look, seat),
      ...ownThings(turn).flatMap((line) => wrap(` ${line}`, look.width, '   ')),
    ]);
  },
  pause: (turn) => {
    const { console } = turn.session;
    console.pauses = !console.pauses;
    return say(turn, console.pauses ? text.byHand.waits : text.byHand.goesOn);
  },
  players: ({ session, seat }) => {
    const look = panelLook(session, seat);
    print(session.console.io, ...playersInFull(look), ...commons(look));
    return 'stay';
  },
  hint,
  look: (turn, words) => lookAt(turn, words.join(' ')),
  why: (turn, words) => (words.length === 0 ? listRefused(turn) : explain(turn, words.join(' '))),
  rule: (turn, [id]) => say(turn, clause(turn, (id ?? turn.decision.clause).toUpperCase()), '  '),
  news: ({ session, seat }) => {
    const lines = newsLines(session, seat);
    return page(session, lines.length === 0 ? [text.table.noNews] : lines);
  },
  log: ({ session, seat }, [last]) => {
    const all = session.story(seat).map((line) => ({ say: line }));
    const told = /^[1-9]\d*$/.test(last ?? '') ? all.slice(-Number(last)) : all;
    return page(
      session,
      told.length === 0 ? [text.table.noStory] : storyLines(storyLook(session, seat), told),
    );
  },
  undo,
  save: (turn) => {
    const { session } = turn;
    return say(
      turn,
      session.save() ? text.saved.at(session.file) : text.saved.failed(session.unsaved as string),
    );
  },
  done: (turn) => (turn.decision.shape === 'pick' ? unknown(turn, 'done') : done(turn)),
  drop: (turn, words) => (turn.decision.shape === 'pick' ? unknown(turn, 'drop') : drop(turn, words)),
  quit: () => 'left',
};

const SHORT: { readonly [name: string]: string } = {
  '?': 'help',
  h: 'hand',
  b: 'board',
  o: 'options',
  p: 'players',
  l: 'log',
  m: 'more',
  g: 'goals',
  n: 'news',
  u: 'undo',
  q: 'quit',
  exit: 'quit',
  team: 'hand',
  teams: 'players',
};

export function command(turn: Turn, typed: string): Next | Promise<Next> {
  const [first, ...words] = typed.split(/\s+/);
  const name = first.toLowerCase();
  const full = SHORT[name] ?? name;
  return Object.hasOwn(COMMANDS, full) ? COMMANDS[full](turn, words) : unknown(turn, first);
}

function unknown(turn: Turn, word: string): Next {
  return wrongly(turn, text.ask.unknown(word));
}
