/** What somebody does who wants to win soon, without thinking long: how bots let futures run out. No rule depends on it. */
import type { Asking, Plain, Rng, Seat } from '@indigo/kernel';
import { type Answer, GYM, NOTHING, type OfMon, type Pay, ROLL, STAY, type To } from './answers.ts';
import { SPACES } from './board.ts';
import { best, habit } from './habit.ts';
import { hopes } from './hope.ts';
import { mightAgainst, mightOf } from './might.ts';
import { ballReach, spanOf } from './rules/capture.ts';
import { trainerEffect } from './rules/trainer.ts';
import {
  bonusOf,
  familyMight,
  gymWorth,
  layAtGym,
  leastItem,
  oddsAt,
  stopWorth,
  whichLeader,
} from './sensible.ts';
import type { Hex, Mon, SpaceIndex } from './state.ts';
import { answerOffer, lossOf, offerPart, partnerOf } from './trading.ts';
import { facesOf, gainOf } from './worth.ts';

type Purpose = (s: Hex, options: readonly never[], seat: Seat, asking: Asking) => number;

const PURPOSES: { readonly [kind: string]: Purpose } = {
  turn: setOut,
  move: walk,
  after: (s, options: readonly Answer[], seat) => {
    const gym = options.indexOf(GYM);
    return gym >= 0 && oddsAt(s, seat, s.players[seat].at) > 0 ? gym : 0;
  },
  'lay-gym': (s, options: readonly Answer[], seat, asking) => {
    const mon = asking.question.about?.[1] as Mon;
    const useful = layAtGym(s, options, seat, asking);
    return useful[best(useful, (index) => bonusOf(options[index], mon))];
  },
  'send-gym': (s, options: readonly OfMon[], seat, { question }) =>
    best(options, ({ mon }) => gymWorth(s, seat, mon, question.about?.[0] as number)),
  send: strongest,
  'send-next': strongest,
  'send-elite': strongest,
  'send-against': (s, options: readonly OfMon[], seat, { question }) =>
    best(options, ({ mon }) => mightAgainst(s, seat, mon, question.about?.[0] as Mon)),
  'try-which': (s, options: readonly OfMon[], seat) =>
    best(
      options,
      ({ mon }) => gainOf(s, seat, mon) * facesOf(mon, spanOf(trainerEffect(s, seat), mon, false)),
    ),
  ball: throwBall,
  // More dice catch more.
  'how-many-dice': () => 0,
  lock: (s, options: readonly { readonly family: Mon }[], seat) =>
    best(options, ({ family }) => familyMight(s, seat, family)),
  discards: leastItem,
  'pay-items': leastItem,
  'which-leader': (s, options: readonly Answer[], seat) => whichLeader(s, options, seat)[0],
  'trade-give': giveUp,
  exchange: giveUp,
  sell: giveUp,
  'trade-with': partnerOf,
  'offer-cards': offerPart,
  'answer-offer': (s, options, seat, { question }) => answerOffer(s, options, seat, question),
  // An extra turn, after all there is to decline.
  last: (_s, options: readonly Answer[]) => options.length - 1,
};

export function purpose(s: Hex, asking: Asking, seat: Seat, options: readonly Plain[], rng: Rng): number {
  const known = PURPOSES[asking.question.kind];
  return known === undefined
    ? habit(s, asking, seat, options, rng)
    : known(s, options as readonly never[], seat, asking);
}

/** Fights where the odds are fair, takes the train to such a fight, else rolls. */
function setOut(s: Hex, options: readonly Answer[], seat: Seat): number {
  const odds = hopes(s, seat);
  const fair = (space: SpaceIndex): boolean => odds[s.board.indexOf(SPACES[space].hexagon)] >= FAIR;
  const stay = options.indexOf(STAY);
  if (stay >= 0 && fair(s.players[seat].at)) return stay;
  const train = options.findIndex((answer) => 'train' in answer && fair(answer.train));
  return train >= 0 ? train : options.indexOf(ROLL);
}
const FAIR = 0.3;

/** Where it is best to be. */
function walk(s: Hex, options: readonly (To | Pay)[], seat: Seat): number {
  const odds = hopes(s, seat);
  return best(options, (way) => stopWorth(s, seat, way, odds));
}

function strongest(s: Hex, options: readonly OfMon[], seat: Seat): number {
  return best(options, ({ mon }) => mightOf(s, seat, mon));
}

function giveUp(s: Hex, options: readonly OfMon[], seat: Seat): number {
  return best(options, ({ mon }) => -lossOf(s, seat, mon));
}

/** The ball that brings most, less what it would bring another time. */
function throwBall(s: Hex, options: readonly Answer[], seat: Seat, { question }: Asking): number {
  const [mon, , span] = question.about as readonly [Mon, boolean, number];
  const gain = gainOf(s, seat, mon);
  return best(options, (answer) => {
    if (answer === NOTHING || !('item' in answer)) return gain * facesOf(mon, span);
    const reach = ballReach(answer.item);
    return gain * facesOf(mon, span + reach) - KEEP * reach;
  });
}
/** What a ball is worth another time, for each face it reaches: as much as so many points of power on one face. */
const KEEP = 3;
