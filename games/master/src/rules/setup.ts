/** Setup: dealing what lies open, seat kits, starters (M-SETUP). */
import { ALL, type Rules, type Step } from '@indigo/kernel';
import { board } from '../board.ts';
import { backOf, STARTER_CARDS } from '../cards.ts';
import { HMS } from '../data/machines.ts';
import type { SpaceKind } from '../data/map.ts';
import { KITS } from '../data/shop.ts';
import { TRADE_BACKS } from '../data/tokens.ts';
import { LEADER_FOES, TIER_FOES } from '../foes.ts';
import { FIRST_COIN } from '../money.ts';
import { placeNo } from '../names.ts';
import { STARTER } from '../questions.ts';
import { type Foe, GONE, IN_SUPPLY, type Node, ON_MAP } from '../state.ts';
import { type T, tell } from '../table.ts';
import { receive } from './grow.ts';
import { drawToken } from './move.ts';
import { TURN } from './turn.ts';

/** M-SETUP-16: all is dealt and everybody has a starter before anybody acts. */
export function* setup(t: T): Rules {
  const { s } = t;
  const { first } = s.options;
  s.first = first > 0 && first <= t.n ? first - 1 : yield* t.chance('first', t.n); // M-SETUP-01
  s.active = s.first;
  tell(t, ALL, 'goes-first', s.first);
  yield* dealObstacles(t);
  yield* dealTradeSpots(t);
  yield* dealFoes(t);
  yield* dealHms(t);
  dealKits(t);
  s.agenda.push(STARTERS);
}

const STARTERS: Step = { do: 'starters' };

const nodesOf = (t: T, kind: SpaceKind): Node[] =>
  board(t.s).spaces.flatMap((space, node) => (space.kind === kind ? [node] : []));

/** M-OBS-05: the pool over the slots, or each slot its own. */
function* dealObstacles(t: T): Rules {
  const { s } = t;
  const { roads, pool } = board(s);
  const left = pool.slice();
  for (const { slot, obstacle } of roads) {
    if (slot < 0) continue;
    const kind = s.options.obstacles === 'fixed' ? obstacle : yield* t.weighted('obstacle', left);
    left[kind]--;
    s.obstacles[slot] = kind;
  }
}

/** M-SETUP-07, M-SETUP-13: three backs dealt at random to the three spots, one face-up token each. */
function* dealTradeSpots(t: T): Rules {
  const { s } = t;
  const backs = TRADE_BACKS.map(backOf);
  for (const node of nodesOf(t, 'trade-center')) {
    const back = backs.splice(yield* t.chance('trade-spot', backs.length), 1)[0];
    const card = yield* drawToken(t, back);
    s.where[card] = ON_MAP;
    s.spots[node] = card;
    tell(t, ALL, 'appeared', placeNo(s, node), card);
  }
}

/** M-SETUP-09, M-SETUP-12: trainers by tier and gym leaders, face up; who is left over stays out (M-SETUP-21). */
function* dealFoes(t: T): Rules {
  const { s } = t;
  const { spaces, trainers, gyms } = board(s);
  const tiers = Object.fromEntries(Object.entries(TIER_FOES).map(([tier, foes]) => [tier, foes.slice()]));
  const leaders = LEADER_FOES.slice();
  for (const node of trainers) s.spots[node] = yield* deal(t, 'trainer', tiers[spaces[node].back as string]);
  for (const node of gyms) s.spots[node] = yield* deal(t, 'leader', leaders);
}

function* deal(t: T, why: string, pile: Foe[]): Rules<Foe> {
  return pile.splice(yield* t.chance(why, pile.length), 1)[0];
}

/** M-SETUP-09, M-SETUP-12: an HM token on each of its spots, face up. */
function* dealHms(t: T): Rules {
  const { s } = t;
  const hms = [...HMS.keys()];
  for (const node of nodesOf(t, 'hm')) {
    s.spots[node] = hms.splice(yield* t.chance('hm', hms.length), 1)[0];
  }
}

/** M-SETUP-02 to M-SETUP-05, M-VAR-05: by place in turn order. */
function dealKits(t: T): void {
  let coin = FIRST_COIN;
  t.from(t.s.first).forEach((seat, place) => {
    const { balls, money } = KITS[place];
    const player = t.s.players[seat];
    player.balls = balls.slice();
    for (const _ of money) player.money.push(coin++);
  });
}

/** M-SETUP-15, M-SETUP-17: in turn order, among those left; the others stay out (M-VAR-05). */
export function* starters(t: T): Rules {
  const { s } = t;
  const free = () => STARTER_CARDS.filter((card) => s.where[card] === IN_SUPPLY);
  for (const seat of t.from(s.first)) {
    const card = yield* t.ask(seat, STARTER, free);
    receive(s, seat, card);
    s.players[seat].starter = card; // M-SETUP-17: and the figure of its colour
    tell(t, ALL, 'chose-starter', seat, card);
  }
  for (const card of free()) s.where[card] = GONE;
  s.phase = 'adventure';
  s.agenda.push(TURN);
}
