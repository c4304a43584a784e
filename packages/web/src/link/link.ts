import type { Command, Followed, Reply, TableEvent } from '@indigo/host';
import type { MatchRecord, Plain, Say, Seat } from '@indigo/kernel';
import type { ChatLine } from '@indigo/protocol';

export type { ChatLine };

/**
 * opening: nothing has been seen of the table yet. open: all is well. lost: the network is away, `retryAt` says when it is
 * tried again; answers wait and are sent then. closed: it will not come back by itself, `trouble` says why.
 */
type Connection = 'opening' | 'open' | 'lost' | 'closed';

/**
 * Pass and play: the device must be handed to this seat before its hand may be seen. The page draws `HandOver`
 * (shell/hand-over.tsx) over everything once it has shown what came before.
 */
export interface Curtain {
  readonly seat: Seat;
  readonly name: string;
}

/** One place of a replay to travel to: a question, or the end. */
export interface Tick {
  /** After how many entries of the record. */
  readonly at: number;
  readonly seat: Seat | null;
  readonly turn: number;
  /** Lines everybody was told since the tick before. */
  readonly say: readonly Say[];
}

export interface Timeline {
  readonly ticks: readonly Tick[];
  /** Index into `ticks`. */
  readonly tick: number;
  readonly playing: boolean;
  /** Ticks a second. */
  readonly speed: number;
  /** From whose eyes; null: as a spectator; 'all': all-seeing, allowed once the match is over. */
  readonly eyes: Seat | null | 'all';
  /** Whether 'all' and every seat may be chosen. */
  readonly over: boolean;
}

export interface Unsaid {
  readonly text: string;
  readonly why: string;
}

/** All the table page draws. Never changed in place: a new one for every event, so that `===` says whether to redraw. */
export interface TableModel {
  readonly kind: 'local' | 'online' | 'replay';
  /** The id in the address of the page. */
  readonly id: string;
  /** The table as the seat at this screen knows it; null until it was first told. `table.view` is null until it begins. */
  readonly table: Followed | null;
  /** All-seeing replay: what each seat sees, for hands; null otherwise. */
  readonly views: readonly Plain[] | null;
  /** The seats people at this screen play: one, several (pass and play), or none (spectator, replay). */
  readonly mine: readonly Seat[];
  /** A teaching match: a coach sits beside it. */
  readonly lesson: boolean;
  readonly curtain: Curtain | null;
  readonly connection: Connection;
  readonly retryAt: number | null;
  /** A sentence for people: why it is closed, or what went wrong last. */
  readonly trouble: string | null;
  readonly chat: readonly ChatLine[];
  /** Whether `chat()` reaches anybody. */
  readonly canChat: boolean;
  /** What was last to be said and was not, and a sentence for people: why. */
  readonly unsaid: Unsaid | null;
  /** Online and still waiting for people: the code others join by. */
  readonly invite: string | null;
  /** The table was set up from here: people can be sent away, and it can be closed, until it begins. */
  readonly yours: boolean;
  /** The address of the match played after this one. */
  readonly rematch: string | null;
  readonly timeline: Timeline | null;
}

/** A model and what led to it. */
export interface Told {
  readonly model: TableModel;
  readonly event: TableEvent | null;
}

/** `event` is what led to this model, if one did: its `say` is what to animate. Called once per event, in order. */
export type Listener = (model: TableModel, event: TableEvent | null) => void;

/**
 * A table as its page sees it, wherever the match runs. Nothing here waits for animations: events come as they
 * happen (bots answer at once), and the page shows them at reading speed.
 */
export interface TableLink {
  /** The newest model. */
  get(): TableModel;
  /** Returns how to stop. */
  subscribe(listener: Listener): () => void;
  /** All that was told before anybody could show it, handed out once: a table is shown from its beginning. */
  missed(): readonly Told[];
  /**
   * Never rejects: a lost connection is waited out, a refusal is the reply `{ no, reason }`. In a replay every command but 'why' is refused.
   */
  send(command: Command): Promise<Reply>;
  chat(text: string): void;
  /** Pass and play: the person named by the curtain holds the device; shows that seat's table. */
  reveal(): void;
  /** The record so far, to keep as a file. Online only once the match is over: it holds everybody's secrets. */
  record(): Promise<MatchRecord | null>;
  /** Plays the same game with the same seats again: the address to go to. Null where that cannot be; throws, in words, where it is refused. */
  again(): Promise<string | null>;
  /** Lets a bot take the own seat for good (online), then closes. */
  leave(): Promise<void>;
  /** Stops following; nothing is sent. The page calls it when it is left. */
  close(): void;
  /** Only replays. */
  readonly replay: ReplayControls | null;
}

export interface ReplayControls {
  /** To a tick by its index. */
  travel(tick: number): void;
  play(on: boolean): void;
  speed(ticksPerSecond: number): void;
  look(eyes: Seat | null | 'all'): void;
  /** Plays on from this moment on this device, the others played by bots: the address to go to. */
  fork(seat: Seat): Promise<string>;
}
