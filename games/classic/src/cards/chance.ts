import { ALL, type Rules, type Seat } from '@indigo/kernel';
import { CIRCLES_BY_COLOUR, COLOUR_OF } from '../board.ts';
import { CHANCE_PICK } from '../questions.ts';
import { takeChip, turnUp } from '../rules/capture.ts';
import { EMPTY } from '../state.ts';
import { type T, tell } from '../table.ts';

/**
 * C-CHANCE-01: take a chip of the colour stood on, without a roll (C-CHANCE-05). If the board has none, or the space has
 * no colour (C-CHANCE-04), any chip of the board's circles (C-CHANCE-02); yellow ones lie on none.
 */
export function* chance(t: T, seat: Seat): Rules<boolean> {
  const { s } = t;
  const lies = (space: number): boolean => s.circles[space] !== EMPTY;
  const colour = COLOUR_OF[s.trainers[seat].at];
  const own = colour < 0 ? [] : CIRCLES_BY_COLOUR[colour].filter(lies);
  const choices = own.length > 0 ? own : CIRCLES_BY_COLOUR.flat().filter(lies);
  if (choices.length === 0) return false; // C-CHANCE-06
  const space = yield* t.ask(seat, CHANCE_PICK(own.length > 0 ? colour : -1), () => choices);
  yield* turnUp(t, space); // C-CHANCE-03: blind, and shown after taking
  tell(t, ALL, 'took-chip', seat, s.circles[space], space);
  takeChip(t, seat, space);
  return true;
}
