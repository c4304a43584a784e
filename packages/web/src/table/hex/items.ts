/** The faces of Item and Trainer cards. */
import { itemCard, type SignId, TYPE_COLOUR } from '@indigo/art';
import { ITEMS, type Item, TRAINERS } from '@indigo/hex';
import { typeName } from './facts.ts';

const byId = new Map<string, Item>(ITEMS.map((item) => [item.id, item]));
export const itemById = (id: string): Item | undefined => byId.get(id);

const WHEN: { readonly [kind in Item['class']]: string } = {
  common: 'on your turn',
  quick: 'at any time',
  battle: 'in battle',
};

// biome-ignore format: a table
const LOOKS: { readonly [id: string]: readonly [string, SignId] } = {
  bicycle: ['#2f7a63', 'g-swirl'], 'escape-rope': ['#8a6a3c', 'g-dungeon'], 'exp-share': ['#3f57b5', 'g-disc'],
  'fishing-rod': ['#2f6fb8', 'g-surf'], honey: ['#b3821b', 'g-heart'], 'lure-module': ['#4a7a3a', 'g-tree'],
  'poke-flute': ['#2a8a9a', 'g-chance'], 'pokenav-plus': ['#b93a83', 'g-flag'], vitamin: ['#c2412d', 'g-lab'],
  'x-item': ['#c2412d', 'g-attack'], 'rare-candy': ['#7a3f9e', 'g-event'], repel: ['#4b4a68', 'g-cut'],
  'rocket-attack': ['#8f2028', 'g-fight'], 'time-travel': ['#3f57b5', 'g-time'],
};

function lookOf(id: string, item: Item | undefined): readonly [string, SignId] | undefined {
  const [type] = item?.types ?? [];
  if (type === undefined) return LOOKS[id];
  return [TYPE_COLOUR[typeName(type)], `t-${typeName(type)}`];
}

/** What it adds, where it adds anything, and when. */
function hintOf({ class: kind, value }: Item): string {
  if (value === undefined) return WHEN[kind];
  return kind === 'battle' ? `+${value} ${WHEN[kind]}` : `capture ±${value}`;
}

export function drawnItem(id: string, name: string): string {
  const item = itemById(id);
  const look = lookOf(id, item);
  return itemCard({ id, name, ...(item && { hint: hintOf(item) }), ...(look && { look }) });
}

export const trainerById = (id: string) => TRAINERS.find((trainer) => trainer.id === id);

export const drawnTrainer = (id: string, name: string): string =>
  itemCard({ id, name, hint: 'your Trainer', look: ['#2f7a63', 'g-trainer'] });
