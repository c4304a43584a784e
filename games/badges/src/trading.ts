/**
 * Trades worth a thought: they bring both sides nearer to winning, as far as one knows. No rule depends on it. What the seat has
 * not seen does not count here, so a thought is the same in every world it might live in.
 */
import { type Asking, type Card, known, type Seat, sees } from '@indigo/kernel';
import type { Answer, OfferPart } from './answers.ts';
import { CARDS } from './data/cards.ts';
import { type Draws, drawsOf, turnsToWin } from './evaluate.ts';
import { BUBBLES, TYPE_OF } from './kinds.ts';
import { chancesBy } from './standings.ts';
import type { Badges, Kind, Trainer } from './state.ts';
import { cardOf } from './team.ts';

/** One of the own cards for one of theirs. */
interface Offer {
  readonly give: Kind;
  readonly want: Kind;
}

/** By how much the chance of winning must rise for a trade to be fair to somebody. */
const GAIN = 0.004;
/** The same for the other side of an offer: what it holds is partly guessed. */
const THEIR_GAIN = 0.008;
/** With two at the table one loses what the other wins. */
const FEWEST = 3;
/** A trade is the turn's action. */
const TURN = 1;

/**
 * The offer to this player that promises most, null if none is fair. A card the other has seen is kept: it was offered before, or
 * might have been, and whoever refused it once is not to be asked again.
 */
export function bestOffer(s: Badges, seat: Seat, other: Seat): Offer | null {
  if (s.trainers.length < FEWEST) return null;
  const given = cardsOf(s.trainers[seat]).filter((card) => !sees(s.cards.seen[card], other));
  const wanted = cardsOf(s.trainers[other]).filter((card) => sees(s.cards.seen[card], seat));
  if (given.length === 0 || wanted.length === 0) return null;
  // Which of them lie in the Party is not known: their order is not to tell.
  wanted.sort((a, b) => a - b);
  const market = new Market(s, seat);
  const { kind } = market.s.cards;
  let best: Offer | null = null;
  let most = GAIN;
  for (const give of given) {
    for (const want of wanted) {
      if (isLegendary(kind[give]) !== isLegendary(kind[want])) continue;
      const [mine, theirs] = market.gains(seat, other, give, want);
      if (mine <= most || theirs < THEIR_GAIN) continue;
      best = { give: kind[give], want: kind[want] };
      most = mine;
    }
  }
  return best;
}

/** What trades bring, as a seat may know it. */
class Market {
  readonly s: Badges;
  private readonly draws: Draws;
  private readonly turns: readonly number[];
  private readonly chances: readonly number[];

  constructor(s: Badges, seat: Seat) {
    this.s = asKnown(s, seat);
    this.draws = drawsOf(this.s);
    this.turns = s.trainers.map((_, one) => turnsToWin(this.s, one, this.draws));
    this.chances = chancesBy(this.turns);
  }

  /** By how much the chances rise of who makes an offer, which takes the turn, and of who accepts it. */
  gains(seat: Seat, other: Seat, given: Card, got: Card): readonly [number, number] {
    const after = exchanged(this.s, seat, other, given, got);
    const turns = this.turns.slice();
    turns[seat] = turnsToWin(after, seat, this.draws) + TURN;
    turns[other] = turnsToWin(after, other, this.draws);
    const chances = chancesBy(turns);
    return [chances[seat] - this.chances[seat], chances[other] - this.chances[other]];
  }
}

/** Of the parts of an offer that is being made the one that is best, -1 where nothing fair can be offered. */
export function partOf(s: Badges, asking: Asking, seat: Seat, parts: readonly OfferPart[]): number {
  const [other] = asking.question.about as readonly [Seat];
  const offer = bestOffer(s, seat, other);
  if (offer === null) return -1;
  return parts.findIndex((part) => ('give' in part ? part.give === offer.give : isWant(part, offer.want)));
}

const isWant = (part: OfferPart, kind: Kind): boolean => 'want' in part && part.want === kind;

/** Which of the answers to an offer are fair to who gives them, by index, the best first; to reject where none is. */
export function answersTo(
  s: Badges,
  asking: Asking,
  seat: Seat,
  options: readonly Answer[],
): readonly number[] {
  const [from, offered] = asking.question.about as readonly [Seat, Kind];
  const market = new Market(s, seat);
  const { cards, trainers } = market.s;
  const got = cardOf(cards, trainers[from], offered);
  const gains: { index: number; gain: number }[] = [];
  options.forEach((answer, index) => {
    if (answer.do !== 'give' || (isLegendary(answer.card) && !isLegendary(offered))) return;
    const given = cardOf(cards, trainers[seat], answer.card);
    const gain = market.gains(from, seat, got, given)[1];
    if (gain >= GAIN) gains.push({ index, gain });
  });
  if (gains.length > 0) return gains.sort((a, b) => b.gain - a.gain).map(({ index }) => index);
  return [options.findIndex((answer) => answer.do === 'reject')];
}

/** Nobody gives one away for anything less, or would dream of asking. */
const isLegendary = (kind: Kind): boolean => CARDS[kind].legendary;

const cardsOf = ({ party, box }: Trainer): Card[] => [...party, ...box];

/** By route: one of the type that is most common there. */
const USUAL: readonly Kind[] = BUBBLES.map((counts) => {
  const type = counts.indexOf(Math.max(...counts));
  return CARDS.findIndex((card, kind) => TYPE_OF[kind] === type && !card.legendary);
});

/**
 * The state as the seat may think of it: a card it has not seen is taken for what is usual where it was caught, and those of which
 * it does not know where they lie fill the Party in the order of their capture.
 */
function asKnown(s: Badges, seat: Seat): Badges {
  const { cards, from, trainers } = s;
  const kind = from.map((route, card) => known(cards, card, seat) ?? USUAL[route]);
  return {
    ...s,
    cards: { ...cards, kind },
    trainers: trainers.map((trainer, other) => (other === seat ? trainer : asPlaced(s, trainer, seat))),
  };
}

function asPlaced({ placed }: Badges, trainer: Trainer, seat: Seat): Trainer {
  const { party, box } = trainer;
  const isPlaced = (card: Card): boolean => sees(placed[card], seat);
  const there = party.filter(isPlaced);
  const unsure = cardsOf(trainer).filter((card) => !isPlaced(card));
  const room = party.length - there.length;
  unsure.sort((a, b) => a - b);
  return {
    ...trainer,
    party: [...there, ...unsure.slice(0, room)],
    box: [...box.filter(isPlaced), ...unsure.slice(room)],
  };
}

/** B-TRADE-05: each card takes the other's place. */
function exchanged(s: Badges, seat: Seat, other: Seat, given: Card, got: Card): Badges {
  const { fainted: mine } = s.trainers[seat];
  const { fainted: theirs } = s.trainers[other];
  const fainted = [...mine, ...theirs];
  const having = (trainer: Trainer, out: Card, into: Card): Trainer => ({
    ...trainer,
    party: trainer.party.map((card) => (card === out ? into : card)),
    box: trainer.box.map((card) => (card === out ? into : card)),
    fainted,
  });
  return {
    ...s,
    trainers: s.trainers.map((trainer, at) =>
      at === seat ? having(trainer, given, got) : at === other ? having(trainer, got, given) : trainer,
    ),
  };
}
