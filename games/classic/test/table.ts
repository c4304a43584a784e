/** Sets a table for a clause test: trainers, cards and chips by name, chance in the words of the game. */
import { type Outcome, type Script, script } from '@indigo/battery';
import { maskOf, type OptionValues, type Pile, type Seat } from '@indigo/kernel';
import { indexOf, isForwardOnly, SPACES } from '../src/board.ts';
import { CHIPS, COLOURS } from '../src/data/chips.ts';
import { EVENT_INDEX, type EventId } from '../src/data/events.ts';
import { ITEM_INDEX, type ItemId } from '../src/data/items.ts';
import { RIVALS } from '../src/data/rivals.ts';
import { type Classic, type ClassicView, classic } from '../src/index.ts';
import { EMPTY, FACE_DOWN } from '../src/state.ts';

export interface Seated {
  /** Space id; Pallet Town if not said. */
  readonly at?: string;
  /** The team by name, the Starter first; another Starter for each seat if not said. */
  readonly team?: readonly string[];
  readonly ko?: readonly string[];
  readonly hand?: readonly ItemId[];
  /** As if the mover had been beyond Cerulean City; follows from `at` if not said. */
  readonly roams?: boolean;
}

export interface TableSetup {
  /** One for each seat; their number is the number of seats. */
  readonly trainers: readonly Seated[];
  readonly active?: Seat;
  readonly options?: OptionValues;
  /** Chips on circles: a name (face up), 'down' or 'empty'. All others lie face down. */
  readonly circles?: { readonly [space: string]: string };
  /** Cards of the Item deck whose place is known, next first; the rest of the bag is thrown away if `only` is set. */
  readonly items?: { readonly under?: readonly ItemId[]; readonly only?: boolean };
  /** Anything else. */
  readonly also?: (s: Classic) => void;
}

/** A hand as full as it may stay. */
export const SEVEN: readonly ItemId[] = [
  'fly',
  'fly',
  'potion',
  'poke-doll',
  'great-ball',
  'ultra-ball',
  'attack-bonus-1',
];

const STARTERS = ['Bulbasaur', 'Charmander', 'Squirtle', 'Clefairy', 'Meowth', 'Pikachu'];

/** A match at the beginning of a turn, everything stated. */
export function table(setup: TableSetup): Script<Classic, ClassicView> {
  return script(classic, {
    seats: setup.trainers.length,
    ...(setup.options === undefined ? {} : { options: setup.options }),
    state: (s) => arrange(s, setup),
    outcome,
  });
}

export const dexOf = (name: string): number => {
  const chip = CHIPS.find((candidate) => candidate.name === name);
  if (chip === undefined) throw new Error(`no chip is called ${name}`);
  return chip.dex;
};

function arrange(s: Classic, { trainers, active = 0, circles = {}, items = {}, also }: TableSetup): void {
  s.agenda = [{ do: 'turn' }];
  s.active = active;
  for (const [space, lies] of Object.entries(circles)) {
    s.circles[indexOf(space)] = lies === 'down' ? FACE_DOWN : lies === 'empty' ? EMPTY : leaveTray(s, lies);
  }
  trainers.forEach(({ at = 'pallet', team, ko = [], hand = [], roams }, seat) => {
    const trainer = s.trainers[seat];
    trainer.at = indexOf(at);
    trainer.roams = roams ?? !isForwardOnly(trainer.at);
    trainer.team = (team ?? [STARTERS[seat]]).map((name) => leaveTray(s, name));
    trainer.ko = ko.map(dexOf);
    trainer.hand = hand.map((id) => deal(s.items, ITEM_INDEX[id], maskOf(seat)));
  });
  for (const id of items.under ?? []) s.items.under.push(deal(s.items, ITEM_INDEX[id], 255));
  if (items.only) {
    s.items.bag.fill(0);
    s.items.left = 0;
  }
  also?.(s);
}

/** Takes a chip out of those nobody has seen. */
function leaveTray(s: Classic, name: string): number {
  const dex = dexOf(name);
  const unseen = s.unseen[COLOURS.indexOf(CHIPS[dex - 1].colour)];
  if (!unseen.includes(dex)) throw new Error(`${name} lies somewhere already`);
  unseen.splice(unseen.indexOf(dex), 1);
  return dex;
}

/** A card that is out of the bag, seen by these. */
function deal(pile: Pile, sort: number, seen: number): number {
  if (pile.bag[sort] === 0) throw new Error(`the deck has no card of sort ${sort} left`);
  pile.bag[sort]--;
  pile.left--;
  pile.kind.push(sort);
  pile.seen.push(seen);
  pile.lot.push(0);
  return pile.kind.length - 1;
}

const DICE = new Set(['move', 'catch', 'battle', 'revive', 'rival', 'first']);
const COLOUR_NAMED: { readonly [why: string]: string } = { yellow: 'yellow', starter: 'starter' };

/**
 * Chance as people say it: pips of a die, an Item or Event Card by id, a Pokémon or a Rival by name. The cards taken as
 * spoils are named by their place in the hand, from 0.
 */
export const outcome: Outcome<Classic> = ({ why, n }, said, s) => {
  if (DICE.has(why)) return (said as number) - 1;
  if (why === 'item') return ITEM_INDEX[said as ItemId];
  if (why === 'event') return EVENT_INDEX[said as EventId];
  if (why === 'rival-card') return RIVALS.findIndex((rival) => rival.name === said);
  if (why === 'spoils') return said as number;
  const dex = dexOf(said as string);
  const colour = COLOUR_NAMED[why] ?? CHIPS[dex - 1].colour;
  const unseen = s.unseen[COLOURS.indexOf(colour as (typeof COLOURS)[number])];
  if (unseen.length !== n) throw new Error(`${said} is not of the colour that is drawn`);
  return unseen.indexOf(dex);
};

/** The id of the space a mover stands on. */
export const placeOf = (s: Classic, seat: Seat): string => SPACES[s.trainers[seat].at].id;

/** The names of a team, in order. */
export const teamOf = (s: Classic, seat: Seat): string[] =>
  s.trainers[seat].team.map((dex) => CHIPS[dex - 1].name);

/** The cards of a hand by id, sorted. */
export function handOf(s: Classic, seat: Seat): string[] {
  const ids = Object.keys(ITEM_INDEX) as ItemId[];
  return s.trainers[seat].hand.map((card) => ids[s.items.kind[card]]).sort();
}
