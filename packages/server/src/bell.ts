import type { GuestBook, PushRow } from './guest-book.ts';
import { authorization, encrypt, type PushKeys } from './web-push.ts';

/** What calls people: nothing of what they hold or are asked. */
export interface Call {
  readonly match: string;
  readonly game: string;
}

export interface BellNeeds {
  readonly book: GuestBook;
  readonly keys: PushKeys;
  /** Whom a service may complain to: an address of the server, or of a person. */
  readonly subject: string;
  /** The services that may be sent to: hosts, or whole origins. */
  readonly services?: readonly string[] | undefined;
  now(): number;
  trouble(error: unknown): void;
}

/** The services of the browsers there are. An address that a guest gives leads nowhere else: not into the house of the server. */
const SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
];
/** A turn that is a day old is found at the table. */
const KEPT_S = 86_400;
const PATIENCE_MS = 10_000;
/** Browsers of one guest. */
const MOST = 8;
const GONE: readonly number[] = [404, 410];

/** Calls guests whose page sleeps. */
export class Bell {
  readonly publicKey: string;
  private readonly needs: BellNeeds;
  private readonly ended = new AbortController();

  constructor(needs: BellNeeds) {
    this.needs = needs;
    this.publicKey = needs.keys.publicKey;
  }

  /** Whether it leads to a service that is known. */
  reaches(endpoint: string): boolean {
    const { origin, hostname, protocol } = new URL(endpoint);
    return (this.needs.services ?? SERVICES).some(
      (service) =>
        origin === service ||
        (protocol === 'https:' && (hostname === service || hostname.endsWith(`.${service}`))),
    );
  }

  add(push: Omit<PushRow, 'created'>): Promise<void> {
    return this.needs.book.addPush({ ...push, created: this.needs.now() }, MOST);
  }

  /** Calls every browser of a guest. Whoever is gone for good is forgotten; whatever else goes wrong concerns nobody at a table. */
  async ring(guest: string, call: Call): Promise<void> {
    try {
      const pushes = await this.needs.book.pushesOf(guest);
      await Promise.all(pushes.map((push) => this.send(push, call)));
    } catch (error) {
      if (!this.ended.signal.aborted) this.needs.trouble(error);
    }
  }

  private async send(push: PushRow, call: Call): Promise<void> {
    const { keys, subject, book } = this.needs;
    const { endpoint, guest, language } = push;
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: {
        authorization: authorization(endpoint, keys, subject, this.needs.now()),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(KEPT_S),
        urgency: 'high',
        // A later call takes the place of one that was not heard.
        topic: call.match,
      },
      body: encrypt(JSON.stringify({ ...call, language }), push),
      redirect: 'error',
      signal: AbortSignal.any([this.ended.signal, AbortSignal.timeout(PATIENCE_MS)]),
    });
    await answer.body?.cancel();
    if (GONE.includes(answer.status)) await book.removePush(endpoint, guest);
    else if (!answer.ok) throw new Error(`a push service answered ${answer.status}`);
  }

  close(): void {
    this.ended.abort();
  }
}
