/** An offer, its answer, a counter-offer and its answer, each a step of its own (M-TRADE-09, M-TRADE-10). */
import { ALL, maskOf, type Rules, type Seat, type Step } from '@indigo/kernel';
import { ACCEPT_COUNTER_REFUSE, ACCEPT_OR_REFUSE } from '../../answers.ts';
import { ANSWER_COUNTER, ANSWER_OFFER, COUNTER, OFFER } from '../../questions.ts';
import type { Offer } from '../../state.ts';
import { type T, tell } from '../../table.ts';
import { changeHands } from './change-hands.ts';
import { asNow, offerOptions, offerParts } from './parts.ts';

const ANSWER: Step = { do: 'trade-answer' };
const COUNTER_STEP: Step = { do: 'trade-counter' };
const CONFIRM: Step = { do: 'trade-confirm' };

/** M-TRADE-09, M-TRADE-11: Active puts an offer together; dropped ones are counted like others. */
export function* makeOffer(t: T, from: Seat, to: Seat): Rules {
  const { s } = t;
  s.players[from].offers[to]++;
  const parts = yield* t.compose(from, OFFER(to), () => offerOptions(s, from, to), offerParts(s, from, to));
  put(t, Object.freeze({ from, to, parts: Object.freeze(parts.slice()), counter: false }));
}

function put(t: T, offer: Offer): void {
  const { from, to, parts } = offer;
  if (parts.length === 0) {
    t.s.offer = null;
    tell(t, ALL, 'offer-dropped', from, to);
    return;
  }
  t.s.offer = offer;
  if (t.listener !== null) tell(t, maskOf(from) | maskOf(to), 'offered', from, to, asNow(t.s, parts)); // M-HID-10
}

/** What is due once an offer has been made and the agenda is set for what comes after it. */
export function awaitAnswer(t: T): void {
  const { offer, agenda } = t.s;
  if (offer !== null) agenda.push(offer.counter ? CONFIRM : ANSWER);
}

/** M-TRADE-10: the partner accepts, refuses or answers with a counter-offer. */
function* answer(t: T): Rules {
  const { from, to } = t.s.offer as Offer;
  const says = yield* t.ask(to, ANSWER_OFFER(from), () => ACCEPT_COUNTER_REFUSE);
  if (says === 'counter') t.s.agenda.push(COUNTER_STEP);
  else settle(t, says);
}

function* counter(t: T): Rules {
  const { s } = t;
  const { from, to } = s.offer as Offer;
  const parts = yield* t.compose(to, COUNTER(from), () => offerOptions(s, to, from), offerParts(s, to, from));
  put(t, Object.freeze({ from: to, to: from, parts: Object.freeze(parts.slice()), counter: true }));
  awaitAnswer(t);
}

function* confirm(t: T): Rules {
  const { from, to } = t.s.offer as Offer;
  settle(t, yield* t.ask(to, ANSWER_COUNTER(from), () => ACCEPT_OR_REFUSE));
}

function settle(t: T, says: 'accept' | 'refuse'): void {
  const offer = t.s.offer as Offer;
  t.s.offer = null;
  if (says === 'accept') changeHands(t, offer);
  else tell(t, ALL, 'offer-refused', offer.to, offer.from);
}

export const tradeSteps: { readonly [name: string]: (t: T) => Rules } = {
  'trade-answer': answer,
  'trade-counter': counter,
  'trade-confirm': confirm,
};
