/** What a new player should know to answer a question, and what a choice does that lies nowhere. */
import { ACHIEVEMENTS, type HexView, TRAINERS } from '@indigo/hex';
import type { Decision, Face } from '@indigo/kernel';
import { numberOf } from './facts.ts';
import { itemById, trainerById } from './items.ts';

/** What a badge is still needed for, in this match. */
function aim({ players, seat, league }: HexView): string {
  const me = players[seat];
  if (me === undefined) return '';
  if (league !== null) return 'The League has begun: make ready for your battles.';
  const badges = me.badges.length;
  if (me.entered) return 'Land on the start of the League when you feel ready.';
  return badges === 0
    ? 'Catch Pokémon and beat the Gym Leader of a city: six badges open Indigo Plateau.'
    : `You have ${badges} of 6 badges; six open Indigo Plateau, where the League is won.`;
}

const HINTS: { readonly [kind: string]: string } = {
  move: 'You go just so far, and no space twice; you may stop early in a city.',
  ball: 'You roll one die: a lit face catches it. A ball lights more of them.',
  after: 'Use a card, offer a trade, or end your turn.',
  last: 'Your turn is over but for this.',
  'send-gym': 'Its power, its types, an Item and a die count for you; the Leader rolls no die.',
  send: 'Both choose in secret. Power, types, an Item and a die count.',
  'send-next': 'Those who fainted are out of this battle.',
  'send-against': 'You know whom it will meet.',
  'send-elite': 'Two of yours against two of theirs, one after the other.',
  'lay-gym': 'It adds to your sum only where it fits, and is gone afterwards.',
  'lay-elite': 'It adds to your sum only where it fits, and is gone afterwards.',
  lay: 'It is turned up with the dice and gone afterwards. One that does not fit is a bluff.',
  'on-roll': 'Only now, before it counts.',
  'on-hit': 'Only now, before it happens.',
  'on-loss': 'Only now, before it counts.',
  discards: 'You may hold six Items at the end of your turn.',
};

export const hint = ({ kind }: Decision, view: HexView): string | null =>
  kind === 'turn' ? aim(view) : (HINTS[kind] ?? null);

/** What a card says. */
export const aboutCard = (id: string): string | null => itemById(id)?.about ?? trainerById(id)?.about ?? null;

/** Whoever chooses among cards wants to read them. */
export function note({ kind }: Decision, { say: [key, fact] }: Face): string | null {
  if (key === 'trainer') return TRAINERS[numberOf(fact)]?.about ?? null;
  if (key === 'achievement') return ACHIEVEMENTS[numberOf(fact)]?.about ?? null;
  return key.startsWith('use') && kind !== 'turn' && kind !== 'after' ? aboutCard(String(fact)) : null;
}
