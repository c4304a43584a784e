import { Done, House, MyDeeds, NewPush, NoPush, Trouble } from '@indigo/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Rooms } from '../app.ts';
import { Refusal } from '../refusal.ts';
import { deedsByGame } from '../scribe.ts';
import { mustBeGuest } from './guest-of.ts';

/** Matches that are counted while somebody waits for it. */
const MOST_COUNTED = 10;

/** What concerns oneself alone: where one can be called, and what one has done. */
export function myRoutes(app: FastifyInstance, rooms: Rooms): void {
  const { house, tables } = rooms;
  const { book } = house.store;
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    '/api/house',
    {
      schema: {
        summary: 'Where others find this server, and the key its notices are signed with.',
        response: { 200: House },
      },
    },
    async (request) => ({
      addresses: rooms.addressesFor(request),
      ...(house.bell === null ? {} : { push: house.bell.publicKey }),
    }),
  );

  routes.post(
    '/api/my/pushes',
    {
      schema: {
        summary: 'Where one can be called when it is one’s turn and no page is open.',
        body: NewPush,
        response: { 200: Done, '4xx': Trouble },
      },
    },
    async (request) => {
      const guest = await mustBeGuest(rooms, request);
      const { endpoint, keys, language } = request.body;
      if (house.bell === null) throw new Refusal(409, 'no-push', 'this server calls nobody');
      if (!house.bell.reaches(endpoint))
        throw new Refusal(400, 'no-such-service', 'that is no push service this server knows');
      await house.bell.add({ endpoint, ...keys, language, guest: guest.id });
      return { ok: true as const };
    },
  );

  routes.post(
    '/api/my/pushes/remove',
    {
      schema: {
        summary: 'One is not to be called there any more.',
        body: NoPush,
        response: { 200: Done, '4xx': Trouble },
      },
    },
    async (request) => {
      const guest = await mustBeGuest(rooms, request);
      await book.removePush(request.body.endpoint, guest.id);
      return { ok: true as const };
    },
  );

  routes.get(
    '/api/my/deeds',
    {
      schema: {
        summary: 'What one has done here: played, won, seen and caught, game by game.',
        response: { 200: MyDeeds, '4xx': Trouble },
      },
    },
    async (request) => {
      const { id } = await mustBeGuest(rooms, request);
      // The server may have been ended before it got to it.
      for (const match of await book.uncounted(id, MOST_COUNTED)) {
        const table = await tables.get(match).catch(() => null);
        if (table?.over) await house.scribe.count(table);
      }
      return { games: deedsByGame(await book.deedsOf(id)) };
    },
  );
}
