import { USUAL_BOT } from '@indigo/bots';
import type { Decision, OptionValues, Plain, Say, Seat } from '@indigo/kernel';
import { unpackAsk } from './ask.ts';
import type { Ask, PlayerInfo, TableEvent, Undo, Update, Vote } from './events.ts';
import { patched } from './patch.ts';

/** A table as one seat knows it: what a page keeps and draws. Never changed in place. */
export interface Followed {
  /** The last update seen. */
  readonly seq: number;
  readonly game: string;
  readonly version: number;
  readonly options: OptionValues;
  readonly seat: Seat | null;
  readonly players: readonly PlayerInfo[];
  /** Those who play may ask for hints. */
  readonly hints: boolean;
  /** The bot that plays for those who left. */
  readonly standIn: string;
  /** Null until the match has begun. */
  readonly view: Plain;
  readonly decision: Decision | null;
  readonly due: number | null;
  /** When the window asked about closes by itself. */
  readonly closes: number | null;
  readonly lines: readonly Say[];
  /** How many lines came before the first of `lines`. */
  readonly earlier: number;
  readonly auto: readonly string[];
  readonly undo: Undo;
  readonly paused: boolean;
  readonly won: readonly Seat[] | null;
  /** It is over because nobody had come for long. */
  readonly abandoned: boolean;
  readonly votes: readonly Vote[];
}

/** An update is missing in between: ask for what came after the last one seen. */
export class Gap extends Error {
  constructor(after: number, got: number) {
    super(`update ${got} came after update ${after}`);
    this.name = 'Gap';
  }
}

/** What the table looks like after an event. The first must be a `fresh` one. Updates seen before change nothing. */
export function follow(before: Followed | null, event: TableEvent): Followed {
  if ('fresh' in event) {
    const { fresh, game, version, options, seat, players, view, say, earlier, auto } = event;
    return {
      seq: fresh,
      game,
      version,
      options,
      seat,
      players,
      view,
      lines: say,
      earlier,
      auto,
      undo: event.undo ?? 'none',
      hints: event.hints ?? false,
      standIn: event.standIn ?? USUAL_BOT,
      paused: event.paused ?? false,
      won: event.won ?? null,
      abandoned: event.abandoned ?? false,
      votes: event.votes ?? [],
      ...asked(event.ask, seat),
    };
  }
  if (before === null) throw new Gap(0, 'step' in event ? event.step : 0);
  if ('players' in event) return { ...before, players: event.players, hints: event.hints ?? false };
  if ('votes' in event) return { ...before, votes: event.votes };
  if ('paused' in event) return { ...before, paused: event.paused };
  if (event.step <= before.seq) return before;
  if (event.step !== before.seq + 1) throw new Gap(before.seq, event.step);
  const kept = event.unsay ? before.lines.slice(0, -event.unsay) : before.lines;
  return {
    ...before,
    seq: event.step,
    view: viewAfter(before.view, event),
    lines: event.say === undefined ? kept : [...kept, ...event.say],
    undo: event.undo ?? before.undo,
    won: event.won ?? (event.unsay === undefined ? before.won : null),
    abandoned: event.abandoned ?? before.abandoned,
    ...asked(event.ask, before.seat),
  };
}

/** What was to be seen at the pauses of an update: the view when so many of its lines had been told. */
export function momentsOf(
  before: Plain,
  { moments = [] }: Update,
): readonly { readonly told: number; readonly view: Plain }[] {
  let view = before;
  return moments.map(({ told, set }) => {
    view = patched(view, set);
    return { told, view };
  });
}

function viewAfter(before: Plain, update: Update): Plain {
  const last = momentsOf(before, update).at(-1)?.view ?? before;
  return update.set === undefined ? last : patched(last, update.set);
}

const asked = (ask: Ask | undefined, seat: Seat | null): Pick<Followed, 'decision' | 'due' | 'closes'> => ({
  decision: ask === undefined || seat === null ? null : unpackAsk(ask, seat),
  due: ask?.due ?? null,
  closes: ask?.closes ?? null,
});
