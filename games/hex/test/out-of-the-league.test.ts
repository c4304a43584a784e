/** H-LG-09: who is out of the League keeps what they have, whatever happens. */
import { expect, it } from 'vitest';
import { ACHIEVEMENTS } from '../src/data/achievements.ts';
import { monOf } from '../src/pokemon.ts';
import { AWAY, event } from './events.ts';
import { handOf, trainerOf } from './table.ts';

it('H-LG-09 H-OPT-08 an Achievement calls no Trainer away from a player who is out (H-AMB-36)', () => {
  const t = event('pokemon-egg', {
    players: [{ team: ['pikachu', 'voltorb', 'magnemite'] }, { ...AWAY, trainer: 'lt-surge' }, AWAY],
    options: { achievements: true },
    also: (s) => {
      s.achievements = ACHIEVEMENTS.map(({ id }) => (id === 'engineer' ? -1 : 2));
      s.players[1].out = true;
      if (!s.unseen[0].includes(monOf('mareep'))) s.unseen[0].push(monOf('mareep'));
    },
  });
  t.roll('pokemon', 'mareep').roll('item', 'potion');
  expect([trainerOf(t, 0), trainerOf(t, 1), handOf(t, 0)]).toEqual(['', 'lt-surge', ['potion']]);
});
