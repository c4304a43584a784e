import { bots } from '@indigo/bots';
import { Games } from '@indigo/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Rooms } from '../app.ts';

export function gameRoutes(app: FastifyInstance, { catalog }: Rooms): void {
  app
    .withTypeProvider<ZodTypeProvider>()
    .get(
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
}
