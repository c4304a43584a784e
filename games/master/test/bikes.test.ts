/** Bikes that change hands. */
import { expect, it } from 'vitest';
import { scene } from '../src/scene.ts';
import { go, me, type Told, table } from './table.ts';

/** Both in the lab; the first has a bike, the second a mach bike. */
const riders = (): Told => table({ players: [{ also: { bike: 1 } }, { also: { bike: 2 } }] });

it('M-BIKE-04 M-BIKE-02 who has a bike and is given a mach bike has a mach bike, from the next turn on', () => {
  const t = go(riders(), 'trade:2').answer(['want:mach-bike']).answer('accept');
  expect([me(t).bike, me(t, 1).bike, t.s.left]).toEqual([2, 0, 7]);
  go(t, 'pass');
  expect(t.s.left).toBe(5);
  expect(go(t, 'pass').s.left).toBe(9);
});

it('M-BIKE-04 M-BIKE-05 swapped, each has the bike of the other', () => {
  const t = go(riders(), 'trade:2').answer(['give:bike', 'want:mach-bike']).answer('accept');
  expect([me(t).bike, me(t, 1).bike, t.s.left]).toEqual([2, 1, 5]);
});

it('M-BIKE-04 nothing traded vanishes: a second bike is kept, and can be traded on', () => {
  const both = table({ players: [{ also: { bike: 1 } }, { also: { bike: 1 } }] });
  const t = go(both, 'trade:2').answer(['want:bike']).answer('accept');
  expect([me(t).bike, me(t).spares, me(t, 1).bike, t.s.left]).toEqual([1, [1, 0], 0, 7]);
  expect(scene(t.view(0)).pieces.find(({ id }) => id === 'good:bike:0')).toMatchObject({ count: 2 });
  go(t, 'trade:2').answer(['give:bike']).answer('accept');
  expect([me(t).bike, me(t).spares, me(t, 1).bike, t.s.left]).toEqual([1, [0, 0], 1, 7]);
});

it('M-BIKE-04 M-BIKE-05 who gives the mach bike away rides the bike kept, for its actions', () => {
  const t = go(riders(), 'trade:2').answer(['want:mach-bike']).answer('accept');
  expect(me(t).spares).toEqual([1, 0]);
  go(t, 'pass', 'pass');
  expect(t.s.left).toBe(9);
  go(t, 'trade:2').answer(['give:mach-bike']).answer('accept');
  expect([me(t).bike, me(t).spares, t.s.left, me(t, 1).bike]).toEqual([1, [0, 0], 7, 2]);
});

it('M-BIKE-05 both bikes cannot go together while their actions are spent', () => {
  const t = table({ players: [{ also: { bike: 2, spares: [1, 0] } }, {}] });
  go(t, 'camp', 'camp', 'camp', 'trade:2');
  expect(t.s.left).toBe(3); // 2 fewer with the bike, 4 fewer without any
  expect(t.refusal(['give:bike', 'give:mach-bike']).code).not.toBe('incomplete');
  t.answer(['give:mach-bike']).answer('accept');
  expect([t.s.left, me(t).bike]).toEqual([1, 1]);
});
