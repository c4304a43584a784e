import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Rooms } from '../app.ts';
import { keyOf } from '../guests.ts';
import { Refusal } from '../refusal.ts';
import type { GuestRow } from '../store.ts';

export const guestOf = (rooms: Rooms, request: FastifyRequest): Promise<GuestRow | null> =>
  rooms.guests.find(keyOf(request));

/** Tells when whoever asked does not wait for the reply any more. */
export function goneFrom(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
}

/** Throws a Refusal where nobody has said who they are. */
export async function mustBeGuest(rooms: Rooms, request: FastifyRequest): Promise<GuestRow> {
  const guest = await guestOf(rooms, request);
  if (guest === null) throw new Refusal(401, 'no-name', 'tell us your name first');
  return guest;
}
