import { ALL, draw, maskOf, mixIn, type Rules, type Seat, show } from '@indigo/kernel';
import { CINNABAR } from '../board.ts';
import { RIVALS } from '../data/rivals.ts';
import { MASTER_REWARD } from '../data/rules.ts';
import { FINAL_POTION, SEND_FINAL, SET_ASIDE_FINAL } from '../questions.ts';
import type { Battle } from '../state.ts';
import { type T, tell } from '../table.ts';
import { hasFit, knockOut } from '../team.ts';
import { fightOut, sendOut, setAside, sideTotal, spendAside } from './battle.ts';
import { NOBODY, rollAll } from './dice.ts';
import { drawItems } from './items.ts';
import { potionMoment } from './potion.ts';

/**
 * C-FINAL-01: starts at once on an ENTER space. The one way to win (C-GEN-02): a higher total than the Pokémon Master's.
 * A Poké Doll does not work here (C-DOLL-04).
 */
export function* finalBattle(t: T, finalist: Seat): Rules {
  const { s } = t;
  const me = s.trainers[finalist];
  tell(t, ALL, 'entered-final', finalist);
  yield* potionMoment(t, finalist, FINAL_POTION);
  if (!hasFit(me)) {
    me.at = CINNABAR; // C-FINAL-18: no battle, no reward, no Rival Card
    tell(t, ALL, 'no-fit-finalist', finalist);
    return;
  }
  const master = yield* chooseMaster(t, finalist);
  const rival = (yield* draw(t, s.rivals, maskOf(master), 'rival-card')) as number; // C-FINAL-04: seen by that one alone
  tell(t, ALL, 'became-master', master);
  tell(t, maskOf(master), 'rival-drawn', s.rivals.kind[rival]);
  const battle: Battle = {
    final: true,
    sides: [finalist, master],
    picks: [0, 0],
    cards: [-1, 0],
    dice: [0, 0],
    rival,
  };
  s.battle = battle;
  battle.picks[0] = yield* sendOut(t, finalist, SEND_FINAL); // C-FINAL-05: before seeing the card
  const card = RIVALS[show(t, s.rivals, rival, ALL)]; // C-FINAL-06
  tell(t, ALL, 'rival-shown', master, s.rivals.kind[rival]);
  battle.picks[1] = card.dex;
  // C-FINAL-07: after the card is shown. The Master has no Item Cards (C-FINAL-09).
  battle.cards[0] = yield* setAside(t, finalist, SET_ASIDE_FINAL(s.rivals.kind[rival]));
  // C-FINAL-08, C-FINAL-10: the Master's bonus follows the die, also after a tie.
  const winner = yield* fightOut(t, battle, (side) =>
    side === 0 ? sideTotal(t, battle, 0) : card.attack + battle.dice[1] + card.bonus[battle.dice[1] - 1],
  );
  spendAside(t);
  if (winner === 0) {
    s.winner = finalist; // C-FINAL-11; the battle that decided the match stays on the table
    tell(t, ALL, 'won', finalist);
    return;
  }
  s.battle = null;
  tell(t, ALL, 'lost-final', finalist, battle.picks[0]);
  knockOut(me, battle.picks[0]); // C-FINAL-12: and back to Cinnabar, without cards (C-FINAL-13)
  me.at = CINNABAR;
  mixIn(s.rivals, [rival]); // C-FINAL-15
  yield* drawItems(t, master, MASTER_REWARD); // C-FINAL-14; nothing else happens to that trainer (C-FINAL-19)
}

/** C-FINAL-02, C-FINAL-16: the highest die among the others, anew each time; ties among themselves (C-FINAL-03). */
function* chooseMaster(t: T, finalist: Seat): Rules<Seat> {
  let rollers = t.others(finalist);
  while (rollers.length > 1) {
    const dice = yield* rollAll(t, rollers, 'rival', NOBODY);
    const highest = Math.max(...dice);
    rollers = rollers.filter((_, i) => dice[i] === highest);
  }
  return rollers[0];
}
