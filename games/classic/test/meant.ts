/** What the game says about the moment a script has come to. */
import { checkOdds, type Point } from '@indigo/battery';
import {
  type Battle,
  type Face,
  type LineMeaning,
  type OptionMeaning,
  type QuestionMeaning,
  read,
  type Say,
  type Seat,
  type Side,
} from '@indigo/kernel';
import { type ClassicView, classic } from '../src/index.ts';
import { meanings } from '../src/meanings.ts';
import type { Played } from './meeting.ts';

const asked = (t: Played, seat?: Seat): Seat => seat ?? t.match.open()[0];

export const faceOf = (t: Played, id: string, seat?: Seat): Face => {
  const face = t.decision(asked(t, seat)).options.find((option) => option.id === id);
  if (face === undefined) throw new Error(`"${id}" is not offered`);
  return face;
};

export const option = (t: Played, id: string, seat?: Seat): OptionMeaning =>
  meanings.option(t.view(asked(t, seat)), t.decision(asked(t, seat)), faceOf(t, id, seat));

export const question = (t: Played, seat?: Seat): QuestionMeaning =>
  meanings.question(t.view(asked(t, seat)), t.decision(asked(t, seat)));

/** What the last line with this key means. */
export const line = (t: Played, key: string, seat?: Seat): LineMeaning => {
  const said = t.told(seat, key).at(-1);
  if (said === undefined) throw new Error(`nobody was told "${key}"`);
  return meanings.line(said);
};

export const inWords = (say: Say | undefined, you: Seat | null = 0): string =>
  say === undefined ? '' : read(classic.words, say, { you, name: (seat) => `seat ${seat}` });

export const allInWords = (says: readonly Say[] | undefined, you: Seat | null = 0): string[] =>
  (says ?? []).map((say) => inWords(say, you));

/** All odds of the moment are what happens; how many there were. */
export const oddsHold = (t: Played): number => checkOdds({ match: t.match } as unknown as Point);

export function battleIn(view: ClassicView): Battle {
  const { battle } = classic.scene(view);
  if (battle === undefined) throw new Error('no battle is shown');
  return battle;
}

/** The parts of a sum as `8 attack`, those that are unknown as `? face-down card`. */
export const partsIn = ({ sum }: Side): string[] =>
  (sum?.parts ?? []).map(({ value, say }) => `${value ?? '?'} ${inWords(say)}`);
