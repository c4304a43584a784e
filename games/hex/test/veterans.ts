/** Matches that do not begin at the beginning. Late ones: teams of every colour, six badges, pawns in and before the last hexagon. */
import { ALL, maskOf, type Ruleset } from '@indigo/kernel';
import { CITY_OF, FIRST_HEXAGON, graphOf, LAST_HEXAGON, LEADER_OF, POOLS, spaceOf } from '../src/board.ts';
import { BADGES_NEEDED } from '../src/data/rules.ts';
import { type Hex, type HexView, hex } from '../src/index.ts';
import { FAMILY_OF, PILES } from '../src/pokemon.ts';
import { layBoard } from '../src/rules/setup.ts';
import { deal } from './table.ts';

const PLACES = ['league-3', 'league-0', 'league-9', 'new-bark-0', 'league-1', 'league-13'];
const EACH = 2;
const CARDS = 4;

/** `round` turns the cards that are dealt, so that all have their day; a ruleset always begins alike. */
export function veterans(round = 0): Ruleset<Hex, HexView> {
  const create: typeof hex.create = (seats, options) => {
    const s = hex.create(seats, options);
    s.agenda = [{ do: 'turn' }];
    s.unseen.length = PILES;
    layBoard(s);
    s.players.forEach((me, seat) => {
      me.at = spaceOf(PLACES[seat]);
      for (const pile of s.unseen)
        me.team.push(...pile.splice((round + 3 * seat) % (pile.length - EACH), EACH));
      me.badges = s.board.map((hexagon) => LEADER_OF[hexagon]).filter((leader) => leader >= 0);
      // The last one still has to win one.
      if (seat === seats - 1) me.badges.pop();
      me.rewards = (1 << me.badges.length) - 1;
      me.entered = me.badges.length === BADGES_NEEDED;
      me.visited = me.entered ? 0b11111111 : 0b111111;
      me.laps = seat % 2;
      me.locked = [FAMILY_OF[me.team[0]]];
      me.upgraded = me.locked.slice();
      for (let i = 0; i < CARDS; i++) me.hand.push(dealNext(s.items, round + CARDS * seat + i, maskOf(seat)));
      me.trainer = dealNext(s.trainers, round + seat, ALL);
    });
    return s;
  };
  return { ...hex, create };
}

/** Matches that begin in the middle: pawns in and before the cities of one board after the other, each with a badge to win. */
export function tourists(round: number): Ruleset<Hex, HexView> {
  const create: typeof hex.create = (seats, options) => {
    const s = hex.create(seats, options);
    const pick = (tier: number): number[] =>
      [0, 1].map((i) => POOLS[tier][(2 * round + i) % POOLS[tier].length]);
    s.board = [FIRST_HEXAGON, ...pick(0), ...pick(1), ...pick(2), LAST_HEXAGON];
    s.agenda = [{ do: 'turn' }];
    s.unseen.length = PILES;
    layBoard(s);
    const { near } = graphOf(s);
    s.players.forEach((me, seat) => {
      const slot = 1 + ((seat + 2 * round) % 6);
      const city = CITY_OF[s.board[slot]];
      const others = s.board.map((hexagon) => LEADER_OF[hexagon]).filter((leader) => leader >= 0);
      me.at = (seat + Math.floor(round / 6)) % 2 === 0 ? city : near[city][0];
      for (const pile of s.unseen)
        me.team.push(...pile.splice((round + 3 * seat) % (pile.length - EACH), EACH));
      me.badges = others.filter((leader) => leader !== LEADER_OF[s.board[slot]]);
      me.rewards = (1 << me.badges.length) - 1;
      for (let i = 0; i < CARDS; i++) me.hand.push(dealNext(s.items, round + CARDS * seat + i, maskOf(seat)));
      me.trainer = dealNext(s.trainers, round + seat, ALL);
    });
    return s;
  };
  return { ...hex, create };
}

/** A card of this sort, or of the next that is left. */
function dealNext(pile: Hex['items'], from: number, seen: number): number {
  let sort = from % pile.bag.length;
  while (pile.bag[sort] === 0) sort = (sort + 1) % pile.bag.length;
  return deal(pile, sort, seen);
}
