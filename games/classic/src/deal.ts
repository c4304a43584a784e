/** What a trade does to everybody's chances. For bots; no rule depends on it. */
import { DONE, type Seat } from '@indigo/kernel';
import type { OfferPart } from './answers.ts';
import { chances } from './standing.ts';
import type { Classic, Dex, Trainer } from './state.ts';
import { handOver, tradable } from './team.ts';

/** One for one. */
interface Deal {
  readonly give: Dex;
  readonly want: Dex;
}

/** What an offer would bring either side, in chances of winning: who makes it and who is asked. */
export function gainsOf(
  s: Classic,
  from: Seat,
  to: Seat,
  parts: readonly OfferPart[],
): readonly [number, number] {
  const before = chances(s);
  const after = chances(exchanged(s, from, to, parts));
  return [after[from] - before[from], after[to] - before[to]];
}

function exchanged(s: Classic, from: Seat, to: Seat, parts: readonly OfferPart[]): Classic {
  const trainers = s.trainers.map((trainer, seat) =>
    seat === from || seat === to ? copied(trainer) : trainer,
  );
  const [mine, theirs] = [trainers[from], trainers[to]];
  for (const part of parts) {
    if ('give' in part) handOver(mine, theirs, part.give);
    else if ('want' in part) handOver(theirs, mine, part.want);
    else if ('giveItem' in part) pass(s, mine, theirs, part.giveItem);
    else pass(s, theirs, mine, part.wantItem);
  }
  return { ...s, trainers };
}

const copied = (trainer: Trainer): Trainer => ({
  ...trainer,
  team: trainer.team.slice(),
  ko: trainer.ko.slice(),
  hand: trainer.hand.slice(),
});

function pass({ items }: Classic, from: Trainer, to: Trainer, sort: number): void {
  const place = from.hand.findIndex((card) => items.kind[card] === sort);
  if (place >= 0) to.hand.push(...from.hand.splice(place, 1));
}

/** The trade that brings most to who makes it, of those that bring both something. */
export function bestDeal(s: Classic, from: Seat, to: Seat): Deal | null {
  // Two alone cannot both gain.
  if (s.trainers.length === 2) return null;
  let [best, most]: [Deal | null, number] = [null, 0];
  for (const give of tradable(s.trainers[from])) {
    for (const want of tradable(s.trainers[to])) {
      const [mine, theirs] = gainsOf(s, from, to, [{ give }, { want }]);
      if (theirs > 0 && mine > most) [best, most] = [{ give, want }, mine];
    }
  }
  return best;
}

/** The next part of that trade, or its end. */
export function dealPart(s: Classic, options: readonly (OfferPart | null)[], from: Seat, to: Seat): number {
  const whole = options.indexOf(DONE);
  if (whole >= 0) return whole;
  const deal = bestDeal(s, from, to);
  const part = options.findIndex(
    (option) =>
      option !== DONE &&
      (('give' in option && option.give === deal?.give) || ('want' in option && option.want === deal?.want)),
  );
  return Math.max(0, part);
}
