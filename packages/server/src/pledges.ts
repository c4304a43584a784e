import { hashOfSecret } from '@indigo/host';
import { newSecret } from './keys.ts';

/** Secrets whose hash a guest was shown, until they set up a match with them. In memory: after a restart one asks for another. */
export class Pledges {
  private readonly secrets = new Map<string, string>();
  private readonly most: number;

  /** `most`: so many guests may have been shown one at a time; then the oldest is forgotten. */
  constructor(most = 10_000) {
    this.most = most;
  }

  /** The hash of a guest's next secret: the same until it is used. */
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

  /** The secret of that hash, used up by this; null: the guest was shown no such hash. */
  take(guest: string, hash: string): string | null {
    const secret = this.secrets.get(guest);
    if (secret === undefined || hashOfSecret(secret) !== hash) return null;
    this.secrets.delete(guest);
    return secret;
  }
}
