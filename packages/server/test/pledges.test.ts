import { hashOfSecret } from '@indigo/host';
import { expect, test } from 'vitest';
import { Pledges } from '../src/pledges.ts';

test('a guest is shown one hash until it is used', () => {
  const pledges = new Pledges();
  const hash = pledges.show('ann');
  expect(pledges.show('ann')).toBe(hash);
  expect(pledges.take('bob', hash)).toBeNull();
  expect(pledges.take('ann', pledges.show('bob'))).toBeNull();
  expect(hashOfSecret(pledges.take('ann', hash) ?? '')).toBe(hash);
  expect(pledges.take('ann', hash)).toBeNull();
  expect(pledges.show('ann')).not.toBe(hash);
});

test('of too many the oldest is forgotten, but never because somebody asks again', () => {
  const pledges = new Pledges(2);
  const [ann, bob] = [pledges.show('ann'), pledges.show('bob')];
  expect([pledges.show('ann'), pledges.show('bob'), pledges.show('bob')]).toEqual([ann, bob, bob]);
  const cy = pledges.show('cy');
  expect(pledges.take('ann', ann)).toBeNull();
  expect(pledges.take('bob', bob)).not.toBeNull();
  expect(pledges.take('cy', cy)).not.toBeNull();
});
