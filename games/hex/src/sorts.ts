/** Cards by id, as the numbers rules count with. */
import { EVENTS, type EventId } from './data/events.ts';
import { ITEMS, type ItemId } from './data/items.ts';
import { SUPER_EVENTS, type SuperEventId } from './data/super-events.ts';
import { TRAINERS, type TrainerId } from './data/trainers.ts';
import type { Sort } from './state.ts';

const index = <Id extends string>(cards: readonly { readonly id: Id }[]): { readonly [K in Id]: Sort } =>
  Object.fromEntries(cards.map(({ id }, sort) => [id, sort])) as { readonly [K in Id]: Sort };

export const ITEM_SORT = index<ItemId>(ITEMS);
export const EVENT_SORT = index<EventId>(EVENTS);
export const SUPER_SORT = index<SuperEventId>(SUPER_EVENTS);
export const TRAINER_SORT = index<TrainerId>(TRAINERS);
