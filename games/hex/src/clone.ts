import { clonePile } from '@indigo/kernel';
import type { Battle, Hex, Lasting, League, Player, Side } from './state.ts';

/** An independent copy; options and board never change and are shared. */
export function clone(s: Hex): Hex {
  return {
    agenda: s.agenda.slice(),
    options: s.options,
    turn: s.turn,
    active: s.active,
    regular: s.regular,
    extraTurn: s.extraTurn,
    winner: s.winner,
    stopped: s.stopped,
    board: s.board,
    players: s.players.map(clonePlayer),
    slots: s.slots.slice(),
    weakened: s.weakened.slice(),
    unseen: s.unseen.map((cards) => cards.slice()),
    returned: s.returned.slice(),
    items: clonePile(s.items),
    itemDiscard: s.itemDiscard.slice(),
    events: clonePile(s.events),
    eventDiscard: s.eventDiscard.slice(),
    superEvents: clonePile(s.superEvents),
    superDiscard: s.superDiscard.slice(),
    trainers: clonePile(s.trainers),
    trainerDiscard: s.trainerDiscard.slice(),
    elites: clonePile(s.elites),
    pioneers: s.pioneers.slice(),
    achievements: s.achievements.slice(),
    lasting: s.lasting.map(cloneLasting),
    acting: s.acting.map(({ deck, sort, seat }) => ({ deck, sort, seat })),
    shown: s.shown.slice(),
    fought: s.fought,
    deeds: s.deeds,
    battle: s.battle === null ? null : cloneBattle(s.battle),
    league: s.league === null ? null : cloneLeague(s.league),
  };
}

const clonePlayer = (p: Player): Player => ({
  at: p.at,
  team: p.team.slice(),
  boosted: p.boosted.slice(),
  caughtLegends: p.caughtLegends.slice(),
  hand: p.hand.slice(),
  trainer: p.trainer,
  spare: p.spare.slice(),
  badges: p.badges.slice(),
  rewards: p.rewards,
  upgraded: p.upgraded.slice(),
  locked: p.locked.slice(),
  visited: p.visited,
  entered: p.entered,
  laps: p.laps,
  loopSteps: p.loopSteps,
  skips: p.skips,
  offered: p.offered,
  offers: p.offers,
  extra: p.extra,
  elites: p.elites.slice(),
  beaten: p.beaten,
  leagueWins: p.leagueWins,
  out: p.out,
});

const cloneLasting = ({ event, owner, card, clock, left, notes }: Lasting): Lasting => ({
  event,
  owner,
  card,
  clock,
  left,
  notes: notes.slice(),
});

const cloneBattle = ({ kind, sides, foe }: Battle): Battle => ({
  kind,
  sides: [cloneSide(sides[0]), cloneSide(sides[1])],
  foe,
});

const cloneSide = ({ seat, sent, fainted, lost, laid, items, bearers, die, bonus, total }: Side): Side => ({
  seat,
  sent: sent.slice(),
  fainted: fainted.slice(),
  lost,
  laid,
  items: items.slice(),
  bearers: bearers.slice(),
  die,
  bonus,
  total,
});

const cloneLeague = ({ starter, round, inside, turnsLeft }: League): League => ({
  starter,
  round,
  inside: inside.slice(),
  turnsLeft: turnsLeft.slice(),
});
