import { diceRace, type Race } from '@indigo/dice-race';
import type { Ruleset } from '@indigo/kernel';
import { describe, expect, test } from 'vitest';
import { answerLine, Environment, type Observation } from '../src/index.ts';
import { basket } from './basket.ts';

const first = (seen: readonly Observation[]): number[] => seen.map(() => 0);

describe('matches', () => {
  test('are played to their end, rewarded, and followed by the next', async () => {
    const env = await Environment.open(diceRace, { matches: 3, seats: 2, seed: 5 });
    let seen = env.observe();
    expect(seen.map(({ seed }) => seed)).toEqual([5, 6, 7]);
    for (let i = 0; i < 2000 && !seen.some(({ ended }) => ended); i++) seen = env.step(first(seen));
    const over = seen.findIndex(({ ended }) => ended);
    const { ended, seed, decision } = seen[over];
    expect(ended).toMatchObject({ seed: 5 + over, cut: false });
    expect(ended?.rewards[ended.winners[0]]).toBe(1);
    expect(ended?.rewards.reduce((a, b) => a + b)).toBe(1);
    expect({ seed, decision }).toEqual({ seed: 8, decision: 0 });
    // Who waits hears of an end only once.
    expect(env.step([null, null, null])[over]).toEqual({ ...seen[over], ended: undefined });
  });

  test('are the same from the same seed and answers', async () => {
    const play = async (): Promise<string> => {
      const env = await Environment.open(diceRace, { matches: 2 });
      env.step([0, 0]);
      const seen = [env.reset(9)];
      for (let i = 0; i < 50; i++) seen.push(env.step(first(seen[i])));
      return JSON.stringify(seen);
    };
    expect(await play()).toBe(await play());
  });

  test('begin with the seed it was opened with, whether or not one asks for that first', async () => {
    const seeds = (seen: readonly { readonly seed: number }[]): number[] => seen.map(({ seed }) => seed);
    const env = await Environment.open(diceRace, { matches: 2, seed: 7 });
    expect(seeds(env.reset())).toEqual([7, 8]);
    expect(seeds(env.reset())).toEqual([9, 10]);
    env.step([0, 0]);
    expect(seeds(env.reset())).toEqual([11, 12]);
  });

  test('that never end are cut, and won by nobody', async () => {
    const env = await Environment.open(diceRace, { maxDecisions: 2 });
    env.step([0]);
    expect(env.step([0])[0].ended).toMatchObject({ cut: true, winners: [], rewards: [0, 0], decisions: 2 });
  });
});

describe('what is seen', () => {
  test('is the view of the seat to act, or no view', async () => {
    const shown = await Environment.open(diceRace, { seed: 2 });
    const hidden = await Environment.open(diceRace, { seed: 2, view: false });
    let [seen] = shown.observe();
    for (let i = 0; i < 40; i++) {
      const { view, ...rest } = seen;
      expect((view as { active: number }).active).toBe(seen.seat);
      expect(hidden.observe()[0]).toEqual(rest);
      hidden.step([0]);
      [seen] = shown.step([0]);
    }
  });

  test('are features of what the seat holds for possible, never of what is hidden from it', async () => {
    const cardOf = (s: Race, seat: number): number => {
      const [card] = s.racers[seat].hand;
      return card === undefined ? -1 : s.cards.kind[card] + 10 * card;
    };
    const nosy: Ruleset<Race> = {
      ...diceRace,
      mind: async () => ({
        features: {
          count: 1,
          write: (s, seat, into, at) => {
            into[at] = cardOf(s, seat);
          },
        },
      }),
    };
    const env = await Environment.open(nosy, { seats: 2, seed: 3 });
    expect(env.about.features).toBe(1);
    // The last card somebody was seen with from the other side; what it is, they see themselves.
    const guessed: number[] = [-1, -1];
    let [right, wrong] = [0, 0];
    let [seen] = env.observe();
    for (let i = 0; i < 300; i++) {
      const { seat, features } = seen;
      const [[own], [other]] = features ?? [[-1], [-1]];
      const before = guessed[seat];
      // The same token: by what it is they differ.
      if (before >= 0 && own >= 0 && Math.floor(before / 10) === Math.floor(own / 10)) {
        if (before === own) right++;
        else wrong++;
      }
      guessed[1 - seat] = other;
      [seen] = env.step([0]);
    }
    expect(wrong).toBeGreaterThan(5);
    expect(right).toBeGreaterThan(0);
  });

  test('is an answer of several parts, one part at a time, and a window one may pass', async () => {
    const env = await Environment.open(basket);
    expect(env.observe()[0]).toMatchObject({ seat: 0, options: ['fruit:1', 'fruit:2', 'fruit:3'] });
    expect(env.step(['fruit:2'])[0]).toMatchObject({
      decision: 0,
      parts: ['fruit:2'],
      options: ['fruit:1', 'fruit:3', 'done'],
    });
    const [window] = env.step(['done']);
    expect(window).toMatchObject({
      decision: 1,
      seat: 1,
      kind: 'take',
      options: ['pass', 'fruit:9'],
      view: [2],
    });
    expect(window.parts).toBeUndefined();
    env.step(['pass']);
    expect(env.step([1])[0].ended).toMatchObject({ winners: [2], rewards: [0, 0, 1], decisions: 3 });
  });
});

describe('lines', () => {
  test('tell what is played, begin anew and answer', async () => {
    const env = await Environment.open(diceRace, { matches: 2, seats: 3 });
    const ask = (what: object): unknown => JSON.parse(answerLine(env, JSON.stringify(what)));
    expect(ask({ do: 'about' })).toEqual({
      game: 'dice-race',
      version: diceRace.version,
      seats: 3,
      options: {},
      matches: 2,
      features: 0,
    });
    expect(ask({ do: 'reset', seed: 4 })).toMatchObject({ matches: [{ seed: 4 }, { seed: 5 }] });
    expect(ask({ do: 'step', answers: [0, null] })).toMatchObject({
      matches: [{ decision: 1 }, { decision: 0 }],
    });
  });

  test.each([
    ['', 'that line is not JSON'],
    ['{"do":', 'that line is not JSON'],
    ['[]', 'a line is an object such as {"do":"reset"}, not []'],
    ['{}', '"do" is about, reset or step, not nothing'],
    ['{"do":"fly"}', '"do" is about, reset or step, not "fly"'],
    ['{"do":"reset","seed":1.5}', 'a seed is a whole number, not 1.5'],
    ['{"do":"step"}', '"answers" is a list, one a match, not nothing'],
    ['{"do":"step","answers":[0]}', 'there are 1 answers for 2 matches'],
    ['{"do":"step","answers":[0,{}]}', 'an answer is a number, an id or null, not {}'],
    ['{"do":"step","answers":[0,99]}', /^match 1: 99 is no option; take 0 to \d+, or one of go:/],
    ['{"do":"step","answers":[0,-1]}', /^match 1: -1 is no option/],
    ['{"do":"step","answers":[0,"fly"]}', /^match 1: "fly" is no option/],
  ])('%s is refused, and nothing changes', async (line, why) => {
    const env = await Environment.open(diceRace, { matches: 2 });
    const before = JSON.stringify(env.observe());
    const { error } = JSON.parse(answerLine(env, line));
    if (typeof why === 'string') expect(error).toBe(why);
    else expect(error).toMatch(why);
    expect(JSON.stringify(env.observe())).toBe(before);
  });

  test('nested too deeply to be written again are refused as well', async () => {
    const env = await Environment.open(diceRace);
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    const { error } = JSON.parse(answerLine(env, deep));
    expect(error).toBe('a line is an object such as {"do":"reset"}, not something nested too deeply');
  });

  test('of an environment that cannot be are refused before', async () => {
    await expect(Environment.open(diceRace, { seats: 9 })).rejects.toThrow(/takes 2 to 4 players, not 9/);
    await expect(Environment.open(diceRace, { matches: 0 })).rejects.toThrow(/1 to 4096 matches at once/);
    await expect(Environment.open(diceRace, { options: { fly: true } })).rejects.toThrow(/no option "fly"/);
  });
});
