import { type Followed, follow, type Reply, type TableEvent } from '@indigo/host';
import type { MatchRecord, Seat } from '@indigo/kernel';
import { Model } from '../link/base.ts';
import type { ReplayControls, TableLink, Timeline } from '../link/link.ts';
import type { Frame, ReplayOpened } from './calls.ts';
import { ask } from './client.ts';

type Eyes = Timeline['eyes'];

/** Where a link to a moment leads: the tick that stands after so many entries of the record. */
export const tickAt = (ticks: Timeline['ticks'], entries: number): number => {
  const found = ticks.findIndex(({ at }) => at >= entries);
  return found < 0 ? ticks.length - 1 : found;
};

/** A record as a table to look at. `at`: the moment to begin with, in entries of the record. */
export function replayLink(id: string, record: MatchRecord, at: number | null): TableLink {
  const model = new Model('replay', id);
  let opened: ReplayOpened | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Only the newest wish counts: frames that were overtaken are not shown. */
  let wish = 0;
  let closed = false;

  async function open(): Promise<void> {
    opened = await ask('replay', { id, record });
    const { ticks, over } = opened;
    const tick = at === null ? 0 : tickAt(ticks, at);
    await show({ ticks, tick, playing: false, speed: 1, eyes: over ? 'all' : null, over }, false);
  }

  async function show(timeline: Timeline, step: boolean): Promise<void> {
    const mine = ++wish;
    const frame = await ask('frame', { id, tick: timeline.tick, eyes: timeline.eyes });
    if (closed || mine !== wish || opened === null) return;
    const before = model.get().table;
    const event =
      step && before?.seq === frame.tick - 1 ? stepTo(frame) : freshAt(frame, opened, timeline.eyes);
    const table: Followed = follow(before, event);
    // Whoever stopped it or changed its speed meanwhile is not overruled.
    const { tick, eyes } = timeline;
    const now = { ...(model.get().timeline ?? timeline), tick, eyes };
    model.set({ table, views: frame.views, timeline: now, connection: 'open' }, event);
  }

  function change(how: Partial<Timeline>, step = false): void {
    const { timeline } = model.get();
    if (timeline === null) return;
    // The knob is where it was put at once; the table follows.
    model.set({ timeline: { ...timeline, ...how } });
    show({ ...timeline, ...how }, step).catch(failed);
  }

  function failed(error: Error): void {
    if (!closed) model.set({ connection: 'closed', trouble: error.message });
  }

  function run(): void {
    clearTimeout(timer);
    const { timeline } = model.get();
    if (closed || timeline === null || !timeline.playing) return;
    if (timeline.tick >= timeline.ticks.length - 1) {
      change({ playing: false });
      return;
    }
    change({ tick: timeline.tick + 1 }, true);
    timer = setTimeout(run, 1000 / timeline.speed);
  }

  const replay: ReplayControls = {
    travel: (tick) => {
      const now = model.get().timeline;
      if (now === null) return;
      const to = Math.max(0, Math.min(now.ticks.length - 1, tick));
      change({ tick: to }, to === now.tick + 1);
    },
    play: (on) => {
      const now = model.get().timeline;
      if (now === null) return;
      clearTimeout(timer);
      const restart = on && now.tick >= now.ticks.length - 1;
      model.set({ timeline: { ...now, playing: on } });
      if (restart) change({ tick: 0, playing: true });
      if (on) timer = setTimeout(run, restart ? 1000 / now.speed : 0);
    },
    speed: (speed) => {
      const now = model.get().timeline;
      if (now !== null) model.set({ timeline: { ...now, speed } });
    },
    look: (eyes) => change({ eyes }),
    fork: async (seat) => {
      const tick = model.get().timeline?.tick ?? 0;
      return `/play/${await ask('fork', { id, tick, seat })}`;
    },
  };

  open().catch(failed);
  return {
    get: model.get,
    subscribe: model.subscribe,
    missed: model.missed,
    replay,
    send: async (): Promise<Reply> => ({ no: 'over', reason: '' }),
    chat: () => {},
    reveal: () => {},
    record: async () => record,
    again: async () => null,
    leave: async () => {},
    close: () => {
      closed = true;
      clearTimeout(timer);
      void ask('close', { id });
    },
  };
}

/** One tick further: what was told and how the view changed, to be animated like a step of a live table. */
const stepTo = ({ tick, view, lines, fresh, won }: Frame): TableEvent => ({
  step: tick,
  say: lines.slice(lines.length - fresh),
  set: [['', view]],
  ...(won === null ? {} : { won }),
});

function freshAt({ tick, view, lines, won }: Frame, opened: ReplayOpened, eyes: Eyes): TableEvent {
  const seat: Seat | null = typeof eyes === 'number' ? eyes : null;
  return {
    fresh: tick,
    game: opened.game,
    version: opened.version,
    options: opened.options,
    seat,
    players: opened.names.map((name, at) => {
      const bot = opened.bots[at];
      return { name, person: bot === null, ...(bot === null ? {} : { bot }) };
    }),
    view,
    say: lines,
    earlier: 0,
    auto: [],
    ...(won === null ? {} : { won }),
  };
}
