// Loaded into the server under test before anything else: its dice fall as they always fell. Every start of a server
// has luck of its own, for names are drawn from it, too, and must not come twice.
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

let state = 20261115 + Number(process.env.INDIGO_TEST_START ?? 0) * 7919;

/** mulberry32 */
function next() {
  state = (state + 0x6d2b79f5) | 0;
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
}

crypto.randomInt = (n) => Math.floor(next() * n);
crypto.randomBytes = (n) => Buffer.from(Array.from({ length: n }, () => Math.floor(next() * 256)));
syncBuiltinESMExports();
