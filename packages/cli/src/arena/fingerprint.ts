import { createHash } from 'node:crypto';
import type { AnyRuleset } from '@indigo/kernel';
import { playOut } from '@indigo/lab';
import type { Terms } from './bout.ts';
import { Lineups } from './lineups.ts';

/** So many choices of a match are looked at. */
const CHOICES = 24;

/**
 * What bots know of a game and what they do at the beginning of a match: matches of bots that have learned or changed
 * since must not be counted with those before, though their names are the same.
 */
export async function fingerprintOf(ruleset: AnyRuleset, terms: Terms): Promise<string> {
  const mind = await ruleset.mind?.();
  const known = [mind?.learned, mind?.slips, mind?.pace, mind?.enough];
  const hash = createHash('sha256').update(JSON.stringify(known));
  for (const [lineup] of new Lineups(terms.bots, terms.seats).groups) {
    const series = { ...terms, bots: lineup, maxDecisions: CHOICES, counts: false };
    playOut(ruleset, series, 0, {
      after: (seat, _asking, choice) => {
        hash.update(JSON.stringify([seat, choice]));
      },
    });
  }
  return hash.digest('hex').slice(0, 16);
}
