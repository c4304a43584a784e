import { ALL } from '@indigo/kernel';
import { NOTHING, TRAINER } from '../answers.ts';
import type { EventEffect } from '../effects.ts';
import { ask } from '../questions.ts';
import { discardTrainer, needTrainer } from '../rules/trainer.ts';
import { unblocked } from '../rules/victims.ts';
import { opponents } from '../rules/window.ts';
import { tell } from '../table.ts';

const SWAP = ask('magma-swap', 'H-SUP-18');

/**
 * H-SUP-18, H-SUP-19: each opponent who does not block it gives up the Trainer; the drawer may take one of these for the own.
 * Then those without one draw the next, and what is left goes to the discard pile.
 */
export const magmaOperation: EventEffect = {
  *act(t, { seat }) {
    const { s } = t;
    const me = s.players[seat];
    const hit = yield* unblocked(t, 'magma-operation', seat, opponents(t, seat));
    const before = s.trainerDiscard.length;
    for (const other of hit) discardTrainer(t, other);
    const pile = s.trainerDiscard.slice(before);
    const answer = yield* t.ask(seat, SWAP, () => [
      NOTHING,
      ...(me.trainer < 0 ? [] : pile.map((card) => TRAINER[s.trainers.kind[card]])),
    ]);
    if ('trainer' in answer) {
      const index = s.trainerDiscard.findLastIndex((card) => s.trainers.kind[card] === answer.trainer);
      const [card] = s.trainerDiscard.splice(index, 1, me.trainer);
      me.trainer = card;
      tell(t, ALL, 'trainer-taken', seat, answer.trainer);
    }
    // They are no discards yet: a deck that runs out is not rebuilt of them.
    const left = s.trainerDiscard.splice(before);
    for (const other of hit) yield* needTrainer(t, other);
    s.trainerDiscard.push(...left);
    return true;
  },
};
