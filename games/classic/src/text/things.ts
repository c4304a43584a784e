/** What the things of the table are: ../meanings/things.ts. */
import type { Reader, Seat, Words } from '@indigo/kernel';
import { CATCH_NUMBERS, CHIPS, COLOURS } from '../data/chips.ts';
import { EVOLUTIONS } from '../data/evolutions.ts';
import { ITEMS } from '../data/items.ts';
import { DICE_CHALLENGE_FACES, DICE_CHALLENGE_NEEDS, GOAL_POWER } from '../data/rules.ts';
import { colourName, count, list, pokemon } from '../names.ts';
import { WHEN } from './phrases.ts';
import { or, up, whose } from './speech.ts';

const DECK = ITEMS.reduce((sum, item) => sum + item.count, 0);

/** What the things of the table are. */
export const thingsText = {
  'chip-catch': {
    say: (_: Reader, dex: number) => {
      const { catches } = CHIPS[dex - 1];
      return catches.length === 0
        ? 'A Starter: it is never caught, traded or given away.'
        : `Caught with a ${or(catches.map(String))}.`;
    },
  },
  'chip-group': {
    say: (_: Reader, group: number) => {
      const { members, bonus } = EVOLUTIONS[group];
      const last = members[members.length - 1];
      return `Own ${list(members.map(pokemon))}: ${pokemon(last)} gets Evolution Bonus +${bonus} in battle.`;
    },
  },
  'yours.family': {
    say: (_: Reader, group: number, owned: readonly number[]) => {
      const { members } = EVOLUTIONS[group];
      if (owned.length === members.length) return 'You have the whole family.';
      const lacks = members.filter((dex) => !owned.includes(dex));
      return owned.length === 0
        ? 'You have none of its family.'
        : `Of its family you have ${list(owned.map(pokemon))}, not ${list(lacks.map(pokemon)).replace(' and ', ' or ')}.`;
    },
  },
  'rival-tag': { say: () => 'Pokémon Master' },
  'odds.with-ball': { say: (_: Reader, sort: number) => `catches with a ${ITEMS[sort].name}` },
  'odds.best-beats': {
    say: (_: Reader, mine: number, theirs: number) =>
      `your ${pokemon(mine)} beats ${pokemon(theirs)}, without cards`,
  },
  'chip-ko': { say: () => 'Knocked out: it cannot fight and adds no power until it is revived.' },
  'face-down-chip': { say: () => 'Face-down chip' },
  'face-down-card': { say: () => 'Face-down card' },
  'chip-back-text': {
    say: () => 'A chip nobody has seen yet. Its colour shows how hard it is to catch.',
  },
  'card-back-text': { say: () => 'A card that lies face down.' },
  'card-many': {
    say: (_: Reader, sort: number) => `${count(ITEMS[sort].count, 'card')} of the deck of ${DECK}.`,
  },
  'when-text': { say: (_: Reader, sort: number) => `${WHEN[ITEMS[sort].timing]}.` },
  'place.nothing': { say: () => 'Nothing happens here.' },
  'place.draw': { say: (_: Reader, n: number) => `Draw ${count(n, 'Item Card')} when you land here.` },
  'place.revive': {
    say: () =>
      `A Pokémon Center: revive one of your Pokémon, or with ${DICE_CHALLENGE_NEEDS} or more knocked out take the Dice Challenge. A ${or(DICE_CHALLENGE_FACES.map(String))} revives them all, anything else none.`,
  },
  'place.catch': {
    say: (_: Reader, colour: number) =>
      `Turn up the chip and try to catch it: ${colourName(colour)} chips are caught with a ${or(CATCH_NUMBERS[COLOURS[colour]].map(String))}.`,
  },
  'place.event': { say: () => 'Draw an Event Card and carry it out at once.' },
  'place.arrival': {
    say: () =>
      `Whoever enters the plateau from Cinnabar Island starts here. Landing here again does nothing.`,
  },
  'place.final': {
    say: () => 'Land here by exact count to fight a Pokémon Master. Beat the Master and you win the game.',
  },
  'place.catch-any': {
    say: (_: Reader, colour: number) => `Try to catch any ${colourName(colour)} chip on the board.`,
  },
  'place.cinnabar': {
    say: () =>
      `Any roll that is high enough takes you here. With ${GOAL_POWER} Power Points you may enter Indigo Plateau from here.`,
  },
  'place.dungeon': {
    say: () => 'Four legendary Pokémon lie here, face down. Only the Unknown Dungeon event leads to them.',
  },
  'place.rivals': {
    say: () => 'Five Pokémon Masters, shuffled. One is drawn for each Final Battle.',
  },
  'dex.pokemon': { say: () => 'Pokémon' },
  'dex.items': { say: () => 'Item Cards' },
  'dex.events': { say: () => 'Event Cards' },
  'dex.masters': { say: () => 'Pokémon Masters' },
  'dex.places': { say: () => 'Places' },
  'mover-text': { say: (r: Reader, seat: Seat) => `${up(whose(r, seat))} mover.` },
} satisfies Words;
