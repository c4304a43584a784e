import { USUAL_BOT } from '@indigo/bots';
import { diceRace } from '@indigo/dice-race';
import { type AnyRuleset, seeded } from '@indigo/kernel';
import { describe, expect, test } from 'vitest';
import { Host } from '../src/index.ts';
import { answerAny, code, lookersOf, NO_NEEDS, sitDown } from './seat.ts';

const race = diceRace as AnyRuleset;

describe('ending early', () => {
  test('by agreement: nobody has won, nothing is asked or taken any more, and it is loaded so', async () => {
    const sat = await sitDown(race, { seats: 2, seed: 31 });
    const { host, followed, acts } = sat;
    await answerAny(sat, seeded(1));
    await host.command(0, { do: 'end' });
    const [vote] = followed.get(1)?.votes ?? [];
    expect(vote).toMatchObject({ on: 'end', by: 0, open: [1] });
    expect(host.play.over).toBe(false);
    await host.command(1, { do: 'vote', vote: vote.vote, yes: true });
    await host.settled();
    for (const looker of lookersOf(sat))
      expect(followed.get(looker)).toMatchObject({ won: [], decision: null, votes: [], undo: 'none' });
    expect(host.record()).toMatchObject({ about: { ended: true } });
    const again = new Host(race, { seats: 2 }, NO_NEEDS, acts);
    expect(again.play.over).toBe(true);
    expect(again.fresh(0)).toMatchObject({ won: [] });
    expect(again.fresh(0).ask).toBeUndefined();
    for (const command of [
      { do: 'answer', no: 1, ids: 'roll' },
      { do: 'undo' },
      { do: 'end' },
      { do: 'resign' },
      { do: 'pause', on: true },
      { do: 'bot', seat: 0, bot: 'random' },
    ] as const)
      expect(code(await again.command(0, command))).toBe('over');
  });

  test('not by a voice for another vote, given before the table was loaded anew', async () => {
    const sat = await sitDown(race, { seats: 2, seed: 31 });
    await answerAny(sat, seeded(1));
    await sat.host.command(0, { do: 'pause', on: true });
    const [before] = sat.followed.get(1)?.votes ?? [];
    expect(before).toMatchObject({ on: 'pause', open: [1] });
    const again = new Host(race, { seats: 2 }, NO_NEEDS, sat.acts);
    await again.command(0, { do: 'end' });
    expect(again.fresh(1).votes).toMatchObject([{ on: 'end', open: [1] }]);
    expect(code(await again.command(1, { do: 'vote', vote: before.vote, yes: true }))).toBe('no-such-vote');
    expect(again.play.over).toBe(false);
  });

  test('by itself after more acts than any match has', async () => {
    const sat = await sitDown(race, { seats: 2, seed: 33, needs: { mostActs: 12 } });
    for (let i = 0; i < 40 && !sat.host.play.over; i++) {
      await answerAny(sat, seeded(i));
      await sat.host.settled();
    }
    expect(sat.acts.length).toBe(13);
    expect(sat.acts.at(-1)).toMatchObject({ do: 'end' });
    expect(sat.followed.get(0)?.won).toEqual([]);
  });

  test('a seat given up is a bot’s for good; with the last person the match ends', async () => {
    const sat = await sitDown(race, {
      seats: 2,
      seed: 32,
      needs: { think: () => new Promise<string>(() => {}) },
    });
    const { host, followed } = sat;
    await host.command(0, { do: 'end' });
    await host.command(1, { do: 'resign' });
    await host.settled();
    // Nobody is left to object to the end.
    expect(host.play.over).toBe(true);
    const other = await sitDown(race, {
      seats: 3,
      seed: 32,
      needs: { think: () => new Promise<string>(() => {}) },
    });
    await other.host.command(1, { do: 'resign' });
    expect(other.followed.get(0)?.players[1]).toEqual({ name: 'P1', person: false, bot: USUAL_BOT });
    expect(code(await other.host.command(0, { do: 'bot', seat: 1, bot: null }))).toBe('not-seated');
    await other.host.command(2, { do: 'resign' });
    expect(other.host.play.over).toBe(false);
    await other.host.command(0, { do: 'resign' });
    expect(other.host.play.over).toBe(true);
    expect(followed.get(0)?.won).toEqual([]);
  });
});
