import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether a request brings this token as its bearer. How long the look takes tells nothing about the token. */
export function bears(token: string, authorization: string | undefined): boolean {
  const [wanted, told] = [`Bearer ${token}`, authorization ?? ''].map((text) =>
    createHash('sha256').update(text).digest(),
  );
  return timingSafeEqual(wanted, told);
}
