import { hashOfSecret } from '@indigo/host';
import type { Registry } from './cluster/registry.ts';
import { newSecret } from './keys.ts';

/** Secrets whose hash a guest was shown, until they set up a match with them. */
export interface Pledging {
  /** The hash of a guest's next secret: the same until it is used. */
  show(guest: string): string | Promise<string>;
  /** The secret of that hash, used up by this; null: the guest was shown no such hash. */
  take(guest: string, hash: string): string | null | Promise<string | null>;
}

/** In memory: after a restart one asks for another. */
export class Pledges implements Pledging {
  private readonly secrets = new Map<string, string>();
  private readonly most: number;

  /** `most`: so many guests may have been shown one at a time; then the oldest is forgotten. */
  constructor(most = 10_000) {
    this.most = most;
  }

  show(guest: string): string {
    let secret = this.secrets.get(guest);
    if (secret === undefined) {
      const [oldest] = this.secrets.keys();
      if (oldest !== undefined && this.secrets.size >= this.most) this.secrets.delete(oldest);
      secret = newSecret();
      this.secrets.set(guest, secret);
    }
    return hashOfSecret(secret);
  }

  take(guest: string, hash: string): string | null {
    const secret = this.secrets.get(guest);
    if (secret === undefined || hashOfSecret(secret) !== hash) return null;
    this.secrets.delete(guest);
    return secret;
  }
}

/** Whoever was not shown dice for so long asks for others. */
const KEPT_MS = 86_400_000;

/** In the database that several servers share: whichever is asked knows them. */
export class SharedPledges implements Pledging {
  private readonly registry: Registry;
  private readonly now: () => number;

  constructor(registry: Registry, now: () => number) {
    this.registry = registry;
    this.now = now;
  }

  async show(guest: string): Promise<string> {
    const now = this.now();
    return hashOfSecret(await this.registry.pledge(guest, newSecret(), now, now - KEPT_MS));
  }

  async take(guest: string, hash: string): Promise<string | null> {
    const secret = await this.registry.pledged(guest);
    if (secret === null || hashOfSecret(secret) !== hash) return null;
    return (await this.registry.takePledge(guest, secret)) ? secret : null;
  }
}
