/** A seat's position as numbers, for what is learned from matches. */
import type { Features, Seat } from '@indigo/kernel';
import { graphOf, LAST_SLOT, LEADER_OF } from './board.ts';
import { ITEMS, type Item } from './data/items.ts';
import { BADGES_NEEDED, HAND_LIMIT, LEAGUE_WINS } from './data/rules.ts';
import { stepsOn, toLeague } from './evaluate.ts';
import { hopes } from './hope.ts';
import { forceOf } from './odds.ts';
import { GREEN, POKEMON, typesIn, YELLOW } from './pokemon.ts';
import { isBall } from './rules/capture.ts';
import { bonusOn } from './rules/sums.ts';
import type { Hex } from './state.ts';
import { obeys, powerOf, typesOf } from './team.ts';

/** The strongest are looked at one by one: three fight in the League, a tie calls for more. */
const STRONGEST = 5;
/** The Leaders stand on the slots between the first and the last. */
const LEADERS_AT = LAST_SLOT - 1;
/** For each Leader whether beaten, how likely and how far; the strongest now and in time; badges; what is held; where one stands. */
const COUNT = 3 * LEADERS_AT + 2 * STRONGEST + BADGES_NEEDED + LEAGUE_WINS + 16;

/** What counts as one. */
const POWER = 14;
const STEPS = 40;
const MEMBERS = 24;
const BONUS = 12;
const TYPES = 18;

export const features: Features<Hex> = {
  count: COUNT,
  write: (s, seat, into, at) => {
    into.fill(0, at, at + COUNT);
    let i = leaders(s, seat, into, at);
    i = powers(s, seat, into, i);
    i = hand(s, seat, into, i);
    way(s, seat, into, i);
  },
};

function leaders(s: Hex, seat: Seat, into: Float64Array, at: number): number {
  const me = s.players[seat];
  const graph = graphOf(s);
  const steps = stepsOn(graph);
  const odds = hopes(s, seat);
  let i = at;
  let sum = 0;
  for (let slot = 1; slot <= LEADERS_AT; slot++, i += 3) {
    if (me.badges.includes(LEADER_OF[s.board[slot]])) into[i] = 1;
    else {
      into[i + 1] = odds[slot];
      into[i + 2] = Math.min(1, steps[slot][me.at] / STEPS);
      sum += odds[slot];
    }
  }
  into[i++] = sum / BADGES_NEEDED;
  // So many badges or more: each is worth something else.
  for (let won = 0; won < BADGES_NEEDED; won++) into[i++] = me.badges.length > won ? 1 : 0;
  for (let won = 0; won < LEAGUE_WINS; won++)
    into[i++] = Math.max(me.leagueWins, me.elites.length) > won ? 1 : 0;
  return i;
}

/** The strongest that obey, and of all there are, who will. */
function powers(s: Hex, seat: Seat, into: Float64Array, at: number): number {
  const me = s.players[seat];
  const falling = (a: number, b: number): number => b - a;
  const now = forceOf(s, seat).powers.slice().sort(falling);
  const later = me.team.map((mon) => powerOf(me, mon, s.options.lockBonus)).sort(falling);
  for (let n = 0; n < STRONGEST; n++) {
    into[at + n] = (now[n] ?? 0) / POWER;
    into[at + STRONGEST + n] = (later[n] ?? 0) / POWER;
  }
  let i = at + 2 * STRONGEST;
  into[i++] = me.team.length / MEMBERS;
  into[i++] = me.upgraded.length / LEAGUE_WINS;
  into[i++] = me.team.filter((mon) => POKEMON[mon].colour === YELLOW).length / LEAGUE_WINS;
  into[i++] = me.team.filter((mon) => POKEMON[mon].colour > GREEN && !obeys(me, mon)).length / MEMBERS;
  into[i++] = typesIn(typesOf(me)).length / TYPES;
  return i;
}

function hand({ items, players }: Hex, seat: Seat, into: Float64Array, at: number): number {
  const me = players[seat];
  const types = typesOf(me);
  let [balls, bonus, best, quick] = [0, 0, 0, 0];
  for (const card of me.hand) {
    const sort = items.kind[card];
    const item: Item = ITEMS[sort];
    const adds = bonusOn(sort, types);
    bonus += adds;
    if (adds > best) best = adds;
    if (isBall(sort)) balls += item.value ?? 0;
    else if (item.class === 'quick') quick++;
  }
  let i = at;
  into[i++] = me.hand.length / HAND_LIMIT;
  into[i++] = bonus / BONUS;
  into[i++] = best / BONUS;
  into[i++] = balls / BONUS;
  into[i++] = quick / HAND_LIMIT;
  return i;
}

function way(s: Hex, seat: Seat, into: Float64Array, at: number): number {
  const me = s.players[seat];
  let i = at;
  into[i++] = s.active === seat ? 1 : 0;
  into[i++] = (me.extra - me.skips) / LEAGUE_WINS;
  into[i++] = me.entered ? 1 : 0;
  into[i++] = me.laps > 0 ? 1 : 0;
  into[i++] = Math.min(1, toLeague(graphOf(s), me, me.at) / STEPS);
  return i;
}
