/** What classic tells the battery about itself. */
import type { GameFacts, Policy } from '@indigo/battery';
import type { Pile, Say } from '@indigo/kernel';
import type { Classic } from '../src/index.ts';

export const facts: GameFacts<Classic> = {
  samples: [
    {},
    { indigoEntry: 'compulsory' },
    { catchOptional: true },
    { ballShiftMandatory: true, pushedFinal: true, tradeEventFitOnly: true },
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
  points: 60,
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
    rivals: lying(s.rivals) + (s.battle?.final ? 1 : 0),
    chips: new Set(chips).size,
  };
}

const lying = ({ top, left, under }: Pile): number => top.length + left + under.length;

/** Trainers who throw Balls, go for the plateau and show their strength there, so that the transcripts see it all. */
export const eager: Policy = ({ kind, options }, _match, rng) => {
  const ids = options.map(({ id }) => id);
  switch (kind) {
    case 'ball':
      return ids.find((id) => id.startsWith('ball:')) ?? (rng(4) > 0 ? 'try' : null);
    case 'start':
      return ids.find((id) => id === 'enter') ?? null;
    case 'send-final':
      return options.reduce((best, option) => (strength(option.say) > strength(best.say) ? option : best)).id;
    case 'bonus-final':
      return ids.filter((id) => !id.includes('#')).slice(-2);
    case 'stop':
      return rng(3) > 0 ? 'go-on' : null;
    default:
      return null;
  }
};

const strength = (say: Say): number => (typeof say[2] === 'number' ? say[2] : 0);
