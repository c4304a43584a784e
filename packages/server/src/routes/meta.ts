import { Health } from '@indigo/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Rooms } from '../app.ts';

export function metaRoutes(app: FastifyInstance, { house, tables, connections }: Rooms): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const quiet = { config: { rateLimit: false as const } };

  routes.get(
    '/api/health',
    { ...quiet, schema: { summary: 'Is everything well?', response: { 200: Health } } },
    async () => ({ ok: true, tables: tables.count, sockets: connections.size }),
  );
  routes.get('/metrics', { ...quiet, schema: { hide: true } }, async (_, reply) => {
    const { registry } = house.metrics;
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  routes.get('/api/openapi.json', { ...quiet, schema: { hide: true } }, async () => app.swagger());
}
