import { ALL, type Seat } from '@indigo/kernel';
import type { Master, Offer, Player, TradePart } from '../../state.ts';
import { type T, tell } from '../../table.ts';
import { actionsLost, bikesOf, dismount, park } from '../bike.ts';
import { afterTrade } from './after.ts';
import { asNow, bikesGiven } from './parts.ts';

/** M-TRADE-12: all parts change hands at the same moment; M-TRADE-05: Pokémon keep level, hearts and what they were taught. */
export function changeHands(t: T, offer: Offer): void {
  const { s } = t;
  const { from, to, parts } = offer;
  const after = afterTrade(s, offer);
  const [one, other] = [s.players[from], s.players[to]];
  if (t.listener !== null) tell(t, ALL, 'traded', from, to, asNow(s, parts));
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

/** M-BIKE-04, M-BIKE-05: every bike is kept, the best one counts; one received counts from the next turn on. */
function tradeBikes(s: Master, { from, to, parts }: Offer): void {
  if (!parts.some(({ kind }) => kind === 'bike')) return;
  const gone = [bikesGiven(parts, true), bikesGiven(parts, false)];
  [from, to].forEach((seat, side) => {
    const player = s.players[seat];
    dismount(s, actionsLost(s, seat, gone[side]));
    const now = (kind: 1 | 2): number =>
      bikesOf(player, kind) - gone[side][kind - 1] + gone[1 - side][kind - 1];
    park(player, [now(1), now(2)]);
  });
}
