/** The cards the rules play with. Filled once, by front.ts and index.ts: rules look cards up here and import none. */

import { EVENTS, type EventId } from './data/events.ts';
import { ITEMS, type ItemId } from './data/items.ts';
import { SUPER_EVENTS, type SuperEventId } from './data/super-events.ts';
import { TRAINERS, type TrainerId } from './data/trainers.ts';
import type { EventEffect, ItemEffect, Response, Responses, TrainerEffect, Windows } from './effects.ts';
import type { Sort } from './state.ts';

export interface Families {
  readonly items: { readonly [K in ItemId]?: ItemEffect };
  readonly events: { readonly [K in EventId]: EventEffect };
  readonly superEvents: { readonly [K in SuperEventId]: EventEffect };
  readonly trainers: { readonly [K in TrainerId]?: TrainerEffect };
}

/** A card that answers in some window. */
export interface Responder<On> {
  readonly family: 'item' | 'trainer' | 'lasting';
  readonly id: string;
  readonly sort: Sort;
  readonly response: Response<On>;
}

const NO_ITEM: ItemEffect = {};
const NO_TRAINER: TrainerEffect = {};

export const itemEffects: ItemEffect[] = [];
export const eventEffects: EventEffect[] = [];
export const superEffects: EventEffect[] = [];
export const trainerEffects: TrainerEffect[] = [];
/** By id, for lasting effects. */
export const lastingEffects = new Map<string, NonNullable<EventEffect['lasting']>>();

export const responders: { readonly [W in keyof Windows]: Responder<Windows[W]>[] } = {
  roll: [],
  count: [],
  cancel: [],
  copy: [],
  hit: [],
  reveal: [],
  fail: [],
  loss: [],
  draw: [],
};

function enlist(family: Responder<never>['family'], id: string, sort: Sort, responds: Responses = {}): void {
  for (const window of Object.keys(responds) as (keyof Windows)[]) {
    const list = responders[window] as Responder<never>[];
    list.push({ family, id, sort, response: responds[window] as Response<never> });
  }
}

/** All of one shape, with whatever any of them has: rules look into them all the time, and of many shapes each takes longer to read. */
function alike<E extends object>(effects: readonly E[]): E[] {
  const keys = [...new Set(effects.flatMap((effect) => Object.keys(effect)))] as (keyof E)[];
  return effects.map((effect) => Object.fromEntries(keys.map((key) => [key, effect[key]])) as E);
}

/** What people may have before them, and what meanings and odds look up. */
export function installHeld({ items, trainers }: Pick<Families, 'items' | 'trainers'>): void {
  itemEffects.push(...alike(ITEMS.map(({ id }) => items[id] ?? NO_ITEM)));
  ITEMS.forEach(({ id }, sort) => {
    enlist('item', id, sort, itemEffects[sort].responds);
  });
  trainerEffects.push(...alike(TRAINERS.map(({ id }) => trainers[id] ?? NO_TRAINER)));
  TRAINERS.forEach(({ id }, sort) => {
    enlist('trainer', id, sort, trainerEffects[sort].responds);
  });
}

export function installEvents({ events, superEvents }: Pick<Families, 'events' | 'superEvents'>): void {
  eventEffects.push(...alike(EVENTS.map(({ id }) => events[id])));
  superEffects.push(...alike(SUPER_EVENTS.map(({ id }) => superEvents[id])));
  const enduring = [...lasting(EVENTS, eventEffects), ...lasting(SUPER_EVENTS, superEffects)];
  alike(enduring.map(({ effect }) => effect)).forEach((effect, i) => {
    const { id, sort } = enduring[i];
    lastingEffects.set(id, effect);
    enlist('lasting', id, sort, effect.responds);
  });
}

function lasting(cards: readonly { readonly id: string }[], effects: readonly EventEffect[]) {
  return cards.flatMap(({ id }, sort) => {
    const effect = effects[sort].lasting;
    return effect === undefined ? [] : [{ id, sort, effect }];
  });
}
