import { ALL, draw, maskOf, mixIn, type Rules, type Seat, show } from '@indigo/kernel';
import { CINNABAR } from '../board.ts';
import { RIVALS } from '../data/rivals.ts';
import { MASTER_REWARD } from '../data/rules.ts';
import { FINAL_POTION, SEND_FINAL, SET_ASIDE_FINAL } from '../questions.ts';
import type { Battle } from '../state.ts';
import { type T, tell } from '../table.ts';
import { hasFit, knockOut } from '../team.ts';
import { fightOut, sendOut, setAside, spendAside } from './battle.ts';
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
    const enter = me.at;
    me.at = CINNABAR; // C-FINAL-18: no battle, no reward, no Rival Card
    tell(t, ALL, 'no-fit-finalist', finalist, enter);
    return;
  }
  const [master, pips] = yield* chooseMaster(t, finalist);
  const rival = (yield* draw(t, s.rivals, maskOf(master), 'rival-card')) as number; // C-FINAL-04: seen by that one alone
  const battle: Battle = {
    final: true,
    sides: [finalist, master],
    picks: [0, 0],
    cards: [-1, 0],
    dice: [0, 0],
    up: false,
    decided: null,
    rival,
  };
  s.battle = battle;
  tell(t, ALL, 'became-master', master, pips);
  tell(t, maskOf(master), 'rival-drawn', s.rivals.kind[rival]);
  yield* sendOut(t, battle, 0, SEND_FINAL); // C-FINAL-05: before seeing the card
  const card = show(t, s.rivals, rival, ALL); // C-FINAL-06
  battle.picks[1] = RIVALS[card].dex;
  tell(t, ALL, 'rival-shown', master, card);
  // C-FINAL-07: after the card is shown. The Master has no Item Cards (C-FINAL-09).
  yield* setAside(t, battle, 0, SET_ASIDE_FINAL(card));
  // C-FINAL-08, C-FINAL-10: the Master's bonus follows the die, also after a tie.
  const [mine, theirs] = yield* fightOut(t, battle);
  if (battle.decided === 0) {
    s.winner = finalist; // C-FINAL-11; the battle that decided the match stays on the table, with its cards
    tell(t, ALL, 'won', finalist, mine, theirs);
    return;
  }
  const enter = me.at;
  knockOut(me, battle.picks[0]); // C-FINAL-12: and back to Cinnabar, without cards (C-FINAL-13)
  me.at = CINNABAR;
  tell(t, ALL, 'lost-final', finalist, battle.picks[0], enter, mine, theirs);
  s.battle = null;
  spendAside(t);
  mixIn(s.rivals, [rival]); // C-FINAL-15
  yield* drawItems(t, master, MASTER_REWARD); // C-FINAL-14; nothing else happens to that trainer (C-FINAL-19)
}

/** C-FINAL-02, C-FINAL-16: the highest die among the others, anew each time; ties among themselves (C-FINAL-03). Who it is, and that die; 0: nobody rolled. */
function* chooseMaster(t: T, finalist: Seat): Rules<readonly [Seat, number]> {
  let rollers = t.others(finalist);
  let highest = 0;
  while (rollers.length > 1) {
    const dice = yield* rollAll(t, rollers, 'rival', NOBODY);
    highest = Math.max(...dice);
    rollers = rollers.filter((_, i) => dice[i] === highest);
  }
  return [rollers[0], highest];
}
