import { bots } from '@indigo/bots';
import { Book, Games, Trouble } from '@indigo/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Rooms } from '../app.ts';
import { Refusal } from '../refusal.ts';

export function gameRoutes(app: FastifyInstance, { catalog, house }: Rooms): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    '/api/games',
    { schema: { summary: 'The games there are, and the bots.', response: { 200: Games } } },
    async () => ({
      games: (await catalog.games()).map((game) => ({
        ...game,
        options: game.options.map((option) => ({ ...option })),
      })),
      bots: Object.values(bots).map(({ name, about }) => ({ name, about })),
    }),
  );

  routes.get(
    '/api/games/:id/book',
    {
      schema: {
        summary: 'The words that packed messages of a game are made of.',
        params: z.object({ id: z.string().max(80) }),
        response: { 200: Book, '4xx': Trouble },
      },
    },
    async (request) => {
      const { id } = request.params;
      if (!catalog.ids.includes(id)) throw new Refusal(404, 'no-such-game', `there is no game "${id}"`);
      const { words, sum } = await house.books.get(id);
      return { words: [...words], sum };
    },
  );
}
