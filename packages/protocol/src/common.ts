import { z } from 'zod';

/** Raised when an old client could no longer talk to a new server. */
export const PROTOCOL = 2;

export const LIMITS = {
  name: 24,
  chat: 300,
  id: 80,
  ids: 64,
  kinds: 40,
  seats: 7,
  /** Bytes of one message to the server. */
  message: 8192,
} as const;

export const Seat = z
  .int()
  .min(0)
  .max(LIMITS.seats - 1);
export const SeatOrNull = Seat.nullable();

const OptionId = z.string().min(1).max(LIMITS.id);
export const OptionIds = z.union([OptionId, z.array(OptionId).max(LIMITS.ids)]);

/** Letters, figures and signs that show: some that count as letters are blank. */
const SHOWS = /[\p{L}\p{N}\p{P}\p{S}]/u;
const BLANKS = /[\u115f\u1160\u2800\u3164\uffa0]/g;
const isSeen = (text: string): boolean => SHOWS.test(text.replace(BLANKS, ''));

/** What people call themselves: one line, something to see. Marks that turn the line round or hide in it are refused. */
export const Name = z
  .string()
  .trim()
  .min(1)
  .max(LIMITS.name)
  .regex(/^[^\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]*$/u, 'a name is one line of letters')
  .refine(isSeen, 'a name is something one can see')
  // More marks over a letter than any language has reach into the lines above.
  .refine((name) => !/\p{M}{4}/u.test(name), 'a name is one line of letters');

/** What is said at a table: one line. Joiners stay, for the pictures that are made of several. */
export const ChatText = z
  .string()
  .trim()
  .min(1)
  .max(LIMITS.chat)
  .regex(/^(?:[^\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]|\u200d)*$/u, 'say it in one line of plain text')
  .refine(isSeen, 'say something one can see')
  .refine((text) => !/\p{M}{4}/u.test(text), 'say it in one line of plain text');

/** A random word of one's own, which the dice depend on. */
export const Word = z.string().max(64);
/** SHA-256 of what settles the dice of a match, as hex. */
export const DiceHash = z.string().regex(/^[0-9a-f]{64}$/);

export const MatchId = z.string().regex(/^[a-z0-9]{6,24}$/);
export const InviteCode = z.string().regex(/^[a-z0-9]{6,24}$/);
/** Who a guest is, kept secret: never part of an address. */
export const GuestKey = z.string().regex(/^[a-z0-9]{6,24}\.[A-Za-z0-9_-]{43}$/);

export const OptionValues = z.record(
  z.string().max(LIMITS.id),
  z.union([z.boolean(), z.number(), z.string().max(LIMITS.id)]),
);
export const BotName = z.string().min(1).max(LIMITS.name);
