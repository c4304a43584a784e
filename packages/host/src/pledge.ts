import type { Entry, Rng } from '@indigo/kernel';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

// In every browser and in Node, though not in the language itself.
declare class TextEncoder {
  encode(text: string): Uint8Array;
  encodeInto(text: string, into: Uint8Array): { readonly written: number };
}

const utf8 = new TextEncoder();

/**
 * What settles all chance of a match before it begins: a secret of whoever runs the table, whose hash everybody was
 * shown, and then a word of everybody's own. Nobody could choose one knowing the other.
 */
export interface Pledge {
  /** 32 bytes as hex. */
  readonly secret: string;
  /** By seat; empty: none was given. */
  readonly words: readonly string[];
}

/** A hash of everybody's words and of so many entries. */
export interface Chain {
  readonly length: number;
  readonly sum: string;
}

/** What everybody is shown of the secret before they give their word. */
export const hashOfSecret = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

/** SHA-256, by whoever is fastest at it where this runs. */
export type Sha256 = (bytes: Uint8Array) => Uint8Array;

const HASH = 32;

/** What HMAC puts before what it is of: the key, padded to a block, each byte with this one. */
const BLOCK = 64;
const [INNER, OUTER] = [0x36, 0x5c];

/** Room for so many bytes behind that. */
function keyed(key: Uint8Array, by: number, room: number): Uint8Array {
  const bytes = new Uint8Array(BLOCK + room);
  for (let i = 0; i < BLOCK; i++) bytes[i] = (key[i] ?? 0) ^ by;
  return bytes;
}

/** Where a link of the chain is put together: it is hashed at once. Room for entries as they mostly are. */
const link = new Uint8Array(4096);
const tail = link.subarray(HASH);
/** In UTF-8 a letter takes at most so many bytes. */
const WIDEST = 3;

/** A hash, and a text after it. */
function linked(sum: Uint8Array, text: string): Uint8Array {
  if (text.length * WIDEST <= tail.length) {
    link.set(sum);
    return link.subarray(0, HASH + utf8.encodeInto(text, tail).written);
  }
  const bytes = utf8.encode(text);
  const whole = new Uint8Array(HASH + bytes.length);
  whole.set(sum);
  whole.set(bytes, HASH);
  return whole;
}

/** Bytes of one number drawn: far more than the outcomes of any chance. */
const BYTES = 6;
const RANGE = 2 ** (8 * BYTES);
const LINK = 256;

/**
 * Dice and cards of a match, each settled by the pledge and by all that was decided before it: the same whoever asks,
 * however often, in whatever process, and after taking back. HMAC-SHA-256 of the secret over a chain of hashes.
 */
export class PledgedDice {
  private readonly hash: Sha256;
  /** Each with the key in it, and written over behind that. */
  private readonly inner: Uint8Array;
  private readonly outer: Uint8Array;
  private readonly first: Uint8Array;
  private chain: Uint8Array;
  private length = 0;
  /** The chain after every so many entries: to take something back must not cost the whole match. */
  private links: { readonly length: number; readonly chain: Uint8Array }[];

  constructor({ secret, words }: Pledge, hash: Sha256 = sha256) {
    this.hash = hash;
    const key = hexToBytes(secret);
    this.inner = keyed(key, INNER, HASH + 1);
    this.outer = keyed(key, OUTER, HASH);
    this.first = hash(utf8.encode(JSON.stringify(words)));
    this.chain = this.first;
    this.links = [{ length: 0, chain: this.first }];
  }

  /** Only the first `length` entries are still what they were. */
  forget(length: number): void {
    if (length >= this.length) return;
    this.links = this.links.filter((link) => link.length <= length);
    const { length: known, chain } = this.links.at(-1) ?? { length: 0, chain: this.first };
    this.length = known;
    this.chain = chain;
  }

  /** How far it has come, to go on from there. */
  get kept(): Chain {
    return { length: this.length, sum: bytesToHex(this.chain) };
  }

  restore({ length, sum }: Chain): void {
    this.length = length;
    this.chain = hexToBytes(sum);
    this.links = [{ length, chain: this.chain }];
  }

  private hmac(chain: Uint8Array, block: number): Uint8Array {
    const { hash, inner, outer } = this;
    inner.set(chain, BLOCK);
    inner[BLOCK + HASH] = block;
    outer.set(hash(inner), BLOCK);
    return hash(outer);
  }

  /** The source of the chance that comes after these entries. */
  after(entries: readonly Entry[]): Rng {
    this.forget(entries.length);
    while (this.length < entries.length) {
      this.chain = this.hash(linked(this.chain, JSON.stringify(entries[this.length])));
      if (++this.length % LINK === 0) this.links.push({ length: this.length, chain: this.chain });
    }
    const { chain } = this;
    let block = 0;
    let bytes: Uint8Array = new Uint8Array();
    let at = 0;
    const next = (): number => {
      if (at + BYTES > bytes.length) {
        bytes = this.hmac(chain, block++);
        at = 0;
      }
      let value = 0;
      for (let i = 0; i < BYTES; i++) value = value * 256 + bytes[at++];
      return value;
    };
    return (n) => {
      // Numbers beyond the last whole multiple of n would make small outcomes likelier.
      const limit = RANGE - (RANGE % n);
      for (;;) {
        const value = next();
        if (value < limit) return value % n;
      }
    };
  }
}
