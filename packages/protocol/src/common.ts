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

/** What people call themselves: one line, something to see. */
export const Name = z
  .string()
  .trim()
  .min(1)
  .max(LIMITS.name)
  .regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u, 'a name is one line of letters');

export const MatchId = z.string().regex(/^[a-z0-9]{6,24}$/);
export const InviteCode = z.string().regex(/^[a-z0-9]{6,24}$/);
/** Who a guest is, kept secret: never part of an address. */
export const GuestKey = z.string().regex(/^[a-z0-9]{6,24}\.[A-Za-z0-9_-]{43}$/);

export const OptionValues = z.record(
  z.string().max(LIMITS.id),
  z.union([z.boolean(), z.number(), z.string().max(LIMITS.id)]),
);
export const BotName = z.string().min(1).max(LIMITS.name);
