import { print, sizeOf } from '../io.ts';
import { numbered } from '../terminal/columns.ts';
import { text } from '../text.ts';
import { optionLines } from './options.ts';
import { compose, isNo, type Next, nameOf, say, type Turn, wrongly } from './turn.ts';

/** Numbers or option ids: the answer itself, or parts to add to it. Null if it is neither. */
export function choose(turn: Turn, typed: string): Next | Promise<Next> | null {
  const { decision } = turn;
  const ids: string[] = [];
  for (const word of typed.split(/[\s,]+/)) {
    const index = /^\d+$/.test(word) ? Number(word) - 1 : decision.options.findIndex(({ id }) => id === word);
    const option = decision.options[index];
    if (option === undefined) {
      if (!/^\d+$/.test(word)) return null;
      return wrongly(turn, text.ask.noSuchNumber(word, decision.options.length));
    }
    ids.push(option.id);
  }
  if (decision.shape !== 'pick') return addParts(turn, ids);
  return ids.length === 1 ? submit(turn, ids[0]) : wrongly(turn, text.ask.onlyOne);
}

export async function submit(turn: Turn, ids: string | readonly string[]): Promise<Next> {
  const { session, seat, decision } = turn;
  const onlooker = session.onlooker(seat);
  const { told } = onlooker;
  const reply = await session.command(seat, { do: 'answer', no: decision.no, ids });
  if (!isNo(reply)) {
    onlooker.answered(told);
    return 'answered';
  }
  say(turn, text.ask.refused(reply.reason));
  return reply.no === 'stale' || reply.no === 'answered' ? 'changed' : 'stay';
}

async function addParts(turn: Turn, ids: readonly string[]): Promise<Next> {
  let fits = true;
  for (const id of ids) {
    const there = turn.draft.includes(id);
    if (!there && turn.fitting?.includes(id)) await compose(turn, [...turn.draft, id]);
    else {
      say(turn, (there ? text.compose.already : text.compose.doesNotFit)(nameOf(turn, id)));
      fits = false;
    }
  }
  if (turn.decision.min === 1 && turn.decision.max === 1 && turn.draft.length === 1) return done(turn);
  return drafted(turn, fits);
}

/** What was put together is seen with the table around it, where a screen can be drawn anew and nothing else is to be read. */
function drafted(turn: Turn, quiet: boolean): Next {
  if (!turn.session.console.lines.obeys) return showDraft(turn);
  return quiet ? 'again' : 'options';
}

/** Takes parts out again, and with them those that do not stand without them. */
export async function drop(turn: Turn, numbers: readonly string[]): Promise<Next> {
  const gone = numbers.map((number) => turn.decision.options[Number(number) - 1]?.id);
  if (numbers.length === 0 || gone.some((id) => id === undefined || !turn.draft.includes(id))) {
    return wrongly(turn, text.compose.dropWhat);
  }
  const kept = turn.draft.filter((id) => !gone.includes(id));
  await compose(turn, []);
  for (const id of kept) if (turn.fitting?.includes(id)) await compose(turn, [...turn.draft, id]);
  return drafted(turn, true);
}

export function done(turn: Turn): Next | Promise<Next> {
  if (turn.missing === null) return submit(turn, turn.draft);
  return wrongly(turn, text.compose.notYet(turn.missing));
}

/** Lines of a draft besides what is chosen and what may be added. */
const AROUND = 5;

/** What is chosen, what fits next, what is missing. */
function showDraft(turn: Turn): Next {
  const { io } = turn.session.console;
  const chosen = turn.draft.map((id) => {
    const index = turn.decision.options.findIndex((option) => option.id === id);
    return [String(index + 1), nameOf(turn, id)] as const;
  });
  const { width, height } = sizeOf(io);
  print(io, '', chosen.length === 0 ? text.compose.empty : text.compose.soFar);
  print(io, ...numbered(chosen, width));
  const next = optionLines(turn, height - chosen.length - AROUND);
  print(io, next.length === 0 ? text.compose.nothingFits : text.compose.next, ...next);
  return say(turn, turn.missing === null ? text.compose.mayStand : text.compose.notYet(turn.missing));
}
