/** The card track: hearts, xp, levels, evolution (M-GROW). */
import { ALL, type Rules, type Seat } from '@indigo/kernel';
import { stageByLevel } from '../cards.ts';
import { XP } from '../questions.ts';
import { type Card, type Master, OWNED } from '../state.ts';
import { type T, tell } from '../table.ts';
import { isFit, isMaxLevel, maxHearts, tokenHearts, typeOf } from '../team.ts';
import { NOTHING_TAUGHT } from './create.ts';

/** M-SETUP-18, M-GROW-02: a Pokémon comes at level 1 with full hearts; no team is ever full (M-GEN-06). */
export function receive(s: Master, seat: Seat, card: Card): void {
  s.where[card] = OWNED;
  s.stage[card] = 0;
  s.level[card] = 1;
  s.taught[card] = NOTHING_TAUGHT;
  s.players[seat].team.push(card);
  s.hearts[card] = maxHearts(s, seat, card);
}

/** M-CITY-03, M-CITY-05: the whole team, fainted Pokémon too. */
export function healAll(s: Master, seat: Seat): void {
  for (const card of s.players[seat].team) s.hearts[card] = maxHearts(s, seat, card);
}

/** M-CAMP-02: only those that are fit. */
export function healFit(s: Master, seat: Seat): void {
  for (const card of s.players[seat].team) if (isFit(s, card)) s.hearts[card] = maxHearts(s, seat, card);
}

/** M-GROW-06, M-GROW-07: one level; hearts left stay as they are. M-GROW-08: a stage reached by it comes at once. */
export function levelUp(t: T, seat: Seat, card: Card): void {
  const { s } = t;
  s.level[card]++;
  tell(t, ALL, 'level', seat, card, s.level[card]);
  const next = stageByLevel(card, s.stage[card], s.level[card]);
  if (next >= 0) evolve(t, seat, card, next);
}

/** M-GROW-11, M-GROW-15, M-HM-11: another stage with its dice; level and hearts stay, but type tokens follow the type (M-TYPE-07). */
export function evolve(t: T, seat: Seat, card: Card, stage: number): void {
  const { s } = t;
  const before = tokenHearts(s, seat, typeOf(s, card));
  const from = s.stage[card];
  s.stage[card] = stage;
  const change = tokenHearts(s, seat, typeOf(s, card)) - before;
  if (isFit(s, card)) s.hearts[card] = Math.max(0, s.hearts[card] + change);
  tell(t, ALL, 'evolved', seat, card, from, stage);
}

/** M-GROW-10: a fit Pokémon below its maximum level. */
const canGrow = (s: Master, card: Card): boolean => isFit(s, card) && !isMaxLevel(s, card);

/** M-GROW-12: xp one by one, each to one of these; M-GROW-10: without a receiver it is lost. */
export function* giveXp(t: T, seat: Seat, among: readonly Card[], xp: number): Rules {
  const { s } = t;
  for (let left = xp; left > 0; left--) {
    if (!among.some((card) => canGrow(s, card))) {
      tell(t, ALL, 'xp-lost', seat, left);
      return;
    }
    const card = yield* t.ask(seat, XP(left), () => among.filter((one) => canGrow(s, one)));
    levelUp(t, seat, card);
  }
}
