/** What is worth a thought: bots look no further. No rule depends on it. */
import type { Asking, Plain, Seat } from '@indigo/kernel';
import {
  type Answer,
  GYM,
  NOTHING,
  OFFER,
  type OfItem,
  type OfMon,
  type OfSeat,
  type Pay,
  STAY,
  type To,
} from './answers.ts';
import { LEADER_OF, PLATEAU, SPACES } from './board.ts';
import { LEADERS } from './data/leaders.ts';
import { DIE_SIDES } from './data/rules.ts';
import { placeWorth } from './evaluate.ts';
import { hopes, musterOf, needAt } from './hope.ts';
import { mightAgainst, mightAtGym, mightOf } from './might.ts';
import { oddsOf } from './odds.ts';
import { FAMILY_OF } from './pokemon.ts';
import { ballReach } from './rules/capture.ts';
import { wants } from './rules/gym.ts';
import { itemBonus } from './rules/sums.ts';
import type { Battle, Hex, Mon, SpaceIndex } from './state.ts';
import { typesOf } from './team.ts';
import { answerOffer, bargainOf, lossOf, mayAsk, offerPart, partnerOf } from './trading.ts';
import { GATE_CLOSED, gateOf } from './walk.ts';
import { facesOf, itemWorth } from './worth.ts';

type Kept = (s: Hex, options: readonly never[], seat: Seat, asking: Asking) => readonly number[];

const SENSIBLE: { readonly [kind: string]: Kept } = {
  turn: setOut,
  after: setOut,
  move: walk,
  'send-gym': (s, options: readonly OfMon[], seat, { question }) =>
    best(options, ({ mon }) => gymWorth(s, seat, mon, question.about?.[0] as number)),
  'lay-gym': layAtGym,
  'lay-elite': (_s, options: readonly Answer[], _seat, { question }) =>
    layOn(options, question.about?.[1] as Mon),
  lay: (s, options: readonly Answer[], seat) => layOn(options, sentBy(s, seat)[0]),
  send: strongest,
  'send-next': strongest,
  'send-elite': strongest,
  'send-against': (s, options: readonly OfMon[], seat, { question }) =>
    best(options, ({ mon }) => mightAgainst(s, seat, mon, question.about?.[0] as Mon)),
  ball: throwBall,
  // More dice catch more.
  'how-many-dice': () => [0],
  lock: (s, options: readonly { readonly family: Mon }[], seat) =>
    best(options, ({ family }) => familyMight(s, seat, family)),
  discards: (s, options: readonly (OfItem | null)[], seat) => [leastItem(s, options, seat)],
  'pay-items': (s, options: readonly (OfItem | null)[], seat) => [leastItem(s, options, seat)],
  'which-leader': whichLeader,
  'trade-give': giveUp,
  exchange: giveUp,
  sell: giveUp,
  'return-for-stronger': giveUp,
  'trade-with': (s, options: readonly OfSeat[], seat) => [partnerOf(s, options, seat)],
  'offer-cards': (s, options, seat) => [offerPart(s, options, seat)],
  // Pokémon for Pokémon: what Items others have nobody knows.
  'offer-items': (_s, options) => [options.length - 1],
  'want-items': (_s, options) => [options.length - 1],
  'answer-offer': (s, options, seat, { question }) => [answerOffer(s, options, seat, question)],
};

export function sensible(s: Hex, asking: Asking, seat: Seat, options: readonly Plain[]): readonly number[] {
  const kept = SENSIBLE[asking.question.kind];
  return kept === undefined ? all(options) : kept(s, options as readonly never[], seat, asking);
}

const all = (options: readonly Plain[]): readonly number[] => options.map((_, index) => index);

/** How far below the best one may be that is still worth a thought: less than a die makes up for half the time. */
const NEARLY = 2;

function best<V>(options: readonly V[], worth: (option: V) => number): readonly number[] {
  const worths = options.map(worth);
  const most = Math.max(...worths);
  return worths.flatMap((one, index) => (one >= most - NEARLY ? [index] : []));
}

/**
 * No challenge without hope, none missed with a good one, no train to where nothing is to be had, no offer but one that brings
 * both something.
 */
function setOut(s: Hex, options: readonly Answer[], seat: Seat): readonly number[] {
  const { at } = s.players[seat];
  const odds = options.includes(STAY) || options.includes(GYM) ? oddsAt(s, seat, at) : 0;
  const kept: number[] = [];
  for (let i = 0; i < options.length; i++) {
    const answer = options[i];
    if (answer === OFFER && !(mayAsk(s, seat) && bargainOf(s, seat) !== null)) continue;
    if (answer === STAY || answer === GYM ? odds === 0 : odds >= GOOD && !('use' in answer)) continue;
    if ('train' in answer && !isGoal(s, seat, answer.train)) continue;
    kept.push(i);
  }
  return kept;
}
const GOOD = 0.5;

/** No way back for nothing: places that are as good as this one, all told, and the best there is. */
function walk(s: Hex, options: readonly (To | Pay)[], seat: Seat): readonly number[] {
  const odds = hopes(s, seat);
  const worths = options.map((way) => stopWorth(s, seat, way, odds));
  const least = Math.min(Math.max(...worths), placeWorth(s, seat, s.players[seat].at, odds));
  return worths.flatMap((worth, index) => (worth >= least ? [index] : []));
}

/** What it is worth to stop somewhere: the place itself, a Leader there or a Pokémon, less the price of the way. */
export function stopWorth(s: Hex, seat: Seat, way: To | Pay, odds: readonly number[]): number {
  const at = 'to' in way ? way.to : way.pay;
  const { kind, hexagon } = SPACES[at];
  const fight = kind === 'city' ? odds[s.board.indexOf(hexagon)] : 0;
  const more = (kind === 'pokemon' ? CATCH : 0) - ('pay' in way ? PRICE : 0);
  return placeWorth(s, seat, at, odds) + fight + more;
}
const CATCH = 0.05;
const PRICE = 0.1;

/** Against the Leader of a city, the best Items used; 0: no roll would do, or there is nothing to win. */
export function oddsAt(s: Hex, seat: Seat, city: SpaceIndex): number {
  const leader = LEADER_OF[SPACES[city].hexagon];
  if (leader < 0 || !wants(s.players[seat], leader)) return 0;
  const need = needAt(musterOf(s, seat), leader);
  return need > DIE_SIDES ? 0 : oddsOf(need);
}

function isGoal(s: Hex, seat: Seat, city: SpaceIndex): boolean {
  return city === PLATEAU ? gateOf(s.players[seat]) !== GATE_CLOSED : oddsAt(s, seat, city) > 0;
}

function strongest(s: Hex, options: readonly OfMon[], seat: Seat): readonly number[] {
  return best(options, ({ mon }) => mightOf(s, seat, mon));
}

const sentBy = (s: Hex, seat: Seat): readonly Mon[] =>
  (s.battle as Battle).sides.find((side) => side.seat === seat)?.sent ?? [];

/** Nothing, or what brings something: a bluff is thrown away. */
function layOn(options: readonly Answer[], mon: Mon): readonly number[] {
  return options.flatMap((answer, index) =>
    'item' in answer ? (itemBonus(answer.item, mon) > 0 ? [index] : []) : [index],
  );
}

/** What is won or lost anyhow needs no Item. */
export function layAtGym(
  s: Hex,
  options: readonly Answer[],
  seat: Seat,
  { question }: Asking,
): readonly number[] {
  const [leader, mon, left] = question.about as readonly [number, Mon, number];
  const nothing = [options.indexOf(NOTHING)];
  const { sent, items, bearers } = (s.battle as Battle).sides[0];
  let need = LEADERS[leader].power;
  for (const one of sent) need -= mightAtGym(s, seat, one, leader);
  items.forEach((card, i) => {
    need -= itemBonus(s.items.kind[card], bearers[i]);
  });
  if (need <= 1) return nothing;
  const useful = layOn(options, mon);
  const most = Math.max(...useful.map((index) => bonusOf(options[index], mon)));
  return need - most * (1 + left) > DIE_SIDES ? nothing : useful;
}

export const bonusOf = (answer: Answer, mon: Mon): number =>
  'item' in answer ? itemBonus(answer.item, mon) : 0;

/** With the best Item for it. */
export function gymWorth(s: Hex, seat: Seat, mon: Mon, leader: number): number {
  let gift = 0;
  for (const card of s.players[seat].hand) gift = Math.max(gift, itemBonus(s.items.kind[card], mon));
  return mightAtGym(s, seat, mon, leader) + gift;
}

/** The smallest ball of those that reach equally far, and none where it changes nothing. */
function throwBall(
  _s: Hex,
  options: readonly Answer[],
  _seat: Seat,
  { question }: Asking,
): readonly number[] {
  const [mon, , span] = question.about as readonly [Mon, boolean, number];
  const kept = [options.indexOf(NOTHING)];
  let faces = facesOf(mon, span);
  const balls = options
    .flatMap((answer, index) => ('item' in answer ? [{ index, reach: ballReach(answer.item) }] : []))
    .sort((a, b) => a.reach - b.reach);
  for (const { index, reach } of balls) {
    const more = facesOf(mon, span + reach);
    if (more <= faces) continue;
    faces = more;
    kept.push(index);
  }
  return kept;
}

/** The strongest of a family. */
export function familyMight(s: Hex, seat: Seat, family: Mon): number {
  let most = 0;
  for (const mon of s.players[seat].team) {
    if (FAMILY_OF[mon] === family) most = Math.max(most, mightOf(s, seat, mon));
  }
  return most;
}

/** Leaders from elsewhere: those who can be beaten, and nobody where none can. */
export function whichLeader(s: Hex, options: readonly Answer[], seat: Seat): readonly number[] {
  const muster = musterOf(s, seat);
  const odds = options.map((answer) => {
    const need = 'leader' in answer ? needAt(muster, answer.leader) : Infinity;
    return need > DIE_SIDES ? 0 : oddsOf(need);
  });
  const most = Math.max(...odds);
  if (most === 0) return [options.indexOf(NOTHING)];
  return odds.flatMap((one, index) => (one >= most - NEARLY / DIE_SIDES && one > 0 ? [index] : []));
}

/** Nothing, or what is hardly missed. */
function giveUp(s: Hex, options: readonly Answer[], seat: Seat): readonly number[] {
  const losses = options.map((answer) => ('mon' in answer ? lossOf(s, seat, answer.mon) : -Infinity));
  const least = Math.min(...losses.filter((loss) => loss > -Infinity));
  return losses.flatMap((loss, index) => (loss <= least ? [index] : []));
}

/** What is worth least goes first; where enough has gone, nothing more. */
export function leastItem(s: Hex, options: readonly (OfItem | null)[], seat: Seat): number {
  const types = typesOf(s.players[seat]);
  let [least, found] = [Infinity, 0];
  for (let i = 0; i < options.length; i++) {
    const one = options[i];
    const worth = one === null ? -1 : itemWorth(one.item, types);
    if (worth < least) [least, found] = [worth, i];
  }
  return found;
}
