import { ALL, type Seat } from '@indigo/kernel';
import type { Master, Offer, Player, TradePart } from '../../state.ts';
import { type T, tell } from '../../table.ts';
import { dismount } from '../bike.ts';
import { afterTrade } from './parts.ts';

/** M-TRADE-12: all parts change hands at the same moment; M-TRADE-05: Pokémon keep level, hearts and what they were taught. */
export function changeHands(t: T, offer: Offer): void {
  const { s } = t;
  const { from, to, parts } = offer;
  const after = afterTrade(s, offer);
  const [one, other] = [s.players[from], s.players[to]];
  tell(t, ALL, 'traded', from, to, parts);
  tradeBikes(s, offer);
  for (const part of parts) {
    if (part.give) hand(part, one, other);
    else hand(part, other, one);
  }
  [one.team, other.team] = after.teams;
  for (const [card, left] of after.hearts) s.hearts[card] = left; // M-TYPE-07
  // M-GROW-14: a stage reached by trade comes now.
  for (const [card, stage] of after.stages) {
    const owner: Seat = one.team.includes(card) ? from : to;
    const before = s.stage[card];
    s.stage[card] = stage;
    tell(t, ALL, 'evolved', owner, card, before, stage);
  }
}

function hand({ kind, what }: TradePart, from: Player, to: Player): void {
  switch (kind) {
    case 'ball':
      from.balls[what]--;
      to.balls[what]++;
      break;
    case 'stone':
      from.stones[what]--;
      to.stones[what]++;
      break;
    case 'candy':
      from.candies--;
      to.candies++;
      break;
    case 'revive':
      from.revives--;
      to.revives++;
      break;
    case 'money':
      from.money.splice(from.money.indexOf(what), 1);
      to.money.push(what);
      break;
    case 'debt':
      from.debts--;
      to.debts++;
      break;
    case 'type':
      from.types[what]--;
      to.types[what]++;
      break;
    case 'power':
      from.powers.splice(from.powers.indexOf(what), 1);
      to.powers.push(what);
      break;
    default: // Pokémon and bikes have been seen to
  }
}

/** M-BIKE-04, M-BIKE-05: of two bikes the better one counts; one received counts from the next turn on. */
function tradeBikes(s: Master, { from, to, parts }: Offer): void {
  const [one, other] = [s.players[from], s.players[to]];
  const gives = (give: boolean): boolean => parts.some((part) => part.kind === 'bike' && part.give === give);
  const [given, wanted] = [gives(true) ? one.bike : 0, gives(false) ? other.bike : 0];
  if ((given > 0 && from === s.active) || (wanted > 0 && to === s.active)) dismount(s);
  if (given > 0) one.bike = 0;
  if (wanted > 0) other.bike = 0;
  one.bike = Math.max(one.bike, wanted);
  other.bike = Math.max(other.bike, given);
}
