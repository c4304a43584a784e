import { ALL } from '@indigo/kernel';
import { SEAT, TRAINER } from '../answers.ts';
import type { EventEffect } from '../effects.ts';
import { ask } from '../questions.ts';
import { strikes } from '../rules/hit.ts';
import { discardTrainer, gainTrainers, needTrainer } from '../rules/trainer.ts';
import { playing } from '../rules/window.ts';
import { tell } from '../table.ts';

const POINT_AT = ask('point-at', 'H-SUP-11');
const DROP = ask('drop-trainer', 'H-SUP-12');
const TRAINERS = 4;

/**
 * H-SUP-11, H-SUP-12: four Trainer cards, one of which is named active; then a player is pointed at who must discard one: an
 * opponent the active one, replaced by the next, if no Poké Doll blocks it; the drawer one of choice.
 */
export const boostedPokenav: EventEffect = {
  *act(t, { seat }) {
    const { players, trainers, trainerDiscard } = t.s;
    const me = players[seat];
    yield* gainTrainers(t, seat, TRAINERS);
    const { seat: victim } = yield* t.ask(seat, POINT_AT, () => playing(t).map((one) => SEAT[one]));
    if (victim !== seat) {
      if (!(yield* strikes(t, 'boosted-pokenav', [victim], [seat]))) return true;
      discardTrainer(t, victim);
      yield* needTrainer(t, victim);
      return true;
    }
    const all = [me.trainer, ...me.spare].filter((card) => card >= 0);
    if (all.length === 0) return true;
    const { trainer } = yield* t.ask(seat, DROP, () => all.map((card) => TRAINER[trainers.kind[card]]));
    if (me.trainer >= 0 && trainers.kind[me.trainer] === trainer) {
      discardTrainer(t, seat);
      yield* needTrainer(t, seat);
    } else {
      const index = me.spare.findIndex((card) => trainers.kind[card] === trainer);
      trainerDiscard.push(...me.spare.splice(index, 1));
      tell(t, ALL, 'trainer-gone', seat, trainer);
    }
    return true;
  },
};
