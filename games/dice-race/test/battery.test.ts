import { battery } from '@indigo/battery';
import { diceRace } from '@indigo/dice-race';

battery(diceRace, {
  bound: 4000,
  points: 500,
  count: (s) => ({
    cards: s.cards.left + s.used.length + s.racers.reduce((sum, racer) => sum + racer.hand.length, 0),
    creatures:
      s.bag.reduce((sum, count) => sum + count, 0) +
      s.nodes.filter((node) => node >= 0).length +
      s.racers.reduce((sum, racer) => sum + racer.team.length, 0),
  }),
});
