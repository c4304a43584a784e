/** Sets a table for a clause test: players, cards and Pokémon by id, chance in the words of the game. */
import { type Outcome, type Script, script } from '@indigo/battery';
import { ALL, type Mask, maskOf, type OptionValues, type Pile, type Seat } from '@indigo/kernel';
import { onTestFinished } from 'vitest';
import { graphOf, HEXAGONS, SPACES, spaceOf } from '../src/board.ts';
import { COLOURS } from '../src/data/colours.ts';
import { ELITES } from '../src/data/elites.ts';
import { EVENTS, type EventId } from '../src/data/events.ts';
import { ITEMS, type ItemId } from '../src/data/items.ts';
import { LEADERS } from '../src/data/leaders.ts';
import { SUPER_EVENTS, type SuperEventId } from '../src/data/super-events.ts';
import { TRAINERS, type TrainerId } from '../src/data/trainers.ts';
import { type Hex, type HexView, hex } from '../src/index.ts';
import { FAMILY_OF, GREY, monOf, PILES, POKEMON } from '../src/pokemon.ts';
import { newSide } from '../src/rules/battle.ts';
import { layBoard } from '../src/rules/setup.ts';
import { sumUp, totalOf } from '../src/rules/sums.ts';
import { EVENT_SORT, ITEM_SORT, SUPER_SORT, TRAINER_SORT } from '../src/sorts.ts';
import { EMPTY, FACE_DOWN, type Side } from '../src/state.ts';

export type Told = Script<Hex, HexView>;

export interface Seated {
  /** Space id; the start if not said. */
  readonly at?: string;
  /** The team by id; a Starter if not said. Cards need not be in the roster. */
  readonly team?: readonly string[];
  readonly boosted?: readonly string[];
  readonly hand?: readonly ItemId[];
  /** None if not said, so that nothing but what a test names is at work. */
  readonly trainer?: TrainerId;
  readonly spare?: readonly TrainerId[];
  /** Leaders beaten, by id; their rewards go by count. */
  readonly badges?: readonly string[];
  /** Families locked, by their first stage. */
  readonly locked?: readonly string[];
  /** Cities visited, by hexagon. */
  readonly visited?: readonly string[];
  readonly entered?: boolean;
  readonly laps?: number;
}

export interface TableSetup {
  /** One for each seat; their number is the number of seats. */
  readonly players: readonly Seated[];
  readonly active?: Seat;
  /** Without trade offers, if not said: a turn would begin with that question. */
  readonly options?: OptionValues;
  /** The eight hexagons by slot; a plain board if not said. */
  readonly board?: readonly string[];
  /** What lies on capture spaces: a Pokémon (face up), 'weak:' and a Pokémon, 'down' or 'empty'. All others lie face down. */
  readonly slots?: { readonly [space: string]: string };
  /** Anything else. */
  readonly also?: (s: Hex) => void;
}

/** Pewter and Eterna, Ecruteak and Vermilion, Spikemuth and Cinnabar. */
export const BOARD = [
  'new-bark',
  'pewter',
  'eterna',
  'ecruteak',
  'vermilion',
  'spikemuth',
  'cinnabar',
  'pokemon-league',
];
const STARTERS = ['bulbasaur', 'charmander', 'squirtle', 'turtwig', 'chimchar', 'mudkip'];

/** A match at the beginning of a turn, everything stated. A test may end where the next turn's roll is due. */
export function table(setup: TableSetup): Told {
  const t = script(hex, {
    seats: setup.players.length,
    options: { offers: 0, ...setup.options },
    state: (s) => arrange(s, setup),
    outcome,
  });
  // Runs before the script's own check, which was registered first.
  onTestFinished(() => {
    if (t.match.chance?.why === 'move') t.expectChance('move');
  });
  return t;
}

const hexagonOf = (id: string): number => {
  const hexagon = HEXAGONS.findIndex((one) => one.id === id);
  if (hexagon < 0) throw new Error(`there is no hexagon ${id}`);
  return hexagon;
};
const leaderOf = (id: string): number => LEADERS.findIndex((leader) => leader.id === id);

function arrange(s: Hex, { players, active = 0, board = BOARD, slots = {}, also }: TableSetup): void {
  s.agenda = [{ do: 'turn' }];
  s.active = active;
  s.regular = active;
  s.board = board.map(hexagonOf);
  s.unseen.length = PILES;
  layBoard(s);
  for (const [space, lies] of Object.entries(slots)) laySlot(s, space, lies);
  players.forEach((seated, seat) => {
    const {
      at = 'new-bark-0',
      team,
      boosted = [],
      hand = [],
      trainer,
      spare = [],
      badges = [],
      locked = [],
    } = seated;
    const me = s.players[seat];
    me.at = spaceOf(at);
    me.team = (team ?? [STARTERS[seat]]).map((id) => leavePile(s, id));
    me.boosted = boosted.map(monOf);
    me.hand = hand.map((id) => deal(s.items, ITEM_SORT[id], maskOf(seat)));
    if (trainer !== undefined) me.trainer = deal(s.trainers, TRAINER_SORT[trainer], ALL);
    me.spare = spare.map((id) => deal(s.trainers, TRAINER_SORT[id], ALL));
    me.badges = badges.map(leaderOf);
    me.rewards = (1 << badges.length) - 1;
    me.locked = locked.map((id) => FAMILY_OF[monOf(id)]);
    me.upgraded = me.locked.slice();
    for (const id of seated.visited ?? []) me.visited |= 1 << s.board.indexOf(hexagonOf(id));
    me.entered = seated.entered ?? false;
    me.laps = seated.laps ?? 0;
  });
  also?.(s);
}

function laySlot(s: Hex, space: string, lies: string): void {
  const slot = graphOf(s).captureOf[spaceOf(space)];
  if (slot < 0) throw new Error(`no Pokémon lies at ${space}`);
  s.slots[slot] = EMPTY;
  if (lies === 'down') s.slots[slot] = FACE_DOWN;
  else if (lies !== 'empty') s.slots[slot] = leavePile(s, lies.replace('weak:', ''));
  s.weakened[slot] = lies.startsWith('weak:') ? 1 : 0;
}

/** Takes a Pokémon out of those nobody has seen, if it is among them. */
function leavePile(s: Hex, id: string): number {
  const mon = monOf(id);
  const { colour } = POKEMON[mon];
  if (colour === GREY) return mon;
  const index = s.unseen[colour].indexOf(mon);
  if (index >= 0) s.unseen[colour].splice(index, 1);
  return mon;
}

/** A card that is out of the bag, seen by these. */
export function deal(pile: Pile, sort: number, seen: Mask): number {
  if (pile.bag[sort] === 0) throw new Error(`the deck has no card of sort ${sort} left`);
  pile.bag[sort]--;
  pile.left--;
  pile.kind.push(sort);
  pile.seen.push(seen);
  pile.lot.push(0);
  return pile.kind.length - 1;
}

/** A deck with nothing left to draw. */
export function drain(pile: Pile): void {
  pile.bag.fill(0);
  pile.left = 0;
}

/** A pile of these Pokémon alone, besides what lies face down of that colour. */
export function onlyPile(s: Hex, colour: (typeof COLOURS)[number], ids: readonly string[]): void {
  const c = COLOURS.indexOf(colour);
  graphOf(s).captures.forEach((space, i) => {
    if (SPACES[space].colour === c && s.slots[i] === FACE_DOWN) s.slots[i] = EMPTY;
  });
  s.unseen[c] = ids.map(monOf);
}

const DICE = new Set(['move', 'catch', 'battle', 'elite', 'event-die', 'tie']);

/**
 * Chance as people say it: pips of a die, a card or a Pokémon by id, a hexagon by id, a seat. Cards stolen are named by
 * their place in the hand, from 0.
 */
const outcome: Outcome<Hex> = ({ why, n }, said, s) => {
  if (DICE.has(why)) return (said as number) - 1;
  if (why === 'item') return ITEM_SORT[said as ItemId];
  if (why === 'event') return EVENT_SORT[said as EventId];
  if (why === 'super') return SUPER_SORT[said as SuperEventId];
  if (why === 'trainer') return TRAINER_SORT[said as TrainerId];
  if (why === 'elite-card') return ELITES.findIndex(({ id }) => id === said);
  if (why === 'pokemon') {
    const mon = monOf(said as string);
    const unseen = s.unseen[POKEMON[mon].colour];
    if (unseen.length !== n) throw new Error(`${said} is not of the colour that is drawn`);
    return unseen.indexOf(mon);
  }
  return said as number;
};

// ── looking ──

export const placeOf = (t: Told, seat: Seat): string => SPACES[t.s.players[seat].at].id;
export const teamOf = (t: Told, seat: Seat): string[] => t.s.players[seat].team.map((mon) => POKEMON[mon].id);
/** The Items of a hand by id, sorted. */
export const handOf = (t: Told, seat: Seat): string[] =>
  t.s.players[seat].hand.map((card) => ITEMS[t.s.items.kind[card]].id).sort();
export const discarded = (t: Told): string[] => t.s.itemDiscard.map((card) => ITEMS[t.s.items.kind[card]].id);
export const eventsDiscarded = (t: Told): string[] =>
  t.s.eventDiscard.map((card) => EVENTS[t.s.events.kind[card]].id);
export const supersDiscarded = (t: Told): string[] =>
  t.s.superDiscard.map((card) => SUPER_EVENTS[t.s.superEvents.kind[card]].id);
export const trainerOf = (t: Told, seat: Seat): string => {
  const { trainer } = t.s.players[seat];
  return trainer < 0 ? '' : TRAINERS[t.s.trainers.kind[trainer]].id;
};
/** What lies at a capture space: '' face down, null nothing. */
export const liesAt = (t: Told, space: string): string | null => t.view(7).slots[space] ?? null;
export const isWeak = (t: Told, space: string): boolean => t.view(7).weakened.includes(space);

/** What a Pokémon of a player musters in a battle, but for die, Item and advantage. */
export function strengthOf(s: Hex, seat: Seat, mon: number): number {
  const sides: [Side, Side] = [{ ...newSide(seat), sent: [mon] }, newSide(1 - seat)];
  return totalOf(sumUp(s, { kind: 'same-space', foe: -1, sides })[0]);
}
/** The totals told of duels so far: seat and sum of one side, then of the other. */
export const totals = (t: Told): unknown[] => t.told(7, 'totals').map((say) => say.slice(1, 5));

// ── doing ──

/** The active player rolls and goes there; the question what to do before it is answered if it is asked. */
export function go(t: Told, pips: number, to: string): Told {
  if (t.match.chance === null) t.expectAsked('turn', t.s.active).answer('roll');
  t.roll('move', pips);
  return t.match.open().length > 0 && t.decision().kind === 'move' ? t.answer(`to:${to}`) : t;
}

/** Seat 0 stands beside a "!" space, lands on it and draws this Event: what a test of an Event begins with. */
export function drawn(event: EventId, setup: TableSetup): Told {
  const [me, ...others] = setup.players;
  const t = table({ ...setup, players: [{ at: BEFORE_EVENT, ...me }, ...others] });
  return walkTo(t, AN_EVENT).roll('event', event);
}

/** One step, whatever cards people hold: they let the roll stand. */
function walkTo(t: Told, to: string): Told {
  if (t.match.chance === null) t.answer('roll');
  t.roll('move', 1);
  while (t.match.chance === null && t.decision().kind !== 'move' && t.decision().kind.startsWith('on-'))
    t.pass();
  return t.match.chance === null && t.decision().kind === 'move' ? t.answer(`to:${to}`) : t;
}
export const BEFORE_EVENT = 'new-bark-4';
export const AN_EVENT = 'new-bark-5';

/** As `drawn`, in Sunyshore on its yellow "!" space. */
export function drawnSuper(event: SuperEventId, setup: TableSetup): Told {
  const [me, ...others] = setup.players;
  const board = BOARD.with(6, 'sunyshore');
  const to = SPACES.find(({ id, kind }) => kind === 'super' && id.startsWith('sunyshore'))?.id as string;
  const near = graphOf({ board: board.map(hexagonOf) }).near[spaceOf(to)].map((space) => SPACES[space].id);
  const from = near.find((id) => !id.endsWith('-0')) as string;
  const t = table({
    ...setup,
    board,
    players: [{ at: from, team: ['pikachu', STARTERS[0]], ...me }, ...others],
  });
  return walkTo(t, to).roll('super', event);
}

/** The badges of all six Leaders of the board above. */
export const SIX: readonly string[] = ['brock', 'gardenia', 'morty', 'lt-surge', 'piers', 'blaine'];

/** Somebody who is out of the way. */
export const AWAY: Seated = { at: 'pewter-1' };
