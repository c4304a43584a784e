/** How a position looks: for bots that look a little ahead. No rule depends on it, and its figures are nobody's but its own. */
import type { Seat } from '@indigo/kernel';
import { board } from './board.ts';
import { SUDDEN_ROUND } from './data/battlefield.ts';
import { distanceTo, heartsOf, isOnField, rowOf } from './league/fighters.ts';
import { NEVER } from './league/prepare.ts';
import type { Match, SideIndex } from './league/state.ts';
import { MONEY } from './money.ts';
import { health, lookAround, worthOf } from './outlook.ts';
import type { Master, Player } from './state.ts';

// ── what a player has ──

/** How much the best Pokémon of a team, the second best and so on count: three fight, one is in reserve. */
const SHARES = [1, 1, 0.8, 0.5, 0.3];
const LAST_SHARE = 0.2;

function teamWorth(s: Master, { team }: Player): number {
  const worths: number[] = [];
  for (let i = 0; i < team.length; i++) worths.push(worthOf(s, team[i]));
  worths.sort((a, b) => b - a);
  let sum = 0;
  for (let i = 0; i < worths.length; i++) sum += worths[i] * (SHARES[i] ?? LAST_SHARE);
  return sum;
}

const BALL = [0.15, 0.3, 0.45, 1.5];

function goodsWorth({
  money,
  balls,
  stones,
  candies,
  revives,
  bike,
  spares,
  debts,
  types,
  powers,
}: Player): number {
  let sum = 0;
  for (let i = 0; i < money.length; i++) sum += 0.15 * MONEY[money[i]].value;
  for (let i = 0; i < balls.length; i++) sum += BALL[i] * Math.min(balls[i], 4);
  for (let i = 0; i < stones.length; i++) sum += 0.4 * stones[i];
  for (let i = 0; i < types.length; i++) sum += 0.8 * types[i];
  sum += 0.2 * (spares[0] + spares[1]);
  return sum + candies + 0.2 * revives + 1.1 * bike - 0.2 * debts + 1.6 * powers.length;
}

const NEAR = 0.6;
/** More than being near a Poké Center (`HEALING` in outlook.ts) is worth to the wounded, or nobody would go in. */
const HEALTH = 1.2;
/** The adventure is over: worth what good prospects are, or everybody would wait before the last gym for ever. */
const ARRIVED = 3;

/** How a player stands on the way to the League. */
const standing = (s: Master, seat: Seat): number =>
  teamWorth(s, s.players[seat]) + goodsWorth(s.players[seat]);

/** Talk that leads to nothing is worse than none. */
const TALK = 0.05;
const talk = ({ offers }: Player): number => offers.reduce((sum, made) => sum + made, 0);

/** A team that wins Leagues. */
const GRAND = 80;
/** How much of what the others have is taken off. */
const RIVALRY = 0.3;

function adventure(s: Master, seat: Seat): number {
  let others = 0;
  for (let other = 0; other < s.players.length; other++) if (other !== seat) others += standing(s, other);
  const own =
    standing(s, seat) -
    TALK * talk(s.players[seat]) +
    (s.phase === 'adventure' ? prospects(s, seat) : ARRIVED);
  return clamp(RIVALRY + (own - (RIVALRY * others) / (s.players.length - 1)) / GRAND);
}

const prospects = (s: Master, seat: Seat): number =>
  HEALTH * health(s, seat) + NEAR * lookAround(s, seat).value;

const clamp = (n: number): number => Math.max(0, Math.min(1, n));

// ── the hex field ──

/** Hearts of one side against the other's; a Pokémon that still stands is worth some by itself. */
function field(m: Match, side: SideIndex): number {
  if (m.winner >= 0) return m.winner === side ? 1 : 0;
  const mine = force(m, side);
  const theirs = force(m, side === 0 ? 1 : 0);
  if (mine + theirs === 0) return 0.5;
  const late = m.round >= SUDDEN_ROUND && m.sudden === NEVER ? LATE : 0;
  return 0.02 + (0.94 * mine) / (mine + theirs) + CLOSE * closeness(m, side) - late;
}
const STANDING = 2;
const RESERVE = 4;
const CLOSE = 0.03;
/** M-SUD-06: from then on a match that goes on without sudden death is worth less to both. */
const LATE = 0.02;

function force(m: Match, side: SideIndex): number {
  let standing = 0;
  for (const who of rowOf(side)) if (isOnField(m, who)) standing++;
  return heartsOf(m, side) + STANDING * standing + (m.sides[side].reserve === 'due' ? RESERVE : 0);
}

/** From 0 to 1: who stays away never wins. */
function closeness(m: Match, side: SideIndex): number {
  let [sum, count] = [0, 0];
  for (const who of rowOf(side)) {
    if (!isOnField(m, who)) continue;
    let nearest = 9;
    for (const foe of rowOf(side === 0 ? 1 : 0)) {
      if (isOnField(m, foe)) nearest = Math.min(nearest, distanceTo(m.fighters[who], m.fighters[foe].hex));
    }
    sum += 1 - nearest / 9;
    count++;
  }
  return count === 0 ? 0 : sum / count;
}

/** Winning a match is worth a round of the League, or the prize among friends. */
const FRIENDLY = 0.03;

function league(s: Master, seat: Seat): number {
  const here = s.league;
  if (here === null || here.match === null) return 0.5;
  const side = here.match.sides.findIndex((one) => one.seat === seat);
  const base = here.final ? 0.5 : here.finalists.includes(seat) ? 0.5 : 0.25;
  if (side >= 0) {
    const now = field(here.match, side as SideIndex);
    return here.final ? now : 0.5 * now;
  }
  const isOut =
    here.final || (here.finalists.length > 0 && !here.finalists.includes(seat) && s.seeds.length < 4);
  return isOut ? 0 : base;
}

/** Before the first step one starter is as good as another. */
const isOpening = (s: Master): boolean =>
  s.turn === 1 && s.players.every(({ at, team }) => at === board(s).start && team.length === 1);

/** About 0 (lost) to 1 (won). */
export function evaluate(s: Master, seat: Seat): number {
  if (s.winner >= 0) return s.winner === seat ? 1 : 0;
  if (s.phase === 'league') return league(s, seat);
  if (isOpening(s)) return 0.5;
  const now = adventure(s, seat);
  const match = s.league?.match;
  if (match === null || match === undefined) return now;
  const side = match.sides.findIndex((one) => one.seat === seat);
  return side < 0 ? now : clamp(now + FRIENDLY * (field(match, side as SideIndex) - 0.5));
}
