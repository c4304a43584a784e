/** How answers look: readable ids, words, and what to light up. Made only when somebody looks. */
import type { Asking, Face, Plain, Seat } from '@indigo/kernel';
import type { Answer, OfCard } from './answers.ts';
import { graphOf, SPACES } from './board.ts';
import { ACHIEVEMENTS } from './data/achievements.ts';
import { COLOURS } from './data/colours.ts';
import { EVENTS } from './data/events.ts';
import { ITEMS } from './data/items.ts';
import { LEADERS } from './data/leaders.ts';
import { TRAINERS } from './data/trainers.ts';
import { TYPES } from './data/types.ts';
import { POKEMON } from './pokemon.ts';
import type { Hex, Mon } from './state.ts';

export const monPiece = (mon: Mon, owner: Seat): string => `pokemon:${owner}:${POKEMON[mon].id}`;
export const slotPiece = (space: number): string => `slot:${SPACES[space].id}`;
export const shownPiece = (mon: Mon): string => `shown:${POKEMON[mon].id}`;
export const pawnPiece = (seat: Seat): string => `pawn:${seat}`;
const copyId = (sort: number, copy: number): string =>
  copy === 0 ? ITEMS[sort].id : `${ITEMS[sort].id}#${copy + 1}`;
export const cardPiece = (sort: number, copy: number): string => `card:${copyId(sort, copy)}`;

/** An answer says by its shape what it names, so cards need no faces of their own. */
export function face(s: Hex, asking: Asking, value: Plain, seat: Seat): Face {
  const answer = value as Answer;
  if ('do' in answer) return { id: answer.do, say: [`do.${answer.do}`] };
  if ('to' in answer) return going('to', 'to-space', answer.to);
  if ('pay' in answer) return going('pay', 'pay-to', answer.pay);
  if ('train' in answer) return going('train', 'train-to', answer.train);
  if ('activate' in answer) return going('activate', 'activate-space', answer.activate);
  if ('slot' in answer) {
    const { slot } = answer;
    const mon = Math.max(-1, s.slots[graphOf(s).captureOf[slot]]);
    return { id: `slot:${SPACES[slot].id}`, say: ['slot-at', slot, mon], at: slotPiece(slot) };
  }
  if ('mon' in answer) {
    const { mon } = answer;
    // One shown from a pile lies in nobody's team.
    const at = s.shown.includes(mon) ? shownPiece(mon) : monPiece(mon, seat);
    return { id: POKEMON[mon].id, say: ['mon', mon], at };
  }
  if ('theirs' in answer) {
    const { theirs, of } = answer;
    return { id: `${POKEMON[theirs].id}:${of}`, say: ['theirs', theirs, of], at: monPiece(theirs, of) };
  }
  if ('seat' in answer)
    return { id: `player:${answer.seat}`, say: ['player', answer.seat], at: pawnPiece(answer.seat) };
  if ('item' in answer) {
    const { item, copy } = answer;
    // What is wanted of another player lies in no hand one sees.
    const at = asking.question.kind === 'want-items' ? {} : { at: cardPiece(item, copy) };
    return { id: copyId(item, copy), say: ['card', item], ...at };
  }
  if ('card' in answer) {
    const sort = s.items.kind[answer.card];
    const alike = (asking.options(seat) as readonly OfCard[]).filter(
      ({ card }) => s.items.kind[card] === sort,
    );
    const copy = alike.findIndex(({ card }) => card === answer.card);
    return { id: copyId(sort, copy), say: ['card', sort], at: cardPiece(sort, copy) };
  }
  if ('use' in answer) return using(asking, answer.use, answer.on, seat);
  return naming(answer);
}

const going = (id: string, key: string, space: number): Face => ({
  id: `${id}:${SPACES[space].id}`,
  say: [key, space],
  at: SPACES[space].id,
});

/** A card used on a die, a count, a seat or nothing: told apart where it is offered more than once. */
function using(asking: Asking, use: string, on: number, seat: Seat): Face {
  const at = ITEMS.some(({ id }) => id === use) ? { at: `card:${use}` } : {};
  if (asking.question.kind === 'on-roll') {
    const dice = asking.question.about?.[1] as readonly number[];
    return { id: `${use}:${on + 1}`, say: ['use-die', use, dice[on], on], ...at };
  }
  if (asking.question.kind === 'on-count') {
    const by = on > 0 ? `+${on}` : `${on}`;
    return { id: `${use}:${by}`, say: ['use-by', use, on], ...at };
  }
  const twins = (asking.options(seat) as readonly Answer[]).filter((one) => 'use' in one && one.use === use);
  if (twins.length < 2 && on === 0) return { id: use, say: ['use', use, on], ...at };
  return { id: `${use}:${on}`, say: ['use-on', use, on], ...at };
}

function naming(answer: Answer): Face {
  if ('colour' in answer) return { id: COLOURS[answer.colour], say: ['colour', answer.colour] };
  if ('type' in answer) return { id: TYPES[answer.type].toLowerCase(), say: ['type', answer.type] };
  if ('family' in answer)
    return { id: `family:${POKEMON[answer.family].id}`, say: ['family', answer.family] };
  if ('event' in answer) return { id: EVENTS[answer.event].id, say: ['event-card', answer.event] };
  if ('trainer' in answer) return { id: TRAINERS[answer.trainer].id, say: ['trainer', answer.trainer] };
  if ('achievement' in answer)
    return { id: ACHIEVEMENTS[answer.achievement].id, say: ['achievement', answer.achievement] };
  if ('leader' in answer) return { id: LEADERS[answer.leader].id, say: ['leader', answer.leader] };
  return {
    id: String((answer as { amount: number }).amount),
    say: ['amount', (answer as { amount: number }).amount],
  };
}

/** Where somebody's badges lie. */
export const badgesZone = (seat: Seat): string => `badges:${seat}`;
