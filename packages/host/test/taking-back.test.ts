import { diceRace } from '@indigo/dice-race';
import { type AnyRuleset, seeded } from '@indigo/kernel';
import { describe, expect, test } from 'vitest';
import { answerAny, code, sitDown, soon } from './seat.ts';

const race = diceRace as AnyRuleset;

describe('taking back', () => {
  test('by consent of the other people, and not against it', async () => {
    const sat = await sitDown(race, { seats: 2, seed: 17 });
    const { host, followed, heard } = sat;
    const [seat] = host.play.open();
    const view = JSON.stringify(followed.get(seat)?.view);
    const lines = followed.get(seat)?.lines;
    await answerAny(sat, seeded(1));
    for (const yes of [false, true]) {
      expect(await host.command(seat, { do: 'undo' })).toEqual({ ok: true });
      const [vote] = followed.get(1 - seat)?.votes ?? [];
      expect(vote).toMatchObject({ on: 'undo', by: seat, open: [1 - seat] });
      await host.command(1 - seat, { do: 'vote', vote: vote.vote, yes });
      await host.settled();
      expect(JSON.stringify(followed.get(seat)?.view) === view).toBe(yes);
    }
    expect(followed.get(seat)?.lines).toEqual(lines);
    expect(followed.get(seat)?.decision).not.toBeNull();
    expect(heard.get(1 - seat)?.some((event) => 'unsay' in event)).toBe(true);
    expect(followed.get(seat)?.votes).toEqual([]);
  });

  test('not without those who are away or let a bot play, nor what people did since', async () => {
    const sat = await sitDown(race, { seats: 3, seed: 17, needs: { away: (seat) => seat === 1 } });
    const { host, followed, acts } = sat;
    await host.command(2, { do: 'bot', seat: 2, bot: 'random' });
    while (!host.play.open().includes(0)) {
      await answerAny(sat, seeded(1));
      await soon();
    }
    await answerAny(sat, seeded(1));
    await soon();
    const kept = () => acts.filter((act) => act.do === 'back');
    await host.command(0, { do: 'undo' });
    const [vote] = followed.get(0)?.votes ?? [];
    expect(vote).toMatchObject({ on: 'undo', by: 0, open: [1, 2] });
    await host.command(2, { do: 'vote', vote: vote.vote, yes: true });
    host.peopleChanged();
    await host.command(1, { do: 'bot', seat: 1, bot: 'random' });
    await soon();
    expect(kept()).toEqual([]);
    // Now somebody answers: what was agreed to so far was agreed to before that.
    while (!host.play.open().includes(0)) await soon();
    expect(followed.get(0)?.votes.length).toBe(1);
    await answerAny(sat, seeded(1));
    expect(followed.get(0)?.votes).toEqual([]);
    expect(code(await host.command(1, { do: 'vote', vote: vote.vote, yes: true }))).toBe('no-such-vote');
    await host.settled();
    expect(kept()).toEqual([]);
  });

  test('never after the end', async () => {
    const sat = await sitDown(race, { seats: 2, bots: [1], seed: 18 });
    while (!sat.host.play.over) {
      await answerAny(sat, seeded(4));
      await soon();
    }
    const { length } = sat.acts;
    expect(code(await sat.host.command(0, { do: 'undo' }))).toBe('over');
    expect(sat.host.fresh(0).undo).toBeUndefined();
    await soon();
    expect(sat.acts.length).toBe(length);
  });

  test('alone against bots nobody need be asked', async () => {
    const sat = await sitDown(race, { seats: 2, bots: [1], seed: 18 });
    const rng = seeded(2);
    for (let i = 0; i < 5; i++) {
      await soon();
      await answerAny(sat, rng);
    }
    await soon();
    const { length } = sat.host.play.match ?? { length: 0 };
    await sat.host.command(0, { do: 'undo' });
    await sat.host.settled();
    expect(sat.host.play.match?.length).toBeLessThan(length);
    expect(sat.host.play.open()).toContain(0);
  });
});
