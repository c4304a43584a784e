import { text } from '../text.ts';
import { isNo, type Next, say, type Turn } from './turn.ts';

/** Every window others open. */
const ALL = '*';

/** Lets every window pass from now on, or asks again. What else is done for the seat stays as it is. */
export async function auto(turn: Turn): Promise<Next> {
  const { session, seat, decision } = turn;
  const before = session.onlooker(seat).auto;
  const isOn = before.includes(ALL);
  const kinds = isOn ? before.filter((kind) => kind !== ALL) : [...before, ALL];
  const reply = await session.command(seat, { do: 'auto', kinds });
  if (isNo(reply)) return say(turn, text.ask.sentence(reply.reason));
  session.onlooker(seat).auto = kinds;
  session.save();
  say(turn, isOn ? text.auto.off : text.auto.on);
  return !isOn && decision.mode === 'first' ? 'changed' : 'stay';
}
