import { parting, type Told, toldIn } from '@indigo/battery';
import {
  type AnyRuleset,
  Chance,
  type Say,
  type Seat,
  SPECTATOR,
  seeded,
  seedOf,
  sees,
} from '@indigo/kernel';
import { Hands, type TableEvent } from '../src/index.ts';
import { lookersOf, type Sat, sitDown } from './seat.ts';

/** A moment at which others could not know whether somebody had a response. */
export interface Stop {
  /** What was said last and next, and how many such moments there were before in that turn: anybody knows that. */
  readonly place: string;
  /** How long nothing happened, and whether somebody had a response. */
  readonly gap: number;
  readonly window: boolean;
}

interface Played {
  readonly stops: readonly Stop[];
  readonly streams: ReadonlyMap<Seat, readonly Told[]>;
  /** Whose eyes the changed outcome was for. */
  readonly knowing: number;
}

/** One outcome that was not for everybody comes out otherwise. */
interface Twist {
  readonly index: number;
}

export const COVER = 800;
const PRESS_MS = COVER / 8;
const TICK_MS = 20;
const TICKS = 900;
/** Times are told, too: both matches of a pair begin at the same one. */
const BEGAN = 1_800_000_000_000;

/** What a table keeps to itself, to be compared with what can be told from outside. */
const keeperOf = ({ host }: Sat): { readonly coveredUntil: number; readonly busy: boolean } =>
  Reflect.get(host, 'keeper');

/** Lets everything happen that needs no time. */
async function settle(): Promise<void> {
  for (let i = 0; i < 3; i++) await new Promise((resolve) => setImmediate(resolve));
}

/**
 * Plays a match for a while in a time of its own. Everybody answers a moment after they are asked, by what they are asked
 * alone, and lets windows close. `twist`: the outcome to change.
 */
async function play(
  ruleset: AnyRuleset,
  seed: number,
  cover: number,
  twist: Twist | null,
  holds = false,
): Promise<Played & { readonly hidden: readonly number[] }> {
  const time = new Hands(BEGAN);
  const began = time.now();
  const streams = new Map<Seat, Told[]>();
  const asked = new Map<Seat, number>();
  const hidden: number[] = [];
  const stops: Stop[] = [];
  let open = null as { place: string; at: number; window: boolean } | null;
  let sinceTurn = 0;
  let rolled = 0;
  let knowing = 0;
  const seats = Math.min(3, ruleset.seats.max);
  let sat: Sat | null = null;
  const rng = (n: number): number => {
    // The same whatever was drawn before: only the place in the row counts.
    const index = rolled++;
    const outcome = seeded(seedOf(seed, index))(n);
    const pending = sat?.host.play.match?.chance;
    if (pending instanceof Chance && pending.seenBy !== 255 && n > 1) hidden.push(index);
    if (twist === null || index !== twist.index) return outcome;
    knowing = pending instanceof Chance ? pending.seenBy : 255;
    return (outcome + 1 + (seed % (n - 1 || 1))) % n;
  };
  const stop = (say: readonly Say[]): void => {
    const now = time.now();
    const next = say[0]?.[0] ?? 'nothing';
    if (open !== null) stops.push({ ...open, place: `${open.place}, then ${next}`, gap: now - open.at });
    if (say.some((line) => ruleset.meanings?.line(line).turn)) sinceTurn = 0;
    const covered = sat !== null && keeperOf(sat).coveredUntil > now;
    open = covered ? { place: `${say.at(-1)?.[0]} ${sinceTurn++}`, at: now, window: false } : null;
  };
  sat = await sitDown(ruleset, {
    seats,
    rng,
    cover,
    needs: { timer: time },
    heard: (looker: Seat, event: TableEvent) => {
      if (!('step' in event)) return;
      if (event.ask !== undefined) asked.set(looker, time.now());
      if (looker === SPECTATOR) stop(event.say ?? []);
      streams.set(looker, [
        ...(streams.get(looker) ?? []),
        toldIn(time.now() - began, JSON.stringify(event)),
      ]);
    },
  });
  const { host, followed } = sat;
  const keeper = keeperOf(sat);
  for (let tick = 0; tick < TICKS && !host.play.over; tick++) {
    await settle();
    // Between two cuts the game is ahead of what was told.
    if (open !== null && !keeper.busy && host.play.covert !== null) open.window = true;
    for (const looker of lookersOf(sat)) {
      const decision = followed.get(looker)?.decision;
      if (!decision || looker === SPECTATOR) continue;
      if (time.now() - (asked.get(looker) ?? began) < PRESS_MS) continue;
      if (decision.mode === 'first') {
        if (holds) void host.command(looker, { do: 'hold', no: decision.no });
        if (cover === 0 || (holds && time.now() - (asked.get(looker) ?? began) > 2 * cover))
          void host.command(looker, { do: 'answer', no: decision.no, ids: 'pass' });
        continue;
      }
      const about = seeded(seedOf(seed, followed.get(looker)?.lines.length ?? 0));
      const ids = decision.options.map(({ id }) => id).sort();
      const one = ids[about(ids.length)];
      const whole = decision.shape === 'pick' ? one : composed(host, looker, about);
      void host.command(looker, { do: 'answer', no: decision.no, ids: whole });
    }
    await settle();
    time.advance(TICK_MS);
  }
  await settle();
  host.close();
  return { streams, stops, knowing, hidden };
}

/** A whole answer made of parts: the shortest there is. */
function composed({ play }: Sat['host'], seat: Seat, rng: (n: number) => number): readonly string[] {
  const ids: string[] = [];
  for (;;) {
    const draft = play.begun.composing(seat, ids);
    if ('refused' in draft || draft.missing === null || draft.next.length === 0) return ids;
    ids.push(draft.next[rng(draft.next.length)]);
  }
}

interface Apart {
  /** Whether there was something to compare: a pair of matches, looked at by somebody who does not know the difference. */
  readonly pairs: 0 | 1;
  /** How many looked at it so. */
  readonly lookers: number;
  /** How somebody could tell, in words; null: nobody could. */
  readonly told: string | null;
}

/** Two matches that differ in something hidden: can somebody who does not know it tell? */
export async function tellsApart(ruleset: AnyRuleset, seed: number, cover = COVER): Promise<Apart> {
  const straight = await play(ruleset, seed, cover, null);
  const { hidden } = straight;
  if (hidden.length === 0) return { pairs: 0, lookers: 0, told: null };
  const twisted = await play(ruleset, seed, cover, { index: hidden[seed % hidden.length] });
  let lookers = 0;
  for (const [looker, stream] of straight.streams) {
    if (sees(twisted.knowing, looker)) continue;
    lookers++;
    const told = parting(stream, twisted.streams.get(looker) ?? []);
    if (told !== null) return { pairs: 1, lookers, told: `seed ${seed}, looker ${looker}: ${told}` };
  }
  return { pairs: lookers > 0 ? 1 : 0, lookers, told: null };
}

/** Every such moment of a match. `holds`: who has a response takes their time, and so shows that they have one. */
export const stopsOf = async (ruleset: AnyRuleset, seed: number, holds = false): Promise<readonly Stop[]> =>
  (await play(ruleset, seed, COVER, null, holds)).stops;
