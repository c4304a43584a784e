/** What classic tells the battery about itself. */
import type { GameFacts } from '@indigo/battery';
import type { Pile } from '@indigo/kernel';
import type { Classic } from '../src/index.ts';

export const facts: GameFacts<Classic> = {
  samples: [
    {},
    { indigoEntry: 'compulsory' },
    { catchOptional: true },
    { ballShiftMandatory: true },
    { catchOptional: true, ballShiftMandatory: true, indigoEntry: 'compulsory', maxTurns: 150 },
  ],
  reviewed: [
    // Everybody saw every Event Card that is out, so what the deck still holds is no secret, and nothing to deal.
    'events.bag[]',
    // The number of a card among those dealt, not what it is: that stands in the pile.
    'battle.rival',
  ],
  count,
  length: 1500,
};

/** 54 Item Cards, 54 Event Cards, 5 Rival Cards, 150 chips: wherever they lie. */
function count(s: Classic): { items: number; events: number; rivals: number; chips: number } {
  const chips = [
    ...s.unseen.flat(),
    ...s.circles.filter((lies) => lies > 0),
    ...s.trainers.flatMap((trainer) => trainer.team),
  ];
  return {
    items: lying(s.items) + s.trainers.reduce((sum, { hand, aside }) => sum + hand.length + aside.length, 0),
    events: lying(s.events) + (s.event >= 0 ? 1 : 0),
    // The card of the battle under way, and of the one that was won, lies open.
    rivals: lying(s.rivals) + (s.battle?.final || s.winner >= 0 ? 1 : 0),
    chips: new Set(chips).size,
  };
}

const lying = ({ top, left, under }: Pile): number => top.length + left + under.length;
