import { type Command, type Followed, follow, momentsOf, type Reply, type TableEvent } from '@indigo/host';
import { type Seat, SPECTATOR } from '@indigo/kernel';
import { Model } from '../link/base.ts';
import type { Curtain, TableLink } from '../link/link.ts';
import type { TableNews } from './calls.ts';
import { ask, followTable } from './client.ts';

/** Something somebody was told, and how they knew the table before. */
interface Heard {
  readonly before: Followed;
  readonly event: TableEvent;
}

/**
 * The table before what led to somebody's question, for they may have something to roll by hand; null: it is not known. A
 * match that has just begun is seen from its first moment.
 */
function beforeIt({ before, event }: Heard): Followed | null {
  if (!('step' in event)) return null;
  const view = before.view ?? momentsOf(null, event).at(0)?.view ?? null;
  return view === null ? null : { ...before, view, decision: null, due: null, closes: null };
}

/** A table of this browser: alone against bots, or several people round one screen. */
export function localLink(id: string): TableLink {
  const model = new Model('local', id);
  const looks = new Map<Seat, Followed>();
  /** The last thing each was told. */
  const last = new Map<Seat, Heard>();
  let mine: readonly Seat[] = [];
  let lesson = false;
  /** Whose table is on the screen. */
  let front: Seat = SPECTATOR;
  let closed = false;
  const unfollow = followTable(id, hear);

  function hear({ events, lost }: TableNews): void {
    if (closed) return;
    if (lost !== undefined) {
      // What was told is what was kept: load it again and go on from there.
      void ask('close', { id }).then(open, failed);
      return;
    }
    let shown: TableEvent | null = null;
    for (const [looker, event] of events) {
      const before = looks.get(looker) ?? null;
      looks.set(looker, follow(before, event));
      if (before !== null) last.set(looker, { before, event });
      if (looker === front) shown = event;
    }
    show(shown);
  }

  function show(event: TableEvent | null): void {
    const table = looks.get(front) ?? null;
    model.set({ table, mine, lesson, curtain: curtain(), connection: 'open', trouble: null }, event);
  }

  /** Somebody else has to answer now: the device is handed over first. Nothing to hide with one person, or at the end. */
  function curtain(): Curtain | null {
    if (mine.length < 2 || (looks.get(front)?.won ?? null) !== null) return null;
    const asked = (seat: Seat): boolean => (looks.get(seat)?.decision ?? null) !== null;
    if (mine.includes(front) && asked(front)) return null;
    const inOrder = [...mine.filter((seat) => seat > front), ...mine.filter((seat) => seat < front)];
    const next = inOrder.find(asked);
    return next === undefined ? null : { seat: next, name: looks.get(next)?.players[next]?.name ?? '' };
  }

  async function open(): Promise<void> {
    const result = await ask('open', { id });
    mine = result.mine;
    lesson = result.lesson;
    if (mine.length === 1) front = mine[0];
    if (!closed && looks.size > 0) show(null);
  }

  function failed(error: Error): void {
    if (!closed) model.set({ connection: 'closed', trouble: error.message });
  }

  open().catch(failed);

  return {
    get: model.get,
    subscribe: model.subscribe,
    missed: model.missed,
    replay: null,
    send: async (command: Command): Promise<Reply> => {
      try {
        return await ask('command', { id, seat: front, command });
      } catch (error) {
        return { no: 'storage', reason: (error as Error).message };
      }
    },
    chat: () => {},
    reveal: () => {
      const next = model.get().curtain;
      if (next === null) return;
      front = next.seat;
      const told = last.get(front);
      const before = told === undefined ? null : beforeIt(told);
      if (told === undefined || before === null) show(null);
      else {
        model.set({ table: before, curtain: null });
        show(told.event);
      }
    },
    record: () => ask('record', { id }),
    again: async () => {
      const table = looks.get(front);
      if (table === undefined) return null;
      const players = table.players.map(({ name, person, bot }) => ({
        name,
        bot: person ? null : (bot ?? 'random'),
      }));
      const { game, options } = table;
      // After a match with the coach one plays as usual.
      const hints = lesson || table.hints;
      return `/play/${await ask('create', { game, options, players, hints })}`;
    },
    leave: async () => {},
    close: () => {
      closed = true;
      unfollow();
      void ask('close', { id });
    },
  };
}
