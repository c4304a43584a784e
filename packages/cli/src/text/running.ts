import type { Copied, Listed } from '@indigo/server';

/** What is said to those who run a server. */
const many = (count: number, one: string, more = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : more}`;

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const ago = (ms: number): string => {
  if (ms < MINUTE) return 'just now';
  if (ms < HOUR) return `${many(Math.floor(ms / MINUTE), 'minute')} ago`;
  if (ms < 2 * DAY) return `${many(Math.floor(ms / HOUR), 'hour')} ago`;
  return `${many(Math.floor(ms / DAY), 'day')} ago`;
};

const moment = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

export const serving = {
  here: (address: string) => `Indigo is ready: ${address}`,
  others: (addresses: readonly string[]) => `On other devices in the house: ${addresses.join(' or ')}`,
  behind: (port: number) => `It listens on port ${port}.`,
  data: (folder: string) => `Matches are kept in ${folder}. Ctrl+C ends it; nothing is lost.`,
  shared:
    'Matches are kept in the database, for all servers that share it. Ctrl+C ends this one; nothing is lost.',
  ending: 'Finishing …',
};

export const cluster = {
  noRedis: (host: string, why: string) => `Redis does not answer at ${host}: ${why}`,
  otherRules: (game: string, theirs: number, ours: number) =>
    `a worker has version ${theirs} of the rules of ${game}, not ${ours}: all must run the same Indigo.`,
  alone: 'nobody plays for us yet: start a worker with indigo worker, on any machine.',
  working: (jobs: number) =>
    `Playing for simulations, arenas, labs and training, and thinking for bots, ${many(jobs, 'share')} at a time. Ctrl+C ends it; nothing is lost.`,
  worked: (shares: number, thoughts: number) =>
    `Played ${many(shares, 'share')}, thought about ${many(thoughts, 'answer')}.`,
};

const inside = ({ matches, acts, bytes }: Copied): string =>
  `${many(matches, 'match', 'matches')}, ${many(acts, 'act')}, ${megabytes(bytes)}`;

export const backups = {
  done: (file: string, copied: Copied) => `Backed up to ${file}: ${inside(copied)}, checked.`,
  restored: (folder: string, copied: Copied) => `Restored into ${folder}: ${inside(copied)}.`,
  restoredTo: (copied: Copied) => `Restored into the database: ${inside(copied)}.`,
  moved: (folder: string, copied: Copied) =>
    `Copied from ${folder} into the database and compared: ${inside(copied)}. The folder is as it was.`,
  aside: (name: string) => `What was there before is kept beside it as ${name}.`,
};

export const tidying = {
  exported: (file: string) => `exported ${file}`,
  left: (match: string, why: string) => `match ${match} stays: ${why}`,
  done: (matches: number, guests: number) =>
    matches + guests === 0
      ? 'All is tidy: nothing was old enough to go.'
      : `Removed ${many(matches, 'match', 'matches')}, each written to a file before, and ${many(guests, 'guest')} who had nothing left.`,
};

type Seated = Listed['players'][number];

const state = (what: 'waiting' | 'playing' | 'over', turn: number): string =>
  what === 'playing' ? `playing, turn ${turn}` : what;

export const admin = {
  none: 'There is no such match.',
  more: (limit: number) => `These are the first ${limit}; there may be more (--limit).`,
  state,
  ago,
  people: (players: readonly Seated[]) =>
    players.map(({ name, bot }) => (name === '' ? 'free' : bot === null ? name : `${name} (bot)`)).join(', '),
  head: (id: string, game: string, version: number) => `${id}  ${game}, rules of version ${version}`,
  stands: (what: string, isPublic: boolean, acts: number) =>
    `  ${what}, ${isPublic ? 'public' : 'by invitation'}, ${many(acts, 'act')}`,
  times: (created: number, updated: number) => `  set up ${moment(created)}, last touched ${moment(updated)}`,
  creator: (guest: string) => `  set up by guest ${guest}`,
  seat: (seat: number, { name, guest, bot }: Seated) =>
    `  seat ${seat}: ${name === '' ? 'free' : name}${guest === null ? '' : `, guest ${guest}`}${bot === null ? '' : `, played by the ${bot} bot`}`,
  chat: '  said there last:',
  line: (at: number, from: string, words: string) => `    ${moment(at)}  ${from}: ${words}`,
  ended: (id: string) => `Match ${id} is over. Those at the table have been told.`,
  removed: (id: string) => `Match ${id} is gone.`,
  muted: (name: string, guest: string) => `${name} (${guest}) cannot talk at tables any more.`,
  unmuted: (name: string, guest: string) => `${name} (${guest}) may talk again.`,
};
