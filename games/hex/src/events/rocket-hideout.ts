import { SEAT } from '../answers.ts';
import type { EventEffect } from '../effects.ts';
import { ask } from '../questions.ts';
import { strikes } from '../rules/hit.ts';
import { steal } from '../rules/items.ts';
import { opponents } from '../rules/window.ts';

const ROB = ask('rob', 'H-EVT-94');

/** H-EVT-94 (proposed): a random Item of an opponent who has any; the victim's Poké Doll may stop it. */
export const rocketHideout: EventEffect = {
  *act(t, { seat }) {
    const rich = opponents(t, seat).filter((other) => t.s.players[other].hand.length > 0);
    if (rich.length === 0) return false;
    const { seat: victim } = yield* t.ask(seat, ROB, () => rich.map((other) => SEAT[other]));
    if (yield* strikes(t, 'rocket-hideout', [victim], [seat])) yield* steal(t, seat, victim, 1);
    return true;
  },
};
