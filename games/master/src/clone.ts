/** A copy that shares nothing that can change. */
import { clonePile } from '@indigo/kernel';
import { cloneLeague } from './league/state.ts';
import type { Battle, Draft, Master, Player } from './state.ts';

export const clone = (s: Master): Master => ({
  agenda: s.agenda.slice(),
  options: s.options,
  phase: s.phase,
  turn: s.turn,
  goes: s.goes,
  first: s.first,
  active: s.active,
  winner: s.winner,
  left: s.left,
  extra: s.extra,
  turnOver: s.turnOver,
  used: s.used,
  walked: s.walked,
  clock: s.clock,
  players: s.players.map(clonePlayer),
  where: s.where.slice(),
  stage: s.stage.slice(),
  level: s.level.slice(),
  hearts: s.hearts.slice(),
  taught: s.taught.slice(),
  spots: s.spots.slice(),
  obstacles: s.obstacles.slice(),
  gymPowers: s.gymPowers.slice(),
  powersSeen: s.powersSeen,
  items: s.items.slice(),
  hms: s.hms.slice(),
  types: s.types.slice(),
  karate: s.karate,
  giovanni: s.giovanni,
  gymsBeaten: s.gymsBeaten,
  battle: s.battle === null ? null : cloneBattle(s.battle),
  offer: s.offer, // nothing in it ever changes
  seeds: s.seeds.slice(),
  tms: s.tms.slice(),
  passes: s.passes,
  draft: s.draft === null ? null : cloneDraft(s.draft),
  league: s.league === null ? null : cloneLeague(s.league),
});

const clonePlayer = (player: Player): Player => ({
  at: player.at,
  checkpoint: player.checkpoint,
  moved: player.moved,
  entered: player.entered,
  team: player.team.slice(),
  balls: player.balls.slice(),
  stones: player.stones.slice(),
  candies: player.candies,
  revives: player.revives,
  bike: player.bike,
  money: player.money.slice(),
  debts: player.debts,
  types: player.types.slice(),
  flipped: player.flipped.slice(),
  powers: player.powers.slice(),
  friendly: player.friendly,
  offers: player.offers.slice(),
});

const cloneBattle = (battle: Battle): Battle => ({
  foe: battle.foe,
  committed: battle.committed.slice(),
  hearts: battle.hearts.slice(),
  round: battle.round,
  power: battle.power,
  powerUsed: battle.powerUsed,
  dice: battle.dice.map((pips) => pips.slice()),
  hits: battle.hits.slice(),
  due: battle.due,
  winner: battle.winner,
});

const cloneDraft = ({ pile, hands, quiet }: Draft): Draft => ({
  pile: clonePile(pile),
  hands: hands.map((hand) => hand.slice()),
  quiet,
});
