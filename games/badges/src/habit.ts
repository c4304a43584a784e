/** What a player does without thinking long: how bots let a future go on. No rule depends on it. */
import { type Asking, DONE, type Plain, type Rng, type Seat } from '@indigo/kernel';
import type { Answer } from './answers.ts';
import { pipsNeeded } from './kinds.ts';
import type { Badges, Challenge } from './state.ts';

type Habit = (s: Badges, options: readonly never[], rng: Rng) => number;

const HABITS: { readonly [kind: string]: Habit } = {
  move,
  fight,
  'answer-offer': (_s, options: readonly Answer[]) => options.findIndex((answer) => answer.do === 'reject'),
  // What lies in the Party stays there.
  rearrange: (_s, options: readonly Plain[], rng) => orAny(options.indexOf(DONE), options, rng),
};

export function habit(s: Badges, asking: Asking, _seat: Seat, options: readonly Plain[], rng: Rng): number {
  const known = HABITS[asking.question.kind];
  return known === undefined ? rng(options.length) : known(s, options as readonly never[], rng);
}

const orAny = (index: number, options: readonly unknown[], rng: Rng): number =>
  index < 0 ? rng(options.length) : index;

/** Who has come to a place does what one comes there for, or waits there: ending the turn is the last of the options. */
function move(_s: Badges, options: readonly Answer[], rng: Rng): number {
  const [first, second] = options;
  const end = options.length - 1;
  if (first.do === 'compete') return 0;
  // A Gym may be too hard yet, a route may lie before one: now this, now that.
  if (first.do === 'challenge') return rng(2) === 0 ? 0 : end;
  if (first.do === 'capture') return second.do === 'challenge' || second.do === 'compete' ? rng(2) : 0;
  return end;
}

/** The one that wins most easily; who has begun fights on. */
function fight(s: Badges, options: readonly Answer[]): number {
  const { site } = s.gym as Challenge;
  let [best, least] = [0, Infinity];
  for (let i = 0; i < options.length; i++) {
    const answer = options[i];
    const pips = answer.do === 'send' ? pipsNeeded(answer.card, site) : Infinity;
    if (pips < least) [best, least] = [i, pips];
  }
  return best;
}
