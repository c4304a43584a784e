import type { Told } from '@indigo/host';

/** What is worth telling when all is over, the latest first: not that somebody got nothing. */
export const worthTelling = (results: readonly Told[]): readonly Told[] =>
  results.filter(({ result: { winner, lines } }) => winner !== null || lines.length > 0).toReversed();
