import { seeded, seedOf } from '@indigo/kernel';
import type { AnyMatch, GameFacts, Setting } from '../game.ts';
import { begin, playOn } from '../play.ts';

/** The match is over in time, with winners that sit at the table, and then nobody is asked any more. */
export function checkEnds(setting: Setting, facts: GameFacts): AnyMatch {
  const match = begin(setting);
  const bound = facts.bound ?? 20_000;
  playOn(match, bound, seeded(seedOf(setting.seed, 3)), facts.policy);
  if (!match.over) throw new Error(`not over after ${bound} answers (turn ${match.turn})`);
  if (match.open().length > 0) throw new Error('somebody is asked although the match is over');
  for (const seat of match.winners ?? []) {
    if (!(Number.isInteger(seat) && seat >= 0 && seat < match.seats)) throw new Error(`seat ${seat} has won`);
  }
  return match;
}
