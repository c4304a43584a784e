/** Section 19g: the Elite 4 format. Up to the start of the League all is as in the other (H-E4-01). */
import { ALL, draw, mixIn, type Rules, type Seat } from '@indigo/kernel';
import { type Do, MON, type OfItem } from '../answers.ts';
import { ELITE_BONUS, ELITES } from '../data/elites.ts';
import { ELITE_TEAM, ELITES_NEEDED, LEAGUE_ITEMS } from '../data/rules.ts';
import { POKEMON, type TypeSet, typeSet } from '../pokemon.ts';
import { about } from '../questions.ts';
import type { Battle } from '../state.ts';
import { type T, tell } from '../table.ts';
import { fitFor } from '../team.ts';
import { advantage, itemBonus, layable, lostBy, newSide, showLaid, spend, strengthOf } from './battle.ts';
import { rollDice } from './dice.ts';
import { drawItems, layFaceDown } from './items.ts';
import { win } from './win.ts';

const SEND_ELITE = about<[elite: number, which: number]>('send-elite', 'H-E4-18');
const LAY_ELITE = about<[elite: number, mon: number]>('lay-elite', 'H-E4-18');

/** Of an Elite's Pokémon: H-E4-17. */
const FOES = ELITES.map(({ pokemon }) =>
  pokemon.map(({ power, types, advantages }) => ({
    power,
    types: typeSet(types),
    advantages: typeSet(advantages),
  })),
);
type Foe = { readonly power: number; readonly types: TypeSet; readonly advantages: TypeSet };

/** H-E4-02: the next Elite Trainer, whom the player alone fights; the pawn stays where it is (H-E4-14). */
export function* challengeElite(t: T, seat: Seat): Rules {
  const { s } = t;
  const me = s.players[seat];
  const card = yield* draw(t, s.elites, ALL, 'elite-card');
  if (card === null) return;
  const elite = s.elites.kind[card];
  tell(t, ALL, 'challenged-elite', seat, elite);
  const won = yield* faceElite(t, seat, elite);
  tell(t, ALL, won ? 'beat-elite' : 'lost-to-elite', seat, elite);
  if (!won) {
    mixIn(s.elites, [card]); // H-E4-09
    return;
  }
  me.elites.push(card); // H-E4-08, H-E4-11
  yield* drawItems(t, seat, LEAGUE_ITEMS);
  if (me.elites.length >= ELITES_NEEDED) win(t, seat); // H-E4-10
}

/** H-E4-04, H-E4-05, H-E4-12: two against two, the left one first. True: the player won. */
function* faceElite(t: T, seat: Seat, elite: number): Rules<boolean> {
  const { s } = t;
  const fight: Battle = { kind: 'elite', sides: [newSide(seat), newSide(-1)], foe: elite };
  const [mine, theirs] = fight.sides;
  s.battle = fight;
  let won: boolean | null = null;
  while (won === null) {
    const fit = fitFor(s.players[seat], mine.fainted);
    if (mine.sent.length === 0 && fit.length === 0) {
      won = false;
      break;
    }
    if (mine.sent.length === 0) {
      const { mon } = yield* t.ask(seat, SEND_ELITE(elite, theirs.lost), () => fit.map((one) => MON[one]));
      mine.sent = [mon];
      tell(t, ALL, 'sent', seat, mon);
    }
    const margin = yield* eliteDuel(t, fight, FOES[elite][theirs.lost]);
    if (margin >= 0) theirs.lost++;
    if (margin <= 0) {
      mine.fainted.push(...mine.sent);
      mine.sent = [];
    }
    const down = mine.fainted.length >= ELITE_TEAM;
    if (theirs.lost < ELITE_TEAM) won = down ? false : null;
    else if (!down || margin > 0) won = true;
    else theirs.lost--; // H-E4-13: the last of both fell: the right one fights once more, against a third
  }
  s.battle = null;
  return won;
}

/** H-E4-06, H-E4-07, H-E4-19: three dice in one window, in every duel and again after a Potion. By how much the player won. */
function* eliteDuel(t: T, fight: Battle, foe: Foe): Rules<number> {
  const { s } = t;
  const [mine, theirs] = fight.sides;
  const { seat } = mine;
  const [mon] = mine.sent;
  for (;;) {
    const choice: Do | OfItem = yield* t.ask(seat, LAY_ELITE(fight.foe, mon), () => layable(t, seat));
    if ('item' in choice) mine.items.push(layFaceDown(t, seat, choice.item));
    mine.laid = mine.items.length;
    showLaid(t, fight); // H-E4-18: there is nobody to bluff
    const [own, die, bonus] = yield* rollDice(t, [seat, -1, -1], 'elite');
    [mine.die, theirs.die] = [own, die];
    mine.total =
      own + strengthOf(s, seat, mon, foe.types) + ('item' in choice ? itemBonus(choice.item, mon) : 0);
    theirs.total = foe.power + advantage(foe.advantages, POKEMON[mon].types) + die + ELITE_BONUS[bonus - 1];
    tell(t, ALL, 'elite-totals', seat, mine.total, fight.foe, theirs.total);
    const margin = mine.total - theirs.total;
    const again = margin < 0 && (yield* lostBy(t, seat));
    spend(t, fight);
    if (!again) return margin;
  }
}
