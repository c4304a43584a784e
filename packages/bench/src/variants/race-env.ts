import { diceRace } from '@indigo/dice-race';
import { answerLine, Environment } from '@indigo/env';
import { policy } from '../policy.ts';
import type { Variant } from '../variant.ts';

/** As many tables as whoever trains would have at once; a decision is one answer at one of them. */
const MATCHES = 32;

const env = await Environment.open(diceRace, { matches: MATCHES, seats: 4, view: false });
const pick = policy();
let line = answerLine(env, '{"do":"reset","seed":1}');

/** Reads a line as another program would, and answers it. */
function batch(): number {
  const { matches } = JSON.parse(line) as { matches: readonly { options: readonly string[] }[] };
  const answers = matches.map(({ options }) => pick(options.length));
  line = answerLine(env, JSON.stringify({ do: 'step', answers }));
  return MATCHES;
}

export const variant: Variant = { batch };
