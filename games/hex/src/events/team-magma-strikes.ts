import type { EventEffect } from '../effects.ts';
import { discardTrainer, gainTrainers } from '../rules/trainer.ts';
import { unblocked } from '../rules/victims.ts';

/**
 * H-EVT-75, H-EVT-76: every player discards the Trainer, then draws another; all discards come first. A Poké Doll blocks it for
 * its user.
 */
export const teamMagmaStrikes: EventEffect = {
  *act(t, { seat }) {
    const { players } = t.s;
    const all = t.from(seat).filter((one) => !players[one].out && players[one].trainer >= 0);
    const hit = yield* unblocked(t, 'team-magma-strikes', seat, all);
    for (const one of hit) discardTrainer(t, one);
    for (const one of hit) yield* gainTrainers(t, one, 1);
    return true;
  },
};
