/** Messages to browsers whose page sleeps: RFC 8030, encrypted by RFC 8291, signed by RFC 8292. */
import { createCipheriv, createECDH, createPrivateKey, hkdfSync, randomBytes, sign } from 'node:crypto';

/** What a server signs its messages with: points and numbers of P-256, as base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** A browser, as it says itself. */
export interface Receiver {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

const CURVE = 'prime256v1';
const KEY_BYTES = 32;
/** One record holds it all. */
const RECORD_BYTES = 4096;
const TOKEN_S = 12 * 3600;
/** What ends the last record. */
const LAST = Buffer.from([2]);

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');
const json = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export function newPushKeys(): PushKeys {
  const pair = createECDH(CURVE);
  const publicKey = pair.generateKeys('base64url');
  // One that begins with noughts comes without them.
  const number = pair.getPrivateKey();
  const whole = Buffer.concat([Buffer.alloc(KEY_BYTES - number.length), number]);
  return { publicKey, privateKey: whole.toString('base64url') };
}

/** Only the browser can read it, not the service that carries it. */
export function encrypt(text: string, { p256dh, auth }: Omit<Receiver, 'endpoint'>): Buffer {
  const theirs = bytes(p256dh);
  const pair = createECDH(CURVE);
  const ours = pair.generateKeys();
  const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length));
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const secret = derive(pair.computeSecret(theirs), bytes(auth), about, 32);
  const salt = randomBytes(16);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = Buffer.concat([cipher.update(Buffer.concat([Buffer.from(text), LAST])), cipher.final()]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  return Buffer.concat([salt, size, Buffer.from([ours.length]), ours, sealed, cipher.getAuthTag()]);
}

/** Tells the service who sends: nobody else can call those who took this key. `subject`: where to complain. */
export function authorization(endpoint: string, keys: PushKeys, subject: string, now: number): string {
  const point = bytes(keys.publicKey);
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
      d: keys.privateKey,
    },
  });
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now / 1000) + TOKEN_S,
    sub: subject,
  };
  const told = `${json({ typ: 'JWT', alg: 'ES256' })}.${json(claims)}`;
  const signature = sign('sha256', Buffer.from(told), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${told}.${signature.toString('base64url')}, k=${keys.publicKey}`;
}
