import { bots } from '@indigo/bots';
import {
  Acts,
  Again,
  Dice,
  Done,
  InviteCode,
  Join,
  JoinOpen,
  MatchId,
  MatchInfo,
  MatchList,
  NewMatch,
  Remove,
  Start,
  Trouble,
} from '@indigo/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Rooms } from '../app.ts';
import { infoOf } from '../info.ts';
import { Refusal } from '../refusal.ts';
import type { GuestRow, MatchRow } from '../store.ts';
import { goneFrom, guestOf, mustBeGuest } from './guest-of.ts';

const Id = z.object({ id: MatchId });
const MOST = 100;
/** Acts in one answer. */
const PAGE = 1000;

export function matchRoutes(app: FastifyInstance, rooms: Rooms): void {
  const { tables, house } = rooms;
  const routes = app.withTypeProvider<ZodTypeProvider>();
  // What goes on right now is known better than what was last noted of it; and what was noted may not have been told yet.
  const infosOf = (rows: readonly MatchRow[], guest: string | null) =>
    rows.map((row) => tables.loaded(row.id)?.info(guest) ?? infoOf(row, guest));

  routes.get(
    '/api/lobby',
    { schema: { summary: 'Public matches to join or to watch.', response: { 200: MatchList } } },
    async (request) => {
      const guest = await guestOf(rooms, request);
      return { matches: infosOf(await house.store.lobby(MOST), guest?.id ?? null) };
    },
  );

  routes.get(
    '/api/my/matches',
    {
      schema: {
        summary: 'Matches one sits at, the latest first.',
        response: { 200: MatchList, '4xx': Trouble },
      },
    },
    async (request) => {
      const guest = await mustBeGuest(rooms, request);
      return { matches: infosOf(await house.store.matchesOf(guest.id, MOST), guest.id) };
    },
  );

  routes.get(
    '/api/dice',
    {
      schema: {
        summary:
          'What the dice of the next match one sets up are settled by, before one gives a word of one’s own.',
        response: { 200: Dice, '4xx': Trouble },
      },
    },
    async (request) => ({ dice: await tables.pledge(await mustBeGuest(rooms, request)) }),
  );

  routes.post(
    '/api/matches',
    { schema: { summary: 'Sets up a match.', body: NewMatch, response: { 200: MatchInfo, '4xx': Trouble } } },
    async (request) => {
      const guest = await mustBeGuest(rooms, request);
      for (const seat of request.body.seats) if (typeof seat === 'object') checkBot(seat.bot);
      if (request.body.standIn !== undefined) checkBot(request.body.standIn);
      return tables.create(guest, request.body);
    },
  );

  routes.get(
    '/api/matches/:id',
    { schema: { summary: 'One match.', params: Id, response: { 200: MatchInfo, '4xx': Trouble } } },
    async (request, reply) => {
      const guest = await guestOf(rooms, request);
      return tables.info(request.params.id, guest?.id ?? null, goneFrom(reply));
    },
  );

  routes.get(
    '/api/invites/:code',
    {
      schema: {
        summary: 'The match an invitation leads to.',
        params: z.object({ code: InviteCode }),
        response: { 200: MatchInfo, '4xx': Trouble },
      },
    },
    async (request, reply) => {
      const guest = await guestOf(rooms, request);
      const row = await invited(request.params.code);
      return tables.info(row.id, guest?.id ?? null, goneFrom(reply));
    },
  );

  routes.post(
    '/api/join',
    {
      schema: {
        summary: 'Takes a seat by an invitation.',
        body: Join,
        response: { 200: MatchInfo, '4xx': Trouble },
      },
    },
    async (request) => {
      const guest = await mustBeGuest(rooms, request);
      const { code, seat, word } = request.body;
      const table = await tables.get((await invited(code)).id);
      await tables.join(table, guest, seat, word);
      return table.info(guest.id);
    },
  );

  routes.post(
    '/api/matches/:id/join',
    {
      schema: {
        summary: 'Takes a seat at a public match.',
        params: Id,
        body: JoinOpen,
        response: { 200: MatchInfo, '4xx': Trouble },
      },
    },
    async (request) => {
      const guest = await mustBeGuest(rooms, request);
      const table = await tables.get(request.params.id);
      if (!table.row.public) throw new Refusal(403, 'not-allowed', 'that match takes an invitation');
      await tables.join(table, guest, request.body.seat, request.body.word);
      return table.info(guest.id);
    },
  );

  routes.post(
    '/api/matches/:id/start',
    {
      schema: {
        summary: 'Begins a match, with bots in the free seats.',
        params: Id,
        body: Start,
        response: { 200: MatchInfo, '4xx': Trouble },
      },
    },
    async (request) => {
      const guest = await mustBeGuest(rooms, request);
      const { bot } = request.body;
      if (bot !== undefined) checkBot(bot);
      const table = await tables.get(request.params.id);
      await tables.start(table, guest, bot ?? null);
      return table.info(guest.id);
    },
  );

  routes.post(
    '/api/matches/:id/leave',
    {
      schema: {
        summary: 'Gives one’s seat back before the match begins.',
        params: Id,
        response: { 200: MatchInfo, '4xx': Trouble },
      },
    },
    async (request) => {
      const guest = await mustBeGuest(rooms, request);
      const table = await tables.get(request.params.id);
      await tables.leave(table, guest);
      return table.info(guest.id);
    },
  );

  routes.post(
    '/api/matches/:id/remove',
    {
      schema: {
        summary: 'For whoever set the table up: sends somebody away before the match begins.',
        params: Id,
        body: Remove,
        response: { 200: MatchInfo, '4xx': Trouble },
      },
    },
    async (request) => {
      const guest = await mustBeGuest(rooms, request);
      const table = await tables.get(request.params.id);
      await tables.remove(table, guest, request.body.seat);
      return table.info(guest.id);
    },
  );

  routes.post(
    '/api/matches/:id/close',
    {
      schema: {
        summary: 'For whoever set the table up: takes it away before the match begins.',
        params: Id,
        response: { 200: Done, '4xx': Trouble },
      },
    },
    async (request) => {
      const guest = await mustBeGuest(rooms, request);
      await tables.dissolve(await tables.get(request.params.id), guest);
      return { ok: true as const };
    },
  );

  routes.post(
    '/api/matches/:id/rematch',
    {
      schema: {
        summary: 'The same people at a new table, which begins once all of them have asked for it.',
        params: Id,
        body: Again.nullish(),
        response: { 200: MatchInfo, '4xx': Trouble },
      },
    },
    async (request) => {
      const guest = await mustBeGuest(rooms, request);
      return (await tables.rematch(request.params.id, guest, request.body ?? {})).info(guest.id);
    },
  );

  routes.get(
    '/api/matches/:id/record',
    {
      schema: {
        summary: 'The record of a match that is over: everything that was decided.',
        params: Id,
        response: { 200: z.looseObject({ format: z.literal(1) }), '4xx': Trouble },
      },
    },
    async (request, reply) => {
      const guest = await guestOf(rooms, request);
      const table = await tables.get(request.params.id, goneFrom(reply));
      // Before the end a record would show every hand.
      if (!table.over) throw notOver();
      mayRead({ ...table.row, players: table.players }, guest);
      return { ...(await table.record()), format: 1 as const };
    },
  );

  routes.post(
    '/api/matches/:id/end',
    {
      schema: {
        summary: 'For those who play: ends a match that is stuck, with no winner.',
        params: Id,
        response: { 200: MatchInfo, '4xx': Trouble },
      },
    },
    async (request) => tables.endStuck(request.params.id, await mustBeGuest(rooms, request)),
  );

  routes.get(
    '/api/matches/:id/acts',
    {
      schema: {
        summary: 'What was kept of a match that is over, act by act: of one that was stuck, too.',
        params: Id,
        querystring: z.object({ from: z.coerce.number().int().min(0).default(0) }),
        response: { 200: Acts, '4xx': Trouble },
      },
    },
    async (request) => {
      const guest = await guestOf(rooms, request);
      const { id } = request.params;
      const { from } = request.query;
      const table = tables.loaded(id);
      const noted = table?.row ?? (await house.store.match(id));
      if (noted === null) throw new Refusal(404, 'no-such-match', 'there is no such match');
      // What is in memory is known better than what was last noted of it.
      const row = { ...noted, players: table?.players ?? noted.players };
      if (!(table?.over ?? row.state === 'over')) throw notOver();
      mayRead(row, guest);
      const acts = await house.store.acts(id, from, PAGE);
      return {
        game: row.game,
        version: row.version,
        options: row.options,
        names: row.players.map(({ name }) => name),
        from,
        // Who somebody is to the server is nobody's business.
        acts: acts.map((act) => (act.do === 'sit' ? { ...act, player: { ...act.player, who: null } } : act)),
        ...(acts.length < PAGE ? {} : { next: from + PAGE }),
      };
    },
  );

  async function invited(code: string) {
    const row = await house.store.matchByInvite(code);
    if (row === null) throw new Refusal(404, 'no-such-invitation', 'that invitation leads nowhere');
    return row;
  }
}

const notOver = (): Refusal => new Refusal(409, 'not-over', 'a match can be seen again once it is over');

function mayRead({ watch, players }: Pick<MatchRow, 'watch' | 'players'>, guest: GuestRow | null): void {
  const played = players.some(({ who }) => who !== null && who === guest?.id);
  if (!watch && !played) throw new Refusal(403, 'not-allowed', 'only those who played may see it');
}

function checkBot(name: string): void {
  if (Object.hasOwn(bots, name)) return;
  throw new Refusal(400, 'no-such-bot', `there is no bot "${name}"; bots: ${Object.keys(bots).join(', ')}`);
}
