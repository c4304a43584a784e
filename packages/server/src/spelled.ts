import { type Brief, type Codebook, packedOnce, type Update, unpack } from '@indigo/host';
import type { Plain } from '@indigo/kernel';
import type { Event } from '@indigo/protocol';

/** An event as it goes over the wire: spelled once for all who want it the same way. */
export interface Spelled {
  readonly data: Buffer;
  /** Packed; else it is JSON. */
  readonly binary: boolean;
}

/** What was spelled last, and how. */
let last: { readonly event: Event; readonly book: Codebook | null; readonly data: Buffer } | null = null;

/** Packed if there is a book, else JSON. */
export function spelled(event: Event, book: Codebook | null): Spelled {
  // What is packed is good until the next is: what is sent may have to wait.
  const data = Buffer.from(
    book === null ? JSON.stringify(event) : packedOnce(event as unknown as Plain, book),
  );
  last = { event, book, data };
  return { data, binary: book !== null };
}

/** Just what was said a moment ago, if it was: told to nobody it stays as it is. */
export const brief = (update: Update): Brief =>
  last?.event === update ? new Said(last.data.toString('latin1'), last.book) : { whole: () => update };

/** The bytes of an event as a text: a list of bytes would keep all that shares its memory. */
class Said implements Brief {
  private readonly text: string;
  private readonly book: Codebook | null;

  constructor(text: string, book: Codebook | null) {
    this.text = text;
    this.book = book;
  }

  whole(): Update {
    const bytes = Buffer.from(this.text, 'latin1');
    return (this.book === null
      ? JSON.parse(bytes.toString())
      : unpack(bytes, this.book)) as unknown as Update;
  }
}
