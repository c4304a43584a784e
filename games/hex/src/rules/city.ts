import { ALL, type Rules, type Seat } from '@indigo/kernel';
import { NO, SEAT, YES } from '../answers.ts';
import { graphOf, HEXAGONS, LAST_SLOT, SPACES } from '../board.ts';
import type { Visit } from '../data/hexagons/hexagon.ts';
import { colourIndex } from '../pokemon.ts';
import { ask } from '../questions.ts';
import type { SpaceIndex } from '../state.ts';
import { type T, tell } from '../table.ts';
import { drawEvent, pickEvent } from './events.ts';
import { strikes } from './hit.ts';
import { discardSome, drawItems, steal } from './items.ts';
import { lockFamily } from './lock.ts';
import { giveTurn } from './order.ts';
import { gainNext } from './supply.ts';
import { replaceTrainer } from './trainer.ts';
import { opponents } from './window.ts';

const NEW_TRAINER = ask('new-trainer', 'H-CITY-17');
const PAY_FOR_EVENT = ask('pay-for-event', 'H-CITY-19');
const SWAP_ITEMS = ask('swap-items', 'H-CITY-20');
const ROB = ask('rob', 'H-CITY-23');

/** H-CITY-03, H-CITY-04, H-CITY-05, H-CITY-14: a stop in a city, by whatever means; the visit effect comes before the gym (H-CITY-07). */
export function* visit(t: T, seat: Seat, space: SpaceIndex): Rules {
  const { s } = t;
  const me = s.players[seat];
  const { hexagon } = SPACES[space];
  const slot = graphOf(s).slotOf[hexagon];
  const first = ((me.visited >> slot) & 1) === 0;
  const pioneer = s.pioneers[slot] < 0;
  me.visited |= 1 << slot; // H-CITY-13
  if (pioneer) s.pioneers[slot] = seat;
  if (slot === LAST_SLOT) me.entered = true; // H-PLAT-02; the lock is its visit effect (H-PLAT-04)
  const effect = HEXAGONS[hexagon].visit;
  if (effect === null || !(effect.when === 'pioneer' ? pioneer : first)) return;
  tell(t, ALL, effect.when, seat, space); // H-CITY-27: used up, whatever comes of it
  yield* EFFECT[effect.do](t, seat, space, effect);
}

type Effect = (t: T, seat: Seat, space: SpaceIndex, visit: Visit) => Rules<unknown>;

/** H-REACT-37: a draw one must make may be blocked, a gift not. H-CITY-15 to H-CITY-26. An Event drawn here is activated on the city (H-CITY-28). */
const EFFECT: { readonly [K in Visit['do']]: Effect } = {
  // H-CITY-16
  items: (t, seat, _space, { amount = 1 }): Rules<unknown> => drawItems(t, seat, amount),
  // H-CITY-21
  pokemon: (t, seat, _space, { colour = 'pink' }): Rules<unknown> => gainNext(t, seat, colourIndex(colour)),
  *trainer(t, seat) {
    if ((yield* t.ask(seat, NEW_TRAINER, () => [YES, NO])) === YES) yield* replaceTrainer(t, seat);
  },
  // H-CITY-18
  *event(t, seat, space) {
    if (yield* strikes(t, 'city', [seat])) yield* drawEvent(t, seat, 'event', space);
  },
  // H-CITY-24
  *'super-event'(t, seat, space) {
    if (yield* strikes(t, 'city', [seat])) yield* drawEvent(t, seat, 'super', space);
  },
  *'pick-event'(t, seat, space) {
    if (yield* strikes(t, 'city', [seat])) yield* pickEvent(t, seat, space);
  },
  *'pay-event'(t, seat, space) {
    const paid = yield* discardSome(t, seat, PAY_FOR_EVENT, 0, 1);
    if (paid > 0) yield* drawEvent(t, seat, 'event', space);
  },
  *'swap-items'(t, seat) {
    const gone = yield* discardSome(t, seat, SWAP_ITEMS, 0, t.s.players[seat].hand.length);
    if (gone > 0) yield* drawItems(t, seat, gone);
  },
  // H-CITY-22
  // biome-ignore lint/correctness/useYield: it asks nothing
  *'extra-turn'(t, seat) {
    giveTurn(t, seat);
  },
  *steal(t, seat) {
    const victims = opponents(t, seat).filter((other) => t.s.players[other].hand.length > 0);
    if (victims.length === 0) return;
    const { seat: victim } = yield* t.ask(seat, ROB, () => victims.map((other) => SEAT[other]));
    if (yield* strikes(t, 'city', [victim], [seat])) yield* steal(t, seat, victim, 1);
  },
  lock: (t, seat): Rules => lockFamily(t, seat),
};
