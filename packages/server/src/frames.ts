import { type Codebook, packedOnce } from '@indigo/host';
import type { Plain } from '@indigo/kernel';
import type { Event } from '@indigo/protocol';

/** First bytes of a whole message in one frame (RFC 6455): text, and bytes. */
const TEXT = 0x81;
const BYTES = 0x82;
const SHORT = 126;
const MIDDLE = 65_536;

/**
 * An event as it goes over the wire, head and all in one piece: written once for all who want it the same way, and to
 * each with one call. Packed if there is a book, else JSON.
 */
export function frameOf(event: Event, book: Codebook | null): Buffer {
  if (book !== null) {
    const packed = packedOnce(event as unknown as Plain, book);
    const frame = framed(BYTES, packed.length);
    frame.set(packed, frame.length - packed.length);
    return frame;
  }
  const text = JSON.stringify(event);
  const length = Buffer.byteLength(text);
  const frame = framed(TEXT, length);
  frame.write(text, frame.length - length);
  return frame;
}

/** A frame with its head, and room for so many bytes. */
function framed(kind: number, length: number): Buffer {
  const head = length < SHORT ? 2 : length < MIDDLE ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = kind;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = SHORT;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = SHORT + 1;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  return frame;
}
