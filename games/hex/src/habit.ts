/** What a player does without thinking long: how bots let a future go on. No rule depends on it. */
import { type Asking, DONE, type Plain, type Rng, type Seat } from '@indigo/kernel';
import {
  type Answer,
  GYM,
  NOTHING,
  type OfItem,
  type OfMon,
  type Pay,
  ROLL,
  STAY,
  type Theirs,
  type To,
} from './answers.ts';
import { CITY_OF, LEADER_OF, SPACES } from './board.ts';
import { leaderOdds, placeWorth } from './evaluate.ts';
import { edgeOn, forceOf, needOf } from './odds.ts';
import { POKEMON } from './pokemon.ts';
import { itemBonus } from './rules/sums.ts';
import type { Hex, Mon } from './state.ts';
import { powerOf } from './team.ts';

type Habit = (s: Hex, options: readonly never[], seat: Seat, asking: Asking) => number;

const first = (): number => 0;
const last = (_s: Hex, options: readonly Plain[]): number => options.length - 1;

const HABITS: { readonly [kind: string]: Habit } = {
  turn: onTheWay,
  after: (_s, options: readonly Answer[]) => Math.max(0, options.indexOf(GYM)),
  last: first,
  move: walk,
  'pay-items': first,
  'trade-with': first,
  'offer-cards': last,
  'offer-items': last,
  'want-items': last,
  'answer-offer': first,
  ball: throwBall,
  'send-gym': (s, options: readonly OfMon[], seat, { question }) =>
    best(options, ({ mon }) => power(s, seat, mon) + edgeOn(question.about?.[0] as number, mon)),
  send: strongest,
  'send-next': strongest,
  'send-against': strongest,
  'send-elite': strongest,
  'lay-gym': (s, options: readonly Answer[], seat, { question }) => {
    const [leader, mon] = question.about as readonly [number, Mon];
    // What is won or lost anyhow needs no Item.
    const need = needOf(forceOf(s, seat), leader);
    return need < 0 || need > HOPELESS ? 0 : layBest(options, mon);
  },
  'lay-elite': (_s, options: readonly Answer[], _seat, { question }) =>
    layBest(options, question.about?.[1] as Mon),
  lay: (s, options: readonly Answer[], seat) => {
    const side = s.battle?.sides.find((one) => one.seat === seat);
    return side === undefined || s.battle?.kind !== 'league' ? 0 : layBest(options, side.sent[0]);
  },
  // The Potion, after all passes.
  'on-loss': last,
  'take-which': strongestOf,
  'trade-take': strongestOf,
  'name-colour': first,
};

export function habit(s: Hex, asking: Asking, seat: Seat, options: readonly Plain[], rng: Rng): number {
  const known = HABITS[asking.question.kind];
  if (known !== undefined) return known(s, options as readonly never[], seat, asking);
  // A window passes by, a composed answer is closed as soon as it may stand.
  if (options[0] === DONE) return 0;
  return options[options.length - 1] === DONE ? options.length - 1 : rng(options.length);
}

/** The option worth most, by index; of several the first. */
export function best<V>(options: readonly V[], worth: (option: V) => number): number {
  let [found, most] = [0, -Infinity];
  for (let i = 0; i < options.length; i++) {
    const value = worth(options[i]);
    if (value > most) [found, most] = [i, value];
  }
  return found;
}

/** Fights where the odds are fair, takes the train to such a fight, else rolls. */
function onTheWay(s: Hex, options: readonly Answer[], seat: Seat): number {
  const odds = leaderOdds(s, seat);
  const stay = options.indexOf(STAY);
  const here = SPACES[s.players[seat].at].hexagon;
  if (stay >= 0 && odds[s.board.indexOf(here)] >= FAIR) return stay;
  const train = options.findIndex(
    (answer) => 'train' in answer && odds[s.board.indexOf(SPACES[answer.train].hexagon)] >= FAIR,
  );
  return train >= 0 ? train : options.indexOf(ROLL);
}
const FAIR = 0.3;
/** Beyond what an Item brings. */
const HOPELESS = 6;

/** Where it is best to be; a Leader there, a Pokémon or an Event is worth something, too. */
function walk(s: Hex, options: readonly (To | Pay)[], seat: Seat): number {
  const odds = leaderOdds(s, seat);
  return best(options, (way) => {
    const at = 'to' in way ? way.to : way.pay;
    const { kind, hexagon } = SPACES[at];
    const fight = LEADER_OF[hexagon] >= 0 && CITY_OF[hexagon] === at ? odds[s.board.indexOf(hexagon)] : 0;
    const price = 'pay' in way ? PRICE : 0;
    return placeWorth(s, seat, at, odds) + fight + (kind === 'pokemon' ? CATCH : 0) - price;
  });
}
const CATCH = 0.05;
const PRICE = 0.1;

const power = (s: Hex, seat: Seat, mon: Mon): number => powerOf(s.players[seat], mon, s.options.lockBonus);

function strongest(s: Hex, options: readonly OfMon[], seat: Seat): number {
  return best(options, ({ mon }) => power(s, seat, mon));
}

function strongestOf(_s: Hex, options: readonly Plain[]): number {
  return best(options as readonly (OfMon | Theirs)[], (one) => {
    const mon = 'mon' in one ? one.mon : 'theirs' in one ? one.theirs : -1;
    return mon < 0 ? 0 : POKEMON[mon].power;
  });
}

/** The largest ball for a Pokémon that is hard to catch. */
function throwBall(_s: Hex, options: readonly Answer[], _seat: Seat, { question }: Asking): number {
  const [mon] = question.about as readonly Mon[];
  return POKEMON[mon].colour < HARD ? options.indexOf(NOTHING) : options.length - 1;
}
const HARD = 2;

function layBest(options: readonly Answer[], mon: Mon): number {
  return best(options, (one) => ('item' in one ? itemBonus((one as OfItem).item, mon) : 0));
}
