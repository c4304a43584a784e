import { isIP } from 'node:net';
import { InvalidArgumentError } from 'commander';
import { text } from './text.ts';

/** Numbers of more digits are not exact. */
const MOST_DIGITS = 15;

/** A whole number, at least `least` and at most `most`. */
export const whole =
  (least = Number.MIN_SAFE_INTEGER, most = Number.MAX_SAFE_INTEGER) =>
  (value: string): number => {
    const number = Number(value);
    const isWhole = /^-?\d+$/.test(value);
    if (isWhole && Number.isSafeInteger(number) && number >= least && number <= most) return number;
    if (isWhole && !Number.isSafeInteger(number) && most === Number.MAX_SAFE_INTEGER)
      throw new InvalidArgumentError(text.wrong.digits(MOST_DIGITS));
    throw new InvalidArgumentError(text.wrong.whole(least, most));
  };

/** A port: 0 stands for any. */
export const port = whole(0, 65_535);
/** Days: a hundred years are as good as for ever. */
export const days = (least: number): ((value: string) => number) => whole(least, 36_500);
/** Seconds, up to an hour. */
export const seconds = whole(0, 3600);
/** How many futures of a position: more take longer than anybody waits. */
export const futures = whole(1, 100_000);
/** How many matches or decisions. */
export const many = whole(1, 1_000_000_000);
/** How many at a time: more processes than that help nobody. */
export const jobs = whole(1, 256);

/** A name of something, which is not empty. */
export function named(value: string): string {
  if (value.trim() !== '') return value;
  throw new InvalidArgumentError(text.wrong.empty);
}

/** Names of something, one after the other. */
export const namedEach = (value: string, before: readonly string[] = []): string[] => [
  ...before,
  named(value),
];

/** Words with commas between, none of them empty. */
export const words = (value: string): string[] => value.split(',').map((word) => named(word).trim());

export const oneOf =
  (...choices: readonly string[]) =>
  (value: string): string => {
    if (choices.includes(value)) return value;
    throw new InvalidArgumentError(text.wrong.oneOf(choices));
  };

/** Addresses and networks, with commas between. */
export function proxies(value: string): string {
  for (const part of value.split(',').map((one) => one.trim())) {
    const [address, bits, ...more] = part.split('/');
    const most = { 4: 32, 6: 128 }[isIP(address)];
    const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (most ?? 0));
    if (most === undefined || !fits || more.length > 0)
      throw new InvalidArgumentError(text.wrong.proxies(part));
  }
  return value;
}

/** Where people find a server: nothing but its origin. */
export function origin(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  const plain = url !== null && /^https?:$/.test(url.protocol) && value.replace(/\/$/, '') === url.origin;
  if (url === null || !plain) throw new InvalidArgumentError(text.wrong.url);
  return url.origin;
}

/** Where other servers reach this one: they speak plain http to each other. */
export function peer(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url?.protocol !== 'http:' || value.replace(/\/$/, '') !== url.origin)
    throw new InvalidArgumentError(text.wrong.peer);
  return url.origin;
}

/** A database that several servers share. It may hold a password, so it is not quoted. */
export function postgres(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url === null || !/^postgres(ql)?:$/.test(url.protocol) || url.pathname.length < 2)
    throw new InvalidArgumentError(text.wrong.postgres);
  return value;
}

/** Where work waits that several machines share. It may hold a password, so it is not quoted. */
export function redis(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url === null || !/^rediss?:$/.test(url.protocol) || url.hostname === '')
    throw new InvalidArgumentError(text.wrong.redis);
  return value;
}

const SHORTEST = 16;

/** What servers know each other by. */
export function secret(value: string): string {
  if (value.length < SHORTEST || !/^[\x21-\x7e]+$/.test(value))
    throw new InvalidArgumentError(text.wrong.secret(SHORTEST));
  return value;
}

/** A share in percent above `least` and below 100. */
export const percentAbove =
  (least: number) =>
  (value: string): number => {
    const number = Number(value);
    if (/^\d+(\.\d+)?$/.test(value) && number > least && number < 100) return number;
    throw new InvalidArgumentError(text.wrong.percent(least));
  };

/** A SHA-256 as hex. */
export function hash(value: string): string {
  if (/^[0-9a-f]{64}$/i.test(value)) return value.toLowerCase();
  throw new InvalidArgumentError(text.wrong.hash);
}
