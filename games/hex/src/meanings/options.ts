/** What choosing something means, by the words of the option. */
import type { Choice, MeaningTables, OptionMeaning, Say, Seat } from '@indigo/kernel';
import { battleOf, leaderNotes } from '../battle-scene.ts';
import { LEADER_OF, SPACES } from '../board.ts';
import { ACHIEVEMENTS } from '../data/achievements.ts';
import { CATCHES, COLOURS } from '../data/colours.ts';
import { EVENTS } from '../data/events.ts';
import { ITEMS } from '../data/items.ts';
import { TRAINERS } from '../data/trainers.ts';
import { PRICE } from '../events/traveling-salesman.ts';
import { GREEN, monOf, POKEMON } from '../pokemon.ts';
import { itemEffects, trainerEffects } from '../registry.ts';
import { catches } from '../rules/capture.ts';
import { itemBonus } from '../rules/sums.ts';
import type { OpenPart } from '../rules/trade.ts';
import { playerSeen } from '../seen.ts';
import { ITEM_SORT, TRAINER_SORT } from '../sorts.ts';
import type { Mon, Sort, SpaceIndex } from '../state.ts';
import { obeys } from '../team.ts';
import type { words } from '../text/words.ts';
import type { HexView } from '../view.ts';
import {
  againOdds,
  breedOdds,
  captureOdds,
  challengeOdds,
  diceOdds,
  layOdds,
  rerollOdds,
  searchOdds,
  sendOdds,
  withItem,
  withSent,
} from './odds.ts';
import { flightOf, givesBeside, priceOf, rivalsAt, targetAt, waitsAt, walkOf } from './spaces.ts';

type At = Choice<HexView>;

const number = (at: At, fact: number): number => at.decision.say[1 + fact] as number;
const numbers = (at: At, fact: number): readonly number[] => at.decision.say[1 + fact] as readonly number[];

const sortOf = (id: string): Sort | -1 => ITEM_SORT[id as keyof typeof ITEM_SORT] ?? -1;

const ENDS: OptionMeaning = { role: 'ends' };

// ── going somewhere ──

/** What happens to the pawn that stops there: a capture attempt at once, if nobody has to be fought before. */
function stopping({ view, seat }: At, space: SpaceIndex): OptionMeaning {
  const target = targetAt(view, space);
  const tries = target !== null && rivalsAt(view, seat, space).length === 0;
  return {
    brings: waitsAt(view, seat, space),
    ...(tries && { odds: captureOdds(view, seat, target) }),
  };
}

function going(at: At, to: SpaceIndex): OptionMeaning {
  const { view, seat, decision } = at;
  const way =
    decision.kind === 'move' ? walkOf(view, seat, to, number(at, 0), false) : flightOf(view, seat, to);
  return { ...(way !== undefined && { way }), ...stopping(at, to) };
}

function paying(at: At, to: SpaceIndex): OptionMeaning {
  const { view, seat, decision } = at;
  const way = walkOf(view, seat, to, decision.kind === 'move' ? number(at, 0) : 0, true);
  return {
    ...(way !== undefined && { way }),
    brings: waitsAt(view, seat, to),
    costs: [['costs.items', priceOf(view, way, to)]],
  };
}

/** The Leader here. */
function challenge({ view, seat, decision }: At): OptionMeaning {
  const { hexagon } = SPACES[playerSeen(view.players[seat]).at];
  const leader = LEADER_OF[hexagon];
  const odds = challengeOdds(view, seat, leader);
  // After the move nothing else is left to do; before it the roll is given up.
  const natural = decision.kind === 'after' || odds.chance >= FAIR;
  return {
    brings: [['waits.leader', leader]],
    costs: [['costs.turn']],
    odds,
    ...(natural && { role: 'natural' }),
  };
}
const FAIR = 0.5;

/** Rolling is what comes next, unless a fight does or two dice may be rolled. */
function rolling(at: At): OptionMeaning {
  const { options } = at.decision;
  const better = options.some(({ id }) => id === 'roll-two');
  const fights = options.some(({ id }) => id === 'stay') && challenge(at).role === 'natural';
  return better || fights ? {} : { role: 'natural' };
}

// ── Pokémon ──

const SENDS = new Set(['send', 'send-next', 'send-gym', 'send-against', 'send-elite']);
const GIVES = new Set(['trade-give', 'exchange', 'sell', 'return-for-stronger', 'leave-one']);

function choosing({ view, seat, decision: { kind } }: At, mon: Mon): OptionMeaning {
  if (SENDS.has(kind) && view.battle !== null) {
    const odds = sendOdds(view, seat, mon);
    return {
      act: ['act.send', mon],
      preview: battleOf(view, withSent(view.battle, seat, mon)),
      ...(odds !== undefined && { odds }),
    };
  }
  if (kind === 'try-which') {
    const target = { mon, colour: POKEMON[mon].colour, weakened: false };
    return { odds: captureOdds(view, seat, target), brings: [['caught-by', CATCHES[target.colour]]] };
  }
  if (kind === 'offer-cards') return { deal: { give: worthOf(view, [[seat, mon]], 0) } };
  return GIVES.has(kind) ? { costs: [['costs.mon', mon]] } : {};
}

/** What one side of a trade comes to: the power of the Pokémon where they are now, and how many Items. */
export function worthOf(view: HexView, mons: readonly (readonly [of: Seat, mon: Mon])[], items: number): Say {
  const power = mons.reduce(
    (sum, [of, mon]) => sum + (view.players[of].team.find(({ id }) => monOf(id) === mon)?.power ?? 0),
    0,
  );
  return ['deal.worth', mons.length, power, items];
}

/** What an offer brings and costs whoever accepts it; its Items are counted, as all may see them. */
function accepting({ view, seat, decision }: At): OptionMeaning {
  const [, from, open, given, wanted] = decision.say as readonly [
    string,
    Seat,
    readonly OpenPart[],
    number,
    number,
  ];
  const got = open.flatMap((part) => ('mon' in part ? [[from, part.mon] as const] : []));
  const lost = open.flatMap((part) => ('theirs' in part ? [[seat, part.theirs] as const] : []));
  return { brings: [worthOf(view, got, given)], costs: [worthOf(view, lost, wanted)] };
}

/** A Trainer goes for a Trainer: whose it is says which way. */
function trainerPart({ view, seat, decision }: At, sort: Sort): OptionMeaning {
  const note = ['card-text', TRAINERS[sort].id] as const;
  if (decision.kind !== 'offer-cards') return { note, card: { kind: 'trainer', of: TRAINERS[sort].id } };
  const { trainer, spare } = view.players[seat];
  const mine = [trainer, ...spare].includes(TRAINERS[sort].id);
  const worth = ['trainer', sort] as const;
  return { note, deal: mine ? { give: worth } : { get: worth } };
}
const ITEM_SIDES: { readonly [kind: string]: 'give' | 'get' } = {
  'offer-items': 'give',
  'want-items': 'get',
};

/** Pokémon of the board that are tried where they lie. */
const TRIES = new Set(['lure-which', 'try-afar', 'try-there', 'try-water', 'machine-try']);
/** And those that come without a roll. */
const TAKES = new Set(['take-which', 'take-on-route', 'gift']);

function atSlot({ view, seat, decision: { kind } }: At, space: SpaceIndex, mon: Mon | -1): OptionMeaning {
  const target = targetAt(view, space);
  if (target !== null && TRIES.has(kind)) return { odds: captureOdds(view, seat, target) };
  if (TAKES.has(kind)) return { brings: [mon < 0 ? ['gets-unknown', SPACES[space].colour] : ['gets', mon]] };
  return {};
}

/** Nothing is done: a capture roll stays as it lies. */
function standing(at: At): OptionMeaning {
  if (at.decision.kind !== 'on-roll' || at.decision.say[1] !== 'catch') return ENDS;
  const [mon, span] = numbers(at, 3);
  const caught = numbers(at, 1).some((pips) => catches(mon, pips, span));
  return { role: 'ends', brings: [[caught ? 'catches' : 'escapes']] };
}

// ── Items and other cards ──

const LAYS: { readonly [kind: string]: true } = { lay: true, 'lay-gym': true, 'lay-elite': true };

/** Whom an Item is asked for, and how many are asked for after that. */
function bearer(at: At): readonly [mon: Mon, left: number] {
  const { view, seat, decision } = at;
  if (decision.kind === 'lay-gym') return [number(at, 1), number(at, 2)];
  if (decision.kind === 'lay-elite') return [number(at, 1), 0];
  const [id] = view.battle?.sides.find((side) => side.seat === seat)?.sent ?? [];
  return [id === undefined ? -1 : monOf(id), 0];
}

/** An Item laid in a battle, -1: none. */
function laying(at: At, item: Sort | -1): OptionMeaning {
  const { view, seat } = at;
  const [mon, left] = bearer(at);
  const odds = layOdds(view, seat, item, mon, left);
  return {
    act: item < 0 ? ['act.lay-none'] : ['act.lay', item],
    ...(item < 0 && { role: 'ends' }),
    ...(odds !== undefined && { odds }),
    ...(view.battle !== null && { preview: battleOf(view, withItem(view.battle, seat, item, mon)) }),
    ...(item >= 0 && {
      brings: [itemBonus(item, mon) > 0 ? ['adds', itemBonus(item, mon)] : ['adds-nothing']] as Say[],
    }),
  };
}

/** A ball, -1: none. */
function throwing(at: At, ball: Sort | -1): OptionMeaning {
  const mon = number(at, 0);
  const weakened = at.decision.say[2] === true;
  const target = { mon, colour: POKEMON[mon].colour, weakened };
  return {
    act: ball < 0 ? ['act.no-ball'] : ['act.throw', ball],
    ...(ball < 0 && { role: 'ends' }),
    odds: captureOdds(at.view, at.seat, target, { ball, span: number(at, 2) }),
  };
}

/** Items that are spent by being chosen. */
const SPENDS = new Set(['ball', 'lay', 'lay-gym', 'lay-elite', 'wally', 'give-up']);

function item(at: At, sort: Sort): OptionMeaning {
  const { kind } = at.decision;
  const own = kind === 'ball' ? throwing(at, sort) : Object.hasOwn(LAYS, kind) ? laying(at, sort) : {};
  return {
    ...own,
    note: ['card-text', ITEMS[sort].id],
    ...(SPENDS.has(kind) && { costs: [['costs.card', sort]] }),
    ...(Object.hasOwn(ITEM_SIDES, kind) && { deal: { [ITEM_SIDES[kind]]: worthOf(at.view, [], 1) } }),
  };
}

/** What a card takes besides itself: the roll of the turn, the Trainer, an Item. */
function priceOfUse(card: string): Say[] {
  const sort = sortOf(card);
  const costs: Say[] = sort < 0 ? [] : [['costs.card', sort]];
  if (sort >= 0 && itemEffects[sort].free?.when === 'travel') costs.push(['costs.roll']);
  const trainer = trainerEffects[TRAINER_SORT[card as keyof typeof TRAINER_SORT] ?? -1];
  if (trainer?.travel !== undefined) costs.push(['costs.roll']);
  if (trainer?.responds?.copy !== undefined) costs.push(['costs.trainer']);
  if (trainer?.responds?.draw !== undefined) costs.push(['costs.items', 1]);
  return costs;
}

/** A card that is played, or used where it lies. */
function using(at: At, card: string): OptionMeaning {
  const costs = priceOfUse(card);
  const odds = oddsOfUse(at, card);
  return {
    act: ['act.use', card],
    note: ['card-text', card],
    ...(costs.length > 0 && { costs }),
    ...(odds !== undefined && { odds }),
  };
}

function oddsOfUse(at: At, card: string) {
  const { view, seat, decision } = at;
  if (decision.kind === 'on-loss' && card === 'potion') return againOdds(view, seat);
  if (decision.kind !== 'on-fail') return undefined;
  const space = number(at, 2);
  const mon = number(at, 1);
  const weakened = space >= 0 && view.weakened.includes(SPACES[space].id);
  return captureOdds(view, seat, { mon, colour: POKEMON[mon].colour, weakened });
}

/** What is known of somebody who may be hit or fought. */
const ROBS = new Set(['rob', 'victim', 'second-victim', 'fool']);
const FIGHTS = new Set(['duel-whom', 'choose-rival', 'meet-whom', 'trade-with']);

function somebody({ view, seat: self, decision: { kind } }: At, seat: number): OptionMeaning {
  const player = view.players[seat];
  if (ROBS.has(kind)) return { brings: [['holds-items', player.cards]] };
  if (kind === 'swap-trainer') return trainerHeld(view, seat);
  if (kind === 'point-at') return { ...trainerHeld(view, seat), ...(seat === self && { role: 'harms' }) };
  if (!FIGHTS.has(kind)) return {};
  const ready = player.team.filter(({ id }) => obeys(player, monOf(id)));
  if (ready.length === 0) return {};
  const best = ready.reduce((one, other) => (other.power > one.power ? other : one));
  return { brings: [['best-of', monOf(best.id), best.power]] };
}

function trainerHeld(view: HexView, seat: number): OptionMeaning {
  const { trainer } = view.players[seat];
  const sort = TRAINER_SORT[trainer as keyof typeof TRAINER_SORT];
  return sort === undefined ? {} : { brings: [['has-trainer', sort]], note: ['card-text', trainer] };
}

/** What there is to get of whom a card is used on. */
function struck({ view }: At, card: string, seat: number): OptionMeaning {
  if (card === 'pokenav-plus') return trainerHeld(view, seat);
  return card === 'rocket-attack' ? { brings: [['holds-items', view.players[seat].cards]] } : {};
}

export const options: MeaningTables<typeof words, HexView>['options'] = {
  pass: standing,
  'do.roll': rolling,
  'do.roll-two': () => ({ role: 'natural' }),
  'do.stay': challenge,
  'do.gym': challenge,
  'do.offer': () => ({ role: 'aside' }),
  'do.done': ({ decision }) => ({
    role: 'ends',
    ...(decision.kind === 'after' && { act: ['act.end-turn'] }),
  }),
  'do.nothing': (at) => {
    if (at.decision.kind === 'ball') return throwing(at, -1);
    if (at.decision.options.some(({ say }) => say[0] === 'to-space')) return { ...ENDS, act: ['act.stay'] };
    return Object.hasOwn(LAYS, at.decision.kind) ? laying(at, -1) : ENDS;
  },
  'do.nobody': () => ENDS,
  'do.no': () => ENDS,
  'do.accept': accepting,
  'do.refuse': () => ENDS,
  'do.yes': ({ decision: { kind } }) => {
    if (kind === 'silver') return { role: 'natural', brings: [['brings.items', 1]] };
    if (kind === 'buy') return { costs: [['costs.items', PRICE]], brings: [['gets-unknown', GREEN]] };
    return { costs: [['costs.trainer']], brings: [['brings.trainer']] };
  },
  'to-space': going,
  'pay-to': paying,
  'train-to': (at, to) => ({ ...going(at, to), costs: [['costs.roll']] }),
  'activate-space': ({ view, seat }, space) => {
    const target = targetAt(view, space);
    const here = SPACES[space].id === view.players[seat].at;
    return {
      brings: here ? waitsAt(view, seat, space) : givesBeside(view, seat, space),
      ...(target !== null && { odds: captureOdds(view, seat, target) }),
    };
  },
  'slot-at': atSlot,
  mon: choosing,
  card: item,
  use: (at, card, on) => ({ ...struck(at, card, on), ...using(at, card) }),
  'use-on': (at, card, seat) => ({ ...struck(at, card, seat), ...using(at, card) }),
  'use-by': (at, card, by) => ({ ...using(at, card), brings: [['count-becomes', number(at, 1) + by]] }),
  'use-die': (at, card, _pips, die) => {
    const why = at.decision.say[1] as string;
    const rolled = { why, dice: numbers(at, 1), rollers: numbers(at, 2), aim: numbers(at, 3) };
    const odds = rerollOdds(at.view, at.seat, rolled, die);
    return { ...using(at, card), ...(odds !== undefined && { odds }) };
  },
  player: somebody,
  colour: ({ view }, colour) => ({
    brings: [
      ['pile-left', view.piles[COLOURS[colour]]],
      ['caught-by', CATCHES[colour]],
    ],
  }),
  type: ({ view, seat, decision }, type) =>
    decision.kind === 'search-type' ? { odds: searchOdds(view, seat, decision.say[1] as number, type) } : {},
  family: ({ view, seat, decision }, mon) =>
    decision.kind === 'breed' ? { odds: breedOdds(view, seat, mon) } : {},
  'event-card': (_, sort) => ({
    note: ['card-text', EVENTS[sort].id],
    card: { kind: 'event', of: EVENTS[sort].id },
  }),
  trainer: trainerPart,
  theirs: ({ view, decision }, mon, of) =>
    decision.kind === 'offer-cards'
      ? { act: ['mon', mon], deal: { get: worthOf(view, [[of, mon]], 0) } }
      : { brings: [['gets', mon]] },
  achievement: (_, card) => ({
    note: ['achievement-text', card],
    card: { kind: 'achievement', of: ACHIEVEMENTS[card].id },
  }),
  leader: ({ view, seat }, leader) => ({
    brings: [['leader-power', leader], ...leaderNotes(leader)],
    odds: challengeOdds(view, seat, leader),
    ...(view.active === seat && { costs: [['costs.turn']] }),
  }),
  amount: (at, amount) => {
    if (at.decision.kind !== 'how-many-dice') return {};
    const odds = diceOdds(at.view, at.seat, number(at, 0), number(at, 1), amount);
    return { odds, ...(amount > 1 && { role: 'natural' }) };
  },
  'do.from-pile': (at) => ({ brings: [['gets-unknown', number(at, 0)]] }),
};
