import { MatchId } from '@indigo/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Rooms } from '../app.ts';
import { Refusal } from '../refusal.ts';
import type { MatchRow } from '../store.ts';
import { STAGES, type Tidier } from '../tidy.ts';
import { bears } from '../token.ts';

const REMOVED = 'this match was removed by those who run this server';
const CHAT_SHOWN = 30;
const Id = z.object({ id: MatchId });
const State = z.enum(['waiting', 'playing', 'over']);
const Age = z.int().min(0).nullable();
const Tidy = z.strictObject({
  finished: Age,
  abandoned: Age,
  to: z.string().min(1).max(4096).optional(),
  at: z
    .object({
      stage: z.enum(STAGES),
      after: z.object({ updated: z.number(), id: z.string() }).optional(),
    })
    .optional(),
});
const Wanted = z.object({
  game: z.string().max(80).optional(),
  state: State.optional(),
  before: z.coerce.number().int().min(0).optional(),
  limit: z.coerce.number().int().min(1).max(10_000).default(100),
});

/** A match as those who run the server see it in a list. What settles its dice is not for them either. */
export type Listed = ReturnType<typeof listed>;

/** For those who run the server: whoever can read its data folder, or knows the secret of several servers, has the token. */
export function adminRoutes(app: FastifyInstance, rooms: Rooms, token: string, tidier: Tidier): void {
  const { tables, house } = rooms;
  const { store } = house;
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const quiet = { config: { rateLimit: false as const } };
  routes.addHook('onRequest', async (request) => {
    if (!bears(token, request.headers.authorization))
      throw new Refusal(401, 'not-allowed', 'that is not the token of this server');
  });

  routes.get(
    '/api/admin/matches',
    { ...quiet, schema: { hide: true, querystring: Wanted } },
    async (request) => {
      const { game, state, before, limit } = request.query;
      const rows = await store.list({ game, states: state && [state], before }, limit);
      return { matches: rows.map(listed) };
    },
  );

  routes.get('/api/admin/matches/:id', { ...quiet, schema: { hide: true, params: Id } }, async (request) => {
    const { id } = request.params;
    const row = await mustBe(id);
    return {
      ...listed(row),
      acts: await store.countActs(id),
      chat: await store.chat(id, CHAT_SHOWN),
    };
  });

  routes.post(
    '/api/admin/matches/:id/end',
    { ...quiet, schema: { hide: true, params: Id } },
    async (request) => {
      await tables.end(request.params.id);
      return { ok: true };
    },
  );

  routes.post(
    '/api/admin/matches/:id/remove',
    { ...quiet, schema: { hide: true, params: Id } },
    async (request) => {
      const { id } = await mustBe(request.params.id);
      await house.owners.mustBeHere(id);
      await tables.erase(id, REMOVED);
      return { ok: true };
    },
  );

  routes.post(
    '/api/admin/guests/:id',
    { ...quiet, schema: { hide: true, params: Id, body: z.strictObject({ muted: z.boolean() }) } },
    async (request) => {
      const guest = await store.guest(request.params.id);
      if (guest === null) throw new Refusal(404, 'no-such-guest', 'there is no such guest');
      await store.muteGuest(guest.id, request.body.muted);
      return { name: guest.name };
    },
  );

  routes.post('/api/admin/tidy', { ...quiet, schema: { hide: true, body: Tidy } }, async (request) => {
    const { finished, abandoned, to, at } = request.body;
    return tidier.step({ finished, abandoned }, at, to);
  });

  async function mustBe(id: string): Promise<MatchRow> {
    const row = await store.match(id);
    if (row === null) throw new Refusal(404, 'no-such-match', 'there is no such match');
    return row;
  }
}

function listed(row: MatchRow) {
  const { id, game, version, options, state, turn, created, updated, clock, creator, won } = row;
  const players = row.players.map(({ name, who, bot }) => ({ name, guest: who, bot }));
  return {
    id,
    game,
    version,
    options,
    state,
    public: row.public,
    turn,
    created,
    updated,
    clock,
    creator,
    won,
    players,
  };
}
