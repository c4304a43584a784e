/** What a trade between players can be made of, and which trades are refused (M-TRADE). */
import type { Parts, Rng, Seat } from '@indigo/kernel';
import { BY_TRADE, TYPE_AT } from '../../cards.ts';
import type { Card, Master, Offer, TradeKind, TradePart, Type } from '../../state.ts';
import { isFit, typeOf } from '../../team.ts';
import { actionsLost, BIKES, bikesOf } from '../bike.ts';

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

/** M-TRADE-02: everything a player owns. */
function belongings(s: Master, seat: Seat, give: boolean): TradePart[] {
  const player = s.players[seat];
  const list: TradePart[] = [];
  const add = (kind: TradeKind, what: number, count: number): void => {
    for (let nth = 0; nth < count; nth++) list.push(tradePart(give, kind, what, nth));
  };
  for (const card of player.team) add('card', card, 1);
  player.balls.forEach((count, ball) => {
    add('ball', ball, count);
  });
  player.stones.forEach((count, stone) => {
    add('stone', stone, count);
  });
  add('candy', 0, player.candies);
  add('revive', 0, player.revives);
  for (const kind of BIKES) {
    const own = bikesOf(player, kind);
    for (let nth = 0; nth < own; nth++)
      if (canGive(s, seat, kind === 1 ? [nth + 1, 0] : [0, nth + 1]))
        list.push(tradePart(give, 'bike', kind, nth));
  }
  for (const token of player.money) add('money', token, 1);
  if (s.options.debts === 'traded') add('debt', 0, player.debts); // M-TRADE-14
  player.types.forEach((count, type) => {
    add('type', type, count);
  });
  for (const power of player.powers) add('power', power, 1);
  return list;
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

export const offerOptions = (s: Master, from: Seat, to: Seat): TradePart[] => [
  ...belongings(s, from, true),
  ...belongings(s, to, false),
];

/** How each Pokémon of the two is after a trade. */
interface After {
  /** Teams of the one who offers and of the other. */
  readonly teams: readonly [Card[], Card[]];
  /** M-GROW-14: the stage of each that changed hands. */
  readonly stages: ReadonlyMap<Card, number>;
  /** M-TYPE-07: the hearts of each, as type tokens come and go with it. */
  readonly hearts: ReadonlyMap<Card, number>;
}

export function afterTrade(s: Master, { from, to, parts }: Omit<Offer, 'counter'>): After {
  const seats = [from, to];
  const moved = (give: boolean): Card[] =>
    parts.filter((part) => part.kind === 'card' && part.give === give).map(({ what }) => what);
  const [given, wanted] = [moved(true), moved(false)];
  const teams: [Card[], Card[]] = [
    [...s.players[from].team.filter((card) => !given.includes(card)), ...wanted],
    [...s.players[to].team.filter((card) => !wanted.includes(card)), ...given],
  ];
  const tokens = seats.map((seat, side) => {
    const types = s.players[seat].types.slice();
    for (const { kind, what, give } of parts)
      if (kind === 'type') types[what] += give === (side === 0) ? -1 : 1;
    return types;
  });
  const stages = new Map<Card, number>();
  const hearts = new Map<Card, number>();
  teams.forEach((team, side) => {
    for (const card of team) {
      const isNew = !s.players[seats[side]].team.includes(card);
      const by = BY_TRADE[card][s.stage[card]];
      if (isNew && by >= 0) stages.set(card, by);
      const type: Type = TYPE_AT[card][isNew && by >= 0 ? by : s.stage[card]];
      const before = s.players[seats[isNew ? 1 - side : side]].types[typeOf(s, card)];
      const change = tokens[side][type] - before;
      hearts.set(card, isFit(s, card) ? Math.max(0, s.hearts[card] + change) : 0);
    }
  });
  return { teams, stages, hearts };
}

/** M-TRADE-07: nobody is left without Pokémon, nor without a fit one who had one. */
function isFair(s: Master, from: Seat, to: Seat, parts: readonly TradePart[]): boolean {
  if (!parts.some(weighs)) return true;
  if (hasFitLeft(s, from, parts, true) && hasFitLeft(s, to, parts, false)) return true;
  if (!hasTokens(s, from) && !hasTokens(s, to))
    return keepsFit(s, from, parts, true) && keepsFit(s, to, parts, false);
  const { teams, hearts } = afterTrade(s, { from, to, parts });
  return [from, to].every((seat, side) => {
    const hadFit = s.players[seat].team.some((card) => isFit(s, card));
    return (
      teams[side].length > 0 && (!hadFit || teams[side].some((card) => (hearts.get(card) as number) > 0))
    );
  });
}

const hasTokens = (s: Master, seat: Seat): boolean => s.players[seat].types.some((count) => count > 0);

/** The same where no type token changes hearts: Pokémon are as fit as before. */
function keepsFit(s: Master, seat: Seat, parts: readonly TradePart[], gives: boolean): boolean {
  const { team } = s.players[seat];
  let size = team.length;
  let fit = 0;
  for (let i = 0; i < team.length; i++) if (isFit(s, team[i])) fit++;
  const hadFit = fit > 0;
  for (let i = 0; i < parts.length; i++) {
    const { kind, give, what } = parts[i];
    if (kind !== 'card') continue;
    const change = give === gives ? -1 : 1;
    size += change;
    if (isFit(s, what)) fit += change;
  }
  return size > 0 && (!hadFit || fit > 0);
}

/** A fit Pokémon stays, and as many type tokens for it: that is enough. */
function hasFitLeft(s: Master, seat: Seat, parts: readonly TradePart[], gives: boolean): boolean {
  const { team } = s.players[seat];
  for (let i = 0; i < team.length; i++)
    if (isFit(s, team[i]) && !isWeakened(s, team[i], parts, gives)) return true;
  return false;
}

/** It goes, or a type token of its type does. */
function isWeakened(s: Master, card: Card, parts: readonly TradePart[], gives: boolean): boolean {
  for (let i = 0; i < parts.length; i++) {
    const { kind, give, what } = parts[i];
    if (give === gives && (kind === 'card' ? what === card : kind === 'type' && what === typeOf(s, card)))
      return true;
  }
  return false;
}

const weighs = ({ kind }: TradePart): boolean => kind === 'card' || kind === 'type';

/** Whether a list can be made fair with so many Pokémon more: one for each side is the most that is ever missing. */
function canBecomeFair(s: Master, from: Seat, to: Seat, list: readonly TradePart[], more: number): boolean {
  if (isFair(s, from, to, list)) return true;
  if (more === 0) return false;
  const helps = (part: TradePart): boolean =>
    !list.includes(part) && canBecomeFair(s, from, to, [...list, part], more - 1);
  return (
    s.players[from].team.some((card) => helps(tradePart(true, 'card', card, 0))) ||
    s.players[to].team.some((card) => helps(tradePart(false, 'card', card, 0)))
  );
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
