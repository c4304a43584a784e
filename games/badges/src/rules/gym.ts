import { ALL, type Rules, type Seat, type Step } from '@indigo/kernel';
import { type Answer, RETREAT, SEND } from '../answers.ts';
import { START } from '../board.ts';
import { DIE_SIDES } from '../data/rules.ts';
import { SITES } from '../data/sites.ts';
import { pipsNeeded } from '../kinds.ts';
import { FIGHT } from '../questions.ts';
import type { Badges, Challenge, Fight, Kind } from '../state.ts';
import { type T, tell } from '../table.ts';
import { hasFit, heal, isFit, put, showInParty } from '../team.ts';
import { winBadge } from './badge.ts';
import { endTurn } from './end.ts';

const NEXT_FIGHT: Step = Object.freeze({ do: 'fight' });

/** B-GYM-01, B-GYM-11, B-GYM-12: a Gym whose badge one has not, with somebody who can fight. */
export const mayChallenge = (s: Badges, seat: Seat, site: number): boolean =>
  SITES[site].kind === 'gym' && !s.trainers[seat].badges.includes(site) && hasFit(s.trainers[seat]);

/** B-GYM-02, B-GYM-10: all of the Gym's Pokémon, each time from the first. */
export function enterGym(t: T, seat: Seat, site: number): void {
  t.s.gym = { site, beaten: 0, fights: [] };
  tell(t, ALL, 'challenged', seat, site);
  t.s.agenda.push(NEXT_FIGHT);
}

/** Shared by all copies of the state. */
const fightOf = (card: Kind, pips: number): Fight => Object.freeze({ card, pips });

/** One fight. Nobody else has a part in it (B-GYM-13). */
export function* fight(t: T): Rules {
  const { s } = t;
  const seat = s.active;
  const gym = s.gym as Challenge;
  const answer: Answer = yield* t.ask(seat, FIGHT(gym.site, gym.beaten), () => fighters(s, seat));
  if (answer.do !== 'send') {
    tell(t, ALL, 'retreated', seat, gym.site, gym.fights); // B-GYM-08
    leave(t);
    return;
  }
  const card = showInParty(t, seat, answer.card);
  const { fights } = gym;
  fights.push(fightOf(answer.card, 0));
  tell(t, ALL, 'sent-out', seat, answer.card, gym.site, gym.beaten, card);
  const pips = 1 + (yield* t.chance('fight', DIE_SIDES)); // B-GYM-04: one die
  fights[fights.length - 1] = fightOf(answer.card, pips);
  const needed = pipsNeeded(answer.card, gym.site);
  if (pips < needed) {
    put(s.trainers[seat].fainted, card); // B-GYM-06, B-FAINT-02: it stays where it is
    tell(t, ALL, 'fainted', seat, answer.card, pips, needed);
    if (hasFit(s.trainers[seat])) s.agenda.push(NEXT_FIGHT);
    else whiteOut(t, seat);
    return;
  }
  gym.beaten++; // B-GYM-05
  tell(t, ALL, 'won-fight', seat, gym.site, gym.beaten - 1, pips, needed);
  if (gym.beaten < SITES[gym.site].team.length) {
    s.agenda.push(NEXT_FIGHT);
    return;
  }
  tell(t, ALL, 'beat-gym', seat, gym.site, fights); // B-GYM-09
  winBadge(t, seat, gym.site);
  leave(t);
}

/** B-GYM-03, B-GYM-07, B-FAINT-01: any fit Pokémon of the Party, or a retreat. */
function fighters(s: Badges, seat: Seat): readonly Answer[] {
  const me = s.trainers[seat];
  const list: Answer[] = [];
  for (const card of me.party) if (isFit(me, card)) list.push(SEND[s.cards.kind[card]]);
  if (mayRetreat(s)) list.push(RETREAT);
  return list;
}

/** B-GYM-08: once a die was rolled; with B-OPT-09 only if that fight was won. */
export function mayRetreat({ gym, options }: Badges): boolean {
  const last = gym?.fights.at(-1);
  if (gym === null || last === undefined) return false;
  return options.retreat === 'always' || last.pips >= pipsNeeded(last.card, gym.site);
}

/** B-FAINT-03, B-FAINT-04: to the Center, Party and Box healed. It costs nothing else (B-FAINT-05). */
function whiteOut(t: T, seat: Seat): void {
  const me = t.s.trainers[seat];
  const { site, fights } = t.s.gym as Challenge;
  const from = me.at;
  me.at = START;
  heal(me);
  t.s.gym = null;
  tell(t, ALL, 'whited-out', seat, site, fights, from);
  endTurn(t);
}

function leave(t: T): void {
  t.s.gym = null;
  endTurn(t);
}
