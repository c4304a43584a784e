/** How likely players are to win, for bots: by what decided matches, the strength of the team before all. No rule depends on it. */
import type { Seat } from '@indigo/kernel';
import { placeWorth } from './evaluate.ts';
import { hopes, musterOf } from './hope.ts';
import { leaguePower } from './odds.ts';
import { POKEMON, YELLOW } from './pokemon.ts';
import { bonusOn } from './rules/sums.ts';
import type { Hex } from './state.ts';
import { typesOf } from './team.ts';
import { bestThree } from './worth.ts';

/** Each seat's, adding up to 1. */
export function chances(s: Hex): readonly number[] {
  if (s.winner >= 0) return s.players.map((_, seat) => (seat === s.winner ? 1 : 0));
  const weights = s.players.map(({ out }, seat) => (out ? 0 : Math.exp(prospect(s, seat))));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** Who has one more wins e times as often: so it foretold the winners of matches best. */
function prospect(s: Hex, seat: Seat): number {
  const me = s.players[seat];
  const force = musterOf(s, seat);
  const odds = hopes(s, seat, force);
  let promise = 0;
  for (const one of odds) promise += one;
  let legends = 0;
  for (const mon of me.team) if (POKEMON[mon].colour === YELLOW) legends++;
  return (
    BADGE * me.badges.length +
    PROMISE * promise +
    PLACE * placeWorth(s, seat, me.at, odds) +
    NOW * leaguePower(force) +
    LATER * bestThree(me, s.options.lockBonus) +
    LEGEND * legends +
    MEMBER * me.team.length +
    held(s, seat) +
    WIN * Math.max(me.leagueWins, me.elites.length) +
    (me.entered ? ENTERED : 0) +
    (me.laps > 0 ? LAP : 0) +
    TURN * (me.extra - me.skips)
  );
}

/** What the Items are worth: those for battles by what they add. */
function held({ items, players }: Hex, seat: Seat): number {
  const me = players[seat];
  const types = typesOf(me);
  let worth = 0;
  for (const card of me.hand) {
    const bonus = bonusOn(items.kind[card], types);
    worth += bonus > 0 ? BONUS * bonus : CARD;
  }
  return worth;
}

const BADGE = 0.2;
const PROMISE = 0.02;
const PLACE = 0.4;
/** For each point of power of the three strongest that obey, and of the three strongest of all. */
const NOW = 0.052;
const LATER = 0.04;
const LEGEND = 0.3;
const MEMBER = 0.01;
const BONUS = 0.012;
const CARD = 0.02;
const WIN = 0.52;
const ENTERED = 0.06;
const LAP = 0.12;
const TURN = 0.04;
