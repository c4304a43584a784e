import { z } from 'zod';
import {
  BotName,
  DiceHash,
  GuestKey,
  InviteCode,
  LIMITS,
  MatchId,
  Name,
  OptionValues,
  Seat,
  SeatOrNull,
  Word,
} from './common.ts';

/** Every refusal over HTTP. */
export const Trouble = z.object({ no: z.string(), reason: z.string() });
export type Trouble = z.infer<typeof Trouble>;

export const NewGuest = z.strictObject({
  name: Name,
  /** For programs: send the key in the reply too, to be used as a bearer token or in a hello. */
  key: z.literal(true).exactOptional(),
});
export type NewGuest = z.infer<typeof NewGuest>;

export const Guest = z.object({ id: z.string(), name: z.string(), key: GuestKey.exactOptional() });
export type Guest = z.infer<typeof Guest>;

export const GameInfo = z.object({
  id: z.string(),
  title: z.string(),
  seats: z.object({ min: z.int(), max: z.int() }),
  options: z.array(
    z.looseObject({
      key: z.string(),
      clause: z.string(),
      about: z.string(),
      type: z.enum(['flag', 'choice', 'number']),
    }),
  ),
});
export const Games = z.object({
  games: z.array(GameInfo),
  bots: z.array(z.object({ name: z.string(), title: z.string(), about: z.string() })),
});
export type Games = z.infer<typeof Games>;

export const NewMatch = z.strictObject({
  game: z.string().max(LIMITS.id),
  options: OptionValues.exactOptional(),
  /** Who sits where: the one who asks, a bot by name, or nobody yet. */
  seats: z
    .array(z.union([z.literal('me'), z.literal('open'), z.strictObject({ bot: BotName })]))
    .min(1)
    .max(LIMITS.seats),
  /** What the dice are settled by, as shown by `GET /api/dice` before; with it the own word. */
  dice: DiceHash.exactOptional(),
  word: Word.exactOptional(),
  /** Anybody may find it in the lobby and join; else only those with the link. */
  public: z.boolean().exactOptional(),
  /** Others may watch who know its address. Without it: yes. */
  watch: z.boolean().exactOptional(),
  /**
   * Windows stay open for a moment wherever somebody may have a response as far as the others know, so that nobody can tell
   * who has one. Without it: yes.
   */
  cover: z.boolean().exactOptional(),
  /** People may ask what they might answer. Without it: where only one plays, against bots. */
  hints: z.boolean().exactOptional(),
  /** The bot that plays for those who left or let their time run out. Without it: `trainer`. */
  standIn: BotName.exactOptional(),
  /** Seconds for an answer; 0 or nothing: as long as they like. */
  clock: z
    .int()
    .min(0)
    .max(30 * 86_400)
    .exactOptional(),
  /** Seconds until a bot plays for somebody who has left the table; 0: never by itself. */
  away: z
    .int()
    .min(0)
    .max(30 * 86_400)
    .exactOptional(),
});
export type NewMatch = z.infer<typeof NewMatch>;

export const PlayerInfo = z.object({
  name: z.string(),
  person: z.boolean(),
  bot: z.string().exactOptional(),
  away: z.literal(true).exactOptional(),
});

export const MatchInfo = z.object({
  id: MatchId,
  game: z.string(),
  options: OptionValues,
  state: z.enum(['waiting', 'playing', 'over']),
  players: z.array(PlayerInfo),
  /** Where the one who asks sits, or null. */
  seat: SeatOrNull,
  /** For those who sit there: the code of the link others join by. */
  invite: InviteCode.exactOptional(),
  /** The one who asks has set it up: may send people away and close it until it begins. */
  yours: z.literal(true).exactOptional(),
  /** What the dice are settled by, before anybody gives their word. The secret behind it is in the record. */
  dice: DiceHash.exactOptional(),
  public: z.boolean(),
  watch: z.boolean(),
  cover: z.boolean(),
  /** Left out: hints are given where only one plays. */
  hints: z.boolean().exactOptional(),
  /** Left out: a `trainer` plays for those who left. */
  standIn: z.string().exactOptional(),
  clock: z.int(),
  away: z.int(),
  /** Milliseconds since 1970. */
  created: z.int(),
  updated: z.int(),
  turn: z.int(),
  /** It is for the one who asks to answer now. */
  asked: z.literal(true).exactOptional(),
  won: z.array(Seat).exactOptional(),
  /** It is over because nobody had come for long. */
  abandoned: z.literal(true).exactOptional(),
  /** It cannot go on here, and why. Those who play may end it. */
  stuck: z.string().exactOptional(),
  /** The match played after this one. */
  rematch: MatchId.exactOptional(),
});
export type MatchInfo = z.infer<typeof MatchInfo>;

/** What was kept of a match, from act number `from` on; more from `next` on, if there is one. */
export const Acts = z.object({
  game: z.string(),
  version: z.int(),
  options: OptionValues,
  names: z.array(z.string()),
  from: z.int(),
  acts: z.array(z.looseObject({ do: z.string() })),
  next: z.int().exactOptional(),
});

export const MatchList = z.object({ matches: z.array(MatchInfo) });
export type MatchList = z.infer<typeof MatchList>;

export const Join = z.strictObject({
  code: InviteCode,
  seat: Seat.exactOptional(),
  word: Word.exactOptional(),
});
export type Join = z.infer<typeof Join>;

/** Joining a public match needs no code. */
export const JoinOpen = z.strictObject({ seat: Seat.exactOptional(), word: Word.exactOptional() });

/** Another match with the same people: for its dice as when one sets up or joins. */
export const Again = z.strictObject({ dice: DiceHash.exactOptional(), word: Word.exactOptional() });
export type Again = z.infer<typeof Again>;

/** What the dice of the next match one sets up are settled by. */
export const Dice = z.object({ dice: DiceHash });
export type Dice = z.infer<typeof Dice>;

export const Start = z.strictObject({
  /** Who takes the seats that are still free; nobody may be missing otherwise. */
  bot: BotName.exactOptional(),
});
export type Start = z.infer<typeof Start>;

/** Whom to send away. */
export const Remove = z.strictObject({ seat: Seat });
export const Done = z.object({ ok: z.literal(true) });

export const Health = z.object({ ok: z.boolean(), tables: z.int(), sockets: z.int() });
export const Alive = z.object({ ok: z.literal(true) });

/** The words that packed messages of a game are made of. */
export const Book = z.object({ words: z.array(z.string()), sum: z.string() });
export type Book = z.infer<typeof Book>;

/** What a page should know of the server: where others find it, and what its notices are signed with. */
export const House = z.object({
  /** Addresses that lead here from other devices, the likeliest first; none where the one in use does. */
  addresses: z.array(z.string()),
  /** A browser that is to be called takes this key; without it nobody can be. */
  push: z.string().exactOptional(),
});
export type House = z.infer<typeof House>;

const Base64 = z.string().regex(/^[A-Za-z0-9_-]+$/);

/** Where a browser can be called though its page sleeps, as it says itself. */
export const NewPush = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }).max(1024),
  keys: z.strictObject({ p256dh: Base64.length(87), auth: Base64.length(22) }),
  /** In which language it is called. */
  language: z.string().regex(/^[a-z]{2}$/),
});
export type NewPush = z.infer<typeof NewPush>;

export const NoPush = NewPush.pick({ endpoint: true });
export type NoPush = z.infer<typeof NoPush>;

/** A Pokémon of a game. */
export const Creature = z.object({
  kind: z.string(),
  of: z.string().exactOptional(),
  form: z.int().exactOptional(),
});

/** What one has done in a game, over all matches that were played to their end. */
export const GameDeeds = z.object({
  game: z.string(),
  played: z.int(),
  won: z.int(),
  seen: z.array(Creature),
  caught: z.array(Creature),
});
export type GameDeeds = z.infer<typeof GameDeeds>;

export const MyDeeds = z.object({ games: z.array(GameDeeds) });
export type MyDeeds = z.infer<typeof MyDeeds>;
