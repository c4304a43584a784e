/** Wild and legendary Pokémon. */
import type { Reader, Seat, Words } from '@indigo/kernel';
import { TYPE_AT } from '../cards.ts';
import { FORMS } from '../league/forms.ts';
import { name } from '../league/names.ts';
import { ballName, count, does, isSuper, left, list, pokemon, typeName, up, whose } from '../names.ts';

const typeAt = (form: number): number => TYPE_AT[Math.floor(form / FORMS)][form % FORMS];

type Fill = { readonly slot: number; readonly ball: number };

export const wildWords = {
  'fights-wild': {
    clause: 'M-WILD-02',
    say: (r: Reader, seat: Seat, card: number) =>
      `${does(r, seat, 'fights', 'fight')} the wild ${pokemon(card)}.`,
  },
  hurt: {
    clause: 'M-WILD-06',
    say: (r: Reader, seat: Seat, form: number, type: number, lost: number, hearts: number) =>
      `${up(whose(r, seat))} ${name(form)} takes ${isSuper(type, typeAt(form)) ? 'super effective ' : ''}${typeName(type)} damage and loses ${count(lost, 'heart')}: ${left(hearts)}.`,
  },
  'beat-wild': {
    clause: 'M-WILD-09',
    say: (_r: Reader, _seat: Seat, card: number) => `The wild ${pokemon(card)} is defeated.`,
  },
  threw: {
    clause: 'M-CATCH-09',
    say: (r: Reader, seat: Seat, card: number, fills: readonly Fill[]) =>
      `${does(r, seat, 'throws', 'throw')} ${list(fills.map(({ ball }) => ballName(ball)))} at ${pokemon(card)}.`,
  },
  'catch-roll': {
    clause: 'M-CATCH-06',
    say: (r: Reader, seat: Seat, pips: number, card: number, _faces: readonly number[]) =>
      `${does(r, seat, 'rolls', 'roll')} a ${pips} to catch ${pokemon(card)}.`,
  },
  'broke-free': {
    clause: 'M-CATCH-11',
    say: (_r: Reader, _seat: Seat, card: number) => `${pokemon(card)} breaks free.`,
  },
  caught: {
    clause: 'M-CATCH-10',
    say: (r: Reader, seat: Seat, card: number) =>
      `${up(does(r, seat, 'has', 'have'))} caught ${pokemon(card)}.`,
  },
} as const satisfies Words;
