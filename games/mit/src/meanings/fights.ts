/** How likely a battle is won that has not begun, from what a seat sees. */
import type { Likely, Odds, Say, Seat } from '@indigo/kernel';
import { CARDS, cardOf, FACE_OF, HP_OF, LEADER_CARDS } from '../cards.ts';
import { BATTLE_MAX } from '../data/rules.ts';
import { worthAgainst, worthAt } from '../odds.ts';
import { type Fit, type Wins, winsOf } from '../playouts.ts';
import type { Card, Face } from '../state.ts';
import type { MitView } from '../view.ts';

/** From here on a battle is won more often than lost: what most would dare. */
export const FAIR = 0.5;

const teamOf = ({ trainers }: MitView, seat: Seat): Fit[] =>
  trainers[seat].team.map(({ card, hp }) => ({ card: cardOf(card), hp }));

/** The best of those who are fit, the best first; `lead` before all others. */
function lineUp(team: readonly Fit[], most: number, worth: (face: Face) => number, lead?: Card): Fit[] {
  const value = ({ card, hp }: Fit): number => (card === lead ? Infinity : hp * worth(FACE_OF[card]));
  return team
    .filter(({ hp }) => hp > 0)
    .toSorted((a, b) => value(b) - value(a))
    .slice(0, most);
}

/** Exactly these, in this order. */
const chosen = (team: readonly Fit[], cards: readonly Card[]): Fit[] =>
  cards.flatMap((card) => team.find((one) => one.card === card) ?? []);

/** Who fights: left to the best, with this one leading, or these and nobody else. */
export type Chosen = { readonly lead?: Card; readonly exactly?: readonly Card[] };

function picked(team: readonly Fit[], most: number, worth: (face: Face) => number, pick: Chosen): Fit[] {
  return pick.exactly === undefined ? lineUp(team, most, worth, pick.lead) : chosen(team, pick.exactly);
}

const rested = (card: Card): Fit => ({ card, hp: HP_OF[card] });
const byHp = (): number => 1;

/** Against a wild Pokémon, of several each as likely: beaten or caught. */
function wildWins(view: MitView, seat: Seat, foes: readonly Fit[], pick: Chosen): Wins {
  const team = teamOf(view, seat);
  return winsOf(
    foes.map((foe) => ({
      options: view.options,
      against: 'wild',
      foe: foe.card,
      sides: [picked(team, BATTLE_MAX, (face) => worthAgainst(face, FACE_OF[foe.card]), pick), [foe]],
      team: team.map(({ card }) => card),
    })),
  );
}

/** Against a Leader, whose largest leads unless whoever plays it says so. */
function gymWins(view: MitView, seat: Seat, leader: number, pick: Chosen, lead?: Card): Wins {
  const team = teamOf(view, seat);
  const theirs = LEADER_CARDS[leader].map(rested);
  return winsOf([
    {
      options: view.options,
      against: 'gym',
      foe: leader,
      sides: [
        picked(team, theirs.length, (face) => worthAt(leader, face), pick),
        lineUp(theirs, theirs.length, byHp, lead),
      ],
      team: team.map(({ card }) => card),
    },
  ]);
}

/** Who calls has the first turn (L-BAT-05). What the other lays down nobody else knows. */
function playerWins(view: MitView, caller: Seat, lander: Seat, picks: readonly [Chosen, Chosen]): Wins {
  const teams = [teamOf(view, caller), teamOf(view, lander)];
  return winsOf([
    {
      options: view.options,
      against: 'player',
      foe: lander,
      sides: [picked(teams[0], BATTLE_MAX, byHp, picks[0]), picked(teams[1], BATTLE_MAX, byHp, picks[1])],
      team: teams[0].map(({ card }) => card),
    },
  ]);
}

const STOPPED: Say = ['stopped-battle'];

export function wildOdds(view: MitView, seat: Seat, foes: readonly Card[], pick: Chosen = {}): Odds {
  const [chance] = wildWins(view, seat, foes.map(rested), pick);
  return {
    chance,
    say: ['wins-wild'],
    yes: [
      ['beat-wild', seat],
      ['caught', seat],
    ],
    no: [['lost-wild', seat], STOPPED],
    about: true,
  };
}

export function gymOdds(view: MitView, seat: Seat, leader: number, pick: Chosen = {}): Odds {
  const [chance] = gymWins(view, seat, leader, pick);
  return {
    chance,
    say: ['wins-battle'],
    yes: [['beat-leader', seat, leader]],
    no: [['lost-gym', seat, leader], STOPPED],
    about: true,
  };
}

/** For whoever plays the Leader. */
export function leaderOdds(view: MitView, challenger: Seat, leader: number, lead: Card): Odds {
  const [, chance] = gymWins(view, challenger, leader, {}, lead);
  return {
    chance,
    say: ['wins-leader', leader],
    yes: [['lost-gym', challenger, leader]],
    no: [['beat-leader', challenger, leader], STOPPED],
    about: true,
    unseen: true,
  };
}

export function playerOdds(view: MitView, seat: Seat, caller: Seat, lander: Seat, pick: Chosen = {}): Odds {
  const calls = seat === caller;
  const wins = playerWins(view, caller, lander, calls ? [pick, {}] : [{}, pick]);
  const other = calls ? lander : caller;
  return {
    chance: wins[calls ? 0 : 1],
    say: ['wins-battle'],
    yes: [['won-player', seat, other]],
    no: [['won-player', other, seat], ['both-out', caller, lander], STOPPED],
    about: true,
    unseen: true,
  };
}

// ── seen near ──

/** One that lives on a route is met there; against any other it would be a battle with it alone. */
export function faceChance(view: MitView, seat: Seat, face: Face, hp: number): Likely {
  const lives = CARDS.findIndex(({ face: printed, back }) => printed === face && back === 'route');
  if (lives >= 0) {
    const [chance] = wildWins(view, seat, [{ card: lives, hp }], {});
    return { chance, say: ['yours.wild'], about: true };
  }
  const team = teamOf(view, seat);
  const card = FACE_OF.indexOf(face);
  const mine = lineUp(team, BATTLE_MAX, (own) => worthAgainst(own, face));
  const [chance] = winsOf([
    { options: view.options, against: 'player', foe: 1, sides: [mine, [{ card, hp }]], team: [] },
  ]);
  return { chance, say: ['yours.alone'], about: true };
}

export const leaderChance = (view: MitView, seat: Seat, leader: number): Likely => ({
  chance: gymWins(view, seat, leader, {})[0],
  say: ['yours.leader', leader],
  about: true,
});
