/** Moving and entering (M-MOVE). */
import { ALL, NOTHING, type Rules, type Seat } from '@indigo/kernel';
import { board, FACE_DOWN_KINDS } from '../board.ts';
import { BACK_CARDS, backOf } from '../cards.ts';
import { placeNo } from '../names.ts';
import { FACE_DOWN, type Master, type Node, ON_MAP, UNSEEN } from '../state.ts';
import { type T, tell } from '../table.ts';
import { costOf } from './roads.ts';
import { spaceRules } from './spaces/index.ts';

/** M-MOVE-01, M-MOVE-02: over one road, for what it costs. */
export function move(t: T, seat: Seat, road: number, to: Node): Rules {
  const { s } = t;
  const cost = costOf(s, seat, board(s).roads[road]);
  s.left -= cost;
  s.walked = cost === 0 ? s.walked + 1 : 0; // M-TURN-11
  tell(t, ALL, 'moved', seat, placeNo(s, to), s.left, placeNo(s, s.players[seat].at));
  return enter(t, seat, to);
}

/** M-MOVE-14: whatever way of moving led there, entering has all its effects, and obliges to nothing else (M-MOVE-08, M-MOVE-09). */
export function enter(t: T, seat: Seat, node: Node): Rules {
  const { s } = t;
  const { city, kind } = board(s).spaces[node];
  visit(s, seat, node, city);
  // Only what lies face down takes a coroutine.
  if (s.spots[node] === FACE_DOWN && FACE_DOWN_KINDS.has(kind)) return discover(t, seat, node);
  return effect(t, seat, node);
}

function* discover(t: T, seat: Seat, node: Node): Rules {
  yield* turnUp(t, node);
  yield* effect(t, seat, node);
}

const effect = (t: T, seat: Seat, node: Node): Rules =>
  spaceRules(board(t.s).spaces[node].kind).enter?.(t, seat, node) ?? NOTHING;

/** M-MOVE-11, M-DEF-10: entering any node of a city moves the checkpoint. */
function visit(s: Master, seat: Seat, node: Node, city: number): void {
  const player = s.players[seat];
  const from = board(s).spaces[player.at].city;
  player.at = node;
  if (city < 0) return;
  if (city !== from) player.entered = ++s.clock; // M-FRIEND-20
  player.checkpoint = city;
  if (city !== board(s).spaces[board(s).start].city) player.moved = true; // M-FRIEND-17
}

/** M-MOVE-04 to M-MOVE-06: a token is turned up for everybody and stays so (M-HID-03). */
export function* turnUp(t: T, node: Node): Rules {
  const { s } = t;
  const { kind, back } = board(s).spaces[node];
  if (kind === 'item') {
    const item = yield* t.weighted('item', s.items);
    s.items[item]--;
    s.spots[node] = item;
    tell(t, ALL, 'found', placeNo(s, node), item);
    return;
  }
  const card = yield* drawToken(t, backOf(kind === 'legendary' ? kind : (back as string)));
  s.spots[node] = card;
  s.where[card] = ON_MAP;
  tell(t, ALL, 'appeared', placeNo(s, node), card);
}

/** M-SETUP-06: any token of that back that nobody has seen, each as likely. */
export function* drawToken(t: T, back: number): Rules<number> {
  const cards = BACK_CARDS[back];
  const { where } = t.s;
  const drawn = yield* t.weighted(
    'token',
    cards.map((card) => (where[card] === UNSEEN ? 1 : 0)),
  );
  return cards[drawn];
}
