/** Dice battles of the adventure phase: trainers, gym leaders, the karate master, Giovanni (M-BATTLE). */
import { ALL, NOTHING, type Parts, type Rules, type Seat, type Step } from '@indigo/kernel';
import { type Hit, hitOn } from '../answers.ts';
import { COMMIT_MAX, DIE_SIDES, HIT as LOWEST_HIT, XP_BATTLE } from '../data/rules.ts';
import { FOES } from '../foes.ts';
import { COMMIT, HIT } from '../questions.ts';
import type { Battle, Foe, Power, Type } from '../state.ts';
import { type T, tell } from '../table.ts';
import { diceOf, fitTeam, formIn, hurt, isFit } from '../team.ts';
import { heartsLost } from '../types.ts';
import { defeat } from './defeat.ts';
import { giveXp } from './grow.ts';
import { choosePackage } from './package.ts';
import { powerOf } from './powers/index.ts';
import type { Round } from './powers/power.ts';
import { prizeOf } from './prizes/index.ts';

// A battle is several steps, so that copies of a match begin close to where it stands.
const COMMITMENT: Step = { do: 'commit' };
const ROUND: Step = { do: 'round' };
const AFTERMATH: Step = { do: 'aftermath' };

/** A battle begins; whatever comes of it, the turn is over with it (M-BATTLE-22, M-TURN-04). M-BATTLE-23, M-GYM-14: hearts are full, a leader's too after a lost challenge. */
export function beginBattle(t: T, seat: Seat, foe: Foe, power: Power | -1): void {
  const { s } = t;
  s.battle = {
    foe,
    committed: [],
    hearts: FOES[foe].pokemon.map(({ hearts }) => hearts),
    round: 0,
    power,
    powerUsed: false,
    dice: [],
    hits: [],
    stands: false,
    due: seat,
    winner: null,
  };
  s.turnOver = true;
  tell(t, ALL, 'challenged', seat, foe);
  s.agenda.push(COMMITMENT);
}

const COMMIT_PARTS: Parts = { min: 1, max: COMMIT_MAX };

/** M-BATTLE-02, M-BATTLE-26: one to three fit Pokémon, before any die and for the whole battle. */
export function* commit(t: T): Rules {
  const { s } = t;
  const battle = s.battle as Battle;
  const seat = s.active;
  const fit = fitTeam(s, seat);
  const picked = fit.length === 1 ? fit : yield* t.compose(seat, COMMIT(battle.foe), () => fit, COMMIT_PARTS);
  battle.committed = picked.slice();
  battle.dice = noDice(battle);
  battle.due = NOBODY;
  tell(
    t,
    ALL,
    'committed',
    seat,
    picked.map((card) => formIn(s, card)),
  ); // M-ADV-05
  s.agenda.push(ROUND);
}

const NOBODY = -1;
const noDice = ({ committed }: Battle): number[][] => committed.map(() => []);

/** M-BATTLE-05, M-BATTLE-27: a round in the order of the ledger. Hearts carry over to the next (M-BATTLE-15). */
export function* round(t: T): Rules {
  const { s } = t;
  const battle = s.battle as Battle;
  battle.round++;
  battle.dice = noDice(battle);
  const r: Round = {
    active: s.active,
    battle,
    hits: [],
    fit: [...battle.hearts.keys()].filter((foe) => battle.hearts[foe] > 0),
    more: [],
    silent: -1,
    struck: false,
  };
  tell(t, ALL, 'round', battle.round, battle.foe);
  yield* powerOf(battle).beforeRoll?.(t, r) ?? NOTHING;
  if (ownFit(t, battle)) {
    yield* rollDice(t, r);
    yield* powerOf(battle).afterRoll?.(t, r) ?? NOTHING;
    yield* placeHits(t, r);
  }
  if (!r.struck) {
    yield* powerOf(battle).withDamage?.(t, r) ?? NOTHING;
    yield* dealDamage(t, r);
  }
  yield* powerOf(battle).atEnd?.(t, r) ?? NOTHING;
  const goesOn = ownFit(t, battle) && foesFit(battle);
  s.agenda.push(goesOn ? ROUND : AFTERMATH);
}

const ownFit = (t: T, { committed }: Battle): boolean => committed.some((card) => isFit(t.s, card));
const foesFit = ({ hearts }: Battle): boolean => hearts.some((n) => n > 0);

/** M-BATTLE-06, M-BATTLE-07: all dice of all fit committed Pokémon; the colour of the die is the type of the hit. M-HID-11: who fights is settled, and all see the dice. */
function* rollDice(t: T, r: Round): Rules {
  const { s } = t;
  const { committed, dice: thrown } = r.battle;
  for (let place = 0; place < committed.length; place++) {
    const card = committed[place];
    if (!isFit(s, card) || card === r.silent) continue;
    const dice = diceOf(s, card);
    const pips = thrown[place];
    for (let i = 0; i < dice.length; i++) {
      const shown = 1 + (yield* t.chance('die', DIE_SIDES));
      pips.push(shown);
      if (shown >= LOWEST_HIT) r.hits.push({ card, type: dice[i] });
    }
    if (dice.length > 0) tell(t, ALL, 'rolled', r.active, formIn(s, card), pips, dice); // M-BATTLE-16
  }
}

/** M-BATTLE-08, M-BATTLE-14: Active spreads the hits one at a time over Pokémon that are still fit; the rest is void. */
function* placeHits(t: T, r: Round): Rules {
  const { battle } = r;
  const { pokemon } = FOES[battle.foe];
  const left = r.hits.map(({ type }) => type);
  battle.hits = left;
  battle.due = r.active;
  while (left.length > 0 && foesFit(battle)) {
    const hit = yield* t.ask(r.active, HIT(battle.foe, left.length), () => hits(battle, left));
    left.splice(left.indexOf(hit.type), 1);
    let after = battle.hearts[hit.on] - heartsLost(battle.hearts[hit.on], hit.type, pokemon[hit.on].type); // M-BATTLE-09
    const power = powerOf(battle);
    if (after === 0 && power.onFaint !== undefined && (yield* power.onFaint(t, r, hit.on))) after = 1;
    battle.hearts[hit.on] = after;
    tell(t, ALL, 'hit', battle.foe, hit.on, hit.type, after);
  }
  battle.hits = [];
  battle.due = NOBODY;
}

function hits({ hearts }: Battle, left: readonly Type[]): Hit[] {
  const list: Hit[] = [];
  left.forEach((type, i) => {
    if (left.indexOf(type) < i) return;
    for (let on = 0; on < hearts.length; on++) if (hearts[on] > 0) list.push(hitOn(type, on));
  });
  return list;
}

/** M-BATTLE-10, M-BATTLE-11, M-BATTLE-13, M-BATTLE-24: after the hits, the printed symbols of all that were fit when the round began. */
export function* dealDamage(t: T, r: Round): Rules {
  const { s } = t;
  const { battle, active } = r;
  const { pokemon } = FOES[battle.foe];
  const symbols = [...r.fit.flatMap((foe) => pokemon[foe].damage), ...r.more];
  r.struck = true;
  for (const { symbol, on } of yield* choosePackage(t, active, battle, symbols)) {
    const card = battle.committed[on];
    const lost = hurt(s, card, symbols[symbol]);
    tell(t, ALL, 'hurt', active, formIn(s, card), symbols[symbol], lost, s.hearts[card]);
  }
}

/** M-BATTLE-17, M-BATTLE-18: a win needs a fit committed Pokémon; both sides wiped out is a loss, whoever is fit at home (M-DEF-09). */
export function* aftermath(t: T): Rules {
  const { s } = t;
  const battle = s.battle as Battle;
  const seat = s.active;
  const { foe, round: rounds, hearts } = battle;
  const won = ownFit(t, battle);
  battle.winner = won ? 'active' : 'foe';
  if (!won) {
    tell(t, ALL, 'lost-battle', seat, foe, rounds, hearts);
    s.battle = null;
    defeat(t, seat); // M-BATTLE-21
    return;
  }
  const fainted = battle.committed.filter((card) => !isFit(s, card)).map((card) => formIn(s, card));
  tell(t, ALL, 'won-battle', seat, foe, rounds, fainted);
  s.battle = null;
  yield* giveXp(t, seat, battle.committed, XP_BATTLE); // M-BATTLE-20
  yield* prizeOf(FOES[foe].kind)(t, seat, foe);
}
