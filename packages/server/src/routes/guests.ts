import { Guest, NewGuest, Trouble } from '@indigo/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Rooms } from '../app.ts';
import { giveKey } from '../guests.ts';
import { guestOf } from './guest-of.ts';

export function guestRoutes(app: FastifyInstance, rooms: Rooms): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.post(
    '/api/guests',
    {
      config: { rateLimit: { max: Math.ceil(rooms.perMinute / 10), timeWindow: 60_000 } },
      schema: {
        summary: 'Says who one is: a name, and a cookie (or key) to be known by. A known guest is renamed.',
        body: NewGuest,
        response: { 200: Guest, '4xx': Trouble },
      },
    },
    async (request, reply) => {
      const { name, key: wantsKey } = request.body;
      const known = await guestOf(rooms, request);
      if (known !== null && !wantsKey) {
        await rooms.house.store.renameGuest(known.id, name);
        return { id: known.id, name };
      }
      const { guest, key } = await rooms.guests.add(name);
      if (wantsKey) return { id: guest.id, name, key };
      giveKey(reply, key, rooms.isSecure(request));
      return { id: guest.id, name };
    },
  );

  routes.get(
    '/api/me',
    { schema: { summary: 'Who one is.', response: { 200: z.object({ guest: Guest.nullable() }) } } },
    async (request) => {
      const guest = await guestOf(rooms, request);
      return { guest: guest === null ? null : { id: guest.id, name: guest.name } };
    },
  );
}
