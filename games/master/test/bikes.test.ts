/** Bikes that change hands. */
import { expect, it } from 'vitest';
import { go, me, type Told, table } from './table.ts';

/** Both in the lab; the first has a bike, the second a mach bike. */
const riders = (): Told => table({ players: [{ also: { bike: 1 } }, { also: { bike: 2 } }] });

it('M-BIKE-04 M-BIKE-02 who has a bike and is given a mach bike has a mach bike, from the next turn on', () => {
  const t = go(riders(), 'trade:2').answer(['want:bike']).answer('accept');
  expect([me(t).bike, me(t, 1).bike, t.s.left]).toEqual([2, 0, 7]);
  go(t, 'pass');
  expect(t.s.left).toBe(5);
  expect(go(t, 'pass').s.left).toBe(9);
});

it('M-BIKE-04 M-BIKE-05 swapped, each has the bike of the other', () => {
  const t = go(riders(), 'trade:2').answer(['give:bike', 'want:bike']).answer('accept');
  expect([me(t).bike, me(t, 1).bike, t.s.left]).toEqual([2, 1, 5]);
});
