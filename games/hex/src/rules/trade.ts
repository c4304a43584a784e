/** Section 11: trades of any terms, offered in the own turn. Forced ones follow their Events (H-TRADE-08). */
import {
  ALL,
  type Card,
  lose,
  type Mask,
  maskOf,
  type Parts,
  type Plain,
  type Question,
  type Rules,
  type Seat,
  sees,
  show,
  take,
} from '@indigo/kernel';
import {
  CARD,
  DO,
  type Do,
  ITEM,
  MON,
  type OfCard,
  type OfItem,
  type OfMon,
  type OfTrainer,
  SEAT,
  THEIRS,
  type Theirs,
  TRAINER,
} from '../answers.ts';
import { ITEMS } from '../data/items.ts';
import { about, ask } from '../questions.ts';
import type { Hex, Player, Sort } from '../state.ts';
import { type T, tell } from '../table.ts';
import { addTradable, handOver } from '../team.ts';
import { checkAchievements } from './achievements.ts';
import { copiesIn, inOrder } from './items.ts';
import { nameActive } from './trainer.ts';
import { opponents } from './window.ts';

/** What of an offer everybody sees: own Pokémon, the other's, and Trainers, each of which there is once. */
export type OpenPart = OfMon | Theirs | OfTrainer;

const TRADE_WITH = ask('trade-with', 'H-TRADE-01');
const OFFER_CARDS = about<[other: number]>('offer-cards', 'H-TRADE-02');
const answerOffer = (from: Seat, open: Plain, given: number, wanted: number): Question => ({
  kind: 'answer-offer',
  clause: 'H-TRADE-03',
  about: [from, open, given, wanted],
  always: true,
});
/** H-TRADE-09, H-HID-14: the Items of an offer are seen by the two partners. */
const partnersOnly = (kind: string, other: Seat) => ({
  kind,
  clause: 'H-TRADE-09',
  about: [other],
  secret: true,
  shared: maskOf(other),
});
const ACCEPT = DO('accept');
const REFUSE = DO('refuse');
const EITHER: readonly Do[] = [REFUSE, ACCEPT];
const CANNOT: readonly Do[] = [REFUSE];
/** More cards than there are: an offer may be of any size. */
const MOST = 1_000;

/** H-TRADE-01, H-TRADE-11: with whoever is still in the game, so many times a turn. */
export const mayOffer = ({ s }: T): boolean => s.deeds !== 'only' && offersOf(s, s.active) < s.options.offers;

/** Trades offered in the present turn. */
export function offersOf(s: Hex, seat: Seat): number {
  const { offered, offers } = s.players[seat];
  return offered === s.turn ? offers : 0;
}

/**
 * One offer and its answer, at a free moment of the own turn (H-TRADE-06), where no window opens (H-REACT-08). Only cards can
 * be in it (H-TRADE-05); one side may be empty (H-TRADE-07); a refusal costs nothing but the offer (H-TRADE-03, H-TRADE-11).
 */
export function* offerTrade(t: T, seat: Seat): Rules {
  const { s } = t;
  const me = s.players[seat];
  me.offers = offersOf(s, seat) + 1;
  me.offered = s.turn;
  const { seat: other } = yield* t.ask(seat, TRADE_WITH, () => opponents(t, seat).map((one) => SEAT[one]));
  const balance = new Balance(t, seat, other);
  const open = yield* t.compose(seat, OFFER_CARDS(other), () => balance.parts(), balance);
  const given = yield* t.compose(seat, partnersOnly('offer-items', other), () => ownCards(t, seat, other), {
    min: 0,
    max: MOST,
    fits: (list, next) => nothingToHide(t, seat, other, list as readonly OfCard[], next as OfCard),
  });
  const wanted = yield* t.compose(seat, partnersOnly('want-items', other), () => anyItems(t, other), {
    min: 0,
    max: s.players[other].hand.length,
    fits: inOrder,
  });
  if (open.length + given.length + wanted.length === 0) return;
  announce(t, seat, other, open, given, wanted);
  s.deeds = 'some';
  const question = answerOffer(seat, open, given.length, wanted.length);
  // Who does not hold what is asked for cannot accept, and gives no reason either.
  const answer = yield* t.ask(other, question, () => (holdsAll(t, other, wanted) ? EITHER : CANNOT));
  tell(t, ALL, answer === ACCEPT ? 'accepted' : 'refused', other, seat);
  if (answer === ACCEPT) yield* exchange(t, seat, other, open, given, wanted);
}

/** Each of the hand for itself: the partner will know which one was shown. Those known to the partner come first. */
function ownCards(t: T, seat: Seat, other: Seat): OfCard[] {
  const { items, players } = t.s;
  const { hand } = players[seat];
  const cards: OfCard[] = [];
  for (const card of hand) if (sees(items.seen[card], other)) cards.push(CARD(card));
  for (const card of hand) if (!sees(items.seen[card], other)) cards.push(CARD(card));
  return cards;
}

/** Of several copies first those the partner knows of: nothing more is learnt. */
function nothingToHide(t: T, seat: Seat, other: Seat, list: readonly OfCard[], { card }: OfCard): boolean {
  const { items, players } = t.s;
  if (sees(items.seen[card], other)) return true;
  return !players[seat].hand.some(
    (copy) =>
      items.kind[copy] === items.kind[card] && sees(items.seen[copy], other) && !list.includes(CARD(copy)),
  );
}

function trainersOf({ s }: T, seat: Seat): Sort[] {
  const { trainer, spare } = s.players[seat];
  return (trainer < 0 ? spare : [trainer, ...spare]).map((card) => s.trainers.kind[card]);
}

/** Any sort may be asked for, since the other hand is hidden; but no more cards than it has. */
function anyItems(t: T, other: Seat): readonly OfItem[] {
  const cards = t.s.players[other].hand.length;
  askable[cards] ??= ITEMS.flatMap(({ count }, sort) => ITEM[sort].slice(0, Math.min(count, cards)));
  return askable[cards];
}
/** By the size of the hand. */
const askable: (readonly OfItem[])[] = [];

interface Sides {
  /** Of both. */
  readonly parts: readonly OpenPart[];
  /** How many Pokémon there are to give and to want. */
  readonly mine: number;
  readonly others: number;
  readonly own: readonly Sort[];
  readonly foreign: readonly Sort[];
}

/** Pokémon and Trainers that would change hands, each way. */
interface Moved {
  mon: number;
  theirs: number;
  gives: number;
  wants: number;
}

/** How an offer stands: Pokémon and Trainers given and wanted so far, and those there are to give and to want. */
class Balance implements Parts {
  readonly min = 0;
  readonly max = MOST;
  private readonly t: T;
  private readonly seat: Seat;
  private readonly other: Seat;
  private sides: Sides | null = null;
  private readonly moved: Moved = { mon: 0, theirs: 0, gives: 0, wants: 0 };
  /** What was counted last: a list only grows, and each of many parts is tried on the same one. */
  private list: readonly Plain[] | null = null;
  private counted = 0;

  constructor(t: T, seat: Seat, other: Seat) {
    this.t = t;
    this.seat = seat;
    this.other = other;
  }

  /** What each has to give. Looked for only when somebody puts an offer together: a copy of a match plays it as it was. */
  private has(): Sides {
    this.sides ??= this.look();
    return this.sides;
  }

  private look(): Sides {
    const { t, seat, other } = this;
    const { players } = t.s;
    const parts: OpenPart[] = [];
    const mine = addTradable<OpenPart>(players[seat], MON, parts);
    const others = addTradable<OpenPart>(players[other], THEIRS[other], parts);
    const own = trainersOf(t, seat);
    const foreign = trainersOf(t, other);
    for (const sort of own) parts.push(TRAINER[sort]);
    for (const sort of foreign) parts.push(TRAINER[sort]);
    return { parts, mine, others, own, foreign };
  }

  /** Of both sides. */
  parts(): readonly OpenPart[] {
    return this.has().parts;
  }

  private wayOf(part: OpenPart): keyof Moved {
    if ('mon' in part) return 'mon';
    if ('theirs' in part) return 'theirs';
    return this.has().own.includes(part.trainer) ? 'gives' : 'wants';
  }

  private stand(list: readonly Plain[]): void {
    if (this.list === list && this.counted === list.length) return;
    const { moved } = this;
    if (this.list !== list || this.counted > list.length) {
      this.list = list;
      this.counted = 0;
      moved.mon = moved.theirs = moved.gives = moved.wants = 0;
    }
    while (this.counted < list.length) moved[this.wayOf(list[this.counted++] as OpenPart)]++;
  }

  /** H-TRADE-04: a Trainer for a Trainer. H-TRADE-10: nobody is left without a Pokémon. */
  check(list: readonly Plain[]): string | null {
    this.stand(list);
    const { gives, wants, mon, theirs } = this.moved;
    if (gives !== wants) return 'trainer-for-trainer';
    return this.leavesSomebodyNone(mon - theirs) ? 'keep-a-pokemon' : null;
  }

  /** After so many Pokémon more have gone than come. */
  private leavesSomebodyNone(gone: number): boolean {
    const { players } = this.t.s;
    return players[this.seat].team.length - gone < 1 || players[this.other].team.length + gone < 1;
  }

  /** Whether a list with one part more could still be made fair. */
  fits(list: readonly Plain[], next: Plain): boolean {
    this.stand(list);
    return this.canEnd(this.wayOf(next as OpenPart));
  }

  /** Most of the time there is enough of everything on both sides. */
  allFit(list: readonly Plain[]): boolean {
    this.stand(list);
    const { mine, others, own, foreign } = this.has();
    const { mon, theirs, gives, wants } = this.moved;
    // One more of each sort fits, or all there are have been taken.
    return (
      (mon >= mine || this.canEnd('mon')) &&
      (theirs >= others || this.canEnd('theirs')) &&
      (gives >= own.length || this.canEnd('gives')) &&
      (wants >= foreign.length || this.canEnd('wants'))
    );
  }

  private canEnd(more: keyof Moved): boolean {
    const side = this.has();
    const { players } = this.t.s;
    const mon = this.moved.mon + Number(more === 'mon');
    const theirs = this.moved.theirs + Number(more === 'theirs');
    const gives = this.moved.gives + Number(more === 'gives');
    const wants = this.moved.wants + Number(more === 'wants');
    if (gives > side.foreign.length || wants > side.own.length) return false;
    if (players[this.seat].team.length - mon + theirs < 1) return theirs < side.others;
    return players[this.other].team.length + mon - theirs >= 1 || mon < side.mine;
  }
}

function holdsAll(t: T, other: Seat, wanted: readonly OfItem[]): boolean {
  const held = copiesIn(t, other);
  return wanted.every((item) => held.includes(item));
}

/** The partner sees the Items offered; the others how many (H-HID-14). */
function announce(
  t: T,
  seat: Seat,
  other: Seat,
  open: readonly OpenPart[],
  given: readonly OfCard[],
  wanted: readonly OfItem[],
): void {
  const { items } = t.s;
  tell(t, ALL, 'offered', seat, other, open, given.length, wanted.length);
  if (given.length + wanted.length === 0) return;
  const gives = given.map(({ card }) => show(t, items, card, maskOf(other)));
  const wants = wanted.map(({ item }) => item);
  tell(t, maskOf(seat) | maskOf(other), 'offered-items', seat, gives, wants);
}

function* exchange(
  t: T,
  seat: Seat,
  other: Seat,
  open: readonly OpenPart[],
  given: readonly OfCard[],
  wanted: readonly OfItem[],
): Rules {
  const { s } = t;
  const [mine, theirs] = [s.players[seat], s.players[other]];
  const both = maskOf(seat) | maskOf(other);
  for (const part of open) {
    if ('mon' in part) handOver(mine, theirs, part.mon);
    else if ('theirs' in part) handOver(theirs, mine, part.theirs);
  }
  const toThem = leaveHand(t, seat, given, both, (hand, { card }) => hand.splice(hand.indexOf(card), 1)[0]);
  const toMe = leaveHand(t, other, wanted, both, (hand, { item }) => take(s.items, hand, item));
  theirs.hand.push(...toThem);
  mine.hand.push(...toMe);
  yield* swapTrainers(t, seat, other, open);
  if (s.achievements.length > 0) yield* checkAchievements(t); // H-OPT-10
}

/** Others lose track of a hand that cards leave unseen; the partners know what has changed hands. */
function leaveHand<V>(
  t: T,
  seat: Seat,
  list: readonly V[],
  both: Mask,
  out: (hand: Card[], one: V) => Card,
): Card[] {
  const { items, players } = t.s;
  const { hand } = players[seat];
  if (list.length > 0) lose(items, hand, ALL & ~both);
  return list.map((one) => {
    const card = out(hand, one);
    show(t, items, card, both);
    return card;
  });
}

/** H-TRN-03: who gets a Trainer card names the active one at once. */
function* swapTrainers(t: T, seat: Seat, other: Seat, open: readonly OpenPart[]): Rules {
  const sorts: Sort[] = [];
  for (const part of open) if ('trainer' in part) sorts.push(part.trainer);
  if (sorts.length === 0) return;
  const [mine, theirs] = [t.s.players[seat], t.s.players[other]];
  const [toThem, toMe] = [giveUp(t, mine, sorts), giveUp(t, theirs, sorts)];
  mine.spare.push(...toMe);
  theirs.spare.push(...toThem);
  yield* nameActive(t, seat);
  yield* nameActive(t, other);
}

function giveUp({ s }: T, player: Player, sorts: readonly Sort[]): Card[] {
  const goes = (card: Card): boolean => sorts.includes(s.trainers.kind[card]);
  const gone = player.spare.filter(goes);
  player.spare = player.spare.filter((card) => !goes(card));
  if (player.trainer >= 0 && goes(player.trainer)) {
    gone.push(player.trainer);
    player.trainer = -1;
  }
  return gone;
}
