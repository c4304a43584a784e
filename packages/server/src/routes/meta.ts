import { createHash, timingSafeEqual } from 'node:crypto';
import { Health } from '@indigo/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Rooms } from '../app.ts';
import { Refusal } from '../tables.ts';

/** Figures of the moment show what goes on at tables: they are for those who run the server. */
function mustKnow(token: string | undefined, said: string | undefined): void {
  if (token === undefined) {
    throw new Refusal(
      403,
      'not-allowed',
      'figures need a token: indigo serve --metrics-token, INDIGO_METRICS_TOKEN',
    );
  }
  const [wanted, told] = [`Bearer ${token}`, said ?? ''].map((text) =>
    createHash('sha256').update(text).digest(),
  );
  if (!timingSafeEqual(wanted, told))
    throw new Refusal(401, 'not-allowed', 'that is not the token of the figures');
}

export function metaRoutes(app: FastifyInstance, { house, tables, connections, metricsToken }: Rooms): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const quiet = { config: { rateLimit: false as const } };

  routes.get(
    '/api/health',
    { ...quiet, schema: { summary: 'Is everything well?', response: { 200: Health } } },
    async () => ({ ok: true, tables: tables.count, sockets: connections.size }),
  );
  routes.get('/metrics', { ...quiet, schema: { hide: true } }, async (request, reply) => {
    mustKnow(metricsToken, request.headers.authorization);
    const { registry } = house.metrics;
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  routes.get('/api/openapi.json', { ...quiet, schema: { hide: true } }, async () => app.swagger());
}
