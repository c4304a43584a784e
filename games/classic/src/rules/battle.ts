import { ALL, lose, maskOf, putUnder, type Question, type Rules, type Seat, show } from '@indigo/kernel';
import { type Answer, SEND, USE } from '../answers.ts';
import { BONUS_CARDS_PER_BATTLE, SPOILS } from '../data/rules.ts';
import { DOLL_CHALLENGE, SEND_OUT, SET_ASIDE } from '../questions.ts';
import { isAttackBonus, POKE_DOLL } from '../sorts.ts';
import type { Battle } from '../state.ts';
import { musterOf, partsOf, type SumPart, totalOf } from '../sums.ts';
import { type T, tell } from '../table.ts';
import { fitPokemon, hasFit, knockOut, type Team } from '../team.ts';
import { NOBODY, rollAll } from './dice.ts';
import { byHand, copiesIn, drawItems, holdsItem, inOrder, playItem, takeFaceDown } from './items.ts';
import { playPotion, potionsOf } from './potion.ts';

/** C-BATTLE-03: both need a fit Pokémon. */
export const canFight = (a: Team, b: Team): boolean => hasFit(a) && hasFit(b);

/** A challenge, which its target must take up or cancel with a Poké Doll (C-BATTLE-02). True if there was a battle. */
export function* challenge(t: T, challenger: Seat, defender: Seat): Rules<boolean> {
  // On the table from here on: whether there was a window must not show who holds a Doll.
  const battle = newBattle([challenger, defender]);
  t.s.battle = battle;
  tell(t, ALL, 'challenged', challenger, defender);
  // C-DOLL-01, C-REACT-03: only the one challenged, and before Pokémon are chosen.
  const doll = yield* t.window([defender], byHand(t, defender, DOLL_CHALLENGE(challenger)), (seat) =>
    holdsItem(t, seat, POKE_DOLL) ? [USE] : [],
  );
  if (doll !== null) {
    t.s.battle = null;
    playItem(t, defender, POKE_DOLL); // C-DOLL-03
    tell(t, ALL, 'doll-stops-battle', defender, challenger);
    return false;
  }
  yield* trainerBattle(t, battle);
  return true;
}

const newBattle = (sides: readonly [Seat, Seat]): Battle => ({
  final: false,
  sides,
  picks: [0, 0],
  cards: [-1, -1],
  dice: [0, 0],
  up: false,
  decided: null,
  rival: -1,
});

/** The four steps of a Trainer Battle, the challenger always first (C-BATTLE-06, C-REACT-05). */
function* trainerBattle(t: T, battle: Battle): Rules {
  const { s } = t;
  const { sides } = battle;
  for (const side of SIDES) yield* sendOut(t, battle, side, SEND_OUT(sides[1 - side]));
  for (const side of SIDES) yield* setAside(t, battle, side, SET_ASIDE(sides[1 - side]));
  const sums = yield* fightOut(t, battle);
  const winner = battle.decided === 0 ? 0 : 1;
  const loser = 1 - winner;
  // C-BATTLE-13, C-BATTLE-16: a Starter too. No mover moves and no other chip is touched (C-BATTLE-14).
  knockOut(s.trainers[sides[loser]], battle.picks[loser]);
  tell(t, ALL, 'won-battle', sides[winner], sides[loser], battle.picks[loser], sums[winner], sums[loser]);
  s.battle = null;
  spendAside(t);
  yield* takeSpoils(t, sides[winner], sides[loser]);
}

const SIDES = [0, 1] as const;

/** C-BATTLE-04: exactly one fit Pokémon. In a battle of the own turn Potions may come first (C-POT-02). */
export function* sendOut(t: T, battle: Battle, side: 0 | 1, question: Question): Rules {
  const seat = battle.sides[side];
  for (;;) {
    const answer: Answer = yield* t.ask(seat, byHand(t, seat, question), () => {
      const fit: Answer[] = fitPokemon(t.s.trainers[seat]).map((dex) => SEND[dex]);
      return battle.final ? fit : [...fit, ...potionsOf(t, seat)];
    });
    if (answer.do === 'send') {
      battle.picks[side] = answer.dex;
      tell(t, ALL, 'sent-out', seat, answer.dex, battle.final);
      return;
    }
    if (answer.do === 'potion') playPotion(t, seat, answer.dex);
  }
}

/** C-BATTLE-05: up to two Attack Bonus cards, face down; only their number is said. */
export function* setAside(t: T, battle: Battle, side: 0 | 1, question: Question): Rules {
  const seat = battle.sides[side];
  const copies = yield* t.compose(seat, byHand(t, seat, question), () => copiesIn(t, seat, isAttackBonus), {
    min: 0,
    max: BONUS_CARDS_PER_BATTLE,
    fits: inOrder,
  });
  t.s.trainers[seat].aside = takeFaceDown(t, seat, copies, isAttackBonus);
  battle.cards[side] = copies.length;
  tell(t, ALL, 'set-aside', seat, copies.length, battle.final);
}

/**
 * C-BATTLE-07, C-BATTLE-08: both roll, the window closes, the cards are turned up, the higher total wins. Equal totals
 * roll again (C-BATTLE-09) with the same Pokémon and cards (C-BATTLE-17). Everything is on the table as it falls, and in
 * the end who won. Returns what both mustered.
 */
export function* fightOut(t: T, battle: Battle): Rules<Sums> {
  const master = battle.final ? battle.sides[1] : NOBODY;
  for (;;) {
    battle.decided = null;
    battle.dice.fill(0);
    yield* rollAll(t, battle.sides, 'battle', master, battle.dice);
    battle.up = true;
    for (const side of SIDES) turnUpAside(t, battle.sides[side]);
    const sums: Sums = [partsOf(musterOf(t.s, battle, 0)), partsOf(musterOf(t.s, battle, 1))];
    const [mine, theirs] = [totalOf(sums[0]), totalOf(sums[1])];
    battle.decided = mine === theirs ? 'tie' : mine > theirs ? 0 : 1;
    tell(t, ALL, 'totals', battle.sides[0], sums[0], battle.sides[1], sums[1]);
    if (battle.decided !== 'tie') return sums;
  }
}

type Sums = readonly [readonly SumPart[], readonly SumPart[]];

function turnUpAside(t: T, seat: Seat): void {
  const { items, trainers } = t.s;
  const { aside } = trainers[seat];
  if (aside.length === 0 || aside.every((card) => items.seen[card] === ALL)) return;
  tell(
    t,
    ALL,
    'turned-up',
    seat,
    aside.map((card) => show(t, items, card, ALL)),
  );
}

/** C-BATTLE-12, C-ITEM-09: spent before any spoils, the active player's first, in the order they were set aside. */
export function spendAside(t: T): void {
  for (const seat of t.from(t.s.active)) {
    const trainer = t.s.trainers[seat];
    for (const card of trainer.aside) putUnder(t.s.items, card);
    trainer.aside = [];
  }
}

/** C-BATTLE-10: two at random from the loser's hand; what that lacks comes from the deck, unasked (C-BATTLE-11). */
function* takeSpoils(t: T, winner: Seat, loser: Seat): Rules {
  const { items, trainers } = t.s;
  const { hand } = trainers[loser];
  const both = maskOf(winner) | maskOf(loser);
  const stolen: number[] = [];
  if (hand.length > 0) lose(items, hand, ALL & ~both); // nobody else can tell which cards leave
  while (stolen.length < SPOILS && hand.length > 0) {
    const index = yield* t.chance('spoils', hand.length, both);
    stolen.push(hand.splice(index, 1)[0]);
  }
  tell(t, ALL, 'took-spoils', winner, loser, stolen.length);
  const sorts = stolen.map((card) => show(t, items, card, maskOf(winner)));
  if (sorts.length > 0) tell(t, both, 'spoils', winner, loser, sorts);
  trainers[winner].hand.push(...stolen);
  if (stolen.length < SPOILS) yield* drawItems(t, winner, SPOILS - stolen.length);
}
