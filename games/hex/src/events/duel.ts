import { SEAT } from '../answers.ts';
import { DUELS } from '../data/duels.ts';
import type { EventId } from '../data/events.ts';
import type { EventEffect } from '../effects.ts';
import { colourIndex } from '../pokemon.ts';
import { about } from '../questions.ts';
import { battle } from '../rules/battle.ts';
import { strikes } from '../rules/hit.ts';
import { drawItems, steal } from '../rules/items.ts';
import { gainNext } from '../rules/supply.ts';
import { opponents } from '../rules/window.ts';
import { canFight } from '../team.ts';

const DUEL_WHOM = about<[duel: number]>('duel-whom', 'H-EVT-32');

/** H-EVT-32, H-DUEL-01 to H-DUEL-14: a battle with an opponent of choice under the card's +1 and -1; the winner takes the prize. */
export function duelCard(id: EventId): EventEffect {
  const duel = DUELS.findIndex(({ event }) => event === id);
  const { prize } = DUELS[duel];
  return {
    *act(t, { seat }) {
      const { s } = t;
      // H-BAT-24: neither without a Pokémon that obeys.
      const rivals = opponents(t, seat).filter((other) => canFight(s.players[other]));
      if (!canFight(s.players[seat]) || rivals.length === 0) return false;
      const { seat: rival } = yield* t.ask(seat, DUEL_WHOM(duel), () => rivals.map((other) => SEAT[other]));
      // H-DUEL-13, a setting (H-AMB-96).
      if (s.options.duelDoll && !(yield* strikes(t, id, [rival], [seat]))) return true;
      // H-DUEL-06: which card it is everybody sees from the first choice on.
      const won = yield* battle(t, 'duel', seat, rival, duel);
      if (won < 0) return true; // H-DUEL-12
      const [winner, loser] = won === 0 ? [seat, rival] : [rival, seat];
      if (prize.items !== undefined) yield* drawItems(t, winner, prize.items);
      if (prize.pokemon !== undefined) yield* gainNext(t, winner, colourIndex(prize.pokemon));
      if (prize.steals !== undefined && s.players[loser].hand.length > 0) {
        if (yield* strikes(t, id, [loser], [winner])) yield* steal(t, winner, loser, prize.steals); // H-DUEL-11
      }
      return true;
    },
  };
}
