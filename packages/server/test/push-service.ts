import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** Something that was carried. */
export interface Carried {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

/** A service that carries calls to browsers, as the makers of browsers run them. */
export class PushService {
  readonly origin: string;
  readonly carried: Carried[] = [];
  /** What it answers from now on. */
  status = 201;

  private constructor(origin: string) {
    this.origin = origin;
  }

  static async open(): Promise<PushService> {
    const server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        service.carried.push({
          path: request.url ?? '',
          headers: request.headers,
          body: Buffer.concat(parts),
        });
        response.writeHead(service.status).end();
      });
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    onTestFinished(() => void server.close());
    const service = new PushService(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    return service;
  }
}

/** A browser that has asked to be called. */
export class Browser {
  readonly endpoint: string;
  private readonly pair = createECDH('prime256v1');
  private readonly auth = randomBytes(16);

  constructor(service: PushService, name: string) {
    this.endpoint = `${service.origin}/to/${name}`;
    this.pair.generateKeys();
  }

  get subscription() {
    const keys = { p256dh: this.pair.getPublicKey('base64url'), auth: this.auth.toString('base64url') };
    return { endpoint: this.endpoint, keys, language: 'en' };
  }

  /** As RFC 8188 and 8291 have it. Throws where it is for somebody else, or was changed. */
  read({ body }: Carried): unknown {
    const salt = body.subarray(0, 16);
    const idLength = body[20];
    const theirs = body.subarray(21, 21 + idLength);
    const sealed = body.subarray(21 + idLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.pair.getPublicKey(), theirs]);
    const secret = Buffer.from(hkdfSync('sha256', this.pair.computeSecret(theirs), this.auth, info, 32));
    const key = hkdfSync('sha256', secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = hkdfSync('sha256', secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const opened = createDecipheriv('aes-128-gcm', Buffer.from(key), Buffer.from(nonce));
    opened.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([opened.update(sealed.subarray(0, -16)), opened.final()]);
    if (text.at(-1) !== 2) throw new Error('the last record does not end as it must');
    return JSON.parse(text.subarray(0, -1).toString());
  }
}

/** Who has signed it, by the key that browsers were given. Throws where nobody with that key has. */
export function claimsOf({ headers }: Carried, publicKey: string): unknown {
  const [, token, key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  if (key !== publicKey) throw new Error('signed with another key');
  const point = bytes(publicKey);
  const signer = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const [head, claims, signature] = token.split('.');
  const signed = Buffer.from(`${head}.${claims}`);
  if (!verify('sha256', signed, { key: signer, dsaEncoding: 'ieee-p1363' }, bytes(signature)))
    throw new Error('the signature is wrong');
  return JSON.parse(bytes(claims).toString());
}
