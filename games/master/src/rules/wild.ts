/** Wild and legendary encounters (M-WILD, M-LEG). */
import { ALL, type Rules, type Seat } from '@indigo/kernel';
import { DEFEAT, DEFEAT_OR_CATCH, type Placing, placing, type WildAnswer } from '../answers.ts';
import { BACK_OF, LEGENDARY, SYMBOLS } from '../cards.ts';
import { XP_LEGENDARY, XP_LEGENDARY_SIMPLE, XP_WILD } from '../data/rules.ts';
import { PLACE, WILD } from '../questions.ts';
import type { Card, Master, Options, Type } from '../state.ts';
import { type T, tell } from '../table.ts';
import { formIn, hasFit, hurt, isFit } from '../team.ts';
import { rightOf } from './adversary.ts';
import { canCatch, throwBalls } from './catch.ts';
import { defeat } from './defeat.ts';
import { giveXp } from './grow.ts';
import { reflects } from './gymtms/reflect.ts';
import { gainTypeToken } from './typetokens.ts';

/** How an encounter ended: the token is used up, or stays where it was. */
type Ended = 'defeated' | 'caught' | 'stays';

const CALLED: readonly WildAnswer[] = ['defeat', 'leave'];
const CALLED_CATCH: readonly WildAnswer[] = ['defeat', 'catch', 'leave'];

/** M-WILD-01: defeat it or catch it; a token that was called up may also be left (M-GTM-09). */
export function* encounter(t: T, seat: Seat, card: Card, called: boolean): Rules<Ended> {
  const { s } = t;
  const act = yield* t.ask(seat, WILD(card), () =>
    canCatch(s, seat, card) ? (called ? CALLED_CATCH : DEFEAT_OR_CATCH) : called ? CALLED : DEFEAT,
  );
  if (act === 'leave') return 'stays';
  if (act === 'catch') return (yield* throwBalls(t, seat, card)) ? 'caught' : 'stays';
  return (yield* defeatWild(t, seat, card)) ? 'defeated' : 'stays';
}

/** M-WILD-02: its damage, then xp (M-WILD-07); not a turn ender (M-WILD-10). True if it is defeated. */
function* defeatWild(t: T, seat: Seat, card: Card): Rules<boolean> {
  const { s } = t;
  tell(t, ALL, 'fights-wild', seat, card);
  yield* wildDamage(t, seat, card);
  if (!hasFit(s, seat)) {
    defeat(t, seat); // M-WILD-08, M-LEG-05
    return false;
  }
  tell(t, ALL, 'beat-wild', seat, card);
  yield* giveXp(t, seat, s.players[seat].team, wildXp(s.options, card));
  if (isLegendary(card)) yield* gainTypeToken(t, seat); // M-LEG-02
  return true;
}

export const isLegendary = (card: Card): boolean => BACK_OF[card] === LEGENDARY;
/** M-WILD-07, M-LEG-02, M-SIMP-03. */
export const wildXp = ({ simplified }: Options, card: Card): number =>
  isLegendary(card) ? (simplified ? XP_LEGENDARY_SIMPLE : XP_LEGENDARY) : XP_WILD;

/** M-WILD-03, M-WILD-05: the symbols one at a time, each on a Pokémon that is fit now; the rest is void when none is. */
export function* wildDamage(t: T, seat: Seat, card: Card): Rules {
  const { s } = t;
  if (SYMBOLS[card].length === 0 || (yield* reflects(t, seat, card))) return;
  const decider = s.options.wildDamage === 'right' ? rightOf(t, seat) : seat; // M-WILD-04
  const left = SYMBOLS[card].slice();
  while (left.length > 0 && hasFit(s, seat)) {
    const { type, card: on } = yield* t.ask(decider, PLACE(card, seat, left.slice()), () =>
      placings(s, seat, left),
    );
    left.splice(left.indexOf(type), 1);
    const lost = hurt(s, on, type); // M-WILD-06
    tell(t, ALL, 'hurt', seat, formIn(s, on), type, lost, s.hearts[on]);
  }
}

function placings(s: Master, seat: Seat, left: readonly Type[]): Placing[] {
  const list: Placing[] = [];
  left.forEach((type, i) => {
    if (left.indexOf(type) < i) return;
    for (const card of s.players[seat].team) if (isFit(s, card)) list.push(placing(type, card));
  });
  return list;
}
