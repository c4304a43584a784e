import { diceRace } from '@indigo/dice-race';
import type { AnyRuleset } from '@indigo/kernel';
import { describe, expect, test } from 'vitest';
import { Host } from '../src/index.ts';
import { code, NO_NEEDS } from './seat.ts';

const race = diceRace as AnyRuleset;

describe('sitting down', () => {
  const empty = (seats: number): Host => new Host(race, { seats }, NO_NEEDS);

  test('of many who come at once nobody gets a seat twice, and the last begins the match', async () => {
    const host = empty(3);
    const came = await Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map((who) => host.seating.join({ who, name: 'Ann' }, undefined, true)),
    );
    expect(came.flatMap((reply) => ('seat' in reply ? [reply.seat] : []))).toEqual([0, 1, 2]);
    expect(came.filter((reply) => 'no' in reply).map(code)).toEqual(['taken', 'taken']);
    expect(host.play.players.map(({ who, name }) => [who, name])).toEqual([
      ['a', 'Ann'],
      ['b', 'Ann 2'],
      ['c', 'Ann 3'],
    ]);
    expect(host.play.started).toBe(true);
  });

  test('who begins with bots takes no seat from somebody who comes', async () => {
    const host = empty(3);
    await host.seating.join({ who: 'a', name: 'Ann' }, undefined, true);
    const [started, joined] = await Promise.all([
      host.seating.start('random'),
      host.seating.join({ who: 'b', name: 'Bob' }, undefined, true),
    ]);
    expect(started).toEqual({ ok: true });
    expect(code(joined)).toBe('taken');
    expect(host.play.players.map(({ who }) => who)).toEqual(['a', null, null]);
  });

  test('one seat to a person where that is the rule, and free to leave until it begins', async () => {
    const host = empty(2);
    expect(await host.seating.join({ who: 'a', name: 'Ann' }, 1, false)).toEqual({ seat: 1 });
    expect(await host.seating.join({ who: 'a', name: 'Ann' }, undefined, false)).toEqual({ seat: 1 });
    expect(code(await host.seating.join({ who: 'a', name: 'Ann' }, 0, false))).toBe('taken');
    expect(await host.seating.free(({ who }) => who === 'a')).toEqual({ ok: true });
    expect(host.play.players[1]).toMatchObject({ name: '', who: null });
    await host.seating.join({ who: 'b', name: 'Bob' }, 1, true);
    await host.seating.start('random');
    expect(code(await host.seating.free((_, seat) => seat === 1))).toBe('started');
  });
});
