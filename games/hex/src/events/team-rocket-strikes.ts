import type { Card, Seat } from '@indigo/kernel';
import type { EventEffect } from '../effects.ts';
import { drawItems, keepStolen, pickRandom, takeAway } from '../rules/items.ts';
import { unblocked } from '../rules/victims.ts';

/**
 * H-EVT-77, H-EVT-78: every player draws an Item, then takes a random one from the player on the right, whose Poké Doll may
 * stop it. What is taken is fixed for all before it changes hands, so no card goes round the table.
 */
export const teamRocketStrikes: EventEffect = {
  *act(t, { seat }) {
    const all = t.from(seat).filter((one) => !t.s.players[one].out);
    for (const one of all) yield* drawItems(t, one, 1);
    const victims = yield* unblocked(t, 'team-rocket-strikes', seat, all);
    const thefts: { readonly thief: Seat; readonly victim: Seat; readonly stolen: Card[] }[] = [];
    for (const victim of victims) {
      const thief = all[(all.indexOf(victim) + 1) % all.length];
      thefts.push({ thief, victim, stolen: yield* pickRandom(t, thief, victim, 1) });
    }
    for (const { thief, victim, stolen } of thefts) takeAway(t, thief, victim, stolen);
    for (const { thief, victim, stolen } of thefts) keepStolen(t, thief, victim, stolen);
    return true;
  },
};
