import { bookOf, type Codebook } from '@indigo/host';
import type { MatchRecord } from '@indigo/kernel';
import type {
  Again,
  Book,
  Dice,
  GameDeeds,
  Guest,
  House,
  Join,
  MatchInfo,
  MatchList,
  MyDeeds,
  NewGuest,
  NewMatch,
  NewPush,
  NoPush,
  Start,
  Trouble,
} from '@indigo/protocol';
import { useSettings } from '../settings/settings.ts';
import { keepDice } from './kept-dice.ts';
import { troubleWords } from './trouble.ts';

/** The server said no, or could not be reached (`code` 'offline'). */
export class ApiError extends Error {
  readonly code: string;

  constructor(code: string, reason: string) {
    super(reason);
    this.name = 'ApiError';
    this.code = code;
  }
}

const offline = (): ApiError => new ApiError('offline', troubleWords('offline', ''));

async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  } catch {
    throw offline();
  }
  // A server that only hands out files knows no tables.
  if (!response.headers.get('content-type')?.includes('json')) throw offline();
  const data = await response.json();
  if (response.ok) return data as T;
  const { no, reason } = data as Trouble;
  throw new ApiError(no, troubleWords(no, reason));
}

let known: Promise<Guest> | null = null;

/** Who we are to the server: it knows us by a cookie that no script can read. A new name renames us. */
async function beGuest(name = useSettings.getState().name): Promise<Guest> {
  const wanted = name.trim() || 'Guest';
  if (known !== null) {
    const guest = await known.catch(() => null);
    if (guest?.name === wanted) return guest;
  }
  const body: NewGuest = { name: wanted };
  known = call<Guest>('POST', '/guests', body);
  return known;
}

const list = async (path: string): Promise<readonly MatchInfo[]> =>
  (await call<MatchList>('GET', path)).matches;

/** The matches one sits at; none for somebody the server has never seen. */
export async function myMatches(): Promise<readonly MatchInfo[]> {
  const { guest } = await call<{ readonly guest: Guest | null }>('GET', '/me');
  return guest === null ? [] : list('/my/matches');
}

/** What one has done online; nothing for somebody the server has never seen. */
export async function myDeeds(): Promise<readonly GameDeeds[]> {
  const { guest } = await call<{ readonly guest: Guest | null }>('GET', '/me');
  return guest === null ? [] : (await call<MyDeeds>('GET', '/my/deeds')).games;
}

export const openMatches = (): Promise<readonly MatchInfo[]> => list('/lobby');

/** Our part in what settles the dice: chosen after the server has shown the hash of its own. */
const newWord = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Gives a word for dice whose hash was shown before, and remembers both here: the server is held to them in the end.
 * `before`: the table as it was; whoever sits there already has given their word.
 */
async function giveWord(
  before: Pick<MatchInfo, 'dice' | 'seat'>,
  send: (word: string) => Promise<MatchInfo>,
): Promise<MatchInfo> {
  const word = newWord();
  const match = await send(word);
  const { dice, seat } = before;
  if (dice !== undefined && seat === null && match.seat !== null) keepDice(match.id, { dice, word });
  return match;
}

const newDice = (): Promise<Dice> => call('GET', '/dice');

export async function createMatch(match: NewMatch): Promise<MatchInfo> {
  await beGuest();
  const { dice } = await newDice();
  return giveWord({ dice, seat: null }, (word) =>
    call('POST', '/matches', { ...match, dice, word } satisfies NewMatch),
  );
}

export const matchInfo = (id: string): Promise<MatchInfo> =>
  call('GET', `/matches/${encodeURIComponent(id)}`);

export const inviteInfo = (code: string): Promise<MatchInfo> =>
  call('GET', `/invites/${encodeURIComponent(code)}`);

export async function joinByCode(join: Join): Promise<MatchInfo> {
  await beGuest();
  return giveWord(await inviteInfo(join.code), (word) =>
    call('POST', '/join', { ...join, word } satisfies Join),
  );
}

export async function joinOpen(id: string): Promise<MatchInfo> {
  await beGuest();
  return giveWord(await matchInfo(id), (word) => call('POST', `/matches/${id}/join`, { word }));
}

/** Begins a match; this bot takes the seats that are still free. */
export const startMatch = (id: string, bot: string): Promise<MatchInfo> =>
  call('POST', `/matches/${id}/start`, { bot } satisfies Start);

/** Gives the own seat back, until the match begins. */
export const leaveMatch = (id: string): Promise<MatchInfo> => call('POST', `/matches/${id}/leave`);

/** For who set the table up, until the match begins. */
export const sendAway = (id: string, seat: number): Promise<MatchInfo> =>
  call('POST', `/matches/${id}/remove`, { seat });
export const closeTable = (id: string): Promise<unknown> => call('POST', `/matches/${id}/close`);

/** Ends a match that cannot go on any more. */
export const endStuck = (id: string): Promise<MatchInfo> => call('POST', `/matches/${id}/end`);

/** A match, or null where it is gone. */
const matchIfThere = (id: string): Promise<MatchInfo | null> =>
  matchInfo(id).catch((error) => {
    if (error instanceof ApiError && error.code === 'no-such-match') return null;
    throw error;
  });

/** Another match with the same people; `next`: somebody has set it up already. One that was closed since is set up anew. */
export async function rematch(id: string, next: string | null): Promise<MatchInfo> {
  const ask = (before: Pick<MatchInfo, 'dice' | 'seat'>): Promise<MatchInfo> =>
    giveWord(before, (word) => {
      const { dice } = before;
      const again: Again = { ...(dice === undefined ? {} : { dice }), word };
      return call('POST', `/matches/${id}/rematch`, again);
    });
  try {
    const there = next === null ? null : await matchIfThere(next);
    return await ask(there ?? { ...(await newDice()), seat: null });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'other-dice') throw error;
    // Somebody was faster: look at the dice of the table they set up.
    const after = (await matchInfo(id)).rematch;
    if (after === undefined) throw error;
    return ask(await matchInfo(after));
  }
}

export const matchRecord = (id: string): Promise<MatchRecord> =>
  call('GET', `/matches/${encodeURIComponent(id)}/record`);

/** Where others find the server, and whether it calls people. */
export const house = (): Promise<House> => call('GET', '/house');

/** Where this browser can be called when it is our turn and no page is open; and that it is not to be any more. */
export async function keepPush(push: NewPush): Promise<void> {
  await beGuest();
  await call('POST', '/my/pushes', push);
}
export const forgetPush = (push: NoPush): Promise<unknown> => call('POST', '/my/pushes/remove', push);

/** The words that packed messages of a game are made of. */
export const gameBook = async (game: string): Promise<Codebook> =>
  bookOf((await call<Book>('GET', `/games/${game}/book`)).words);
