/** How likely things are, counted with the rules' own functions over what a seat sees. */
import type { Choice, Likely, Odds, Part, Say, Seat } from '@indigo/kernel';
import { musterSeen, partOpen, partSeen } from '../battle-scene.ts';
import { ARRIVAL, COLOUR_OF, indexOf, type Path, paths, SPACES } from '../board.ts';
import { COLOURS } from '../data/chips.ts';
import { RIVALS } from '../data/rivals.ts';
import { DICE_CHALLENGE_FACES } from '../data/rules.ts';
import { cardId } from '../faces.ts';
import { catchingFaces } from '../rules/capture.ts';
import { FACES } from '../rules/dice.ts';
import { startsFinal } from '../rules/travel.ts';
import { isAttackBonus, isBall, POTION_CARD } from '../sorts.ts';
import type { Dex } from '../state.ts';
import { type Muster, partsOf, totalOf } from '../sums.ts';
import { attack, evolutionBonus, fitPokemon } from '../team.ts';
import type { BattleView, ClassicView, TrainerView } from '../view.ts';
import { bestCardsOf, handsOf } from './unseen.ts';

type At = Pick<Choice<ClassicView>, 'view' | 'seat'>;

// ── one die ──

/** Catching this one, with a Ball in force (-1: none). */
export function catchOdds({ view, seat }: At, dex: Dex, ball: number): Odds {
  const faces = catchingFaces(dex, ball, view.options.ballShiftMandatory);
  return {
    chance: faces.length / FACES.length,
    faces,
    say: ['odds.catches'],
    yes: [['caught', seat, dex]],
    no: [['missed', seat, dex]],
  };
}

/** A try without a Ball for one of these, whichever it is. */
export function blindOdds({ view, seat }: At, dexes: readonly Dex[]): Odds {
  const sets = dexes.map((dex) => catchingFaces(dex, -1, view.options.ballShiftMandatory));
  const alike = sets.every((faces) => faces.join() === sets[0].join());
  const asked = view.options.catchOptional || view.trainers[seat].known.some((sort) => isBall[sort]);
  return {
    chance: sets.reduce((sum, faces) => sum + faces.length, 0) / (FACES.length * sets.length),
    ...(alike ? { faces: sets[0] } : {}),
    say: ['odds.catches-plainly'],
    yes: [['caught', seat]],
    no: [['missed', seat]],
    ...(asked ? { given: ['try'] } : {}),
  };
}

/** The chips that may lie on this circle, as far as anybody can tell. */
export function chipsOn(view: ClassicView, space: number): readonly Dex[] {
  const dex = view.circles[SPACES[space].id] ?? 0;
  return dex > 0 ? [dex] : view.unseen[COLOUR_OF[space]];
}

export const yellowChips = (view: ClassicView): readonly Dex[] => view.unseen[COLOURS.indexOf('yellow')];

export const challengeOdds = ({ seat }: At): Odds => ({
  chance: DICE_CHALLENGE_FACES.length / FACES.length,
  faces: DICE_CHALLENGE_FACES,
  say: ['odds.revives'],
  yes: [['challenge-won', seat]],
  no: [['challenge-lost', seat]],
});

/** The same gamble seen by somebody who would rather it failed. */
const against = ({ chance, faces, yes, no }: Odds, say: Say): Odds => ({
  chance: 1 - chance,
  ...(faces === undefined ? {} : { faces: FACES.filter((pips) => !faces.includes(pips)) }),
  say,
  yes: no,
  no: yes,
});

export const isOccupiedFor =
  ({ view, seat }: At) =>
  (space: number): boolean =>
    view.trainers.some(({ at }, other) => other !== seat && at === SPACES[space].id);

/** Rolling on the plateau, where there is one way only: does it lead to a Final Battle? */
export function enterOdds(at: At, from: number): Odds {
  const { view, seat } = at;
  const ways = FACES.map((pips): Path => paths(from, pips, true, isOccupiedFor(at))[0]);
  const leads = ways.map(
    (way, i) => SPACES[way[way.length - 1]].kind === 'final' && startsFinal(view.options, way, FACES[i]),
  );
  const moved = (way: Path): Say => ['moved', seat, from, way];
  const faces = FACES.filter((_, i) => leads[i]);
  return {
    chance: faces.length / FACES.length,
    faces,
    say: ['odds.final'],
    yes: ways.filter((_, i) => leads[i]).map(moved),
    no: ways.filter((_, i) => !leads[i]).map(moved),
    given: view.trainers.slice(1).map(() => 'go-on'),
  };
}

/** A roll to move, made by hand: on the plateau it may lead to a Final Battle. */
export function moveOdds(at: At): Likely | null {
  const from = spaceOf(at.view.trainers[at.seat]);
  return from >= ARRIVAL ? enterOdds(at, from) : null;
}

// ── battles ──

const withDie = (side: Muster, die: number): number => totalOf(partsOf({ ...side, die }));

/** Both roll, and again for as long as they tie. */
function winChance(mine: Muster, theirs: Muster): number {
  let won = 0;
  let lost = 0;
  for (const a of FACES) {
    for (const b of FACES) {
      const [ours, others] = [withDie(mine, a), withDie(theirs, b)];
      if (ours > others) won++;
      else if (ours < others) lost++;
    }
  }
  return won / (won + lost);
}

const openParts = (side: Muster): readonly Part[] => [
  ...partsOf({ ...side, die: 0 }).map((part) => partSeen(part)),
  partOpen('die'),
  ...(side.rival >= 0 ? [partOpen('masters-bonus')] : []),
];

/** The best two Attack Bonus cards of a hand, as they would be set aside. */
const bestCards = ({ known }: TrainerView): readonly number[] => bestCardsOf(known);

const idsOf = (sorts: readonly number[]): readonly string[] =>
  sorts.map((sort, i) => cardId(sort, sorts.slice(0, i).filter((other) => other === sort).length));

/** Can it be ruled out that this trainer sets Attack Bonus cards aside? */
const hasNoBonus = ({ cards, known }: TrainerView): boolean =>
  cards === known.length && !known.some((sort) => isAttackBonus[sort]);

const mustered = (trainer: TrainerView, dex: Dex, cards: readonly number[]): Muster => ({
  dex,
  rival: -1,
  evolution: evolutionBonus(trainer, dex),
  die: 0,
  cards,
});

/** The other side of a Trainer Battle where nothing but its die is open; null where it is not so. */
function foeOf(view: ClassicView, foe: Seat, battle: BattleView | null, side: 0 | 1): Muster | null {
  const trainer = view.trainers[foe];
  const fit = fitPokemon(trainer);
  const dex = battle !== null && battle.picks[side] > 0 ? battle.picks[side] : fit.length === 1 ? fit[0] : 0;
  if (dex === 0) return null;
  if (battle?.up) return { ...musterSeen(view, battle, side), die: 0 };
  const announced = battle === null ? -1 : battle.cards[side];
  return announced === 0 || (announced < 0 && hasNoBonus(trainer)) ? mustered(trainer, dex, []) : null;
}

/** All a foe may come with: any who is fit is as likely where none is chosen, with what cards they may set aside. */
function foesOf(
  view: ClassicView,
  foe: Seat,
  battle: BattleView | null,
  side: 0 | 1,
): readonly (readonly [theirs: Muster, share: number])[] {
  const trainer = view.trainers[foe];
  const chosen = battle === null ? 0 : battle.picks[side];
  const dexes = chosen > 0 ? [chosen] : fitPokemon(trainer);
  const hands = handsOf(view, trainer, battle === null ? -1 : battle.cards[side]);
  return dexes.flatMap((dex) =>
    hands.map(({ cards, share }) => [mustered(trainer, dex, cards), share / dexes.length] as const),
  );
}

/** Where not everything is known of the foe: over all they may come with. Null where nobody of theirs can fight. */
function unseenOdds(
  { view, seat }: At,
  foe: Seat,
  mine: Muster,
  [battle, side]: readonly [BattleView | null, 0 | 1],
  best: number,
): Odds | null {
  const foes = foesOf(view, foe, battle, side);
  if (foes.length === 0) return null;
  return {
    chance: foes.reduce((sum, [theirs, share]) => sum + share * winChance(mine, theirs), 0),
    say: ['odds.wins', best],
    yes: [['won-battle', seat, foe]],
    no: [['won-battle', foe, seat]],
    unseen: true,
  };
}

/** Who wins from here, by dice alone. `best`: how many cards that are still in hand this takes for granted. */
function fightOdds(seat: Seat, foe: Seat, mine: Muster, theirs: Muster, best = 0): Odds {
  return {
    chance: winChance(mine, theirs),
    say: ['odds.wins', best],
    sum: { parts: openParts(mine), against: openParts(theirs) },
    yes: [['won-battle', seat, foe]],
    no: [['won-battle', foe, seat]],
  };
}

function finalOdds(seat: Seat, mine: Muster, rival: number): Odds {
  const theirs: Muster = { dex: RIVALS[rival].dex, rival, evolution: 0, die: 0, cards: [] };
  return {
    chance: winChance(mine, theirs),
    say: ['odds.beats', rival, 0],
    sum: { parts: openParts(mine), against: openParts(theirs) },
    yes: [['won', seat]],
    no: [['lost-final', seat]],
  };
}

const given = (ids: readonly (string | readonly string[])[]): Pick<Odds, 'given'> =>
  ids.length > 0 ? { given: ids } : {};

/** A hand with Attack Bonus cards is asked for them before anything is rolled. */
const cardsGiven = (cards: readonly number[]): readonly (readonly string[])[] =>
  cards.length > 0 ? [idsOf(cards)] : [];

/** Sending this one, with the best cards there are. */
export function sendOdds({ view, seat }: At, dex: Dex): Odds | null {
  const { battle } = view;
  if (battle === null) return null;
  const me = view.trainers[seat];
  const cards = bestCards(me);
  const mine = mustered(me, dex, cards);
  if (battle.final) {
    // The Rival Card is drawn and unknown: any of them is as likely as any other (C-FINAL-15).
    const chances = RIVALS.map((_, rival) => finalOdds(seat, mine, rival).chance);
    return {
      chance: chances.reduce((sum, one) => sum + one, 0) / chances.length,
      say: ['odds.beats', -1, cards.length],
      yes: [['won', seat]],
      no: [['lost-final', seat]],
      unseen: true,
      ...given(cardsGiven(cards)),
    };
  }
  const side = battle.sides[0] === seat ? 1 : 0;
  const foe = battle.sides[side];
  const theirs = foeOf(view, foe, battle, side);
  const odds =
    theirs === null
      ? unseenOdds({ view, seat }, foe, mine, [battle, side], cards.length)
      : fightOdds(seat, foe, mine, theirs, cards.length);
  return odds && { ...odds, ...given(cardsGiven(cards)) };
}

/** Challenging somebody with the best there is. */
export function challengerOdds({ view, seat }: At, foe: Seat): Odds | null {
  const me = view.trainers[seat];
  const theirs = foeOf(view, foe, null, 1);
  const cards = bestCards(me);
  const best = bestOf({ view, seat });
  if (best === null) return null;
  const chooses = fitPokemon(me).length > 1 || (me.ko.length > 0 && me.known.includes(POTION_CARD));
  const ids = [...(chooses ? [`send:${best}`] : []), ...cardsGiven(cards)];
  const mine = mustered(me, best, cards);
  const odds =
    theirs === null
      ? unseenOdds({ view, seat }, foe, mine, [null, 1], cards.length)
      : fightOdds(seat, foe, mine, theirs, cards.length);
  return odds && { ...odds, ...given(ids) };
}

/** Whoever of a team fights best, without cards. */
function bestOf({ view, seat }: At): Dex | null {
  const me = view.trainers[seat];
  const fit = fitPokemon(me);
  const strength = (dex: Dex): number => attack(dex) + evolutionBonus(me, dex);
  return fit.length === 0 ? null : fit.reduce((a, b) => (strength(b) > strength(a) ? b : a));
}

/** The best of the own team against one of somebody else's, without cards; null where nobody can fight. */
export function bestOdds(at: At, foe: Seat, dex: Dex): Likely | null {
  const best = bestOf(at);
  const [me, them] = [at.view.trainers[at.seat], at.view.trainers[foe]];
  if (best === null || them.ko.includes(dex)) return null;
  const [mine, theirs] = [mustered(me, best, []), mustered(them, dex, [])];
  return {
    chance: winChance(mine, theirs),
    say: ['odds.best-beats', best, dex],
    sum: { parts: openParts(mine), against: openParts(theirs) },
  };
}

/** The best of the own team, with the best cards in hand, against a Master. */
export function masterOdds(at: At, rival: number): Likely | null {
  const best = bestOf(at);
  if (best === null) return null;
  const me = at.view.trainers[at.seat];
  const cards = bestCards(me);
  const { chance, sum } = finalOdds(at.seat, mustered(me, best, cards), rival);
  return { chance, say: ['odds.beats', rival, cards.length], ...(sum && { sum }) };
}

/** With these cards set aside. */
export function asideOdds({ view, seat }: At, sorts: readonly number[]): Odds | null {
  const { battle } = view;
  if (battle === null) return null;
  const side = battle.sides[0] === seat ? 0 : 1;
  const mine = { ...musterSeen(view, battle, side), cards: sorts };
  if (battle.final) return battle.rival === null ? null : finalOdds(seat, mine, battle.rival);
  const other = side === 0 ? 1 : 0;
  const theirs = foeOf(view, battle.sides[other], battle, other);
  return theirs === null
    ? unseenOdds({ view, seat }, battle.sides[other], mine, [battle, other], 0)
    : fightOdds(seat, battle.sides[other], mine, theirs);
}

/**
 * What this seat's own die of a battle leads to, just before it falls. The other side's may lie already; what lies after a tie is
 * rolled again on both sides.
 */
export function throwOdds({ view, seat }: At): Likely | null {
  const { battle } = view;
  if (battle === null || !battle.sides.includes(seat)) return null;
  const side = battle.sides[0] === seat ? 0 : 1;
  const other = side === 0 ? 1 : 0;
  const mine = musterSeen(view, battle, side);
  const lies = battle.decided === null ? battle.dice[other] : 0;
  const known =
    battle.final && other === 1
      ? musterSeen(view, battle, 1)
      : foeOf(view, battle.sides[other], battle, other);
  const foes = known === null ? foesOf(view, battle.sides[other], battle, other) : ([[known, 1]] as const);
  if (foes.length === 0 || foes.some(([{ dex }]) => dex === 0)) return null;
  const chance = foes.reduce((sum, [theirs, share]) => sum + share * thrownChance(mine, theirs, lies), 0);
  const say: Say = battle.final && side === 1 ? ['odds.master-wins'] : ['odds.wins', 0];
  if (known === null) return { chance, say };
  return { chance, say, ...(lies > 0 && facesAgainst(mine, known, lies)), sum: sumsOf(mine, known, lies) };
}

/** One's own die is still to fall. `lies`: the other side's, 0: that falls as well. */
function thrownChance(mine: Muster, theirs: Muster, lies: number): number {
  const again = winChance(mine, theirs);
  if (lies === 0) return again;
  const others = withDie(theirs, lies);
  const shares = FACES.map((pips): number => {
    const ours = withDie(mine, pips);
    return ours > others ? 1 : ours < others ? 0 : again;
  });
  return shares.reduce((sum, share) => sum + share, 0) / FACES.length;
}

/** The faces that win, where none of them ties. */
function facesAgainst(mine: Muster, theirs: Muster, lies: number): Pick<Likely, 'faces'> {
  const others = withDie(theirs, lies);
  if (FACES.some((pips) => withDie(mine, pips) === others)) return {};
  return { faces: FACES.filter((pips) => withDie(mine, pips) > others) };
}

const sumsOf = (mine: Muster, theirs: Muster, lies: number): NonNullable<Likely['sum']> => ({
  parts: openParts(mine),
  against: lies === 0 ? openParts(theirs) : partsOf({ ...theirs, die: lies }).map((part) => partSeen(part)),
});

// ── rolled again ──

/** What rolling this die of a battle again leads to, for the side this seat is on; a third trainer is for the Master. */
function battleAgain({ view, seat }: At, die: number): Odds | null {
  const { battle } = view;
  if (battle === null || (!battle.final && !battle.sides.includes(seat))) return null;
  const mySide = battle.sides[0] === seat ? 0 : 1;
  const other = mySide === 0 ? 1 : 0;
  const hidden = battle.sides.some((one) => view.trainers[one].aside.includes(null));
  if (hidden) return null;
  const [mine, theirs] = [musterSeen(view, battle, mySide), musterSeen(view, battle, other)];
  const chance =
    die === mySide ? thrownChance(mine, theirs, theirs.die) : 1 - thrownChance(theirs, mine, mine.die);
  const [finalist] = battle.sides;
  const stops: readonly Say[] = [['lost-final', finalist]];
  const wins: readonly Say[] = battle.final ? [['won', finalist]] : [['won-battle', seat]];
  const loses: readonly Say[] = battle.final ? stops : [['won-battle', battle.sides[other]]];
  const forMaster = battle.final && mySide === 1;
  return {
    chance,
    say: forMaster ? ['odds.master-wins'] : ['odds.wins', 0],
    yes: forMaster ? stops : wins,
    no: forMaster ? wins : loses,
  };
}

/** Time Machine on this die. */
export function againOdds(at: At, why: string, die: number, dex: Dex, ball: number): Odds | null {
  const { view, seat } = at;
  const roller: At = { view, seat: view.active };
  if (why === 'battle') return battleAgain(at, die);
  if (why !== 'catch' && why !== 'revive') return null;
  const odds = why === 'catch' ? catchOdds(roller, dex, ball) : challengeOdds(roller);
  if (seat === view.active) return odds;
  return against(odds, why === 'catch' ? ['odds.gets-away'] : ['odds.revives-none']);
}

/** Does the roll do what its roller wants, as it stands? Null where that is not to be told. */
export function standsWell(
  at: At,
  why: string,
  dice: readonly number[],
  dex: Dex,
  ball: number,
): boolean | null {
  const { view, seat } = at;
  if (why === 'catch') return catchingFaces(dex, ball, view.options.ballShiftMandatory).includes(dice[0]);
  if (why === 'revive') return DICE_CHALLENGE_FACES.includes(dice[0]);
  const { battle } = view;
  if (why !== 'battle' || battle === null) return null;
  if (!battle.sides.includes(seat) || view.trainers.some(({ aside }) => aside.includes(null))) return null;
  const totals = ([0, 1] as const).map((side) => totalOf(partsOf(musterSeen(view, battle, side))));
  return totals[0] !== totals[1] && totals[battle.sides[0] === seat ? 0 : 1] === Math.max(...totals);
}

export const spaceOf = (trainer: TrainerView): number => indexOf(trainer.at);
