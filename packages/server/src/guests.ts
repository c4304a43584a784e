import type { FastifyReply, FastifyRequest } from 'fastify';
import { fits, newKey, splitKey } from './keys.ts';
import type { GuestRow, Store } from './store.ts';

const COOKIE = 'indigo';
const YEAR = 365 * 86_400;
/** How exactly it is known when somebody was last here. */
const SEEN_MS = 3_600_000;

/** People without a password: whoever has the key is the guest. */
export class Guests {
  private readonly store: Store;
  private readonly now: () => number;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  async add(name: string): Promise<{ guest: GuestRow; key: string }> {
    const { id, key, hash } = newKey();
    const now = this.now();
    const guest: GuestRow = { id, name, hash, created: now, seen: now, muted: false };
    await this.store.addGuest(guest);
    return { guest, key };
  }

  /** The guest of a key, or null if it is nobody's. */
  async find(key: string | null): Promise<GuestRow | null> {
    const split = key === null ? null : splitKey(key);
    if (split === null) return null;
    const guest = await this.store.guest(split.id);
    if (guest === null || !fits(split.secret, guest.hash)) return null;
    const now = this.now();
    // Only so that those who still come are not forgotten: it may fail, and nobody waits for it.
    if (now - guest.seen > SEEN_MS) void this.store.sawGuest(guest.id, now).catch(() => {});
    return guest;
  }
}

/** The key in a request: a bearer token, or the cookie we gave. */
export function keyOf({ headers, cookies }: FastifyRequest): string | null {
  const bearer = /^Bearer (\S+)$/i.exec(headers.authorization ?? '');
  return bearer?.[1] ?? cookies[COOKIE] ?? null;
}

/** No script of the page can read it, and no other site makes a browser send it. */
export const giveKey = (reply: FastifyReply, key: string, secure: boolean): FastifyReply =>
  reply.setCookie(COOKIE, key, {
    path: '/',
    maxAge: YEAR,
    httpOnly: true,
    sameSite: 'strict',
    secure,
  });
