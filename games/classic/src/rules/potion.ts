import { ALL, type Question, type Rules, type Seat } from '@indigo/kernel';
import { type Answer, GO_ON, POTION } from '../answers.ts';
import { POTION_CARD } from '../sorts.ts';
import type { Dex } from '../state.ts';
import { type T, tell } from '../table.ts';
import { revive } from '../team.ts';
import { byHand, holdsItem, playItem } from './items.ts';

/**
 * The Potions a trainer may play right now, one for each own knocked-out Pokémon (C-POT-03, C-REV-03). On the own turn
 * only (C-ITEM-06, C-REACT-06): the moments are those at which a question offers them (C-POT-02).
 */
export function potionsOf(t: T, seat: Seat): readonly Answer[] {
  const { ko } = t.s.trainers[seat];
  return ko.length > 0 && seat === t.s.active && holdsItem(t, seat, POTION_CARD)
    ? ko.map((dex) => POTION[dex])
    : NONE;
}

const NONE: readonly Answer[] = [];
const JUST_GO_ON: readonly Answer[] = [GO_ON];

/** C-POT-01, C-REV-04: revives one, and the turn goes on. */
export function playPotion(t: T, seat: Seat, dex: Dex): void {
  playItem(t, seat, POTION_CARD);
  revive(t.s.trainers[seat], dex);
  tell(t, ALL, 'revived', seat, dex);
}

/** A moment at which Potions may be played, any number one after another. */
export function* potionMoment(t: T, seat: Seat, question: Question): Rules {
  for (;;) {
    const answer: Answer = yield* t.ask(seat, byHand(t, seat, question), () => {
      const potions = potionsOf(t, seat);
      return potions.length === 0 ? JUST_GO_ON : [GO_ON, ...potions];
    });
    if (answer.do !== 'potion') return;
    playPotion(t, seat, answer.dex);
  }
}
