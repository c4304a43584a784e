import { covert, holds, type Question, type Rules, type Seat } from '@indigo/kernel';
import type { Use } from '../answers.ts';
import type { Windows } from '../effects.ts';
import { type Responder, responders } from '../registry.ts';
import type { T } from '../table.ts';
import { playItem } from './items.ts';
import { withItems } from './secrets.ts';
import { trainerOf } from './trainer.ts';

const NO_USES: readonly Use[] = [];

/** H-REACT-01, H-REACT-06: table order from the active player, without those who are out of the League. */
export function playing(t: T): readonly Seat[] {
  const order = t.from(t.s.active);
  for (const seat of order) if (t.s.players[seat].out) return order.filter((one) => !t.s.players[one].out);
  return order;
}

/** The opponents of a seat that are still in the game, in table order from its left. */
export function opponents(t: T, seat: Seat): readonly Seat[] {
  const others = t.others(seat);
  for (const other of others)
    if (t.s.players[other].out) return others.filter((one) => !t.s.players[one].out);
  return others;
}

/**
 * H-REACT-01: asks these seats in order for one response; who cannot respond is not asked (H-REACT-43). The response is
 * paid (H-REACT-04) and resolved before the thing it answers (H-REACT-03). True if there was one: then, where the window
 * goes on, it is opened again from the active player on (H-REACT-02): what others meant to answer to a trigger that is gone is
 * never paid (H-REACT-05). A skipped turn takes nobody's responses away (H-REACT-07). Quick Items have no other moments
 * (H-ITEM-06). It ends, for every response costs a card or a right there is once (H-REACT-40); who was not asked, nobody is
 * told (H-HID-18).
 */
export function respond<W extends keyof Windows>(
  t: T,
  window: W,
  on: Windows[W],
  seats: readonly Seat[],
  question: Question,
): Rules<boolean> {
  const asked = hasItems(window) ? covert(question, withItems(t, seats)) : question;
  const list = responders[window];
  return t.respond(
    seats,
    asked,
    (seat) => usesOf(t, list, seat, on),
    (seat, use): Rules => resolve(t, list, seat, on, use),
  );
}

function* resolve<On>(t: T, list: readonly Responder<On>[], seat: Seat, on: On, use: Use): Rules {
  const { family, sort, response } = list.find(({ id }) => id === use.use) as Responder<On>;
  if (family === 'item') playItem(t, seat, sort);
  yield* response.play(t, seat, on, use);
}

/** Can an Item be an answer there? Found once, when the cards are there. */
function hasItems(window: keyof Windows): boolean {
  itemWindows[window] ??= responders[window].some(({ family }) => family === 'item');
  return itemWindows[window];
}
const itemWindows: { -readonly [W in keyof Windows]?: boolean } = {};

function usesOf<On>(t: T, list: readonly Responder<On>[], seat: Seat, on: On): readonly Use[] {
  let uses = NO_USES;
  for (let i = 0; i < list.length; i++) {
    const responder = list[i];
    if (!has(t, seat, responder)) continue;
    const more = responder.response.uses(t, seat, on);
    if (more.length > 0) uses = uses.length === 0 ? more : [...uses, ...more];
  }
  return uses;
}

/** The Item in hand, the Trainer active, the lasting effect one's own. */
function has(t: T, seat: Seat, { family, id, sort }: Responder<never>): boolean {
  const { items, players, lasting } = t.s;
  if (family === 'item') return holds(items, players[seat].hand, sort);
  if (family === 'trainer') return trainerOf(t.s, seat) === sort;
  for (let i = 0; i < lasting.length; i++)
    if (lasting[i].event === id && lasting[i].owner === seat) return true;
  return false;
}
