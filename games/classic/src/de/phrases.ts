/** What Pokémon, cards, Events and offers are called where more than a name is needed. */
import type { Reader, Seat } from '@indigo/kernel';
import type { OfferPart } from '../answers.ts';
import { CHIPS } from '../data/chips.ts';
import { EVENTS, type EventKind } from '../data/events.ts';
import { ITEMS, type ItemTiming } from '../data/items.ts';
import type { Why } from '../rules/dice.ts';
import { type SumPart, totalOf } from '../sums.ts';
import {
  eventName,
  itemIs,
  itemName,
  items,
  list,
  or,
  pokemon,
  rivalName,
  rivalPokemon,
  signed,
  they,
  up,
} from './names.ts';

export const PURPOSE: { readonly [K in Why]: string } = {
  move: 'zum Ziehen',
  catch: 'zum Fangen',
  battle: 'zum Angriff',
  revive: 'in der Würfelprobe',
  rival: 'um den Meister',
  first: 'um den ersten Zug',
};

/** `Rettan (Stärke 2, Angriff 1)`: what must be known of a Pokémon that is not in the own team. */
export const valued = (dex: number, ko = false): string => {
  const { power, attack } = CHIPS[dex - 1];
  return `${pokemon(dex)} (Stärke ${power}, Angriff ${attack}${ko ? ', kampfunfähig' : ''})`;
};

/** `Rettan (Stärke 2, gefangen mit 3/4/5)`: a chip that lies face up on the board. */
export const wild = (dex: number): string => {
  const { power, catches } = CHIPS[dex - 1];
  return `${pokemon(dex)} (Stärke ${power}, gefangen mit ${catches.join('/')})`;
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

/** What somebody gets, takes or lays: `einen Trank und eine Zeitmaschine`. */
export const someCards = (cards: readonly number[]): string => list(cards.map((sort) => itemIs(sort).a));

export const WHEN: { readonly [K in ItemTiming]: string } = {
  battle: 'In einem Kampf',
  'before-catch-roll': 'Vor einem Fangwurf',
  'after-any-roll': 'Nach jedem Wurf',
  'instead-of-roll': 'Statt zu würfeln',
  'own-turn': 'In deinem Zug',
  'as-target': 'Wenn du gefordert wirst oder tauschen musst',
};

/** What a card does, after a colon. */
export function cardText(sort: number): string {
  const { kind, values } = ITEMS[sort];
  switch (kind) {
    case 'attack-bonus':
      return `im Kampf ${values[0]} zur Summe dazu`;
    case 'poke-ball':
      return `der Fangwurf darf nach dem Würfeln um ${or(values.map(signed))} geändert werden`;
    case 'time-machine':
      return 'ein eben gefallener Würfel wird neu geworfen, und der neue Wurf gilt';
    case 'fly':
      return 'bringt dich in eine beliebige Stadt, statt zu würfeln';
    case 'potion':
      return values[0] === 1
        ? 'belebt ein Pokémon wieder, das kampfunfähig ist'
        : `belebt ${values[0]} Pokémon wieder, die kampfunfähig sind`;
    case 'poke-doll':
      return 'verhindert einen Kampf oder einen erzwungenen Tausch';
  }
}

/** What an Event Card orders. */
const EVENT_TEXT: { readonly [K in EventKind]: (value: number) => string } = {
  'unknown-dungeon': () =>
    'Dreh in der Azuria-Höhle einen gelben Chip um und versuche, ihn zu fangen. Entkommt es, werden alle gelben Chips neu gemischt.',
  chance: () =>
    'Nimm ohne zu würfeln einen beliebigen Chip in der Farbe dieses Feldes, offen oder verdeckt. Gibt es auf dem Brett keinen, nimm irgendeinen außer einem gelben.',
  'pokemon-center': () => 'Belebe eines deiner Pokémon wieder, die kampfunfähig sind.',
  trade: () =>
    'Gib jemandem eines deiner Pokémon und nimm dir dafür ein beliebiges, aber nie ein Starter-Pokémon. Nur eine Poképuppe kann das verhindern.',
  fight: () =>
    'Fordere jemanden heraus, wie weit weg auch immer. Nur eine Poképuppe kann den Kampf verhindern.',
  'take-items': (value) => `Zieh ${items(value)} vom Stapel.`,
};
export const eventText = (event: number): string => EVENT_TEXT[EVENTS[event].kind](EVENTS[event].value);

/** `Glückskarte.`, `Auf in den Kampf!`. */
export const eventSentence = (event: number): string =>
  `${eventName(event)}${eventName(event).endsWith('!') ? '' : '.'}`;

export const PARTS: { readonly [K in SumPart[0]]: string } = {
  attack: 'Angriff',
  master: 'Angriff',
  evolution: 'Entwicklung',
  die: 'Würfel',
  'masters-bonus': 'Meisterbonus',
  card: 'Karte',
};

/** `Arkani 15 + Würfel 1 + Meisterbonus 6 = 22`. */
function sum(parts: readonly SumPart[]): string {
  const named = ([what, value, of]: SumPart): string => {
    if (what === 'attack') return `${pokemon(of)} ${value}`;
    return `${what === 'master' ? rivalPokemon(of) : PARTS[what]} ${value}`;
  };
  return `${parts.map(named).join(' + ')} = ${totalOf(parts)}`;
}

/** `Du: …`, `Gary: …`: a Master by the name on the Rival Card. */
export function mustered(r: Reader, seat: Seat, parts: readonly SumPart[]): string {
  const rival = parts.find(([what]) => what === 'master')?.[2];
  return `${rival === undefined ? up(they(r, seat)) : rivalName(rival)}: ${sum(parts)}.`;
}
