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

/** What people may have before them, and what meanings and odds look up. */
export function installHeld(families: Pick<Families, 'items' | 'trainers'>): void {
  ITEMS.forEach(({ id }, sort) => {
    itemEffects[sort] = families.items[id] ?? NO_ITEM;
    enlist('item', id, sort, itemEffects[sort].responds);
  });
  TRAINERS.forEach(({ id }, sort) => {
    trainerEffects[sort] = families.trainers[id] ?? NO_TRAINER;
    enlist('trainer', id, sort, trainerEffects[sort].responds);
  });
}

export function installEvents(families: Pick<Families, 'events' | 'superEvents'>): void {
  EVENTS.forEach(({ id }, sort) => {
    eventEffects[sort] = families.events[id];
    endure(id, sort, eventEffects[sort]);
  });
  SUPER_EVENTS.forEach(({ id }, sort) => {
    superEffects[sort] = families.superEvents[id];
    endure(id, sort, superEffects[sort]);
  });
}

function endure(id: string, sort: Sort, effect: EventEffect): void {
  if (effect.lasting === undefined) return;
  lastingEffects.set(id, effect.lasting);
  enlist('lasting', id, sort, effect.lasting.responds);
}
