import type { Entry, Rng } from '@indigo/kernel';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

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

/** Bytes of one number drawn: far more than the outcomes of any chance. */
const BYTES = 6;
const RANGE = 2 ** (8 * BYTES);
const LINK = 256;

/**
 * Dice and cards of a match, each settled by the pledge and by all that was decided before it: the same whoever asks,
 * however often, in whatever process, and after taking back. HMAC-SHA-256 of the secret over a chain of hashes.
 */
export class PledgedDice {
  private readonly secret: Uint8Array;
  private readonly first: Uint8Array;
  private chain: Uint8Array;
  private length = 0;
  /** The chain after every so many entries: to take something back must not cost the whole match. */
  private links: { readonly length: number; readonly chain: Uint8Array }[];

  constructor({ secret, words }: Pledge) {
    this.secret = hexToBytes(secret);
    this.first = sha256(utf8ToBytes(JSON.stringify(words)));
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

  /** The source of the chance that comes after these entries. */
  after(entries: readonly Entry[]): Rng {
    this.forget(entries.length);
    while (this.length < entries.length) {
      this.chain = sha256(concatBytes(this.chain, utf8ToBytes(JSON.stringify(entries[this.length]))));
      if (++this.length % LINK === 0) this.links.push({ length: this.length, chain: this.chain });
    }
    const { chain, secret } = this;
    let block = 0;
    let bytes: Uint8Array = new Uint8Array();
    let at = 0;
    const next = (): number => {
      if (at + BYTES > bytes.length) {
        bytes = hmac(sha256, secret, concatBytes(chain, Uint8Array.of(block++)));
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
