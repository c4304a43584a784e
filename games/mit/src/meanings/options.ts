import type { Choice, MeaningTables, OptionMeaning, Say, Seat } from '@indigo/kernel';
import { IS_CENTER, LEADER_AT, ROUTE_AT, wayFrom } from '../board.ts';
import { cardOf } from '../cards.ts';
import { LEADERS } from '../data/leaders.ts';
import { DIE_SIDES, TEAM_MAX } from '../data/rules.ts';
import { SQUARES } from '../data/squares.ts';
import { ROUTES } from '../data/stacks.ts';
import { centerOf, fightOf, placeOf } from '../known.ts';
import { mayChallenge } from '../rules/landing.ts';
import type { Card, SquareIndex } from '../state.ts';
import type { words } from '../text.ts';
import type { MitView } from '../view.ts';
import { attackMeans } from './attacks.ts';
import { FAIR, gymOdds, playerOdds, wildOdds } from './fights.ts';
import { laidDown } from './laying.ts';

type At = Choice<MitView>;

const owns = (view: MitView, seat: Seat, leader: number): boolean =>
  view.trainers[seat].badges.includes(LEADERS[leader].id);

/** Forward or, with a negative number, back. */
function walk({ view, seat }: At, steps: number, at: SquareIndex): OptionMeaning {
  const way = wayFrom(placeOf(view, seat), steps);
  const passed = way.slice(1).findLast((square) => IS_CENTER[square]);
  const center = passed !== undefined && passed !== centerOf(view, seat) ? passed : null;
  return {
    way: way.map((square) => SQUARES[square].id),
    act: ['act.go', at],
    brings: [...waiting(view, seat, at), ...(center === null ? [] : [['center-passed', center] as const])],
  };
}

/** What waits on a square. */
function waiting(view: MitView, seat: Seat, at: SquareIndex): Say[] {
  const others = [...view.trainers.keys()].filter(
    (other) => other !== seat && placeOf(view, other) === at && fitOf(view, other) > 0,
  );
  const leader = LEADER_AT[at];
  const route = ROUTE_AT[at];
  const open = leader >= 0 && mayChallenge(view.options, owns(view, seat, leader));
  return [
    ...(IS_CENTER[at] ? [['heals-there'] as const] : []),
    ...(route < 0 ? [] : [['wild-there', stackOf(view, route).length] as const]),
    ...(open ? [['gym-there', leader, owns(view, seat, leader)] as const] : []),
    ...others.map((other): Say => ['player-there', other]),
  ];
}

const stackOf = (view: MitView, route: number): readonly string[] => view.routes[ROUTES[route].id];

const fitOf = (view: MitView, seat: Seat): number =>
  view.trainers[seat].team.filter(({ hp }) => hp > 0).length;

/** A Leader's battle, or that of a player who has landed. */
function fight({ view, seat, decision }: At): OptionMeaning {
  const foe = decision.say[1] as number;
  const costs: readonly Say[] = [['if-lost', centerOf(view, seat)]];
  if (decision.kind === 'call') {
    return {
      odds: playerOdds(view, seat, seat, foe),
      costs,
      brings: [['evolution-try']],
      note: ['note.caller', foe, fitOf(view, foe)],
    };
  }
  const brings: Say = owns(view, seat, foe)
    ? ['evolution-only']
    : ['badge-of-all', foe, view.trainers[seat].badges.length + 1];
  const odds = gymOdds(view, seat, foe);
  return {
    odds,
    costs,
    brings: [brings],
    note: ['note.gym', foe],
    ...(odds.chance >= FAIR && { role: 'natural' }),
  };
}

/** A card that is named: to begin with, to fight, to come in, or to be released. */
function choose(at: At, card: Card): OptionMeaning {
  const { decision } = at;
  const odds = laidDown(at, { lead: card });
  const named = {
    act: ['act.choose', card],
    note: ['note.knows', card],
    ...(odds !== null && { odds }),
  } as const;
  if (decision.kind !== 'release') return named;
  return { ...named, note: ['note.goes-back', card], costs: [['gives-up', card]], role: 'harms' };
}

/** L-BALL-02: one die. */
function ball({ view, seat }: At, needed: number): OptionMeaning {
  const fought = fightOf(view, seat);
  if (fought === null) return {};
  const { theirs } = fought;
  const card = cardOf(theirs.card);
  return {
    act: ['act.ball'],
    odds: {
      chance: needed / DIE_SIDES,
      faces: Array.from({ length: needed }, (_, i) => i + 1),
      say: ['catches'],
      yes: [['caught', seat, card]],
      no: [['ball-missed', seat, card]],
    },
    brings: [['joins-team', card, theirs.hp]],
    costs: [['turn-spent']],
    ...(view.trainers[seat].team.length >= TEAM_MAX && { note: ['note.release'] }),
  };
}

/** L-EVO-04, L-EVO-05: one die, by what was beaten. */
function evolve({ seat, decision }: At, card: Card, into: number): OptionMeaning {
  const most = decision.say[1] as number;
  return {
    act: ['act.evolve', into],
    odds: {
      chance: most / DIE_SIDES,
      faces: Array.from({ length: most }, (_, i) => i + 1),
      say: ['evolves'],
      yes: [['evolved', seat, card]],
      no: [['evolution-failed', seat, card]],
    },
    brings: [['becomes', into]],
    note: ['note.face', into],
    role: 'natural',
  };
}

export const options: MeaningTables<typeof words, MitView>['options'] = {
  pass: () => ({ role: 'ends' }),
  move: () => ({ role: 'natural' }),
  wild: ({ view, seat }) => {
    const cards = stackOf(view, ROUTE_AT[placeOf(view, seat)]).map(cardOf);
    return {
      odds: wildOdds(view, seat, cards),
      brings: [['may-meet', cards]],
      costs: [['if-lost', centerOf(view, seat)]],
    };
  },
  forward: (at, steps, square) => walk(at, steps, square),
  back: (at, steps, square) => walk(at, -steps, square),
  stay: () => ({ role: 'ends' }),
  fight,
  leave: () => ({ role: 'ends' }),
  choose,
  attack: attackMeans,
  switch: (_at, card) => ({
    act: ['act.switch', card],
    note: ['note.knows', card],
    costs: [['turn-spent']],
  }),
  ball,
  evolve,
};
