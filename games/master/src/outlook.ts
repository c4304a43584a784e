/** What a player's team is worth and what is near: for bots that look ahead. No rule depends on it. */
import type { Seat } from '@indigo/kernel';
import { board } from './board.ts';
import { HP } from './cards.ts';
import { DIE_SIDES, HIT } from './data/rules.ts';
import { FOES } from './foes.ts';
import { costOf } from './rules/roads.ts';
import { type Card, EMPTY, type Foe, type Master, type Node } from './state.ts';
import { diceOf, maxHearts, typeOf } from './team.ts';
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

/** About how likely the three best win against an adversary: the hearts they have for those they would lose. */
export function odds(s: Master, seat: Seat, foe: Foe): number {
  const { pokemon } = FOES[foe];
  const home = isHome(s, seat);
  const heartsNow = (card: Card): number => (home ? maxHearts(s, seat, card) : s.hearts[card]);
  const fit = s.players[seat].team.filter((card) => heartsNow(card) > 0);
  fit.sort((a, b) => worthOf(s, b) - worthOf(s, a));
  let [dealt, own] = [0, 0];
  for (let i = 0; i < Math.min(3, fit.length); i++) {
    own += heartsNow(fit[i]);
    for (const die of diceOf(s, fit[i])) {
      let takes = 0;
      for (const { type } of pokemon) takes += TAKES[die][type];
      dealt += (takes / pokemon.length) * HIT_SHARE;
    }
  }
  if (dealt === 0) return 0;
  let [lost, hearts] = [0, 0];
  for (const one of pokemon) {
    hearts += one.hearts;
    for (const symbol of one.damage) lost += TAKES[symbol][typeOf(s, fit[0])];
  }
  // The first round hurts in full; they fall one after the other.
  const rounds = 0.6 + (0.6 * hearts) / dealt;
  const ratio = own / (rounds * lost);
  const sharp = ratio * ratio * ratio * ratio;
  return sharp / (1 + sharp);
}
const HIT_SHARE = (DIE_SIDES + 1 - HIT) / DIE_SIDES;

/** What a location promises a player who gets there. */
function promise(s: Master, seat: Seat, node: number, wounds: number): number {
  const { kind } = board(s).spaces[node];
  const spot = s.spots[node];
  switch (kind) {
    case 'wild':
      return spot === EMPTY ? 0 : 1 - wounds;
    case 'legendary':
      return spot === EMPTY ? 0 : (1 - wounds) * 0.8;
    case 'item':
      return spot === EMPTY ? 0 : 0.9;
    case 'trainer':
      return spot === EMPTY ? 0 : 3 * odds(s, seat, spot) - 1;
    case 'gym':
      return spot === EMPTY ? 0 : 6 * odds(s, seat, spot) - 1.5;
    case 'lab':
    case 'poke-center':
      return wounds * 1.6;
    default:
      return 0;
  }
}

const FAR = 14;
/** No location promises more. */
const MOST = 4.5;
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
  const from = s.players[seat].at;
  const wounds = 1 - health(s, seat);
  let [value, toward] = [0, -1];
  SEEN.fill(0);
  for (const bucket of BUCKETS) bucket.length = 0;
  BUCKETS[0].push(from, -1);
  for (let away = 0; away <= FAR; away++) {
    const bucket = BUCKETS[away];
    const fading = FADING ** away;
    if (fading * MOST <= value) break;
    for (let i = 0; i < bucket.length; i += 2) {
      const [node, step] = [bucket[i], bucket[i + 1]];
      if (SEEN[node] === 1) continue;
      SEEN[node] = 1;
      const here = fading * promise(s, seat, node, wounds);
      if (here > value) [value, toward] = [here, step];
      // Nobody gets past a trainer without a battle.
      if (away > 0 && spaces[node].kind === 'trainer' && s.spots[node] !== EMPTY) continue;
      for (const { road, to } of ways[node]) {
        if (SEEN[to] === 1) continue;
        const cost = costOf(s, seat, roads[road]);
        if (cost >= 0 && away + cost <= FAR) BUCKETS[away + cost].push(to, step < 0 ? to : step);
      }
    }
  }
  return { value, toward };
}
const FADING = 0.85;
