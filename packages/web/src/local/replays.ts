import { USUAL_BOT } from '@indigo/bots';
import { catalog } from '@indigo/catalog';
import type { Act } from '@indigo/host';
import {
  type AnswerEntry,
  type AnyRuleset,
  type Asking,
  type Line,
  Match,
  type MatchRecord,
  type Plain,
  readEntry,
  type Seat,
  SPECTATOR,
  sees,
} from '@indigo/kernel';
import type { Tick } from '../link/link.ts';
import type { Frame, ReplayOpened } from './calls.ts';
import type { Past } from './tables.ts';
import { trouble } from './trouble.ts';

type Eyes = Seat | null | 'all';

/** A record being looked at: a match that is led along it, forward step by step, backward by beginning anew. */
class Replay {
  readonly opened: ReplayOpened;
  private readonly ruleset: AnyRuleset;
  private readonly record: MatchRecord;
  private match: Match;

  constructor(ruleset: AnyRuleset, record: MatchRecord) {
    this.ruleset = ruleset;
    this.record = record;
    // Says what is wrong with a record before anything of it is shown.
    const whole = Match.load(ruleset, record);
    this.match = this.begin();
    const { names, bots } = peopleOf(record);
    this.opened = {
      game: record.game,
      version: record.version,
      options: whole.options,
      names,
      bots,
      ticks: this.measure(),
      over: whole.over,
    };
  }

  frame(tick: number, eyes: Eyes): Frame {
    const { ticks, over } = this.opened;
    const index = Math.max(0, Math.min(ticks.length - 1, tick));
    const allowed = eyes === 'all' && !over ? null : eyes;
    this.lead(ticks[index].at);
    const { match } = this;
    const lines = allowed === 'all' ? everyLine(match) : match.story(allowed ?? SPECTATOR);
    const since = index === 0 ? -1 : ticks[index - 1].at;
    return {
      tick: index,
      view: match.view(typeof allowed === 'number' ? allowed : SPECTATOR),
      lines: lines.map((line) => line.say),
      fresh: lines.filter((line) => line.at > since).length,
      won: match.winners,
      views: allowed === 'all' ? Array.from({ length: match.seats }, (_, seat) => match.view(seat)) : null,
    };
  }

  /** What led to a tick, as the past of a table at which only `seat` is played by a person. */
  fork(tick: number, seat: Seat): Past {
    const { game, version, options, names, ticks, over } = this.opened;
    if (!over) throw trouble('notOver');
    const { at } = ticks[tick];
    const match = this.begin();
    let drawn: number[] = [];
    const acts: Act[] = [{ do: 'start', drawn, to: 0 }];
    for (const entry of this.record.entries.slice(0, at)) {
      if (typeof entry === 'number') drawn.push(entry);
      else {
        drawn = [];
        acts.push({ do: 'answer', ...readEntry(match.asking() as Asking, entry), drawn, to: 0 });
      }
      match.enter(entry);
    }
    const players = names.map((name, other) => ({ name, bot: other === seat ? null : USUAL_BOT }));
    return { game, version, options, players, acts };
  }

  private begin(): Match {
    const { seats, options } = this.record;
    return Match.start(this.ruleset, { seats, options });
  }

  /** One tick wherever a question stood, and one for the end. */
  private measure(): Tick[] {
    const { entries } = this.record;
    const ticks: Tick[] = [];
    let told = 0;
    const note = (at: number, entry?: AnswerEntry): void => {
      this.lead(at);
      const { match } = this;
      const said = match.story(SPECTATOR, told);
      told = match.told;
      const seat = entry === undefined ? null : readEntry(match.asking() as Asking, entry).seat;
      ticks.push({ at, seat, turn: match.turn, say: said.map((line) => line.say) });
    };
    for (const [at, entry] of entries.entries()) if (typeof entry !== 'number') note(at, entry);
    note(entries.length);
    return ticks;
  }

  private lead(to: number): void {
    if (this.match.length > to) this.match = this.begin();
    const { match } = this;
    for (let at = match.length; at < to; at++) match.enter(this.record.entries[at]);
  }
}

/** The story as told to anybody. A line is next when it is next for everybody who may read it. */
function everyLine(match: Match): Line[] {
  const lookers = [SPECTATOR, ...Array.from({ length: match.seats }, (_, seat) => seat)];
  const left = lookers.map((looker) => ({ looker, story: match.story(looker), at: 0 }));
  const lines: Line[] = [];
  for (;;) {
    const heads = left.flatMap(({ story, at }) => (at < story.length ? [story[at]] : []));
    const next = heads
      .filter((line) => left.every(({ looker, story, at }) => !sees(line.to, looker) || story[at] === line))
      .sort((a, b) => a.at - b.at)[0];
    if (next === undefined) return lines;
    lines.push(next);
    for (const one of left) if (one.story[one.at] === next) one.at++;
  }
}

function peopleOf({ about, seats }: MatchRecord): { names: string[]; bots: (string | null)[] } {
  const kept = (typeof about === 'object' && about !== null ? about : {}) as {
    readonly [key: string]: Plain;
  };
  const at = (list: Plain | undefined, seat: Seat): string | null => {
    const found = Array.isArray(list) ? (list[seat] as Plain) : null;
    return typeof found === 'string' && found.trim() !== '' ? found.trim().slice(0, 24) : null;
  };
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return {
    names: all.map((seat) => at(kept.names, seat) ?? `Player ${seat + 1}`),
    bots: all.map((seat) => at(kept.bots, seat)),
  };
}

/** The records being looked at on this page. */
export class Replays {
  private readonly byId = new Map<string, Replay>();

  async open(id: string, record: MatchRecord): Promise<ReplayOpened> {
    const replay = new Replay(await catalog.load(record.game, record.version), record);
    this.byId.set(id, replay);
    return replay.opened;
  }

  frame(id: string, tick: number, eyes: Eyes): Frame {
    return this.of(id).frame(tick, eyes);
  }

  fork(id: string, tick: number, seat: Seat): Past {
    return this.of(id).fork(tick, seat);
  }

  private of(id: string): Replay {
    const replay = this.byId.get(id);
    if (replay === undefined) throw trouble('replayClosed');
    return replay;
  }

  close(id: string): void {
    this.byId.delete(id);
  }
}
