/** A seat's position as numbers, for what is learned from matches: all of it lies open on the table. */
import type { Features, Seat } from '@indigo/kernel';
import { HP, MAX_LEVEL } from '../cards.ts';
import { TEAM_SIZE } from '../data/battlefield.ts';
import { BALLS } from '../data/shop.ts';
import { matchOf } from '../league/fighters.ts';
import type { SideIndex } from '../league/state.ts';
import { MONEY } from '../money.ts';
import { health } from '../outlook.ts';
import { grownAtEnd } from '../rules/end.ts';
import type { Card, Master } from '../state.ts';
import { diceOf } from '../team.ts';
import { errandOf, meansOf } from './errand.ts';
import { muster } from './field.ts';
import { bodyOf, mightOf, prowessOf, stingOf } from './prowess.ts';

/** Those who fight and the reserve. */
const ROW = TEAM_SIZE + 1;
/** Body and sting of each, then what the team and its owner have, then the field. */
const COUNT = 2 * ROW + 7 + 11 + 7 + 10;

/** What counts as one. */
const BODIES = 12;
const STINGS = 4;
const LEVELS = 40;
const DICE = 9;
const TEAM = 6;
const DOLLARS = 20;
const THINGS = 4;
const ROUNDS = 20;
const ERRAND = 3;
const TRACK = 10;
const BLOWS = 10;
const FAR = 15;

const ranked: Card[] = [];

/** The best first. */
function rank(s: Master, seat: Seat): readonly Card[] {
  const { team } = s.players[seat];
  ranked.length = 0;
  for (let i = 0; i < team.length; i++) {
    const prowess = prowessOf(s, seat, team[i]);
    let place = i;
    for (; place > 0 && prowessOf(s, seat, ranked[place - 1]) < prowess; place--)
      ranked[place] = ranked[place - 1];
    ranked[place] = team[i];
  }
  return ranked;
}

const capped = (n: number): number => Math.min(2, n);
const total = (list: readonly number[]): number => {
  let sum = 0;
  for (let i = 0; i < list.length; i++) sum += list[i];
  return sum;
};

export const features: Features<Master> = {
  count: COUNT,
  write: (s, seat, into, at) => {
    into.fill(0, at, at + COUNT);
    let i = writeTeam(s, seat, into, at);
    i = writeGoods(s, seat, into, i);
    i = writeWay(s, seat, into, i);
    writeField(s, seat, into, i);
  },
};

function writeTeam(s: Master, seat: Seat, into: Float64Array, at: number): number {
  const row = rank(s, seat);
  let [levels, dice, taught, most, i] = [0, 0, 0, 0, at];
  for (let place = 0; place < ROW; place++, i += 2) {
    if (place >= row.length) continue;
    const card = row[place];
    into[i] = capped(bodyOf(s, seat, card) / BODIES);
    into[i + 1] = capped(stingOf(s, card) / STINGS);
    levels += s.level[card];
    taught += s.taught[card].length;
    if (place >= TEAM_SIZE) continue;
    dice += diceOf(s, card).length;
    most += HP[card][HP[card].length - 1];
  }
  const { hearts, stings } = mightOf(s, seat);
  into[i++] = Math.log(1 + hearts) / STINGS;
  into[i++] = Math.log(1 + stings) / STINGS;
  into[i++] = levels / LEVELS;
  into[i++] = dice / DICE;
  into[i++] = capped(taught / THINGS);
  into[i++] = most / (TEAM_SIZE * BODIES);
  into[i++] = capped(row.length / TEAM);
  return i;
}

function writeGoods(s: Master, seat: Seat, into: Float64Array, at: number): number {
  const { money, balls, stones, candies, revives, types, powers, bike, debts } = s.players[seat];
  let [dollars, i] = [0, at];
  for (let k = 0; k < money.length; k++) dollars += MONEY[money[k]].value;
  into[i++] = capped(dollars / DOLLARS);
  for (let ball = 0; ball < BALLS.length; ball++) into[i++] = capped(balls[ball] / THINGS);
  into[i++] = capped(total(stones) / THINGS);
  into[i++] = capped((candies + revives) / THINGS);
  into[i++] = capped(total(types) / THINGS);
  into[i++] = capped(powers.length / THINGS);
  into[i++] = bike / 2;
  into[i++] = capped(debts / THINGS);
  return i;
}

/** How far the adventure has come, by itself and with the team. */
function writeWay(s: Master, seat: Seat, into: Float64Array, at: number): number {
  let i = at;
  const { team } = s.players[seat];
  const left = team.map((card) => MAX_LEVEL[card] - s.level[card]).sort((a, b) => a - b);
  const need = grownAtEnd(s.options, s.players.length);
  let toGo = 0;
  for (let k = 0; k < need; k++) toGo += left[k] ?? TRACK;
  const come = capped(s.turn / (s.players.length * ROUNDS));
  const isAway = s.phase === 'adventure';
  into[i++] = isAway ? 1 : 0;
  into[i++] = isAway ? come : 0;
  into[i++] = isAway ? capped(toGo / (need * TRACK)) : 0;
  into[i++] = isAway ? health(s, seat) : 0;
  into[i++] = isAway ? errandOf(s, meansOf(s, seat)).value / ERRAND : 0;
  into[i++] = s.active === seat ? 1 : 0;
  into[i++] = s.seeds[0] === seat ? 1 : 0;
  return i;
}

function writeField(s: Master, seat: Seat, into: Float64Array, at: number): void {
  if (s.league === null || s.league.match === null) return;
  const m = matchOf(s);
  const side = m.sides.findIndex((one) => one.seat === seat);
  const { kind, final, finalists } = s.league;
  let i = at;
  into[i++] = kind === 'league' ? 1 : 0;
  into[i++] = final ? 1 : 0;
  into[i++] = finalists.includes(seat) ? 1 : 0;
  if (side < 0) return;
  const { standing, hearts, stings, soon, later, away } = muster(s, m, side as SideIndex);
  into[i++] = standing / TEAM_SIZE;
  into[i++] = capped(Math.log(1 + hearts) / STINGS);
  into[i++] = capped(hearts / (TEAM_SIZE * BODIES));
  into[i++] = capped(stings / (TEAM_SIZE * STINGS));
  into[i++] = capped(soon / BLOWS);
  into[i++] = capped(later / BLOWS);
  into[i] = capped(away / FAR);
}
