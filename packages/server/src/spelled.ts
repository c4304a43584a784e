import { type Codebook, packedOnce } from '@indigo/host';
import type { Plain } from '@indigo/kernel';
import type { Event } from '@indigo/protocol';

/** An event as it goes over the wire: spelled once for all who want it the same way. */
export interface Spelled {
  readonly data: Buffer;
  /** Packed; else it is JSON. */
  readonly binary: boolean;
}

/** Packed if there is a book, else JSON. */
export function spelled(event: Event, book: Codebook | null): Spelled {
  if (book === null) return { data: Buffer.from(JSON.stringify(event)), binary: false };
  // What is packed is good until the next is: what is sent may have to wait.
  return { data: Buffer.from(packedOnce(event as unknown as Plain, book)), binary: true };
}
