/** What Pokémon, cards, Events and offers are called where more than a name is needed. */
import type { OfferPart } from '../answers.ts';
import { CHIPS } from '../data/chips.ts';
import { EVENTS, type EventKind } from '../data/events.ts';
import { ITEMS, type ItemTiming } from '../data/items.ts';
import { count, eventName, itemName, list, pokemon } from '../names.ts';
import type { Why } from '../rules/dice.ts';
import { or, signed } from './speech.ts';

export const PURPOSE: { readonly [K in Why]: string } = {
  move: 'to move',
  catch: 'to catch',
  battle: 'to attack',
  revive: 'in the Dice Challenge',
  rival: 'to play the Master',
  first: 'for the first turn',
};

/** `Ekans (power 2, attack 1)`: what must be known of a Pokémon that is not in the own team. */
export const valued = (dex: number, ko = false): string => {
  const { name, power, attack } = CHIPS[dex - 1];
  return `${name} (power ${power}, attack ${attack}${ko ? ', knocked out' : ''})`;
};

/** `Ekans (power 2, caught on 3/4/5)`: a chip that lies face up on the board. */
export const wild = (dex: number): string => {
  const { name, power, catches } = CHIPS[dex - 1];
  return `${name} (power ${power}, caught on ${catches.join('/')})`;
};

export function terms(
  parts: readonly OfferPart[],
  given: (dex: number) => string = pokemon,
): { give: string; want: string } {
  const side = (key: 'give' | 'want'): string =>
    list(
      parts.flatMap((part) => {
        const goods = part as { [name: string]: number };
        if (goods[key] !== undefined) return [(key === 'give' ? given : pokemon)(goods[key])];
        const item = goods[`${key}Item`];
        return item === undefined ? [] : [itemName(item)];
      }),
    );
  return { give: side('give'), want: side('want') };
}

export const sorts = (cards: readonly number[]): string => list(cards.map(itemName));

export const WHEN: { readonly [K in ItemTiming]: string } = {
  battle: 'In a battle',
  'before-catch-roll': 'Before a catch roll',
  'after-any-roll': 'After any roll',
  'instead-of-roll': 'Instead of your roll',
  'own-turn': 'On your turn',
  'as-target': 'When challenged or forced to trade',
};

/** What a card does, as the end of a sentence. */
export function cardText(sort: number): string {
  const { kind, values } = ITEMS[sort];
  switch (kind) {
    case 'attack-bonus':
      return `it adds ${values[0]} to a battle total`;
    case 'poke-ball':
      return `the catch roll may be changed by ${or(values.map(signed))} after it is rolled`;
    case 'time-machine':
      return 'any one die just rolled is rolled again, and the new roll stands';
    case 'fly':
      return 'it takes its player to any city or town instead of a roll';
    case 'potion':
      return `it revives ${count(values[0], 'knocked-out Pokémon', 'knocked-out Pokémon')}`;
    case 'poke-doll':
      return 'it stops a battle or a forced trade';
  }
}

/** `an Ultra Ball`, `Fly`. */
export function aCard(sort: number): string {
  const { kind, name } = ITEMS[sort];
  if (kind === 'fly') return name;
  return `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`;
}

/** What an Event Card orders. */
const EVENT_TEXT: { readonly [K in EventKind]: (value: number) => string } = {
  'unknown-dungeon': () =>
    'Turn over a yellow chip in the Unknown Dungeon and try to catch it. If it gets away, all yellow chips are mixed again.',
  chance: () =>
    'Take any chip of the colour of this space, face up or face down, without a roll. If the board has none, take any chip but a yellow one.',
  'pokemon-center': () => 'Revive one of your knocked-out Pokémon.',
  trade: () =>
    'Give one of your Pokémon to another trainer and take any one of theirs, never a Starter. Only a Poké Doll can stop it.',
  fight: () => 'Challenge any trainer, however far away. They must fight or play a Poké Doll.',
  'take-items': (value) => `Draw ${count(value, 'Item Card')} from the top of the deck.`,
};

export const eventText = (event: number): string => EVENT_TEXT[EVENTS[event].kind](EVENTS[event].value);

/** `Chance Card.`, `Let's Fight!`. */
export const eventSentence = (event: number): string =>
  `${eventName(event)}${eventName(event).endsWith('!') ? '' : '.'}`;
