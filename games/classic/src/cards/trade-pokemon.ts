import { ALL, type Rules, type Seat } from '@indigo/kernel';
import { USE } from '../answers.ts';
import { DOLL_TRADE, TRADE_GIVE, TRADE_WANT } from '../questions.ts';
import { byHand, holdsItem, playItem } from '../rules/items.ts';
import { POKE_DOLL } from '../sorts.ts';
import { type T, tell } from '../table.ts';
import { eventTradable, handOver, isFit } from '../team.ts';

/**
 * C-TRADEV-01: one for one (C-TRADEV-06), with any trainer anywhere, both chosen by the drawer. Who has nothing to trade
 * is no target, and without any the card does nothing (C-TRADEV-04).
 */
export function* tradePokemon(t: T, seat: Seat): Rules<boolean> {
  const { trainers, options } = t.s;
  const mine = eventTradable(trainers[seat], options.tradeEventFitOnly);
  const theirs = t.others(seat).flatMap((other) => eventTradable(trainers[other], options.tradeEventFitOnly));
  if (mine.length === 0 || theirs.length === 0) return false;
  const wanted = yield* t.ask(seat, TRADE_WANT, () => theirs);
  const given = yield* t.ask(seat, TRADE_GIVE(wanted), () => mine);
  const target = t.others(seat).find((other) => trainers[other].team.includes(wanted)) as Seat;
  tell(t, ALL, 'forced-trade', seat, target, given, wanted);
  // C-TRADEV-03, C-DOLL-02, C-REACT-04: only a Poké Doll stops it, and then the card is used up (C-TRADEV-07).
  const question = DOLL_TRADE(seat, given, wanted, !isFit(trainers[seat], given));
  const doll = yield* t.window([target], byHand(t, target, question), (other) =>
    holdsItem(t, other, POKE_DOLL) ? [USE] : [],
  );
  if (doll !== null) {
    playItem(t, target, POKE_DOLL);
    tell(t, ALL, 'doll-stops-trade', target, seat);
    return true;
  }
  handOver(trainers[seat], trainers[target], given);
  handOver(trainers[target], trainers[seat], wanted);
  tell(t, ALL, 'traded', seat, target, given, wanted);
  return true;
}
