import { ALL, type Rules } from '@indigo/kernel';
import { type Action, actions, attackAct, REPLACEMENTS } from '../answers.ts';
import { ATTACKS_OF, FACE_OF } from '../cards.ts';
import { BATTLE_GUARD, WILD_FIRST } from '../data/rules.ts';
import { ACT, ACT_LEADER, REPLACE } from '../questions.ts';
import type { Battle, Card, Mit, Side } from '../state.ts';
import { type T, tell } from '../table.ts';
import { hpOf, isFit } from '../team.ts';
import { useAttack } from './attack.ts';
import { forLeader } from './behalf.ts';
import { ballNumber, throwBall } from './capture.ts';
import { rollFor } from './dice.ts';
import { afterGym } from './gym.ts';
import { countDown } from './modifiers.ts';
import { afterPlayer } from './player.ts';
import { AFTERMATH, ROUND } from './sides.ts';
import { afterWild } from './wild.ts';

/** L-BAT-06: one action of the side whose turn it is, then the counters; the sides alternate whatever happens (L-BAT-15). */
export function* round(t: T): Rules {
  const battle = t.s.battle as Battle;
  const side = battle.sides[battle.turn];
  const action = yield* chooseAction(t, battle, side);
  if (action.do === 'attack') {
    yield* useAttack(t, battle, action.which);
    if (hasFallen(t.s, battle)) yield* takeStock(t, battle);
  } else if (action.do === 'switch') switchTo(t, side, action.to);
  else yield* throwBall(t, battle);
  // L-BAT-13: once a side is out, counters are not removed any more.
  if (battle.ended === null) {
    countDown(t, battle);
    if (hasFallen(t.s, battle)) yield* takeStock(t, battle);
  }
  battle.turns++;
  battle.turn = battle.turn === 0 ? 1 : 0;
  if (battle.ended === null && battle.turns >= BATTLE_GUARD) {
    battle.ended = 'stopped'; // L-END-02
    tell(t, ALL, 'stopped-battle', battle.turns);
  }
  t.s.agenda.push(battle.ended === null ? ROUND : AFTERMATH);
}

/** Attack, Switch and, against a wild Pokémon, Pokéball: nothing else, no fleeing and no passing (L-BAT-12, L-WILD-03). */
function* chooseAction(t: T, battle: Battle, side: Side): Rules<Action> {
  const { card } = side.fighters[side.active];
  if (side.chooser < 0) return yield* wildAction(t, battle, side, card);
  const enemy = battle.sides[1 - battle.turn];
  const against = enemy.fighters[enemy.active].card;
  const facts = [card, hpOf(t.s, card), against, hpOf(t.s, against)] as const;
  const question = side.owner < 0 ? forLeader(ACT_LEADER(...facts), side.chooser) : ACT(...facts);
  const action = yield* t.ask(side.chooser, question, () =>
    actions(
      ATTACKS_OF[FACE_OF[card]].length,
      fitBench(t.s, side),
      battle.against === 'wild' && ballNumber(hpOf(t.s, battle.foe)) > 0, // L-BALL-03
    ),
  );
  takeUpDice(battle);
  return action;
}

/** The dice of the last turn lie there until somebody acts. */
function takeUpDice({ sides }: Battle): void {
  sides[0].dice.length = 0;
  sides[1].dice.length = 0;
}

/** L-WILD-04: another player rolls, every turn and before any gate; which of them makes no difference (L-WILD-05). */
function* wildAction(t: T, battle: Battle, side: Side, card: Card): Rules<Action> {
  takeUpDice(battle);
  const attacks = ATTACKS_OF[FACE_OF[card]].length;
  if (attacks === 1) return attackAct(0);
  const pips = yield* rollFor(t, side, 'wild-attack');
  const which = wildAttack(pips);
  tell(t, ALL, 'wild-rolled', t.others(battle.sides[0].owner)[0], card, pips);
  return attackAct(which);
}

export const wildAttack = (pips: number): number => (pips <= WILD_FIRST ? 0 : 1);

/** L-BAT-07: it uses the whole turn; no gate stops it (L-STAT-08). */
function switchTo(t: T, side: Side, to: number): void {
  const from = side.fighters[side.active].card;
  comeIn(side, to);
  tell(t, ALL, 'switched', side.owner, from, side.fighters[to].card);
}

function comeIn(side: Side, to: number): void {
  side.active = to;
  side.fighters[to].shown = true; // L-BAT-14
}

/** One bit for each fit Pokémon on the bench. */
function fitBench(s: Mit, { fighters, active }: Side): number {
  let mask = 0;
  for (let i = 0; i < fighters.length; i++) {
    if (i !== active && isFit(s, fighters[i].card)) mask |= 1 << i;
  }
  return mask;
}

const isOut = (s: Mit, side: Side): boolean =>
  !isFit(s, side.fighters[side.active].card) && fitBench(s, side) === 0;

// ── knock-outs ──

/** Is there anybody to take stock of: most turns nobody falls. */
function hasFallen(s: Mit, { sides }: Battle): boolean {
  for (let k = 0; k < sides.length; k++) {
    const { fighters, active } = sides[k];
    for (let i = 0; i < fighters.length; i++) {
      const { card, modifiers } = fighters[i];
      if ((i === active || modifiers.length > 0) && !isFit(s, card)) return true;
    }
  }
  return false;
}

/** After an attack and after the counters: is a side out (L-BAT-08)? Else who is knocked out is replaced (L-BAT-09). */
function* takeStock(t: T, battle: Battle): Rules {
  const { s } = t;
  const { sides, turn } = battle;
  for (const side of sides) clearFallen(t, side);
  const out = [isOut(s, sides[0]), isOut(s, sides[1])];
  if (out[0] && out[1]) {
    // L-EFF-15, L-GYM-09, L-GYM-10, L-WILD-08: the attacker's side counts as the winner, but not among players (L-PVP-05).
    battle.ended = 'double';
    battle.winner = battle.against === 'player' ? -1 : turn;
  } else if (out[0] || out[1]) {
    battle.ended = 'knock-out';
    battle.winner = out[0] ? 1 : 0;
  } else {
    yield* replaceFallen(t, sides[turn]);
    yield* replaceFallen(t, sides[1 - turn]);
  }
}

/** L-MOD-04: a knock-out takes the modifiers off, on the bench too. */
function clearFallen(t: T, side: Side): void {
  for (const fighter of side.fighters) {
    if (fighter.modifiers.length > 0 && !isFit(t.s, fighter.card)) fighter.modifiers.length = 0;
  }
}

/** L-REACT-03: its owner's choice, at once and free; the side whose turn it is first. */
function* replaceFallen(t: T, side: Side): Rules {
  const { card } = side.fighters[side.active];
  if (isFit(t.s, card)) return;
  const question = side.owner < 0 ? forLeader(REPLACE(card), side.chooser) : REPLACE(card);
  const to = yield* t.ask(side.chooser, question, () => REPLACEMENTS[fitBench(t.s, side)]);
  comeIn(side, to);
  tell(t, ALL, 'sent-in', side.owner, side.fighters[to].card);
}

// ── the end ──

/** What the battle leads to. Damage stays (L-BAT-10), modifiers end with the battle (L-BAT-11). */
export function* aftermath(t: T): Rules {
  const battle = t.s.battle as Battle;
  switch (battle.against) {
    case 'wild':
      yield* afterWild(t, battle);
      break;
    case 'gym':
      yield* afterGym(t, battle);
      break;
    case 'player':
      yield* afterPlayer(t, battle);
      break;
  }
  t.s.battle = null;
}
