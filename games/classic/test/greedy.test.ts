import { type Bot, bots } from '@indigo/bots';
import { type AnyRuleset, Match, Outlook, type Seat, seeded, seedOf } from '@indigo/kernel';
import { expect, test } from 'vitest';
import { classic } from '../src/index.ts';

function play(index: number, players: readonly Bot[]): { winner: Seat | undefined; turns: number } {
  const match = Match.start(
    classic as AnyRuleset,
    { seats: players.length },
    { rng: seeded(seedOf(11, index)) },
  );
  const chooses = seeded(seedOf(12, index));
  while (!match.over && match.turn < 2000) {
    const [seat] = match.open();
    const submitted = match.submit(seat, match.no, players[seat].answer(match.outlook(seat), chooses));
    if ('refused' in submitted) throw new Error(submitted.reason);
  }
  return { winner: match.winners?.[0], turns: match.turn };
}

test('the greedy bot beats the random one and comes to an end', () => {
  const { greedy, random } = bots;
  let wins = 0;
  for (let i = 0; i < 6; i++) {
    const seat = i % 2;
    const { winner, turns } = play(i, seat === 0 ? [greedy, random] : [random, greedy]);
    if (winner === seat) wins++;
    expect(turns).toBeLessThan(2000);
  }
  expect(wins).toBeGreaterThanOrEqual(5);
});

test('the greedy bot asks a match for nothing but decisions and worlds of its seat', () => {
  const match = Match.start(classic as AnyRuleset, { seats: 3 }, { rng: seeded(5) });
  const chooses = seeded(6);
  const allowed = new Set(['decision', 'composing', 'world', 'ruleset']);
  for (let i = 0; i < 60; i++) {
    const [seat] = match.open();
    const shown = new Proxy(match, {
      get(target, name) {
        if (!allowed.has(String(name))) throw new Error(`looked at ${String(name)}`);
        const value = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        return (of: Seat, ...rest: unknown[]) => {
          expect(of).toBe(seat);
          return (value as (...all: unknown[]) => unknown).call(target, of, ...rest);
        };
      },
    });
    expect('ok' in match.submit(seat, match.no, bots.greedy.answer(new Outlook(shown, seat), chooses))).toBe(
      true,
    );
  }
});

test('an evaluation lies between lost and won', () => {
  const match = Match.start(classic as AnyRuleset, { seats: 4 }, { rng: seeded(9) });
  const chooses = seeded(10);
  for (let i = 0; i < 400; i++) {
    const [seat] = match.open();
    match.submit(seat, match.no, bots.random.answer(match.outlook(seat), chooses));
    const value = classic.evaluate?.(match.s as never, i % 4) ?? Number.NaN;
    expect(value).toBeGreaterThan(0);
    expect(value).toBeLessThan(1);
  }
});
