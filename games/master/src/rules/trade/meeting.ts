/** Trades out of turn: whoever stands together with somebody new is asked whether they want one (M-TRADE-03). */
import { type Mask, NOTHING, type Rules, type Seat, type Step } from '@indigo/kernel';
import { MEET } from '../../questions.ts';
import type { Master } from '../../state.ts';
import type { T } from '../../table.ts';
import { inReach, offersTo } from '../deeds/trade.ts';
import { awaitAnswer, makeOffer } from './steps.ts';

/** In the middle of a turn those are asked whose turn it is not; at its end everybody. */
export const MEETING: Step = { do: 'meeting' };
export const PARTING: Step = { do: 'parting' };

/** One bit for each other player in reach. */
function companyOf(s: Master, seat: Seat): Mask {
  let mask = 0;
  for (let other = 0; other < s.players.length; other++)
    if (other !== seat && inReach(s, seat, other)) mask |= 1 << other;
  return mask;
}

/** A seat has seen who is here, and is asked again when somebody else comes. */
export function greet(s: Master, seat: Seat): void {
  s.players[seat].met = companyOf(s, seat);
}

const hasNews = (s: Master, seat: Seat): boolean => (companyOf(s, seat) & ~s.players[seat].met) !== 0;

/** Somebody whose turn it is not has new company. */
export function isMeeting(s: Master): boolean {
  for (let seat = 0; seat < s.players.length; seat++) if (seat !== s.active && hasNews(s, seat)) return true;
  return false;
}

/** Most of the time nobody has. */
function ask(t: T, again: Step, seats: readonly Seat[]): Rules {
  const { s } = t;
  for (let i = 0; i < seats.length; i++) if (hasNews(s, seats[i])) return askThose(t, again, seats);
  greetAll(s, seats);
  return NOTHING;
}

function* askThose(t: T, again: Step, seats: readonly Seat[]): Rules {
  const { s } = t;
  const asked = seats.filter((seat) => hasNews(s, seat));
  const answer = yield* t.window(asked, MEET, (seat) => offersTo(s, seat));
  if (answer === null) {
    greetAll(s, seats);
    return;
  }
  s.agenda.push(again); // further trades, of the same or of others
  yield* makeOffer(t, answer.seat, answer.use.what as Seat);
  awaitAnswer(t);
}

function greetAll(s: Master, seats: readonly Seat[]): void {
  for (let i = 0; i < seats.length; i++) greet(s, seats[i]);
}

export const meetingSteps: { readonly [name: string]: (t: T) => Rules } = {
  meeting: (t): Rules => ask(t, MEETING, t.others(t.s.active)),
  parting: (t): Rules => ask(t, PARTING, t.from(t.s.active)),
};
