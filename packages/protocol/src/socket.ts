import type { Command, Reply, TableEvent } from '@indigo/host';
import { z } from 'zod';
import { BotName, ChatText, GuestKey, LIMITS, MatchId, OptionIds, PROTOCOL, Seat } from './common.ts';

/** The first message on a socket: which table, from which seat, and what has been seen of it already. */
export const Hello = z.strictObject({
  do: z.literal('hello'),
  v: z.literal(PROTOCOL),
  match: MatchId,
  /** Where no cookie says who it is. */
  key: GuestKey.exactOptional(),
  /** For somebody with several seats; without it the first of them, or a spectator's. */
  seat: Seat.nullable().exactOptional(),
  /** The last step seen: what came after it is told, or everything anew. */
  seq: z.int().min(0).exactOptional(),
  /** The sum of the game's book the client has: if it is ours too, everything after the welcome is packed with it; where we have to learn it first, everything from then on. */
  pack: z.string().max(LIMITS.id).exactOptional(),
});
export type Hello = z.infer<typeof Hello>;

/** With a number, the reply carries it too. */
const re = z.int().min(0).max(0xffffffff).exactOptional();

/** Everything a client may say after its hello. */
export const Message = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('answer'), re, no: z.int().min(0), ids: OptionIds }),
  z.strictObject({ do: z.literal('undo'), re }),
  z.strictObject({ do: z.literal('hold'), re, no: z.int().min(0) }),
  z.strictObject({ do: z.literal('vote'), re, vote: z.int().min(0), yes: z.boolean() }),
  z.strictObject({ do: z.literal('auto'), re, kinds: z.array(z.string().max(LIMITS.id)).max(LIMITS.kinds) }),
  z.strictObject({ do: z.literal('bot'), re, seat: Seat, bot: BotName.nullable() }),
  z.strictObject({ do: z.literal('pause'), re, on: z.boolean() }),
  z.strictObject({ do: z.literal('resign'), re }),
  z.strictObject({ do: z.literal('end'), re }),
  z.strictObject({ do: z.literal('why'), re }),
  z.strictObject({ do: z.literal('hint'), re, no: z.int().min(0) }),
  z.strictObject({
    do: z.literal('compose'),
    re,
    no: z.int().min(0),
    ids: z.array(z.string().max(LIMITS.id)).max(LIMITS.ids),
  }),
  /** `line`: a number no other line of this seat has, such as a random one. Said again with it, the line is kept once. */
  z.strictObject({
    do: z.literal('chat'),
    re,
    text: ChatText,
    line: z.int().min(0).exactOptional(),
  }),
  /** From here on everything is packed with the book of this sum, if it is ours too. As in a hello. */
  z.strictObject({ do: z.literal('pack'), re, sum: z.string().max(LIMITS.id) }),
  z.strictObject({ do: z.literal('ping'), re }),
]);
export type Message = z.infer<typeof Message>;

/** What the table itself understands; the rest is the server's. */
export type TableMessage = Exclude<Message, { do: 'chat' | 'ping' | 'pack' }>;

/** The host's commands and these messages are the same thing: this fails to compile if they part. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;
type WithoutRe<T> = T extends unknown ? Omit<T, 're'> : never;
export const agreed: Same<WithoutRe<TableMessage>['do'], Command['do']> = true;

export interface ChatLine {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly from: string;
  /** Null: a spectator. */
  readonly seat: number | null;
  readonly text: string;
}

/** The answer to a hello; a `fresh` table or the missed steps follow. */
export interface Welcome {
  readonly welcome: typeof PROTOCOL;
  readonly match: string;
  readonly seat: number | null;
  readonly chat: readonly ChatLine[];
  /** The match played after this one. */
  readonly rematch?: string;
  /** All that follows comes packed. */
  readonly packed?: true;
}

/** Why a message was not understood or not allowed, beyond what the table itself refuses. */
export type DoorCode =
  | 'ill-formed'
  | 'too-large'
  | 'too-fast'
  | 'no-hello'
  | 'version'
  | 'no-such-match'
  | 'not-allowed'
  | 'storage'
  | 'broken';

/** The server ends the connection: come back later (`again`), or not. */
export interface Bye {
  readonly bye: string;
  readonly again: boolean;
  /** In so many milliseconds it is one's turn: not before. */
  readonly after?: number;
}

/** What a server may say. A reply carries the `re` of what it answers. */
export type Event =
  | Welcome
  | TableEvent
  | ({ readonly re?: number } & (Reply | { readonly no: DoorCode; readonly reason: string }))
  | { readonly chat: readonly ChatLine[] }
  | { readonly rematch: string }
  | Bye;
