import { ALL, draw, putUnder, type Rules, type Seat } from '@indigo/kernel';
import { EVENTS, type EventKind } from '../data/events.ts';
import { EVENT_SHOWN } from '../questions.ts';
import { potionMoment } from '../rules/potion.ts';
import { type T, tell } from '../table.ts';
import { chance } from './chance.ts';
import { fight } from './fight.ts';
import { pokemonCenterEvent } from './pokemon-center.ts';
import { takeItems } from './take-items.ts';
import { tradePokemon } from './trade-pokemon.ts';
import { unknownDungeon } from './unknown-dungeon.ts';

/** What an Event Card does to who drew it. `value` is the figure on the card. True if it could do anything. */
type Effect = (t: T, seat: Seat, value: number) => Rules<boolean>;

const EFFECTS: { readonly [K in EventKind]: Effect } = {
  'unknown-dungeon': unknownDungeon,
  chance,
  'pokemon-center': pokemonCenterEvent,
  trade: tradePokemon,
  fight,
  'take-items': takeItems,
};

/** C-EVENT-01: shown to all, carried out at once, put under the deck: which is never shuffled, so its order comes back. */
export function* drawEvent(t: T, seat: Seat): Rules {
  const { s } = t;
  const card = yield* draw(t, s.events, ALL, 'event');
  if (card === null) return;
  s.event = s.events.kind[card];
  const event = EVENTS[s.event];
  tell(t, ALL, 'drew-event', seat, s.event);
  yield* potionMoment(t, seat, EVENT_SHOWN(s.event));
  const worked = yield* EFFECTS[event.kind](t, seat, event.value);
  if (!worked) tell(t, ALL, 'no-effect', s.event); // C-EVENT-02
  putUnder(s.events, card);
  s.event = -1;
}
