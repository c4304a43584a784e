/** A place at the table, 0..n-1. */
export type Seat = number;

/** Who may see something: one bit per seat. */
export type Mask = number;

/** Everybody, spectators included. */
export const ALL: Mask = 255;

/** Spectators look through this seat: it holds nothing and is told what everybody is told. */
export const SPECTATOR: Seat = 7;

export const maskOf = (seat: Seat): Mask => 1 << seat;

export const sees = (mask: Mask, seat: Seat): boolean => (mask & (1 << seat)) !== 0;

/** What states, answers and narration are made of: JSON, nothing else. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };

/** Structural equality of plain data. */
export function same(a: Plain | undefined, b: Plain | undefined): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  const left = a as { readonly [key: string]: Plain };
  const right = b as { readonly [key: string]: Plain };
  const keys = Object.keys(left);
  if (keys.length !== Object.keys(right).length) return false;
  for (const key of keys) if (!Object.hasOwn(right, key) || !same(left[key], right[key])) return false;
  return true;
}

/**
 * Freezes plain data all the way down: what is handed out more than once must not be changed by its reader. Not for lists that
 * rules look through in play: V8 is four times as slow to read them, and thirty times to filter them. Their types say readonly.
 */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}

/**
 * A checksum of plain data, in the order of its keys: eleven characters, not cryptographic. It finds a record that
 * no longer fits its rules, not a forger.
 */
export function checksum(value: Plain): string {
  const sum = new Checksum();
  sum.add(value);
  return sum.text;
}

/** A checksum of plain data that goes on. */
export class Checksum {
  private readonly h: Fold = { a: 0x811c9dc5 | 0, b: 0x9747b28c | 0 };

  add(value: Plain): void {
    fold(this.h, value);
  }

  get text(): string {
    const { h } = this;
    const a = Math.imul(h.a ^ (h.a >>> 16), 0x85ebca6b) ^ Math.imul(h.b ^ (h.b >>> 13), 0xc2b2ae35);
    const b = Math.imul(h.b ^ (h.b >>> 16), 0x85ebca6b) ^ Math.imul(a ^ (a >>> 13), 0xc2b2ae35);
    const high = (b >>> 0) & 0x1fffff;
    return digits(high * 4294967296 + (a >>> 0));
  }
}

/** Eleven digits to the base of 36, two at a time: `toString` takes as long as half of all the rest. */
function digits(sum: number): string {
  let text = '';
  let left = sum;
  for (let pair = 0; pair < 5; pair++) {
    const more = Math.floor(left / PAIRS.length);
    text = PAIRS[left - more * PAIRS.length] + text;
    left = more;
  }
  return left.toString(36) + text;
}
const PAIRS: readonly string[] = Array.from({ length: 36 * 36 }, (_, n) => n.toString(36).padStart(2, '0'));

interface Fold {
  a: number;
  b: number;
}

function fold(h: Fold, value: Plain): void {
  switch (typeof value) {
    case 'number':
      if (value === (value | 0)) mix(h, value);
      else word(h, String(value));
      return;
    case 'string':
      word(h, value);
      return;
    case 'boolean':
      mix(h, value ? 0x7f01 : 0x7f02);
      return;
    default:
      if (value === null) mix(h, 0x7f03);
      else if (Array.isArray(value)) {
        mix(h, 0x5b00 + value.length);
        for (let i = 0; i < value.length; i++) {
          const part = value[i];
          // Most lists are of numbers.
          if (typeof part === 'number' && part === (part | 0)) mix(h, part);
          else fold(h, part);
        }
      } else {
        const object = value as { readonly [key: string]: Plain };
        mix(h, 0x7b00);
        for (const key in object) {
          word(h, key);
          fold(h, object[key] as Plain);
        }
        mix(h, 0x7d00);
      }
  }
}

function mix(h: Fold, x: number): void {
  h.a = Math.imul(h.a ^ x, 0x01000193);
  h.b = Math.imul(h.b ^ (x + (h.a >>> 15)), 0x5bd1e995);
}

function word(h: Fold, text: string): void {
  mix(h, 0x2200 + text.length);
  for (let i = 0; i < text.length; i++) mix(h, text.charCodeAt(i));
}
