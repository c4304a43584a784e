import { Alive, Health, Trouble } from '@indigo/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Rooms } from '../app.ts';
import { Refusal } from '../refusal.ts';
import { bears } from '../token.ts';

/** Figures of the moment show what goes on at tables: they are for those who run the server. */
function mustKnow(token: string | undefined, said: string | undefined): void {
  if (token === undefined) {
    throw new Refusal(
      403,
      'not-allowed',
      'figures need a token: indigo serve --metrics-token, INDIGO_METRICS_TOKEN',
    );
  }
  if (!bears(token, said)) throw new Refusal(401, 'not-allowed', 'that is not the token of the figures');
}

export function metaRoutes(app: FastifyInstance, rooms: Rooms): void {
  const { house, tables, connections, metricsToken, cluster } = rooms;
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const quiet = { config: { rateLimit: false as const } };

  routes.get(
    '/api/health',
    { ...quiet, schema: { summary: 'Is everything well?', response: { 200: Health } } },
    async () => ({ ok: true, tables: tables.count, sockets: connections.size }),
  );
  routes.get(
    '/live',
    { ...quiet, schema: { summary: 'Does the server answer?', response: { 200: Alive } } },
    async () => ({
      ok: true as const,
    }),
  );
  // Asked often and by anybody: one look a second is enough.
  let looked: { readonly at: number; readonly trouble: Promise<string | null> } | null = null;
  const ready = async () => {
    const unwell = cluster?.unwell ?? null;
    if (unwell !== null) throw new Refusal(503, 'closing', unwell);
    const now = house.now();
    if (looked === null || now - looked.at >= 1000) {
      const trouble = house.store.check().then(
        () => null,
        (error: Error) => error.message,
      );
      looked = { at: now, trouble };
    }
    const trouble = await looked.trouble;
    if (trouble !== null) throw new Refusal(503, 'storage', trouble);
    return { ok: true as const };
  };
  for (const path of ['/ready', '/api/ready'])
    routes.get(
      path,
      {
        ...quiet,
        schema: {
          summary: 'Can matches be kept, and should people be sent here?',
          response: { 200: Alive, '5xx': Trouble },
        },
      },
      ready,
    );
  routes.get('/metrics', { ...quiet, schema: { hide: true } }, async (request, reply) => {
    mustKnow(metricsToken, request.headers.authorization);
    const { registry } = house.metrics;
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  routes.get('/api/openapi.json', { ...quiet, schema: { hide: true } }, async () => app.swagger());
}
