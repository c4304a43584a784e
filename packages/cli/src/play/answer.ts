import { print, sizeOf } from '../io.ts';
import { numbered } from '../terminal/columns.ts';
import { text } from '../text.ts';
import { optionLines } from './screen.ts';
import { fittingIds, missingPart, type Next, nameOf, say, type Turn } from './turn.ts';

/** Numbers or option ids: the answer itself, or parts to add to it. Null if it is neither. */
export function choose(turn: Turn, typed: string): Next | null {
  const { decision } = turn;
  const ids: string[] = [];
  for (const word of typed.split(/[\s,]+/)) {
    const index = /^\d+$/.test(word) ? Number(word) - 1 : decision.options.findIndex(({ id }) => id === word);
    const option = decision.options[index];
    if (option === undefined) {
      if (!/^\d+$/.test(word)) return null;
      say(turn, text.ask.noSuchNumber(word, decision.options.length));
      return 'stay';
    }
    ids.push(option.id);
  }
  if (decision.shape !== 'pick') return addParts(turn, ids);
  if (ids.length === 1) return submit(turn, ids[0]);
  say(turn, text.ask.onlyOne);
  return 'stay';
}

export function submit(turn: Turn, answer: string | readonly string[]): Next {
  const submitted = turn.session.answer(turn.seat, answer);
  if ('ok' in submitted) return 'answered';
  say(turn, text.ask.refused(submitted.reason));
  return submitted.refused === 'stale' || submitted.refused === 'answered' ? 'changed' : 'stay';
}

function addParts(turn: Turn, ids: readonly string[]): Next {
  for (const id of ids) {
    if (turn.draft.includes(id)) say(turn, text.compose.already(nameOf(turn, id)));
    else if (!fittingIds(turn)?.includes(id)) say(turn, text.compose.doesNotFit(nameOf(turn, id)));
    else turn.draft = [...turn.draft, id];
  }
  if (turn.decision.min === 1 && turn.decision.max === 1 && turn.draft.length === 1) return done(turn);
  showDraft(turn);
  return 'stay';
}

/** Takes parts out again, and with them those that do not stand without them. */
export function drop(turn: Turn, numbers: readonly string[]): Next {
  const gone = numbers.map((number) => turn.decision.options[Number(number) - 1]?.id);
  if (numbers.length === 0 || gone.some((id) => id === undefined || !turn.draft.includes(id))) {
    say(turn, text.compose.dropWhat);
    return 'stay';
  }
  const kept = turn.draft.filter((id) => !gone.includes(id));
  turn.draft = [];
  for (const id of kept) if (fittingIds(turn)?.includes(id)) turn.draft = [...turn.draft, id];
  showDraft(turn);
  return 'stay';
}

export function done(turn: Turn): Next {
  const missing = missingPart(turn);
  if (missing === null) return submit(turn, turn.draft);
  say(turn, text.compose.notYet(missing));
  return 'stay';
}

/** What is chosen, what fits next, what is missing. */
function showDraft(turn: Turn): void {
  const { io } = turn.session.console;
  const chosen = turn.draft.map((id) => {
    const index = turn.decision.options.findIndex((option) => option.id === id);
    return [String(index + 1), nameOf(turn, id)] as const;
  });
  print(io, '', chosen.length === 0 ? text.compose.empty : text.compose.soFar);
  print(io, ...numbered(chosen, sizeOf(io).width));
  const next = optionLines(turn);
  print(io, next.length === 0 ? text.compose.nothingFits : text.compose.next, ...next);
  const missing = missingPart(turn);
  say(turn, missing === null ? text.compose.mayStand : text.compose.notYet(missing));
}
