import { ALL } from '@indigo/kernel';
import { board } from '../../board.ts';
import { BACK_OF, LEGENDARY } from '../../cards.ts';
import { TRADE_IN } from '../../questions.ts';
import { type Card, DISCARDED, EMPTY, GONE, type Master, type Node } from '../../state.ts';
import { tell } from '../../table.ts';
import { formIn, typeOf } from '../../team.ts';
import { NOTHING_TAUGHT } from '../create.ts';
import { receive } from '../grow.ts';
import type { SpaceRules } from './space.ts';

/** M-TC-01, M-TC-04: an own Pokémon whose type now is the one asked for, whatever its level and hearts. */
const canGive = (s: Master, node: Node, card: Card): boolean =>
  typeOf(s, card) === board(s).spaces[node].wants;

/** M-TC-02, M-TC-03, M-TC-05: once; the turn is over. M-TC-06: no trade between players, so nothing evolves by it. */
export const tradeCenter: SpaceRules = {
  offers: (s, seat, node) => s.players[seat].team.some((card) => canGive(s, node, card)), // M-INT-06
  *interact(t, seat, node) {
    const { s } = t;
    const player = s.players[seat];
    const wanted = s.spots[node];
    const given = yield* t.ask(seat, TRADE_IN(wanted), () =>
      player.team.filter((card) => canGive(s, node, card)),
    );
    player.team.splice(player.team.indexOf(given), 1);
    leave(s, given);
    s.spots[node] = EMPTY;
    receive(s, seat, wanted);
    s.turnOver = true;
    tell(t, ALL, 'traded-in', seat, formIn(t.s, given), wanted);
  },
};

/** M-TC-05: reset, its token to the discard of its back; a starter, shop, dojo or legendary Pokémon is gone for good. */
function leave(s: Master, card: Card): void {
  s.where[card] = BACK_OF[card] < 0 || BACK_OF[card] === LEGENDARY ? GONE : DISCARDED;
  s.stage[card] = 0;
  s.level[card] = 1;
  s.hearts[card] = 0;
  s.taught[card] = NOTHING_TAUGHT;
}
