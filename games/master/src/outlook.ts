/** What a player's team is worth and what is near: for bots that look ahead. No rule depends on it. */
import type { Seat } from '@indigo/kernel';
import { board } from './board.ts';
import { HP } from './cards.ts';
import { COMMIT_MAX, DIE_SIDES, HIT, KARATE_WINS } from './data/rules.ts';
import { TYPES } from './data/types.ts';
import { BOSS, FOES, KARATE } from './foes.ts';
import { costAmong, costsFor } from './rules/roads.ts';
import { type Card, EMPTY, type Foe, type Master, type Node, type Type } from './state.ts';
import { diceOf, isMaxLevel, maxHearts, typeOf } from './team.ts';
import { TAKES } from './types.ts';

/** Hearts and dice are what a Pokémon fights with; every level is a step towards more of both. */
export const worthOf = (s: Master, card: Card): number =>
  HP[card][s.level[card] - 1] +
  DIE * diceOf(s, card).length +
  LEVEL * s.level[card] +
  TAUGHT * s.taught[card].length;
const DIE = 1.2;
const LEVEL = 1;
const TAUGHT = 0.8;

/** Whoever is in a city begins the next turn in full health. */
const isHome = (s: Master, seat: Seat): boolean => board(s).spaces[s.players[seat].at].city >= 0;

/** The share of a team's hearts that is left. */
export function health(s: Master, seat: Seat): number {
  const { team } = s.players[seat];
  if (isHome(s, seat)) return 1;
  let [now, most] = [0, 0];
  for (let i = 0; i < team.length; i++) {
    now += s.hearts[team[i]];
    most += maxHearts(s, seat, team[i]);
  }
  return most === 0 ? 0 : now / most;
}

/** What the three best of a team bring to a dice battle. */
export interface Troop {
  /** Hearts they have. */
  readonly own: number;
  /** Hearts their dice take in a round from a Pokémon of each type, on average. */
  readonly deals: readonly number[];
  /** The type of the best of them, -1 if nobody is fit. */
  readonly lead: Type | -1;
  /** One of them can still gain a level. */
  readonly grows: boolean;
  /** What a wild Pokémon is worth: xp if anybody can use it, else a catch if there are balls. */
  readonly wild: number;
}

/** `home`: they are healed before anything else happens. */
export function troopOf(s: Master, seat: Seat, home = isHome(s, seat)): Troop {
  const best: Card[] = [];
  let learns = false;
  for (const card of s.players[seat].team) {
    if (!home && s.hearts[card] === 0) continue;
    learns ||= !isMaxLevel(s, card);
    let place = best.length;
    while (place > 0 && worthOf(s, best[place - 1]) < worthOf(s, card)) place--;
    if (place < COMMIT_MAX) best.splice(place, 0, card);
    if (best.length > COMMIT_MAX) best.pop();
  }
  let own = 0;
  const deals = TYPES.map(() => 0);
  for (const card of best) {
    own += home ? maxHearts(s, seat, card) : s.hearts[card];
    for (const die of diceOf(s, card)) {
      for (let type = 0; type < deals.length; type++) deals[type] += HIT_SHARE * TAKES[die][type];
    }
  }
  const wild = learns ? WILD : s.players[seat].balls.some((count) => count > 0) ? CATCH : 0;
  const grows = best.some((card) => !isMaxLevel(s, card));
  return { own, deals, lead: best.length === 0 ? -1 : typeOf(s, best[0]), grows, wild };
}

/** What each adversary brings: types, hearts in all, hearts it takes in a round from Pokémon of each type. */
const THREATS = FOES.map(({ pokemon }) => ({
  types: pokemon.map(({ type }) => type),
  hearts: pokemon.reduce((sum, { hearts }) => sum + hearts, 0),
  takes: TYPES.map((_, type) =>
    pokemon.flatMap(({ damage }) => damage).reduce((sum, symbol) => sum + TAKES[symbol][type], 0),
  ),
}));

/** About how likely they win against an adversary: the hearts they have for those they would lose. */
export function oddsAgainst({ own, deals, lead }: Troop, foe: Foe): number {
  if (lead < 0) return 0;
  const { types, hearts, takes } = THREATS[foe];
  let dealt = 0;
  for (let i = 0; i < types.length; i++) dealt += deals[types[i]] / types.length;
  if (dealt === 0) return 0;
  // The first round hurts in full; they fall one after the other.
  const rounds = 0.6 + (0.6 * hearts) / dealt;
  const ratio = own / (EVEN * rounds * takes[lead]);
  const sharp = ratio * ratio * ratio * ratio;
  return sharp / (1 + sharp);
}
/** So many hearts for each that would be lost make an even battle: measured, powers and unlucky rounds included. */
const EVEN = 1.5;
const HIT_SHARE = (DIE_SIDES + 1 - HIT) / DIE_SIDES;

export const odds = (s: Master, seat: Seat, foe: Foe): number => oddsAgainst(troopOf(s, seat), foe);

const WILD = 0.8;
const CATCH = 0.3;
const ITEM = 0.8;
const HEALING = 1.6;

/**
 * An adversary draws those who are likely to win; others do better elsewhere than waiting before a gym. No prize may promise more than
 * winning it brings (see `NEAR` in evaluate.ts), or it would be kept for ever.
 */
function lure(loot: number, force: Troop, foe: Foe, risk: number): number {
  const likely = oddsAgainst(force, foe);
  return (loot + (force.grows ? GROWTH : 0)) * likely * likely - risk;
}
/** What is won: xp where somebody can use it, and what a trainer, a leader, the karate master and Giovanni give. */
const GROWTH = 2;
const TOKEN = 0.4;
const LESSON = 2.8;
const FIGHTER = 1.2;
const MASTER = 1.6;
const RISK = 0.5;

/** What a location promises a player who gets there. */
function promise(s: Master, node: Node, wounds: number, force: Troop, risk: number): number {
  const spot = s.spots[node];
  switch (board(s).spaces[node].kind) {
    case 'wild':
    case 'legendary':
      return spot === EMPTY ? 0 : force.wild * (1 - wounds);
    case 'item':
      return spot === EMPTY ? 0 : ITEM;
    case 'trainer':
      return spot === EMPTY ? 0 : lure(TOKEN, force, spot, risk);
    case 'gym':
      return spot === EMPTY ? 0 : lure(LESSON, force, spot, risk);
    case 'dojo':
      return s.karate >= KARATE_WINS ? 0 : lure(FIGHTER, force, KARATE, risk);
    case 'giovanni':
      return s.giovanni > 0 ? 0 : lure(MASTER, force, BOSS, risk);
    case 'lab':
    case 'poke-center':
      return wounds * HEALING;
    default:
      return 0;
  }
}

/** No location promises more: the sooner that is known, the less far one need look. */
function mostPromised(s: Master, wounds: number, force: Troop, risk: number): number {
  const { foes } = board(s);
  let most = Math.max(WILD * (1 - wounds), ITEM, wounds * HEALING);
  for (let i = 0; i < foes.length; i++) most = Math.max(most, promise(s, foes[i], wounds, force, risk));
  return most;
}

const FAR = 18;
/** Locations by how many actions they are away, each with the first step on the way there; kept between calls, for nothing of it outlives one. */
const BUCKETS: number[][] = Array.from({ length: FAR + 1 }, () => []);
const SEEN = new Uint8Array(256);

/** The best promise within reach, the nearer the better, and the first step towards it (-1: it is here, or there is none). */
export interface Outlook {
  readonly value: number;
  readonly toward: Node | -1;
}

export function lookAround(s: Master, seat: Seat): Outlook {
  const { spaces, ways, roads } = board(s);
  const wounds = 1 - health(s, seat);
  const force = troopOf(s, seat);
  const costs = costsFor(s, seat);
  const risk = s.turn > PATIENCE * s.players.length ? 0 : RISK;
  const most = mostPromised(s, wounds, force, risk);
  let [value, toward] = [0, -1];
  SEEN.fill(0);
  for (let away = 0; away <= FAR; away++) BUCKETS[away].length = 0;
  BUCKETS[0].push(s.players[seat].at, -1);
  for (let away = 0, fading = 1; away <= FAR && fading * most > value; away++, fading *= FADING) {
    const bucket = BUCKETS[away];
    for (let i = 0; i < bucket.length; i += 2) {
      const node = bucket[i];
      const step = bucket[i + 1];
      if (SEEN[node] === 1) continue;
      SEEN[node] = 1;
      const here = fading * promise(s, node, wounds, force, risk);
      if (here > value) [value, toward] = [here, step];
      // Nobody gets past a trainer without a battle.
      if (away > 0 && spaces[node].kind === 'trainer' && s.spots[node] !== EMPTY) continue;
      const leading = ways[node];
      for (let k = 0; k < leading.length; k++) {
        const { road, to } = leading[k];
        if (SEEN[to] === 1) continue;
        const next = costAmong(s, costs, roads[road]);
        if (next >= 0 && away + next <= FAR) BUCKETS[away + next].push(to, step < 0 ? to : step);
      }
    }
  }
  return { value, toward };
}
const FADING = 0.9;
/** After so many rounds of waiting for better days a battle is risked, whatever the odds. */
const PATIENCE = 35;
