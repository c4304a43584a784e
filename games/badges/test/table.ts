/** Sets a table for a clause test: players, cards and places by name, chance in the words of the game. */
import { type Outcome, type Script, script } from '@indigo/battery';
import { ALL, type Mask, maskOf, type OptionValues, type Seat } from '@indigo/kernel';
import { cutting, SHRUBS, SQUARES } from '../src/board.ts';
import { CARDS } from '../src/data/cards.ts';
import { SITES } from '../src/data/sites.ts';
import { type Badges, type BadgesView, badges } from '../src/index.ts';
import { BUBBLES, TYPE_OF } from '../src/kinds.ts';

export interface Seated {
  /** Square id; the arrival square if not said. */
  readonly at?: string;
  readonly party?: readonly string[];
  readonly box?: readonly string[];
  readonly fainted?: readonly string[];
  /** Ids of sites. */
  readonly badges?: readonly string[];
}

export interface TableSetup {
  /** One for each seat; their number is the number of seats. */
  readonly seats: readonly Seated[];
  readonly active?: Seat;
  readonly options?: OptionValues;
  /** Squares of shrubs that are cut, or all of them. */
  readonly cut?: readonly string[] | 'all';
  /** The routes whose piles stay whole as long as others can lend their cards. */
  readonly keep?: readonly number[];
  /** The routes (from 1) whose piles are used up. */
  readonly empty?: readonly number[];
  /** Cards everybody saw go under a pile, next first. */
  readonly under?: { readonly [route: number]: readonly string[] };
  readonly also?: (s: Badges) => void;
}

export type Played = Script<Badges, BadgesView>;

/** A match at the beginning of a turn, before its dice. */
export function table(setup: TableSetup): Played {
  return script(badges, {
    seats: setup.seats.length,
    ...(setup.options === undefined ? {} : { options: setup.options }),
    state: (s) => arrange(s, setup),
    outcome,
  });
}

/** The same with the dice rolled: this is the allowance. */
export function turnWith(steps: number, setup: TableSetup): Played {
  const first = Math.max(1, steps - 6);
  return table(setup).rolls(['move', first], ['move', steps - first]);
}

export const kindOf = (name: string): number => {
  const kind = CARDS.findIndex((card) => card.name === name);
  if (kind < 0) throw new Error(`no card is called ${name}`);
  return kind;
};

export const siteOf = (id: string): number => {
  const site = SITES.findIndex((one) => one.id === id);
  if (site < 0) throw new Error(`no site is called ${id}`);
  return site;
};

export const squareOf = (id: string): number => {
  const square = SQUARES.findIndex((one) => one.id === id);
  if (square < 0) throw new Error(`there is no square ${id}`);
  return square;
};

function arrange(s: Badges, setup: TableSetup): void {
  const { seats, active = 0, cut = [], keep = [], empty = [], under = {}, also } = setup;
  s.agenda = [{ do: 'turn' }];
  s.active = active;
  for (const square of cut === 'all' ? SHRUBS : cut.map(squareOf)) s.cut |= cutting(square);
  const avoid = [...keep, ...empty].map((route) => route - 1);
  seats.forEach(({ at, party = [], box = [], fainted = [], badges: won = [] }, seat) => {
    const trainer = s.trainers[seat];
    if (at !== undefined) trainer.at = squareOf(at);
    const lies = (name: string): number => deal(s, name, avoid, s.options.openParties ? ALL : maskOf(seat));
    trainer.party = party.map(lies);
    trainer.box = box.map(lies);
    const held = [...trainer.party, ...trainer.box];
    for (const card of held) s.placed[card] = ALL;
    trainer.fainted = fainted.map(
      (name) => held.find((card) => s.cards.kind[card] === kindOf(name)) as number,
    );
    for (const card of trainer.fainted) s.cards.seen[card] = ALL; // it fainted before all eyes
    trainer.badges = won.map(siteOf);
  });
  for (const [route, names] of Object.entries(under)) {
    for (const name of names) s.under[Number(route) - 1].push(deal(s, name, avoid, ALL));
  }
  for (const route of empty) s.wild[route - 1] = 0;
  also?.(s);
}

/** A card in play that came from some route with a bubble of its type. */
function deal(s: Badges, name: string, avoid: readonly number[], seen: Mask): number {
  const kind = kindOf(name);
  if (s.cards.bag[kind] === 0) throw new Error(`${name} lies somewhere already`);
  const room = (route: number): boolean =>
    BUBBLES[route][TYPE_OF[kind]] >
    s.from.filter((from, card) => from === route && TYPE_OF[s.cards.kind[card]] === TYPE_OF[kind]).length;
  const routes = [...BUBBLES.keys()].reverse().filter(room);
  const route = routes.find((one) => !avoid.includes(one)) ?? routes[0];
  s.cards.bag[kind]--;
  s.cards.left--;
  s.cards.kind.push(kind);
  s.cards.seen.push(seen);
  s.cards.lot.push(0);
  s.from.push(route);
  s.placed.push(0);
  s.wild[route]--;
  return s.cards.kind.length - 1;
}

/** Chance as people say it: pips of a die, a card by name, the seat that begins. */
export const outcome: Outcome<Badges> = ({ why }, said) => {
  if (why === 'card') return kindOf(said as string);
  return why === 'first' ? (said as number) : (said as number) - 1;
};

/** The id of the square a mover stands on. */
export const placeOf = (s: Badges, seat: Seat): string => SQUARES[s.trainers[seat].at].id;

const names = (s: Badges, cards: readonly number[]): string[] =>
  cards.map((card) => CARDS[s.cards.kind[card]].name).sort();

export const partyOf = (s: Badges, seat: Seat): string[] => names(s, s.trainers[seat].party);
export const boxOf = (s: Badges, seat: Seat): string[] => names(s, s.trainers[seat].box);
export const faintedOf = (s: Badges, seat: Seat): string[] => names(s, s.trainers[seat].fainted);
export const badgesOf = (s: Badges, seat: Seat): string[] =>
  s.trainers[seat].badges.map((site) => SITES[site].id);
export const underOf = (s: Badges, route: number): string[] =>
  s.under[route - 1].map((card) => CARDS[s.cards.kind[card]].name);

/** The ids of the options but walks. */
export const acts = (t: Played): string[] => t.optionIds().filter((id) => !id.startsWith('go:'));

/** The squares that can be walked to. */
export const walks = (t: Played): string[] =>
  t
    .optionIds()
    .filter((id) => id.startsWith('go:'))
    .map((id) => id.slice(3));

/** The turn has passed to this seat, which is about to roll. */
export function expectTurnOf(t: Played, seat: Seat): void {
  t.expectChance('move');
  if (t.s.active !== seat) throw new Error(`it is the turn of seat ${t.s.active}, not ${seat}`);
}

/** Cards of seat 0 this looker knows by name, with where it knows them to be. */
export function knownOf(t: Played, owner: Seat, looker: Seat): { [name: string]: string } {
  const list = t
    .view(looker)
    .trainers[owner].cards.flatMap((held) =>
      held.card === null ? [] : [[CARDS[held.card].name, held.in ?? '?'] as const],
    );
  return Object.fromEntries(list);
}

export const SIX = ['Vulpix', 'Growlithe', 'Ponyta', 'Magikarp', 'Goldeen', 'Feebas'];
export const FIVE = ['Exeggcute', 'Hoppip', 'Seedot', 'Shroomish', 'Clefairy'];
