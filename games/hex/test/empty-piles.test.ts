/** What happens where a pile is empty and slots stand empty for want of its colour. */
import { expect, it } from 'vitest';
import { PINK } from '../src/pokemon.ts';
import { FACE_DOWN } from '../src/state.ts';
import { AWAY, event } from './events.ts';
import { onlyPile, teamOf } from './table.ts';

it('H-EVT-72 H-EVT-73 Sketchy Salesman: the draw comes out of the pile before empty slots are filled (H-AMB-14)', () => {
  const t = event('sketchy-salesman', {
    players: [{ team: ['bulbasaur', 'rattata', 'gastly'] }, AWAY],
    also: (s) => onlyPile(s, 'pink', []),
  });
  const down = () => t.s.slots.filter((lies) => lies === FACE_DOWN).length;
  const before = down();
  t.rolls(['item', 'potion'], ['item', 'potion']).answer('pink').answer('rattata').roll('pokemon', 'gastly');
  expect(teamOf(t, 0)).toEqual(['bulbasaur', 'gastly']);
  expect([t.s.unseen[PINK].length, down()]).toEqual([1, before + 1]); // the other one lies on the board
});
