import type { Plain } from '@indigo/kernel';
import type { Codebook } from './codebook.ts';

/**
 * JSON in few bytes. Every value begins with one byte:
 *
 * 0–99 that number · 100 null · 101 false · 102 true · 103 a whole number, zigzag · 104 a number of 8 bytes ·
 * 105 text · 106, 107 words joined by `:` or `/` · 108 a list of so many · 109 an object of so many ·
 * 110–127 a list of 0–17 · 128–191 a word of the book · 192–255 one of the others, with the byte that follows.
 */
const NULL = 100;
const FALSE = 101;
const TRUE = 102;
const WHOLE = 103;
const DOUBLE = 104;
const TEXT = 105;
const COLONS = 106;
const SLASHES = 107;
const LIST = 108;
const OBJECT = 109;
const SHORT_LIST = 110;
const LONGEST_SHORT = 17;
const WORD = 128;
const NEAR = 64;
const FAR = 192;
/** Twice this is still exact. */
const LARGEST = 2 ** 52;
const MOST_WORDS = NEAR + 64 * 256;

const MOST_SPELLED = 20_000;

// In every browser and in Node, though not in the language itself.
declare class TextEncoder {
  encode(text: string): Uint8Array;
}
declare class TextDecoder {
  constructor(label: 'utf-8', how: { fatal: boolean });
  decode(bytes: Uint8Array): string;
}

const utf8 = new TextEncoder();
const fromUtf8 = new TextDecoder('utf-8', { fatal: true });

/** A list packed before, and where: what several are told alike is packed once. */
interface Packed {
  readonly list: readonly Plain[];
  readonly from: number;
  readonly to: number;
}

/** The last lists that are remembered. */
const RECALLED = 4;
const ROOM = 16_384;

class Writer {
  private bytes = new Uint8Array(ROOM);
  private at = 0;
  private recent: Packed[] = [];
  private readonly book: Codebook;
  /** Spelling a name is dear and the same names come again and again: kept, up to so many. */
  private readonly names = new Map<string, Uint8Array>();

  constructor(book: Codebook) {
    this.book = book;
  }

  /** Good until the next is written. Lists in `value` must not be changed afterwards: they are known by their identity. */
  write(value: Plain): Uint8Array {
    if (this.at > ROOM / 2) {
      this.at = 0;
      this.recent = [];
    }
    const from = this.at;
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      this.object(value as { readonly [key: string]: Plain }, true);
    } else this.value(value);
    return this.bytes.subarray(from, this.at);
  }

  /** The same list, packed a moment ago for somebody else, is only copied. */
  private again(list: readonly Plain[]): void {
    for (const { list: other, from, to } of this.recent) {
      if (other !== list) continue;
      this.room(to - from);
      this.bytes.copyWithin(this.at, from, to);
      this.at += to - from;
      return;
    }
    const from = this.at;
    this.value(list);
    this.recent.push({ list, from, to: this.at });
    if (this.recent.length > RECALLED) this.recent.shift();
  }

  private room(count: number): void {
    if (this.at + count <= this.bytes.length) return;
    const larger = new Uint8Array(Math.max(this.bytes.length * 2, this.at + count));
    larger.set(this.bytes);
    this.bytes = larger;
  }

  private value(value: Plain | undefined): void {
    this.room(16);
    switch (typeof value) {
      case 'number':
        this.number(value);
        return;
      case 'string':
        this.text(value);
        return;
      case 'boolean':
        this.bytes[this.at++] = value ? TRUE : FALSE;
        return;
      case 'object':
        if (value === null) this.bytes[this.at++] = NULL;
        else if (Array.isArray(value)) this.list(value);
        else this.object(value as { readonly [key: string]: Plain });
        return;
      default:
        this.bytes[this.at++] = NULL;
    }
  }

  private number(value: number): void {
    if (Number.isInteger(value) && value >= 0 && value < 100) this.bytes[this.at++] = value;
    else if (Number.isInteger(value) && Math.abs(value) < LARGEST && !Object.is(value, -0)) {
      this.bytes[this.at++] = WHOLE;
      this.varint(value < 0 ? -value * 2 - 1 : value * 2);
    } else {
      this.bytes[this.at++] = DOUBLE;
      new DataView(this.bytes.buffer).setFloat64(this.at, value);
      this.at += 8;
    }
  }

  private varint(value: number): void {
    let left = value;
    while (left > 127) {
      this.bytes[this.at++] = (left % 128) + 128;
      left = Math.floor(left / 128);
    }
    this.bytes[this.at++] = left;
  }

  private list(list: readonly Plain[]): void {
    if (list.length <= LONGEST_SHORT) this.bytes[this.at++] = SHORT_LIST + list.length;
    else {
      this.bytes[this.at++] = LIST;
      this.varint(list.length);
    }
    for (let i = 0; i < list.length; i++) this.value(list[i]);
  }

  private object(object: { readonly [key: string]: Plain | undefined }, recalls = false): void {
    // As JSON does: what is undefined is not there.
    let count = 0;
    for (const key in object) if (object[key] !== undefined) count++;
    this.bytes[this.at++] = OBJECT;
    this.varint(count);
    for (const key in object) {
      const value = object[key];
      if (value === undefined) continue;
      this.room(16);
      this.text(key);
      if (recalls && Array.isArray(value)) this.again(value);
      else this.value(value);
    }
  }

  private text(text: string): void {
    if (this.word(text)) return;
    const known = this.names.get(text);
    if (known !== undefined) {
      this.room(known.length);
      this.bytes.set(known, this.at);
      this.at += known.length;
      return;
    }
    const from = this.at;
    if (!this.joined(text, ':', COLONS) && !this.joined(text, '/', SLASHES)) this.spell(text);
    if (this.names.size < MOST_SPELLED && text.length <= 80) {
      this.names.set(text, this.bytes.slice(from, this.at));
    }
  }

  private word(text: string): boolean {
    const number = this.book.numbers.get(text);
    if (number === undefined || number >= MOST_WORDS) return false;
    if (number < NEAR) this.bytes[this.at++] = WORD + number;
    else {
      this.bytes[this.at++] = FAR + Math.floor((number - NEAR) / 256);
      this.bytes[this.at++] = (number - NEAR) % 256;
    }
    return true;
  }

  private joined(text: string, by: string, tag: number): boolean {
    if (!text.includes(by)) return false;
    const parts = text.split(by);
    this.bytes[this.at++] = tag;
    this.varint(parts.length);
    for (const part of parts) {
      this.room(16);
      if (/^(0|[1-9]\d{0,8})$/.test(part)) this.number(Number(part));
      else if (!this.word(part)) this.spell(part);
    }
    return true;
  }

  private spell(text: string): void {
    const bytes = utf8.encode(text);
    this.room(bytes.length + 8);
    this.bytes[this.at++] = TEXT;
    this.varint(bytes.length);
    this.bytes.set(bytes, this.at);
    this.at += bytes.length;
  }
}

/** One for each book: it keeps its room and the names it has spelled. */
const writers = new WeakMap<Codebook, Writer>();

export const pack = (value: Plain, book: Codebook): Uint8Array => packedOnce(value, book).slice();

/** The same for somebody who copies it at once: it is overwritten by what is packed next. */
export function packedOnce(value: Plain, book: Codebook): Uint8Array {
  let writer = writers.get(book);
  if (writer === undefined) {
    writer = new Writer(book);
    writers.set(book, writer);
  }
  return writer.write(value);
}

/** What was packed. Throws where it was not packed with this book, as far as that shows. */
export function unpack(bytes: Uint8Array, book: Codebook): Plain {
  const reader = new Reader(bytes, book);
  const value = reader.value();
  if (reader.at !== bytes.length) throw new Error('a packed message is too long');
  return value;
}

class Reader {
  at = 0;
  private readonly bytes: Uint8Array;
  private readonly book: Codebook;

  constructor(bytes: Uint8Array, book: Codebook) {
    this.bytes = bytes;
    this.book = book;
  }

  private byte(): number {
    if (this.at >= this.bytes.length) throw new Error('a packed message ends too soon');
    return this.bytes[this.at++];
  }

  value(): Plain {
    const tag = this.byte();
    if (tag < NULL) return tag;
    if (tag >= WORD) return this.word(tag);
    if (tag >= SHORT_LIST) return this.list(tag - SHORT_LIST);
    switch (tag) {
      case NULL:
        return null;
      case FALSE:
        return false;
      case TRUE:
        return true;
      case WHOLE: {
        const zigzag = this.varint();
        return zigzag % 2 === 0 ? zigzag / 2 : -(zigzag + 1) / 2;
      }
      case DOUBLE: {
        this.at += 8;
        return new DataView(this.bytes.buffer, this.bytes.byteOffset).getFloat64(this.at - 8);
      }
      case TEXT: {
        const length = this.varint();
        this.at += length;
        return fromUtf8.decode(this.bytes.subarray(this.at - length, this.at));
      }
      case COLONS:
        return this.list(this.varint()).join(':');
      case SLASHES:
        return this.list(this.varint()).join('/');
      case LIST:
        return this.list(this.varint());
      default:
        return this.object(this.varint());
    }
  }

  private word(tag: number): string {
    const number = tag < FAR ? tag - WORD : NEAR + (tag - FAR) * 256 + this.byte();
    const word = this.book.words[number];
    if (word === undefined) throw new Error('a packed message has a word that is not in the book');
    return word;
  }

  private varint(): number {
    let value = 0;
    let scale = 1;
    for (;;) {
      const byte = this.byte();
      value += (byte % 128) * scale;
      if (byte < 128) return value;
      scale *= 128;
    }
  }

  private list(length: number): Plain[] {
    if (length > this.bytes.length) throw new Error('a packed message ends too soon');
    const list: Plain[] = [];
    for (let i = 0; i < length; i++) list.push(this.value());
    return list;
  }

  private object(length: number): Plain {
    const entries: [string, Plain][] = [];
    for (let i = 0; i < length; i++) entries.push([String(this.value()), this.value()]);
    return Object.fromEntries(entries);
  }
}
