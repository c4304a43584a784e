/** How two players stand after a trade. `gives`: the one who offers, rather than the other. */
import type { Seat } from '@indigo/kernel';
import { BY_TRADE, TYPE_AT } from '../../cards.ts';
import type { Card, Master, Offer, TradePart, Type } from '../../state.ts';
import { isFit, typeOf } from '../../team.ts';

/** A Pokémon leaves its owner. */
export function goesAway(parts: readonly TradePart[], card: Card, gives: boolean): boolean {
  for (let i = 0; i < parts.length; i++) {
    const { kind, give, what } = parts[i];
    if (kind === 'card' && give === gives && what === card) return true;
  }
  return false;
}

const teamAfter = (team: readonly Card[], parts: readonly TradePart[], gives: boolean): Card[] => [
  ...team.filter((card) => !goesAway(parts, card, gives)),
  ...parts.filter(({ kind, give }) => kind === 'card' && give !== gives).map(({ what }) => what),
];

/** M-GROW-14: the stage of a Pokémon that has changed hands. */
function stageAfter(s: Master, card: Card): number {
  const reached = BY_TRADE[card][s.stage[card]];
  return reached >= 0 ? reached : s.stage[card];
}

/** Type tokens of a type. */
function tokensAfter(s: Master, seat: Seat, type: Type, parts: readonly TradePart[], gives: boolean): number {
  let tokens = s.players[seat].types[type];
  for (let i = 0; i < parts.length; i++) {
    const { kind, give, what } = parts[i];
    if (kind === 'type' && what === type) tokens += give === gives ? -1 : 1;
  }
  return tokens;
}

/** M-TYPE-07: the hearts of a Pokémon of `seat` that was `before`'s, as type tokens come and go with it. */
export function heartsAfter(
  s: Master,
  card: Card,
  before: Seat,
  seat: Seat,
  parts: readonly TradePart[],
  gives: boolean,
): number {
  if (!isFit(s, card)) return 0;
  const type = before === seat ? typeOf(s, card) : TYPE_AT[card][stageAfter(s, card)];
  const change = tokensAfter(s, seat, type, parts, gives) - s.players[before].types[typeOf(s, card)];
  return Math.max(0, s.hearts[card] + change);
}

interface After {
  /** Teams of the one who offers and of the other. */
  readonly teams: readonly [Card[], Card[]];
  /** The stage of each that is another one now. */
  readonly stages: ReadonlyMap<Card, number>;
  /** The hearts of each. */
  readonly hearts: ReadonlyMap<Card, number>;
}

export function afterTrade(s: Master, { from, to, parts }: Omit<Offer, 'counter'>): After {
  const stages = new Map<Card, number>();
  const hearts = new Map<Card, number>();
  const settle = (seat: Seat, other: Seat, gives: boolean): Card[] => {
    const { team } = s.players[seat];
    const after = teamAfter(team, parts, gives);
    for (const card of after) {
      const before = team.includes(card) ? seat : other;
      hearts.set(card, heartsAfter(s, card, before, seat, parts, gives));
      if (before === other && stageAfter(s, card) !== s.stage[card]) stages.set(card, stageAfter(s, card));
    }
    return after;
  };
  return { teams: [settle(from, to, true), settle(to, from, false)], stages, hearts };
}
