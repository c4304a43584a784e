import { expect, test } from 'vitest';
import { sameKey } from '../src/notices/key.ts';

const KEY = 'BPk_-w0';
const bytes = (key: string): ArrayBuffer => Uint8Array.from(Buffer.from(key, 'base64url')).buffer;

test('a browser that took the key of this server is told from one that took another’s', () => {
  expect(sameKey(bytes(KEY), KEY)).toBe(true);
  expect(sameKey(bytes('BPk_-w4'), KEY)).toBe(false);
  expect(sameKey(null, KEY)).toBe(false);
});
