import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parting, type Told, toldIn } from '@indigo/battery';
import { catalogOf } from '@indigo/catalog';
import { type Act, Hands } from '@indigo/host';
import {
  ALL,
  type AnyRuleset,
  type Mask,
  Match,
  maskOf,
  type OptionValues,
  SPECTATOR,
  seeded,
  seedOf,
  sees,
} from '@indigo/kernel';
import type { NewMatch } from '@indigo/protocol';
import Database from 'better-sqlite3';
import { Line, lineTo, request, Visitor } from './client.ts';
import { open, scratch } from './house.ts';

/** Something that came about out of sight of others: an outcome or an answer, by its place in the row of them. */
interface Hidden {
  readonly by: 'chance' | 'answer';
  readonly index: number;
  readonly seenBy: Mask;
}

interface Played {
  /** What each looker got over its socket and by asking about the match; the last one only watches. */
  readonly streams: readonly (readonly Told[])[];
  readonly hidden: readonly Hidden[];
}

/** How long people think, and how finely time is cut. */
const PRESS_MS = 100;
const ANSWER = 1_000_000;
const TICK_MS = 50;
const TICKS = 200;
/** Longer than any wait that covers something, shorter than what is done now and then. */
const SOON_MS = 1000;
/** Times are told, too: both matches of a pair begin at the same one. */
const BEGAN = 1_800_000_000_000;

/** A server whose time stands still unless we let it pass, with one match of people at sockets. */
class Table {
  private readonly hands = new Hands(BEGAN);
  private fired = 0;
  /** What the server waits for that will not be long. */
  private readonly soon = new Set<() => void>();
  private rolled = 0;
  private turns = 0;
  private readonly secrets: Hidden[] = [];
  /** What everybody together has heard. */
  private news = '';
  private readonly streams: Told[][] = [];
  private readonly read: number[] = [];
  private readonly asked: { readonly no: number; readonly at: number; answered: boolean }[] = [];
  /** Something was sent since we last looked. */
  private answering = false;
  private readonly seed: number;

  constructor(seed: number) {
    this.seed = seed;
  }

  /** `twist`: what comes out otherwise. */
  async play(ruleset: AnyRuleset, twist: Hidden | null, cover: boolean): Promise<Played> {
    const seats = Math.min(3, ruleset.seats.max);
    const data = scratch();
    const { address, close } = await open({
      data,
      catalog: catalogOf({ [ruleset.id]: async () => ruleset }),
      timer: {
        now: () => this.hands.now(),
        later: (ms, act) => this.later(ms, act),
      },
      dice: (n) => this.rolls(n, twist),
      // Whoever asks after every moment whether all has arrived is quicker than people may be.
      pace: { burst: 1_000_000, perSecond: 1_000_000 },
    });
    const names = ['Ann', 'Bob', 'Cleo', 'Dan'];
    const people = await Promise.all(names.map((name) => Visitor.named(address, name)));
    const wish: NewMatch = { game: ruleset.id, seats: ['me', ...Array(seats - 1).fill('open')], cover };
    const match = await people[0].create(wish);
    const lines: Line[] = [];
    const aside = await people[3].create(wish);
    const barrier = await lineTo(people[3], aside.id);
    const db = new Database(join(data, 'indigo.db'), { readonly: true });
    const written = db.prepare('select count(*) from acts').pluck();
    const settle = async (): Promise<void> => {
      for (let before: string | null = null; before !== this.news; ) {
        before = this.news;
        await Promise.all(lines.map((line) => line.ask({ do: 'ping' })));
        // Everything is written in one row: once this is, so is what came before it, and may lead to more.
        await barrier.ask({ do: 'auto', kinds: [`turn-${this.turns++ % 2}`] });
        await Promise.all(lines.map((line) => line.ask({ do: 'ping' })));
        const heard = lines.map((line) => line.heard.filter((event) => isNews(event)).length);
        this.news = `${written.get()} ${heard}`;
      }
    };
    // The match begins with the last of them, and beginning takes time.
    for (let seat = 0; seat < seats; seat++) {
      if (seat > 0) await this.until(people[seat].join(match.invite), settle);
      const line = await new Line(address).open();
      lines.push(await this.until(line.hello(match.id, people[seat].key), settle));
    }
    const spectators = await new Line(address).open();
    lines.push(await this.until(spectators.hello(match.id), settle));
    // Whoever comes later than others looks at a match that has begun: only from here on everybody hears the same.
    const begun = this.rolled;
    const keys = [...people.slice(0, seats).map(({ key }) => key), undefined];
    const note = async (): Promise<void> => {
      this.answering = false;
      await settle();
      for (const [i, line] of lines.entries()) {
        this.streams[i] ??= [];
        const stream = this.streams[i];
        const fresh = line.raw.slice(this.read[i] ?? 0).filter((raw) => !isReply(JSON.parse(raw)));
        this.read[i] = line.raw.length;
        for (const raw of fresh) stream.push(toldIn(this.hands.now() - BEGAN, raw));
        if (fresh.length === 0) continue;
        const info = await request(address, 'GET', `/api/matches/${match.id}`, undefined, keys[i]);
        stream.push(toldIn(this.hands.now() - BEGAN, JSON.stringify(info.body)));
      }
    };
    await note();
    for (let tick = 0; tick < TICKS && lines[0].table?.won === null; tick++) {
      const before = this.fired;
      // Who answers takes as long as they like, and their answer no time at all: what they are asked next, they are asked now.
      for (let answered = true; answered; ) {
        for (const [seat, line] of lines.slice(0, seats).entries()) void this.answer(seat, line, twist);
        answered = this.answering;
        if (answered) await note();
      }
      this.hands.advance(TICK_MS);
      if (this.fired > before) await note();
    }
    const kept = db.prepare('select act from acts where match = ? order by at').all(match.id);
    db.close();
    for (const line of [...lines, barrier]) line.close();
    // Ending waits for what is covered, too.
    const onwards = setInterval(() => this.hands.advance(TICK_MS), 5);
    await close();
    clearInterval(onwards);
    rmSync(data, { recursive: true });
    const acts = kept.map((row) => JSON.parse((row as { act: string }).act) as Act);
    const others = { [match.id]: 'MATCH', [match.invite ?? 'no invitation']: 'INVITE' };
    const plain = (raw: string): string =>
      Object.entries(others).reduce((text, [id, name]) => text.replaceAll(id, name), raw);
    return {
      streams: this.streams.map((stream) => stream.map(({ at, raw }) => toldIn(at, plain(raw)))),
      hidden: [
        ...hiddenChances(ruleset, match.options ?? {}, seats, acts).filter(({ index }) => index >= begun),
        ...this.secrets,
      ],
    };
  }

  /** The same whatever was drawn before: only the place in the row counts. */
  private rolls(n: number, twist: Hidden | null): number {
    const index = this.rolled++;
    const outcome = seeded(seedOf(this.seed, index))(n);
    return twist?.by === 'chance' && index === twist.index
      ? (outcome + 1 + (this.seed % (n - 1 || 1))) % n
      : outcome;
  }

  /** Lets time pass until something has come about. */
  private async until<T>(something: Promise<T>, settle: () => Promise<void>): Promise<T> {
    let waiting = true;
    const over = something.finally(() => {
      waiting = false;
    });
    await settle();
    for (;;) {
      // What needs no time of the server's may take some of ours.
      for (let i = 0; i < 100 && waiting && this.soon.size === 0; i++)
        await new Promise((resolve) => setTimeout(resolve, 5));
      await settle();
      if (!waiting) return over;
      this.hands.advance(TICK_MS);
    }
  }

  private later(ms: number, act: () => void): () => void {
    const done = (): void => void this.soon.delete(done);
    if (ms <= SOON_MS) this.soon.add(done);
    const callOff = this.hands.later(ms, () => {
      done();
      this.fired++;
      act();
    });
    return () => {
      done();
      callOff();
    };
  }

  /** Everybody answers a moment after they are asked, by what they are asked alone, and lets windows close. */
  private async answer(seat: number, line: Line, twist: Hidden | null): Promise<void> {
    const { decision } = line;
    if (decision === null || decision.mode === 'first') return;
    const { no } = decision;
    if (this.asked[seat]?.no !== no) this.asked[seat] = { no, at: this.hands.now(), answered: false };
    if (this.asked[seat].answered || this.hands.now() - this.asked[seat].at < PRESS_MS) return;
    this.asked[seat].answered = true;
    this.answering = true;
    const index = this.secrets.length;
    if (decision.secret) this.secrets.push({ by: 'answer', index, seenBy: maskOf(seat) });
    const other = decision.secret && twist?.by === 'answer' && twist.index === index ? 1 : 0;
    const about = seeded(seedOf(this.seed + other, line.table?.lines.length ?? 0));
    const ids = decision.options.map(({ id }) => id).sort();
    line.send({
      do: 'answer',
      re: ANSWER,
      no,
      ids: decision.shape === 'pick' ? ids[about(ids.length)] : await composed(line, no, about),
    });
  }
}

async function composed(line: Line, no: number, rng: (n: number) => number): Promise<readonly string[]> {
  const ids: string[] = [];
  for (;;) {
    const reply = await line.ask({ do: 'compose', no, ids });
    if (!('next' in reply) || reply.missing === null || reply.next.length === 0) return ids;
    ids.push(reply.next[rng(reply.next.length)]);
  }
}

/** The outcomes that were not for everybody's eyes. */
function hiddenChances(
  ruleset: AnyRuleset,
  options: OptionValues,
  seats: number,
  acts: readonly Act[],
): readonly Hidden[] {
  const match = Match.start(ruleset, { seats, options }, { copies: false });
  const hidden: Hidden[] = [];
  let index = 0;
  for (const act of acts) {
    if (act.do === 'answer') match.submit(act.seat, match.no, act.ids);
    if (act.do !== 'answer' && act.do !== 'start') continue;
    for (const outcome of act.drawn) {
      const { seenBy = ALL, n = 1 } = match.chance ?? {};
      if (seenBy !== ALL && n > 1) hidden.push({ by: 'chance', index, seenBy });
      match.roll(outcome);
      index++;
    }
  }
  return hidden;
}

interface Betrayal {
  /** Whether there was something to compare: a pair of matches, looked at by somebody who does not know the difference. */
  readonly pairs: 0 | 1;
  /** How many looked at it so. */
  readonly lookers: number;
  /** How somebody could tell, in words; null: nobody could. */
  readonly told: string | null;
}

/** Two matches that differ in something hidden: does the server tell anybody who cannot know? */
export async function betrays(ruleset: AnyRuleset, seed: number, cover = true): Promise<Betrayal> {
  const straight = await new Table(seed).play(ruleset, null, cover);
  const { hidden } = straight;
  if (hidden.length === 0) return { pairs: 0, lookers: 0, told: null };
  const twist = hidden[seed % hidden.length];
  const twisted = await new Table(seed).play(ruleset, twist, cover);
  let lookers = 0;
  for (const [i, stream] of straight.streams.entries()) {
    const looker = i === straight.streams.length - 1 ? SPECTATOR : i;
    if (sees(twist.seenBy, looker)) continue;
    lookers++;
    const told = parting(heardOut(stream), heardOut(twisted.streams[i]));
    if (told !== null) return { pairs: 1, lookers, told: `seed ${seed}, looker ${looker}: ${told}` };
  }
  return { pairs: lookers > 0 ? 1 : 0, lookers, told: null };
}

/** Without the last moments, in which somebody may do openly what others do without a word and are heard of later. */
const heardOut = (stream: readonly Told[]): readonly Told[] =>
  stream.filter(({ at }) => at < (TICKS * TICK_MS * 9) / 10);

/** When one's answer is taken is heard, too; what only the test asks about is not. */
const isReply = (event: object): boolean => 're' in event && event.re !== ANSWER;
/** Something happened, or an answer is being put together. */
const isNews = (event: object): boolean => !isReply(event) || 'next' in event;
