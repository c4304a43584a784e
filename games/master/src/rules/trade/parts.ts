/** What a trade between players can be made of, and which trades are refused (M-TRADE). */
import type { Parts, Rng, Seat } from '@indigo/kernel';
import type { Master, TradeKind, TradePart } from '../../state.ts';
import { isFit } from '../../team.ts';
import { actionsLost, BIKES, bikesOf } from '../bike.ts';
import { goesAway, heartsAfter } from './after.ts';

/** Shared objects, made when first asked for: how many of a thing somebody owns is not limited. */
type Made = { readonly [kind in TradeKind]: TradePart[][] };
const made = (): Made => ({
  card: [],
  ball: [],
  stone: [],
  candy: [],
  revive: [],
  bike: [],
  money: [],
  debt: [],
  type: [],
  power: [],
});
const GIVEN = made();
const WANTED = made();
export function tradePart(give: boolean, kind: TradeKind, what: number, nth: number): TradePart {
  const alike = (give ? GIVEN : WANTED)[kind];
  alike[what] ??= [];
  alike[what][nth] ??= Object.freeze({ give, kind, what, nth });
  return alike[what][nth];
}

/** M-TRADE-02: adds everything a player owns. */
function addBelongings(s: Master, seat: Seat, give: boolean, list: TradePart[]): void {
  const { team, balls, stones, candies, revives, money, debts, types, powers } = s.players[seat];
  for (let i = 0; i < team.length; i++) add(list, give, 'card', team[i], 1);
  for (let ball = 0; ball < balls.length; ball++) add(list, give, 'ball', ball, balls[ball]);
  for (let stone = 0; stone < stones.length; stone++) add(list, give, 'stone', stone, stones[stone]);
  add(list, give, 'candy', 0, candies);
  add(list, give, 'revive', 0, revives);
  addBikes(s, seat, give, list);
  for (let i = 0; i < money.length; i++) add(list, give, 'money', money[i], 1);
  if (s.options.debts === 'traded') add(list, give, 'debt', 0, debts); // M-TRADE-14
  for (let type = 0; type < types.length; type++) add(list, give, 'type', type, types[type]);
  for (let i = 0; i < powers.length; i++) add(list, give, 'power', powers[i], 1);
}

function add(list: TradePart[], give: boolean, kind: TradeKind, what: number, count: number): void {
  for (let nth = 0; nth < count; nth++) list.push(tradePart(give, kind, what, nth));
}

function addBikes(s: Master, seat: Seat, give: boolean, list: TradePart[]): void {
  for (const kind of BIKES) {
    const own = bikesOf(s.players[seat], kind);
    for (let nth = 0; nth < own; nth++)
      if (canGive(s, seat, kind === 1 ? [nth + 1, 0] : [0, nth + 1]))
        list.push(tradePart(give, 'bike', kind, nth));
  }
}

/** As they are spoken of: Pokémon by the names they have now. */
export const asNow = (s: Master, parts: readonly TradePart[]): readonly TradePart[] =>
  parts.map((part) => (part.kind === 'card' ? { ...part, stage: s.stage[part.what] } : part));

/** M-BIKE-05: the actions they gave must still be there. */
export const canGive = (s: Master, seat: Seat, bikes: readonly number[]): boolean =>
  actionsLost(s, seat, bikes) <= s.left;

/** Bikes and mach bikes that one side of a trade gives. */
export const bikesGiven = (parts: readonly TradePart[], give: boolean): readonly [number, number] => {
  const count = (kind: number): number =>
    parts.filter((part) => part.kind === 'bike' && part.give === give && part.what === kind).length;
  return [count(1), count(2)];
};

export function offerOptions(s: Master, from: Seat, to: Seat): TradePart[] {
  const list: TradePart[] = [];
  addBelongings(s, from, true, list);
  addBelongings(s, to, false, list);
  return list;
}

/** M-TRADE-07: nobody is left without Pokémon, nor without a fit one who had one. */
function isFair(s: Master, from: Seat, to: Seat, parts: readonly TradePart[]): boolean {
  if (!parts.some(weighs)) return true;
  return isFairTo(s, from, to, parts, true) && isFairTo(s, to, from, parts, false);
}

function isFairTo(s: Master, seat: Seat, other: Seat, parts: readonly TradePart[], gives: boolean): boolean {
  const { team } = s.players[seat];
  let size = 0;
  let hadFit = false;
  for (let i = 0; i < team.length; i++) {
    if (isFit(s, team[i])) hadFit = true;
    if (goesAway(parts, team[i], gives)) continue;
    size++;
    if (heartsAfter(s, team[i], seat, seat, parts, gives) > 0) return true;
  }
  for (let i = 0; i < parts.length; i++) {
    const { kind, give, what } = parts[i];
    if (kind !== 'card' || give === gives) continue;
    size++;
    if (heartsAfter(s, what, other, seat, parts, gives) > 0) return true;
  }
  return size > 0 && !hadFit;
}

const weighs = ({ kind }: TradePart): boolean => kind === 'card' || kind === 'type';

/**
 * Whether a list can be made fair with so many Pokémon more: one for each side is the most that is ever missing. They are
 * put on the list to try them, and taken off again.
 */
function canBecomeFair(s: Master, from: Seat, to: Seat, list: TradePart[], more: number): boolean {
  if (isFair(s, from, to, list)) return true;
  return more > 0 && (canHelp(s, from, to, list, more, true) || canHelp(s, from, to, list, more, false));
}

/** By one of the Pokémon of who offers (`give`) or of the other. */
function canHelp(s: Master, from: Seat, to: Seat, list: TradePart[], more: number, give: boolean): boolean {
  const { team } = s.players[give ? from : to];
  for (let i = 0; i < team.length; i++) {
    if (goesAway(list, team[i], give)) continue;
    list.push(tradePart(give, 'card', team[i], 0));
    const helps = canBecomeFair(s, from, to, list, more - 1);
    list.pop();
    if (helps) return true;
  }
  return false;
}
const MISSING_MOST = 2;

/** M-TRADE-09: item by item, each once; M-TRADE-13: gifts too; with nothing in it the offer is dropped. */
export function offerParts(s: Master, from: Seat, to: Seat): Parts {
  return {
    min: 0,
    max: Number.MAX_SAFE_INTEGER,
    fits(list, next) {
      const part = next as TradePart;
      const made = list as readonly TradePart[];
      if (part.nth > 0 && !made.includes(tradePart(part.give, part.kind, part.what, part.nth - 1)))
        return false;
      if (part.kind === 'bike' && !canGive(s, part.give ? from : to, bikesGiven([...made, part], part.give)))
        return false;
      return !weighs(part) || canBecomeFair(s, from, to, [...made, part], MISSING_MOST);
    },
    check: (list) => (isFair(s, from, to, list as readonly TradePart[]) ? null : 'trade-last'),
  };
}

/** M-HID-10: for whoever does not see it, any offer of as many parts. */
export function redealOffer(s: Master, seat: Seat, rng: Rng): void {
  const { offer } = s;
  if (offer === null || offer.from === seat || offer.to === seat) return;
  const { from, to } = offer;
  const options = offerOptions(s, from, to);
  const { fits } = offerParts(s, from, to);
  for (let tries = 0; tries < 8; tries++) {
    const list: TradePart[] = [];
    while (list.length < offer.parts.length) {
      const fitting = options.filter((part) => !list.includes(part) && fits?.(list, part));
      if (fitting.length === 0) break;
      list.push(fitting[rng(fitting.length)]);
    }
    if (list.length < offer.parts.length || !isFair(s, from, to, list)) continue;
    s.offer = Object.freeze({ ...offer, parts: Object.freeze(list) });
    return;
  }
}
