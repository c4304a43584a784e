/** What the game says of what is asked now. */
import {
  type OptionMeaning,
  type QuestionMeaning,
  type Reader,
  read,
  type Say,
  type Seat,
} from '@indigo/kernel';
import { meanings } from '../src/meanings.ts';
import { words } from '../src/text/index.ts';
import type { Told } from './table.ts';

const reader: Reader = { you: 0, name: (seat) => `Player ${seat + 1}` };
export const inWords = (say: Say | undefined): string | null =>
  say === undefined ? null : read(words, say, reader);
export const allInWords = (says: readonly Say[] = []): (string | null)[] => says.map(inWords);

/** What an option means to whoever is asked. */
export function option(t: Told, id: string, seat: Seat = t.match.open()[0]): OptionMeaning {
  const decision = t.decision(seat);
  const face = decision.options.find((one) => one.id === id);
  if (face === undefined) throw new Error(`"${id}" is not offered`);
  return meanings.option(t.view(seat), decision, face);
}

export const question = (t: Told, seat: Seat = t.match.open()[0]): QuestionMeaning =>
  meanings.question(t.view(seat), t.decision(seat));
