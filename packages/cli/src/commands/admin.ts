import type { Listed } from '@indigo/server';
import { type Io, print } from '../io.ts';
import { inOffice, type OfficeOptions } from '../office.ts';
import { harmless, pad } from '../terminal/width.ts';
import { text } from '../text.ts';
import { EXIT, UsageError } from '../trouble.ts';

export interface AdminOptions extends OfficeOptions {
  readonly json?: boolean;
}

export interface ListOptions extends AdminOptions {
  readonly game?: string;
  readonly state?: string;
  readonly untouched?: number;
  readonly limit: number;
}

interface Shown extends Listed {
  readonly acts: number;
  readonly chat: readonly { readonly at: number; readonly from: string; readonly text: string }[];
}

const DAY_MS = 86_400_000;

export async function listCommand(io: Io, options: ListOptions): Promise<number> {
  const { game, state, untouched, limit, json } = options;
  const now = Date.now();
  const query = new URLSearchParams({
    limit: String(limit),
    ...(game === undefined ? {} : { game }),
    ...(state === undefined ? {} : { state }),
    ...(untouched === undefined ? {} : { before: String(now - untouched * DAY_MS) }),
  });
  const { matches } = (await inOffice(io, options, (office) => office.ask('GET', `matches?${query}`))) as {
    matches: Listed[];
  };
  if (json) print(io, JSON.stringify(matches, null, 2));
  else if (matches.length === 0) print(io, text.admin.none);
  else table(io, matches, now);
  if (!json && matches.length === limit) print(io, text.admin.more(limit));
  return EXIT.ok;
}

function table(io: Io, matches: readonly Listed[], now: number): void {
  const rows = matches.map(({ id, game, state, turn, updated, players }) => [
    id,
    game,
    text.admin.state(state, turn),
    text.admin.ago(now - updated),
    harmless(text.admin.people(players)),
  ]);
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  for (const row of rows)
    print(io, row.map((cell, i) => (i === row.length - 1 ? cell : pad(cell, widths[i]))).join('  '));
}

export async function showCommand(io: Io, id: string, options: AdminOptions): Promise<number> {
  const path = `matches/${named(id)}`;
  const shown = (await inOffice(io, options, (office) => office.ask('GET', path))) as Shown;
  if (options.json) {
    print(io, JSON.stringify(shown, null, 2));
    return EXIT.ok;
  }
  const { admin } = text;
  print(
    io,
    admin.head(shown.id, shown.game, shown.version),
    admin.stands(admin.state(shown.state, shown.turn), shown.public, shown.acts),
    admin.times(shown.created, shown.updated),
    admin.creator(shown.creator),
    ...shown.players.map((player, seat) => harmless(admin.seat(seat, player))),
  );
  if (shown.chat.length > 0) print(io, admin.chat);
  for (const { at, from, text: words } of shown.chat) print(io, harmless(admin.line(at, from, words)));
  return EXIT.ok;
}

export async function endCommand(io: Io, id: string, options: AdminOptions): Promise<number> {
  const path = `matches/${named(id)}/end`;
  await inOffice(io, options, (office) => office.ask('POST', path));
  print(io, text.admin.ended(id));
  return EXIT.ok;
}

export async function removeCommand(io: Io, id: string, options: AdminOptions): Promise<number> {
  const path = `matches/${named(id)}/remove`;
  await inOffice(io, options, (office) => office.ask('POST', path));
  print(io, text.admin.removed(id));
  return EXIT.ok;
}

export async function muteCommand(
  io: Io,
  id: string,
  muted: boolean,
  options: AdminOptions,
): Promise<number> {
  const path = `guests/${named(id)}`;
  const { name } = (await inOffice(io, options, (office) => office.ask('POST', path, { muted }))) as {
    name: string;
  };
  print(io, harmless(muted ? text.admin.muted(name, id) : text.admin.unmuted(name, id)));
  return EXIT.ok;
}

/** Ids are letters and figures: anything else is no id, and must not become part of an address. */
function named(id: string): string {
  if (!/^[a-z0-9]{6,24}$/.test(id)) throw new UsageError(text.wrong.id(id));
  return id;
}
