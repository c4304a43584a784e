import { classic, ITEMS } from '@indigo/classic';
import { type AnyRuleset, type Plain, type Seat, SPECTATOR, same, seeded } from '@indigo/kernel';
import { describe, expect, test } from 'vitest';
import { Hands, type Update } from '../src/index.ts';
import { lookersOf, type Sat, sitDown } from './seat.ts';

const game = classic as AnyRuleset;
const COVER = 800;
/** People press as fast as the table does for those who have nothing to press. */
const PRESS_MS = COVER / 8;
const TICK_MS = 20;
/** Times are told, too: what is compared begins at the same one. */
const BEGAN = 1_800_000_000_000;
/** Nobody plays a card, so that hands stay hidden. */
const QUIET = ['pass', 'try', 'go-on', 'roll', 'refuse', 'no', 'leave', 'accept-challenge'];
const ALL_ITEMS = ITEMS.reduce((sum, { count }) => sum + count, 0);
const sortOf = (id: string): number => ITEMS.findIndex((item) => item.id === id);
const placeOf = (sort: number): number => ITEMS.slice(0, sort).reduce((sum, { count }) => sum + count, 0);

/** All chance alike but for one: the first Item Card anybody draws is of this sort. */
function scripted(seed: number, sort: number): (n: number) => number {
  const source = seeded(seed);
  let drawn = 0;
  return (n) => {
    const outcome = source(n);
    // There are as many Event Cards, and one is drawn before.
    if (n === ALL_ITEMS && drawn++ === 1) return placeOf(sort);
    // Nor is any other card of the first sorts drawn: there the numbers would mean different cards.
    return n < ALL_ITEMS && n > ALL_ITEMS - 20 && outcome >= 6 && outcome < 30 ? outcome % 6 : outcome;
  };
}

/** All that was said, wherever it was cut. */
const told = (stream: readonly string[]): Plain =>
  stream.flatMap((text) => (JSON.parse(text.slice(text.indexOf('{'))) as Update).say ?? []) as Plain;

interface Heard {
  readonly streams: ReadonlyMap<Seat, readonly string[]>;
  readonly owner: Seat;
  /** How often somebody could respond. */
  readonly windows: number;
}

/** Lets everything happen that needs no time. */
async function settle(): Promise<void> {
  for (let i = 0; i < 4; i++) await new Promise((resolve) => setImmediate(resolve));
}

/** Plays a match of three in which the clock moves in small steps; every message is written down with its time. */
async function listen(seed: number, card: string, cover: number, auto: boolean): Promise<Heard> {
  const time = new Hands(BEGAN);
  const began = time.now();
  const streams = new Map<Seat, string[]>();
  const asked = new Map<Seat, number>();
  let windows = 0;
  const sat: Sat = await sitDown(game, {
    seats: 3,
    rng: scripted(seed, sortOf(card)),
    cover,
    needs: {
      timer: time,
      listens: () => true,
    },
    heard: (looker, event) => {
      if (!('step' in event)) return;
      if (event.ask !== undefined) asked.set(looker, time.now());
      if (event.ask?.mode === 'first') windows++;
      streams.set(looker, [...(streams.get(looker) ?? []), `${time.now() - began} ${JSON.stringify(event)}`]);
    },
  });
  if (auto) for (const seat of [0, 1, 2]) void sat.host.command(seat, { do: 'auto', kinds: ['*'] });
  let owner = -1;
  for (let tick = 0; tick < 2000; tick++) {
    await settle();
    for (const looker of lookersOf(sat)) {
      const table = sat.followed.get(looker);
      const decision = table?.decision;
      if (!decision || looker === SPECTATOR) continue;
      // In a window nobody lifts a finger.
      const at = asked.get(looker) ?? began;
      if (time.now() - at < PRESS_MS || (decision.mode === 'first' && cover > 0)) continue;
      const quiet = decision.options.find(({ id }) => QUIET.includes(id)) ?? decision.options[0];
      void sat.host.command(looker, {
        do: 'answer',
        no: decision.no,
        ids: decision.shape === 'pick' ? quiet.id : [],
      });
    }
    if (owner < 0) {
      const { trainers } = sat.host.play.begun.s as unknown as { trainers: { hand: number[] }[] };
      owner = trainers.findIndex(({ hand }) => hand.length > 0);
    }
    await settle();
    time.advance(TICK_MS);
    if ([...sat.followed.values()].some(({ lines }) => lines.some(([key]) => key === 'spoils'))) break;
  }
  return { streams, owner, windows };
}

describe('where the game stops', () => {
  for (const auto of [false, true]) {
    test(`nobody else can tell who could have responded${auto ? ', nor who always passes' : ''}`, async () => {
      let windows = 0;
      let pairs = 0;
      for (let seed = 79; pairs < 12; seed++) {
        const machine = await listen(seed, 'time-machine', COVER, auto);
        const doll = await listen(seed, 'poke-doll', COVER, auto);
        for (const [looker, stream] of machine.streams) {
          const other = doll.streams.get(looker) ?? [];
          // Only where the same was told is it for the cuts and times to tell anything.
          if (looker === machine.owner || looker === doll.owner || !same(told(stream), told(other))) continue;
          pairs++;
          windows += Math.abs(machine.windows - doll.windows);
          expect(other).toEqual(stream);
        }
      }
      if (!auto) expect(windows).toBeGreaterThan(5);
    });
  }

  test('who touches a window keeps it open; who does not lets it pass', async () => {
    for (const holds of [true, false]) {
      const time = new Hands();
      const sat = await sitDown(game, {
        seats: 3,
        rng: scripted(79, sortOf('time-machine')),
        cover: COVER,
        needs: { timer: time },
      });
      const window = () =>
        [0, 1, 2].map((seat) => sat.followed.get(seat)).find((table) => table?.decision?.mode === 'first');
      for (let i = 0; i < 4000 && window() === undefined; i++) {
        await settle();
        for (const seat of [0, 1, 2]) {
          const decision = sat.followed.get(seat)?.decision;
          if (!decision || decision.mode === 'first') continue;
          const quiet = decision.options.find(({ id }) => QUIET.includes(id)) ?? decision.options[0];
          const ids = decision.shape === 'pick' ? quiet.id : [];
          void sat.host.command(seat, { do: 'answer', no: decision.no, ids });
        }
        await settle();
        time.advance(20);
      }
      const table = window();
      if (!table?.decision || table.seat === null) throw new Error('no window opened');
      const { seat, decision, closes } = table;
      expect(closes).toBeGreaterThan(time.now());
      expect(closes).toBeLessThanOrEqual(time.now() + COVER);
      if (holds) expect(await sat.host.command(seat, { do: 'hold', no: decision.no })).toEqual({ ok: true });
      const stale = await sat.host.command(seat, { do: 'hold', no: decision.no + 1 });
      expect(stale).toMatchObject({ no: 'stale' });
      for (let i = 0; i < 20; i++) {
        time.advance(COVER / 4);
        await settle();
      }
      expect(sat.followed.get(seat)?.decision?.no === decision.no).toBe(holds);
      if (holds) expect(sat.host.fresh(seat).ask?.closes).toBeUndefined();
    }
  });

  test('without a cover it shows', async () => {
    const machine = await listen(79, 'time-machine', 0, false);
    const doll = await listen(79, 'poke-doll', 0, false);
    expect(doll.streams.get(SPECTATOR)).not.toEqual(machine.streams.get(SPECTATOR));
  });
});
