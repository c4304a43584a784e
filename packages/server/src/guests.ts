import type { FastifyReply, FastifyRequest } from 'fastify';
import { fits, newKey, splitKey } from './keys.ts';
import type { GuestRow, Store } from './store.ts';

const COOKIE = 'indigo';
const YEAR = 365 * 86_400;

/** People without a password: whoever has the key is the guest. */
export class Guests {
  private readonly store: Store;

  constructor(store: Store) {
    this.store = store;
  }

  async add(name: string, now: number): Promise<{ guest: GuestRow; key: string }> {
    const { id, key, hash } = newKey();
    const guest: GuestRow = { id, name, hash, created: now };
    await this.store.addGuest(guest);
    return { guest, key };
  }

  /** The guest of a key, or null if it is nobody's. */
  async find(key: string | null): Promise<GuestRow | null> {
    const split = key === null ? null : splitKey(key);
    if (split === null) return null;
    const guest = await this.store.guest(split.id);
    return guest !== null && fits(split.secret, guest.hash) ? guest : null;
  }
}

/** The key in a request: a bearer token, or the cookie we gave. */
export function keyOf({ headers, cookies }: FastifyRequest): string | null {
  const bearer = /^Bearer (\S+)$/i.exec(headers.authorization ?? '');
  return bearer?.[1] ?? cookies[COOKIE] ?? null;
}

/** No script of the page can read it, and no other site makes a browser send it. */
export const giveKey = (request: FastifyRequest, reply: FastifyReply, key: string): FastifyReply =>
  reply.setCookie(COOKIE, key, {
    path: '/',
    maxAge: YEAR,
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
  });
