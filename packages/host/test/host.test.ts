import { bots, USUAL_BOT } from '@indigo/bots';
import { classic } from '@indigo/classic';
import { diceRace } from '@indigo/dice-race';
import { type AnyRuleset, type Match, seeded } from '@indigo/kernel';
import { mit } from '@indigo/mit';
import { describe, expect, test } from 'vitest';
import {
  BEHALF,
  follow,
  Hands,
  Host,
  Play,
  type Position,
  type TableEvent,
  thinkAbout,
} from '../src/index.ts';
import { answerAny, code, NO_NEEDS, type Sat, sitDown, soon } from './seat.ts';

const race = diceRace as AnyRuleset;

describe('answers', () => {
  test('late, foreign, unknown and repeated ones are refused or do nothing', async () => {
    const { host, followed, acts } = await sitDown(race, { seed: 3 });
    const [seat] = host.play.open();
    const other = (seat + 1) % 3;
    const { no, options } = followed.get(seat)?.decision ?? { no: -1, options: [] };
    const before = acts.length;
    const ids = options[0].id;
    expect(code(await host.command(other, { do: 'answer', no, ids }))).toBe('not-asked');
    expect(code(await host.command(seat, { do: 'answer', no: no + 1, ids }))).toBe('stale');
    expect(code(await host.command(seat, { do: 'answer', no, ids: 'fly:moon' }))).toBe('no-such-option');
    expect(code(await host.command(seat, { do: 'answer', no, ids: [] }))).toBe('ill-formed');
    expect(code(await host.command(7, { do: 'answer', no, ids }))).toBe('not-seated');
    expect(code(await host.command(99, { do: 'undo' }))).toBe('not-seated');
    expect(acts.length).toBe(before);
    expect(await host.command(seat, { do: 'answer', no, ids })).toEqual({ ok: true });
    expect(acts.length).toBe(before + 1);
    // The same once more, as after a lost connection: taken once.
    expect(await host.command(seat, { do: 'answer', no, ids })).toEqual({ ok: true });
    expect(acts.length).toBe(before + 1);
    expect(code(await host.command(seat, { do: 'answer', no, ids: 'another' }))).not.toEqual({ ok: true });
  });

  test('nothing is told before it is kept, and nothing at all if it is not', async () => {
    let fail = false;
    let lost = 0;
    const kept: string[] = [];
    const { host, followed, heard } = await sitDown(race, {
      seed: 4,
      needs: {
        keep: async (act) => {
          await soon();
          if (fail) throw new Error('the disk is full');
          kept.push(act.do);
        },
        lost: () => lost++,
      },
    });
    const [seat] = host.play.open();
    const { no, options } = followed.get(seat)?.decision ?? { no: -1, options: [] };
    fail = true;
    const count = heard.get(seat)?.length;
    expect(code(await host.command(seat, { do: 'answer', no, ids: options[0].id }))).toBe('storage');
    expect(heard.get(seat)?.length).toBe(count);
    expect(lost).toBe(1);
    expect(code(await host.command(seat, { do: 'undo' }))).toBe('storage');
    expect(kept).not.toContain('answer');
  });

  test('what cannot be done is explained when asked for', async () => {
    const { host } = await sitDown(classic as AnyRuleset, { seats: 2, seed: 8 });
    const [seat] = host.play.open();
    expect(await host.command(seat, { do: 'why' })).toEqual({ why: host.play.decision(seat)?.refused });
    expect(await host.command(1 - seat, { do: 'why' })).toEqual({ why: [] });
  });
});

describe('bots', () => {
  test('play to the end by themselves, and alike from the same seeds', async () => {
    const records = [];
    for (let i = 0; i < 2; i++) {
      const { host } = await sitDown(race, { seats: 2, bots: [0, 1], seed: 12 });
      while (!host.play.over) await soon();
      records.push(host.record());
    }
    expect(records[1]).toEqual(records[0]);
  });

  test('take a seat over and hand it back', async () => {
    const sat = await sitDown(race, { seats: 2, seed: 13 });
    const { host, followed } = sat;
    await host.command(0, { do: 'bot', seat: 0, bot: 'random' });
    expect(followed.get(1)?.players[0]).toEqual({ name: 'P0', person: true, bot: 'random' });
    const rng = seeded(14);
    for (let i = 0; i < 6; i++) {
      await soon();
      expect(host.play.open()).not.toContain(0);
      await answerAny(sat, rng);
    }
    expect(code(await host.command(0, { do: 'answer', no: 1, ids: 'roll' }))).toBe('not-asked');
    await host.command(0, { do: 'bot', seat: 0, bot: null });
    expect(followed.get(1)?.players[0]).toEqual({ name: 'P0', person: true });
    expect(code(await host.command(0, { do: 'bot', seat: 1, bot: null }))).toBe('not-seated');
    expect(code(await host.command(0, { do: 'bot', seat: 0, bot: 'skynet' }))).toBe('no-such-bot');
    expect(code(await host.command(0, { do: 'bot', seat: 9, bot: 'random' }))).toBe('no-such-seat');
  });

  test('a bot that throws or talks nonsense does not stop the table', async () => {
    for (const think of [async () => 'nonsense', async () => Promise.reject(new Error('no idea'))]) {
      const { host } = await sitDown(race, { seats: 2, bots: [0, 1], seed: 15, needs: { think } });
      while (!host.play.over) await soon();
      expect(host.play.match?.winners).not.toBeNull();
    }
  });

  test('replace somebody else only if all agree, whoever is away, and the owner too', async () => {
    const away = new Set<number>();
    const { host, followed } = await sitDown(race, {
      seats: 3,
      seed: 16,
      needs: { away: (seat) => away.has(seat) },
    });
    await host.command(0, { do: 'bot', seat: 2, bot: 'random' });
    const [vote] = followed.get(1)?.votes ?? [];
    expect(vote).toMatchObject({ on: 'bot', by: 0, seat: 2, bot: 'random', yes: [0], open: [1, 2] });
    await host.command(1, { do: 'vote', vote: vote.vote, yes: false });
    expect(followed.get(0)?.votes).toEqual([]);
    expect(code(await host.command(2, { do: 'vote', vote: vote.vote, yes: true }))).toBe('no-such-vote');
    away.add(2);
    host.peopleChanged();
    await host.command(0, { do: 'bot', seat: 2, bot: 'random' });
    const [again] = followed.get(1)?.votes ?? [];
    await host.command(1, { do: 'vote', vote: again.vote, yes: true });
    host.peopleChanged();
    await host.settled();
    expect(host.play.players[2].bot).toBeNull();
    await host.command(2, { do: 'vote', vote: again.vote, yes: true });
    await host.settled();
    expect(host.play.players[2].bot).toBe('random');
  });
});

describe('waiting', () => {
  test('a paused table takes no answers and lets no bot think', async () => {
    const sat = await sitDown(race, { seats: 2, bots: [1], seed: 19 });
    await sat.host.command(0, { do: 'pause', on: true });
    expect(sat.followed.get(0)?.paused).toBe(true);
    const { length } = sat.acts;
    const [seat] = sat.host.play.open();
    if (seat === 0) expect(code(await answerAny(sat, seeded(3)))).toBe('paused');
    await soon();
    expect(sat.acts.length).toBe(length);
    await sat.host.command(0, { do: 'pause', on: false });
    expect(sat.followed.get(0)?.paused).toBe(false);
  });

  test('people pause by consent, and go on without', async () => {
    const { host, followed } = await sitDown(race, { seats: 2, seed: 19 });
    await host.command(0, { do: 'pause', on: true });
    expect(host.play.paused).toBe(false);
    const [vote] = followed.get(1)?.votes ?? [];
    expect(vote).toMatchObject({ on: 'pause', by: 0, open: [1] });
    await host.command(1, { do: 'vote', vote: vote.vote, yes: true });
    await host.settled();
    expect(followed.get(1)?.paused).toBe(true);
    await host.command(1, { do: 'pause', on: false });
    expect(followed.get(0)?.paused).toBe(false);
  });

  test('neither a pause nor a bot for a while gives time back', async () => {
    const time = new Hands();
    const sat = await sitDown(race, { seats: 2, clock: 30, seed: 25, needs: { timer: time } });
    const { host } = sat;
    const [seat] = host.play.open();
    time.advance(20_000);
    await host.standIn(1 - seat);
    await host.standIn(seat); // the last one: the match waits
    expect(host.play.paused).toBe(true);
    expect(host.due).toBeNull();
    time.advance(100_000);
    await host.command(seat, { do: 'pause', on: false });
    expect(host.fresh(seat).ask?.due).toBe(time.now() + 10_000);
    // A bot that never gets to think, and the seat taken back.
    const slow = await sitDown(race, {
      seats: 2,
      clock: 30,
      seed: 25,
      needs: { timer: time, think: () => new Promise<string>(() => {}) },
    });
    const [asked] = slow.host.play.open();
    time.advance(25_000);
    await slow.host.command(asked, { do: 'bot', seat: asked, bot: 'greedy' });
    await slow.host.command(asked, { do: 'bot', seat: asked, bot: null });
    expect(slow.host.fresh(asked).ask?.due).toBe(time.now() + 5_000);
  });

  test('windows are passed by themselves where a seat wishes', async () => {
    const sat = await sitDown(classic as AnyRuleset, { seats: 3, seed: 23 });
    const rng = seeded(24);
    for (let seat = 0; seat < 3; seat++)
      await sat.host.command(seat, { do: 'auto', kinds: ['time-machine'] });
    for (let i = 0; i < 250 && !sat.host.play.over; i++) {
      if ((await answerAny(sat, rng)) === null) await sat.host.settled();
    }
    expect(sat.acts.some((act) => act.do === 'answer' && act.auto && act.ids === 'pass')).toBe(true);
    const asked = [...sat.heard.values()]
      .flat()
      .filter((event) => 'ask' in event && event.ask?.kind === 'time-machine');
    expect(asked).toEqual([]);
  });

  test('the clock answers for those who do not, and then a bot takes over', async () => {
    const time = new Hands();
    const sat = await sitDown(race, {
      seats: 2,
      bots: [1],
      clock: 30,
      seed: 25,
      needs: { timer: time },
    });
    for (let i = 0; i < 40 && !sat.host.play.paused; i++) {
      await soon();
      const { ask } = sat.host.fresh(0);
      if (ask === undefined) continue;
      expect(ask.due).toBe(time.now() + 30_000);
      time.advance(30_000);
      await soon();
    }
    expect(sat.acts.filter((act) => act.do === 'answer' && act.seat === 0 && act.auto).length).toBe(2);
    // Nobody else is there who plays: the match waits.
    expect(sat.host.play.players[0]).toMatchObject({ who: 'w0', bot: null });
    expect(sat.host.play.over).toBe(false);
  });

  test('it is thinking from the moment the time is up until that is answered', async () => {
    const time = new Hands();
    let go = (): void => {};
    const think = async (position: Position): Promise<string | readonly string[]> => {
      await new Promise<void>((resolve) => {
        go = resolve;
      });
      return thinkAbout(race, position);
    };
    const { host } = await sitDown(race, { seats: 2, clock: 30, seed: 25, needs: { timer: time, think } });
    await soon();
    expect([host.thinking, host.due === null]).toEqual([false, false]);
    time.advance(30_000);
    await soon();
    expect([host.thinking, host.due === null]).toEqual([true, true]);
    go();
    await soon();
    expect([host.thinking, host.due === null]).toEqual([false, false]);
  });

  test('the table says which bot stands in: for a clock, for a seat given up, and for those who ask', async () => {
    const time = new Hands();
    const thought: string[] = [];
    const think = async (position: Position): Promise<string | readonly string[]> => {
      thought.push(position.bot);
      return thinkAbout(race, position);
    };
    const needs = { timer: time, think };
    const sat = await sitDown(race, { seats: 3, clock: 30, seed: 25, standIn: 'random', needs });
    expect(sat.followed.get(0)?.standIn).toBe('random');
    time.advance(30_000);
    await soon();
    expect(thought).toEqual(['random']);
    await sat.host.command(2, { do: 'resign' });
    expect(sat.host.play.players[2]).toMatchObject({ who: null, bot: 'random' });
    const usual = await sitDown(race, { seats: 2, seed: 25 });
    expect(usual.heard.get(0)?.some((event) => 'standIn' in event)).toBe(false);
    expect(usual.followed.get(0)?.standIn).toBe(USUAL_BOT);
  });

  test('a bot plays for who does not while others do; with the last of them the match waits', async () => {
    const sat = await sitDown(race, { seats: 2, seed: 25, standIn: 'greedy' });
    await sat.host.standIn(1);
    expect(sat.host.play.players[1]).toMatchObject({ who: 'w1', bot: 'greedy' });
    expect(sat.host.play.paused).toBe(false);
    await sat.host.standIn(0);
    expect(sat.host.play.players[0].bot).toBe(null);
    expect(sat.host.play.paused).toBe(true);
    await sat.host.command(1, { do: 'bot', seat: 1, bot: null });
    await sat.host.command(1, { do: 'pause', on: false });
    expect(sat.host.play.players[1].bot).toBe(null);
    expect(sat.host.play.paused).toBe(false);
  });
});

describe('coming back', () => {
  test('brings the steps missed, or everything where too many were', async () => {
    const sat = await sitDown(race, { seats: 2, seed: 26 });
    const rng = seeded(27);
    const { host } = sat;
    for (let i = 0; i < 20; i++) await answerAny(sat, rng);
    const seq = host.play.seqOf(0);
    const gap = host.since(0, seq - 5);
    expect(gap.filter((event) => 'step' in event).map((event) => 'step' in event && event.step)).toEqual(
      [4, 3, 2, 1, 0].map((back) => seq - back),
    );
    expect(host.since(0, seq).some((event) => 'step' in event || 'fresh' in event)).toBe(false);
    expect(host.since(0, seq + 1)[0]).toEqual(host.fresh(0));
    for (let i = 0; i < 100 && !host.play.over; i++) await answerAny(sat, rng);
    expect(host.since(0, 1)[0]).toEqual(host.fresh(0));
  });

  test('those who do not look are not told step by step, and see everything when they come', async () => {
    const looking = new Set([0, 1]);
    const sat = await sitDown(race, {
      seats: 2,
      seed: 31,
      needs: { listens: (looker) => looking.has(looker) },
    });
    const { host, heard, acts } = sat;
    const rng = seeded(32);
    const ids = (seat: number) => bots.random.answer((host.play.match as Match).outlook(seat), rng);
    const move = async () => {
      const [seat] = host.play.open();
      return host.command(seat, { do: 'answer', no: host.play.askedNo(seat), ids: ids(seat) });
    };
    for (let i = 0; i < 3; i++) await move();
    expect(heard.get(7)?.some((event) => 'step' in event)).toBe(false);
    looking.delete(1);
    const left = host.play.seqOf(1);
    const told = heard.get(1)?.length;
    for (let i = 0; i < 5; i++) expect(await move()).toEqual({ ok: true });
    expect(heard.get(1)?.length).toBe(told);
    expect(host.play.seqOf(1)).toBe(left + 1);
    looking.add(1);
    expect(host.since(1, left)).toEqual([host.fresh(1)]);
    expect(host.fresh(1).view).toEqual(host.play.match?.view(1));
    const table = follow(null, host.fresh(1));
    await move();
    const last = heard.get(1)?.at(-1) as TableEvent;
    expect(follow(table, last).view).toEqual(host.play.match?.view(1));
    const again = new Play(race, { seats: 2 }, rng, acts);
    for (const looker of [0, 1, 7]) {
      expect(again.seqOf(looker)).toBe(host.play.seqOf(looker));
      if (looker !== 7) expect(again.askedNo(looker)).toBe(host.play.askedNo(looker));
    }
  });

  test('a table loaded from its acts goes on', async () => {
    const sat = await sitDown(race, { seats: 2, bots: [1], seed: 28 });
    const rng = seeded(29);
    for (let i = 0; i < 5; i++) {
      await soon();
      await answerAny(sat, rng);
    }
    await soon();
    sat.host.close();
    const needs = { rng: seeded(30), keep: async () => {}, think: async () => 'x', tell: () => {} };
    const again = new Host(race, { seats: 2 }, needs, sat.acts);
    expect(again.fresh(0)).toEqual(sat.host.fresh(0));
    expect(again.since(0, again.play.seqOf(0)).some((event) => 'fresh' in event)).toBe(false);
    again.close();
  });

  test('nobody begins before everybody sits', async () => {
    const host = new Host(race, { seats: 2 }, NO_NEEDS);
    await host.sit(0, { name: 'A', who: 'a', bot: null });
    expect(code(await host.start())).toBe('not-started');
    expect(code(await host.command(0, { do: 'undo' }))).toBe('not-started');
    expect(host.fresh(0)).toMatchObject({ fresh: 0, view: null, players: [{ name: 'A' }, { name: '' }] });
  });
});

describe('who decides for a Gym Leader', () => {
  const mitAlone = async (kinds: readonly string[]): Promise<Sat> => {
    const sat = await sitDown(mit as AnyRuleset, { seats: 2, bots: [1], seed: 5 });
    await sat.host.command(0, { do: 'auto', kinds });
    const rng = seeded(6);
    for (let i = 0; i < 250 && !sat.host.play.over; i++) {
      if ((await answerAny(sat, rng)) === null) await sat.host.settled();
    }
    return sat;
  };
  const leads = ({ heard }: Sat): number =>
    (heard.get(0) ?? []).filter((event) => 'ask' in event && event.ask?.behalf === true).length;

  test('is asked, and told that it is for somebody who is no player', async () => {
    const sat = await mitAlone([]);
    expect(leads(sat)).toBeGreaterThan(0);
    expect(sat.host.players()[0].lends).toBeUndefined();
  });

  test('lets a bot do it: it is kept as no answer of theirs, and everybody knows', async () => {
    const sat = await mitAlone([BEHALF]);
    expect(leads(sat)).toBe(0);
    expect(sat.acts.some((act) => act.do === 'answer' && act.seat === 0 && act.auto)).toBe(true);
    expect(sat.followed.get(1)?.players[0].lends).toBe(true);
    // What is one's own to decide stays so.
    expect(sat.acts.some((act) => act.do === 'answer' && act.seat === 0 && !act.auto)).toBe(true);
  });
});
