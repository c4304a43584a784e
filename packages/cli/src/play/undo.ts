import { text } from '../text.ts';
import { isNo, type Next, say, type Turn } from './turn.ts';

/**
 * Takes the last answer of the seat back. Where dice have shown something since, or others have answered, the others at
 * this keyboard must agree; they can talk. The dice fall the same way again.
 */
export async function undo(turn: Turn): Promise<Next> {
  const { session, seat } = turn;
  const { console, players } = session;
  const onlooker = session.onlooker(seat);
  if (onlooker.table.undo === 'none') return say(turn, text.undo.nothing);
  const others = session.people.filter((other) => other !== seat).map((other) => players[other].name);
  if (onlooker.table.undo === 'ask' && others.length > 0) {
    const typed = await console.lines.ask(text.undo.agreed(others));
    if (typed === null) return 'left';
    if (!text.undo.yes.test(typed)) return say(turn, text.undo.stands);
  }
  const reply = await session.command(seat, { do: 'undo' });
  if (isNo(reply)) return say(turn, text.ask.sentence(reply.reason));
  for (const { vote, open } of onlooker.table.votes) {
    for (const other of open) await session.command(other, { do: 'vote', vote, yes: true });
  }
  return 'changed';
}
