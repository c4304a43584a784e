import { DONE, type Outlook, type Plain, type Rng, type State } from '@indigo/kernel';
import type { Bot } from './bot.ts';

/**
 * Anything legal, each as likely as the others; a composed answer that may stand is as likely to be closed as to go on,
 * or every trade would offer the whole table. It plays a match and a playout of the same seed alike.
 */
export const random: Bot = {
  name: 'random',
  title: 'Random',
  about: 'does anything the rules allow',
  keeps: false,
  choose,
  answer: (outlook, rng) => {
    const { shape, options } = outlook.decision;
    return shape === 'pick' ? pick(options, rng).id : compose(outlook, rng);
  },
};

/** One of a run's options. Where it closes an answer in parts, nobody looks for the list of what might follow. */
export function choose(run: Choosing, rng: Rng): Plain {
  if (!run.mayClose()) return pick(run.options(), rng);
  return rng(2) === 0 ? DONE : pick(run.additions(), rng);
}

/** The same, of some of its options. */
export function chooseOf(options: readonly Plain[], rng: Rng): Plain {
  const more = options.length - 1;
  // Composing: the last way is to close.
  if (more > 0 && options[more] === DONE) return rng(2) === 0 ? DONE : options[rng(more)];
  return pick(options, rng);
}

/** What there is to choose from: a run, or as much of it as a seat may know. */
interface Choosing {
  mayClose(): boolean;
  options(): readonly Plain[];
  additions(): readonly Plain[];
}

function compose<S extends State, V extends Plain>(outlook: Outlook<S, V>, rng: Rng): readonly string[] {
  const parts: string[] = [];
  for (;;) {
    const draft = outlook.composing(parts);
    if ('refused' in draft) throw new Error(draft.reason);
    const { next, missing } = draft;
    if (next.length === 0 || (missing === null && rng(2) === 0)) return parts;
    parts.push(pick(next, rng));
  }
}

const pick = <T>(list: readonly T[], rng: Rng): T => list[rng(list.length)];
