import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Nothing but our own files. Over plain http in a house, a page told to upgrade to https would find nothing there, so
 * that and HSTS are left to whoever puts TLS in front.
 */
export const headers = {
  strictTransportSecurity: false,
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      connectSrc: ["'self'"],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      fontSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  referrerPolicy: { policy: 'same-origin' },
} as const;

/** Those of them that are only about a whole page. */
const OF_PAGES = [
  'Content-Security-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];

/** The page, and its start for every address that is one of its own. */
export async function servePage(app: FastifyInstance, folder: string): Promise<void> {
  const built = existsSync(folder);
  if (built) {
    // What is said of a page means nothing for its parts, and there are dozens of them. A worker is a page of its own.
    app.addHook('onSend', async (request, reply) => {
      if (!/^\/assets\/(?!worker-)/.test(request.url)) return;
      for (const name of OF_PAGES) reply.raw.removeHeader(name);
    });
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      // What we say ourselves, below, counts.
      cacheControl: false,
      setHeaders: (response, path) => {
        // Names under assets/ carry a hash of their content.
        const forever = /[\\/]assets[\\/]/.test(path);
        response.setHeader('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage =
      request.method === 'GET' &&
      !request.url.startsWith('/api/') &&
      !/\.\w+$/.test(request.url.split('?')[0]);
    if (wantsPage && built) return reply.header('cache-control', 'no-cache').sendFile('index.html');
    return reply.status(404).send({
      no: 'no-such-page',
      reason: wantsPage ? 'the page is not built: npm run build' : 'there is nothing here',
    });
  });
}
