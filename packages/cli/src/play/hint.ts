import type { OptionMeaning } from '@indigo/kernel';
import { print, sizeOf } from '../io.ts';
import { wrap } from '../terminal/width.ts';
import { text } from '../text.ts';
import { detailsOf } from './options.ts';
import { isNo, type Next, nameOf, say, type Turn } from './turn.ts';

/** What a search finds best, with the chance of winning and what speaks for it. */
export async function hint(turn: Turn): Promise<Next> {
  const { session, seat, decision } = turn;
  const reply = await session.command(seat, { do: 'hint', no: decision.no });
  if (isNo(reply)) return say(turn, text.ask.sentence(reply.reason));
  if (!('hint' in reply) || reply.hint.length === 0) return say(turn, text.hint.none);
  const { io } = session.console;
  const { width } = sizeOf(io);
  print(
    io,
    text.hint.head,
    ...reply.hint.flatMap(({ ids, chance }) => {
      const parts = typeof ids === 'string' ? [ids] : ids;
      const named = parts.map((id) => text.hint.option(numberOf(turn, id), nameOf(turn, id)));
      return wrap(`  ${text.hint.answer(chance, named, reasonOf(turn, parts))}`, width, '    ');
    }),
  );
  return 'stay';
}

const numberOf = ({ decision }: Turn, id: string): number =>
  decision.options.findIndex((option) => option.id === id) + 1;

/** What the game says an answer brings and costs. */
function reasonOf(turn: Turn, parts: readonly string[]): string {
  const { session, seat, decision, meanings, about } = turn;
  const faces = decision.options.filter(({ id }) => parts.includes(id));
  const together: readonly [OptionMeaning, string][] =
    decision.shape === 'pick' ? [] : [[about.together?.(faces) ?? {}, '']];
  const each = faces.map((face): [OptionMeaning, string] => [
    meanings[decision.options.indexOf(face)],
    session.say(seat, face.say),
  ]);
  return [...each, ...together]
    .map(([meaning, name]) => detailsOf(meaning, name, (what) => session.say(seat, what)))
    .filter((details) => details !== '')
    .join(' · ');
}
